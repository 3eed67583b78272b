import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './Skeleton.css.ts'

export const skeletonShapes = ['text', 'block', 'square', 'circle'] as const

export interface SkeletonProps extends ElementProps<HTMLSpanElement> {
  /** What it stands for. @default 'text' */
  shape?: (typeof skeletonShapes)[number]
  /** Any CSS length. @default '100%' */
  width?: string
  /** Any CSS length; `text` takes the height of its line. */
  height?: string
}

/** A still place in the shape of what comes. Decorative: put it inside `SkeletonGroup`, which has the words. */
export function Skeleton({ shape = 'text', width = '100%', height, ...element }: SkeletonProps) {
  return (
    <span
      {...elementProps(element)}
      aria-hidden
      className={styles.shape[shape]}
      style={{ inlineSize: width, ...(height !== undefined && { blockSize: height }) }}
    />
  )
}

export interface SkeletonGroupProps extends ElementProps<HTMLDivElement> {
  /** What is awaited: "Chargement des menus…". Announced, not shown. */
  label: string
  /** Left out where the skeletons stand among things that can be used already, which a status must not hold. */
  children?: ReactNode
}

/** Skeletons that stand for one thing, announced once. */
export function SkeletonGroup({ label, children, ...element }: SkeletonGroupProps) {
  return (
    <div {...elementProps(element)} role="status">
      <span className={styles.hidden}>{label}</span>
      {children}
    </div>
  )
}
