import { archPath, Drawing, ground, Paving } from './Drawing.tsx'
import * as styles from './illustrations.css.ts'

/** The door of the arch is shut, with a keyhole: access refused. */
export function ShutDoor() {
  return (
    <Drawing>
      <path className={styles.bold} d={ground} />
      <path className={styles.bold} d={archPath} />
      <path className={styles.thin} d="M60 104V59a20 20 0 0 1 40 0v45M80 39v65M60 72h40" />
      <path className={styles.accent} d="M88 82a4 4 0 1 0 .01 0M88 90v6" />
      <Paving />
    </Drawing>
  )
}
