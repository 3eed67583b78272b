import * as styles from './kindShape.css.ts'
import type { NetworkKind } from './networkTypes.ts'
import { shapePath } from './shapePaths.ts'

interface KindShapeProps {
  /** An unknown kind is drawn as a circle. */
  kind: NetworkKind | undefined
  /** In pixels. @default 18 */
  size?: number
}

/** The symbol of a kind, as in the graph. Decorative: its name is written beside it. */
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
