import { archPath, Drawing, ground, Paving } from './Drawing.tsx'
import * as styles from './illustrations.css.ts'

/** A broken line in front of the arch: no connection. */
export function BrokenLine() {
  return (
    <Drawing>
      <path className={styles.bold} d={ground} />
      <path className={styles.bold} d={archPath} />
      <path className={styles.thin} d="M60 104V59a20 20 0 0 1 40 0v45" />
      <path className={styles.accent} d="M8 78h20l6-6M152 78h-20l-6 6M40 66l4-4M120 90l-4 4" />
      <Paving />
    </Drawing>
  )
}
