import { useId } from 'react'
import * as styles from './Paving.css.ts'

const radius = 40
/** Rows of stones in one fan, as fractions of its radius, outermost first. */
const courses = [0.9, 0.66, 0.42, 0.18]
/** Centres of the fans in one pattern tile, from the top down: each row covers the one above it. */
const centres = [
  [radius, -radius],
  [0, 0],
  [2 * radius, 0],
  [radius, radius],
  [0, 2 * radius],
  [2 * radius, 2 * radius],
  [radius, 3 * radius],
] as const

/**
 * Cobbles laid in fans, as on the square in front of the door: the faint pattern behind the landing page and the
 * greeting.
 */
export function Paving() {
  const id = useId()
  return (
    <svg className={styles.paving} aria-hidden focusable="false">
      <defs>
        <pattern id={id} width={2 * radius} height={2 * radius} patternUnits="userSpaceOnUse">
          {centres.map(([x, y]) => (
            <g key={`${x} ${y}`}>
              <circle className={styles.fan} cx={x} cy={y} r={radius} />
              {courses.map(share => (
                <circle key={share} className={styles.course} cx={x} cy={y} r={radius * share} />
              ))}
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
