interface TagListProps {
  /** Says what the list holds to those who only hear it. */
  readonly label: string
  readonly tags: readonly string[]
}

/** The tags of a post. */
export function TagList({ label, tags }: TagListProps) {
  return (
    <div>
      <p className="visually-hidden">{label}</p>
      <ul className="tag-list">
        {tags.map((tag) => (
          <li key={tag} className="chip">
            {tag}
          </li>
        ))}
      </ul>
    </div>
  )
}
