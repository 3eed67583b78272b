import { archPath, Drawing, ground, Paving } from './Drawing.tsx'
import * as styles from './illustrations.css.ts'

/** The arch has a crack: something went wrong. */
export function CrackedArch() {
  return (
    <Drawing>
      <path className={styles.bold} d={ground} />
      <path className={styles.bold} d={archPath} />
      <path className={styles.thin} d="M60 104V59a20 20 0 0 1 40 0v45" />
      <path className={styles.accent} d="M91 20l-6 13 8 6-7 12" />
      <Paving />
    </Drawing>
  )
}
