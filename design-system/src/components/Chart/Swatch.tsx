import { assignInlineVars } from '@vanilla-extract/dynamic'
import { plotColour } from './colours.css.ts'
import * as styles from './legend.css.ts'
import { seriesLook } from './seriesLooks.ts'

interface SwatchProps {
  /** Index of the series among all. */
  place: number
  isLine: boolean
}

/** A sample of how a series is drawn. Decorative, because the name is beside it. */
export function Swatch({ place, isLine }: SwatchProps) {
  const { colour, hatch, dash, mark } = seriesLook(place)
  const inline = assignInlineVars({ [styles.colour]: plotColour.series[colour] })
  if (isLine)
    return (
      <svg aria-hidden viewBox="0 0 32 16" className={styles.lineSwatch} style={inline}>
        <path d="M1 8H31" className={styles.line} strokeDasharray={dash?.join(' ')} />
        <path d={mark} className={styles.mark} />
      </svg>
    )
  return (
    <svg aria-hidden viewBox="0 0 16 16" className={styles.swatch} style={inline}>
      <path d="M0 0H16V16H0Z" className={styles.fill} />
      {hatch !== '' && <path d={hatch} className={styles.hatch} />}
    </svg>
  )
}
