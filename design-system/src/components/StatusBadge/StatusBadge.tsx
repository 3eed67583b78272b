import { CircleDashed, CircleEllipsis, Clock } from 'lucide-react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { statusIcons } from '../../internal/status/statusIcons.ts'
import { Badge, type BadgeTone } from '../Badge/Badge.tsx'
import * as styles from './StatusBadge.css.ts'

export const statusBadgeKinds = [
  'draft',
  'waiting',
  'active',
  'info',
  'success',
  'warning',
  'danger',
] as const
/** The state of a process: not started, waiting for somebody, in progress, or its outcome. */
export type StatusBadgeKind = (typeof statusBadgeKinds)[number]
export const statusBadgeLooks = ['filled', 'plain'] as const

export interface StatusBadgeProps extends ElementProps<HTMLSpanElement> {
  kind: StatusBadgeKind
  /**
   * The status in the reader's language: "À valider". Never empty, because neither colour nor icon is sufficient alone.
   */
  children: string
  /** `plain` has no background, for grids with many statuses and within text. @default 'filled' */
  look?: (typeof statusBadgeLooks)[number]
}

const shapes = { draft: CircleDashed, waiting: Clock, active: CircleEllipsis, ...statusIcons }
const tones: Record<StatusBadgeKind, BadgeTone> = {
  draft: 'neutral',
  waiting: 'neutral',
  active: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
}

/** Shows the status of an item, with icon and text. For any other property, use `Badge`. */
export function StatusBadge({ kind, children, look = 'filled', ...element }: StatusBadgeProps) {
  const Icon = shapes[kind]
  if (look === 'filled')
    return (
      <Badge
        {...elementProps(element)}
        tone={tones[kind]}
        icon={<Icon aria-hidden size="0.875rem" className={styles.icon} />}
      >
        {children}
      </Badge>
    )
  return (
    <span {...elementProps(element)} className={styles.plain[kind]}>
      <Icon aria-hidden size="1rem" className={styles.icon} />
      <span className={styles.word}>{children}</span>
    </span>
  )
}
