import { Drawing, ground, Paving } from './Drawing.tsx'
import * as styles from './illustrations.css.ts'

/** The arch with a stone missing and a path that leads past it: not found. */
export function MissingStone() {
  return (
    <Drawing>
      <path className={styles.bold} d={ground} />
      <path className={styles.bold} d="M52 104V58a28 28 0 0 1 14-24M94 34a28 28 0 0 1 14 24v46" />
      <path className={styles.thin} d="M60 104V59a20 20 0 0 1 8-16M92 43a20 20 0 0 1 8 16v45" />
      <path className={styles.accent} d="M118 88l12-4 5 12-13 3z" />
      <path className={styles.thin} d="M74 24l2-8M86 24l-2-8" />
      <Paving />
    </Drawing>
  )
}
