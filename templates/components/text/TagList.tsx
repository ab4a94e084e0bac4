interface TagListProps {
  /** Accessible name of the list. */
  readonly label: string
  readonly tags: readonly string[]
}

/** A post's tags; each links to a search for it. */
export function TagList({ label, tags }: TagListProps) {
  return (
    <div>
      <p className="visually-hidden">{label}</p>
      <ul className="tag-list">
        {tags.map((tag) => (
          <li key={tag}>
            <a className="tag-list__tag" href={`/blog?q=${encodeURIComponent(tag)}`}>
              <span className="chip">{tag}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
