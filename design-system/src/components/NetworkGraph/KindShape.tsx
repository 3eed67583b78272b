import * as styles from './kindShape.css.ts'
import type { NetworkKind } from './networkTypes.ts'
import { shapePath } from './shapePaths.ts'

interface KindShapeProps {
  /** Of a kind that is not known, a circle is drawn. */
  kind: NetworkKind | undefined
  /** In pixels. @default 18 */
  size?: number
}

/** The sign of a kind, as in the graph. Decorative: its words stand beside it. */
export function KindShape({ kind, size = 18 }: KindShapeProps) {
  const { shape = 'circle', tone = 'muted' } = kind ? { tone: 'accent' as const, ...kind } : {}
  return (
    <svg
      aria-hidden
      focusable="false"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      className={styles.shape}
    >
      <path d={shapePath(shape, 10, 7.5)} className={styles.tone[tone]} />
    </svg>
  )
}
