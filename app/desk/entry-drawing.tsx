/** A corner of the triangulation, as the site's openings have it, standing still. */
export function EntryDrawing() {
  const stations = [
    [60, 80],
    [230, 30],
    [180, 210],
    [380, 150],
    [330, 330],
    [120, 380],
    [470, 300],
    [260, 480],
    [430, 470],
  ] as const
  const sides =
    'M60 80 230 30 180 210zM230 30 380 150 180 210zM380 150 330 330 180 210zM180 210 120 380 330 330zM380 150 470 300 330 330zM120 380 260 480 330 330zM330 330 430 470 260 480zM470 300 430 470 330 330z'
  return (
    <svg viewBox="0 0 520 520" className="entry-drawing" aria-hidden="true">
      <path d={sides} fill="none" stroke="currentColor" />
      <path d="M290 0v520" fill="none" stroke="currentColor" strokeDasharray="1 8" />
      {stations.map(([x, y], index) =>
        index % 4 === 2 ? (
          <path key={x} d={`M${x} ${y - 9} ${x + 9} ${y + 7}H${x - 9}z`} className="fill-gold" />
        ) : (
          <circle key={x} cx={x} cy={y} r="4" className="fill-prussian" stroke="currentColor" strokeWidth="1.5" />
        ),
      )}
    </svg>
  )
}
