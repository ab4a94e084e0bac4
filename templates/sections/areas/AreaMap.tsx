import type { MapProps } from '../../props.ts'

interface AreaMapProps {
  readonly map: MapProps
  readonly className?: string
  /** Set if it's on the first screen. */
  readonly first?: true
}

/** The cities on a map, for pointer users and sighted people only: a list on the same page has the same links for everyone. */
export function AreaMap({ map, className, first }: AreaMapProps) {
  const { ground, width, height } = map
  return (
    <div className={className ? `area-map ${className}` : 'area-map'} aria-hidden="true">
      <img
        src={ground}
        alt=""
        width={width}
        height={height}
        // With normal priority React would preload it, before the font that the text waits for.
        {...(first ? { fetchPriority: 'low' } : { loading: 'lazy' })}
      />
      <svg viewBox={`0 0 ${width} ${height}`}>
        {map.names.map(({ label, transform }) => (
          <text key={label} className="area-map__name" transform={transform}>
            {label}
          </text>
        ))}
        {map.ways && <path className="area-map__ways" d={map.ways} />}
        <g>
          {/* React's types know links in HTML only, so `transform` is spread. */}
          {map.spots.map(({ href, label, text, isCurrent, ...place }) => (
            // Without an `href` it's plain text: no one needs a link to the current page.
            <a key={href} className="area-map__city" href={isCurrent ? undefined : href} tabIndex={-1} {...place}>
              <circle className="area-map__dot" />
              {text ? <text {...text}>{label}</text> : <title>{label}</title>}
            </a>
          ))}
        </g>
      </svg>
    </div>
  )
}
