import * as styles from './illustrations.css.ts'

/** Three arches on one square, the middle one open: there is more than one door. In a box of 160 × 76. */
export function Arcade() {
  return (
    <svg className={styles.small} viewBox="0 28 160 76" aria-hidden focusable="false">
      <path className={styles.bold} d="M6 100h148" />
      <path className={styles.thin} d="M18 100V72a18 18 0 0 1 36 0v28M106 100V72a18 18 0 0 1 36 0v28" />
      <path className={styles.thin} d="M26 100V73a10 10 0 0 1 20 0v27M114 100V73a10 10 0 0 1 20 0v27" />
      <path className={styles.bold} d="M60 100V56a20 20 0 0 1 40 0v44" />
      <path className={styles.accent} d="M69 100V57a11 11 0 0 1 22 0v43" />
    </svg>
  )
}
