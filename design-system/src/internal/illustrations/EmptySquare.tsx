import { archPath, Drawing, ground, Paving } from './Drawing.tsx'
import * as styles from './illustrations.css.ts'

/** An open arch on an empty square: nothing here yet. */
export function EmptySquare() {
  return (
    <Drawing>
      <path className={styles.bold} d={ground} />
      <path className={styles.bold} d={archPath} />
      <path className={styles.thin} d="M60 104V59a20 20 0 0 1 40 0v45" />
      <path className={styles.accent} d="M80 26v-9M98 31l5-7M62 31l-5-7" />
      <Paving />
    </Drawing>
  )
}
