import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './Skeleton.css.ts'

export const skeletonShapes = ['text', 'block', 'square', 'circle'] as const

export interface SkeletonProps extends ElementProps<HTMLSpanElement> {
  /** The shape of the content to come. @default 'text' */
  shape?: (typeof skeletonShapes)[number]
  /** Any CSS length. @default '100%' */
  width?: string
  /** Any CSS length. A `text` skeleton has the height of its line. */
  height?: string
}

/**
 * A static placeholder in the shape of the content to come. Decorative: put it inside a `SkeletonGroup`, which has the
 * text.
 */
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
  /** What is loading: "Chargement des menus…". Announced, not visible. */
  label: string
  /**
   * The skeletons. Leave them out if they stand among controls that can already be used, which must not be inside a
   * status.
   */
  children?: ReactNode
}

/** A group of skeletons that stand for one thing, announced once. */
export function SkeletonGroup({ label, children, ...element }: SkeletonGroupProps) {
  return (
    <div {...elementProps(element)} role="status">
      <span className={styles.hidden}>{label}</span>
      {children}
    </div>
  )
}
