interface TagListProps {
  /** Says what the list holds to those who only hear it. */
  readonly label: string
  readonly tags: readonly string[]
}

/** The tags of a post; each leads to a search for it. */
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
