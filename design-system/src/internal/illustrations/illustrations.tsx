import type { ReactNode } from 'react'
import * as styles from './illustrations.css.ts'

/** Outline of the arch, the product's motif, in a box of 160 × 120: also what the loader draws. */
export const archPath = 'M52 104V58a28 28 0 0 1 56 0v46'
const ground = 'M12 104h136'

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 120" aria-hidden focusable="false">
      {children}
    </svg>
  )
}

function Paving() {
  return (
    <g className={styles.thin}>
      <path d="M28 104l-12 12M56 104l-6 12M80 104v12M104 104l6 12M132 104l12 12" opacity="0.6" />
    </g>
  )
}

/** An open arch on an empty square: nothing here yet. */
function EmptySquare() {
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

/** The door of the arch is shut, with a keyhole: refused. */
function ShutDoor() {
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

/** The arch with a stone missing and a path that leads past it: not found. */
function MissingStone() {
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

/** The arch has a crack: something went wrong. */
function CrackedArch() {
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

/** A broken line before the arch: no connection. */
function BrokenLine() {
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

/** The line drawings of the state screens, by what they say. Decorative: the words carry the meaning. */
export const illustrations = {
  empty: EmptySquare,
  denied: ShutDoor,
  missing: MissingStone,
  error: CrackedArch,
  offline: BrokenLine,
} as const

export type IllustrationName = keyof typeof illustrations
