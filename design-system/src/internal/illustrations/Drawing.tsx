import type { ReactNode } from 'react'
import * as styles from './illustrations.css.ts'

/** Outline of the arch, the product's motif, in a box of 160 × 120; the loader draws it too. */
export const archPath = 'M52 104V58a28 28 0 0 1 56 0v46'
/** The ground line. */
export const ground = 'M12 104h136'

/** The frame of the line drawings on state screens. Decorative: the text carries the meaning. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 120" aria-hidden focusable="false">
      {children}
    </svg>
  )
}

/** The square in front of each arch. */
export function Paving() {
  return (
    <g className={styles.thin}>
      <path d="M28 104l-12 12M56 104l-6 12M80 104v12M104 104l6 12M132 104l12 12" opacity="0.6" />
    </g>
  )
}
