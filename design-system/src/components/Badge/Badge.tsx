import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './Badge.css.ts'

export const badgeTones = ['neutral', 'accent', 'strong', 'info', 'success', 'warning', 'danger'] as const
export type BadgeTone = (typeof badgeTones)[number]

export interface BadgeProps extends ElementProps<HTMLSpanElement> {
  /** One or two words. */
  children: ReactNode
  /** The last four tones express a status; use them with an icon. @default 'neutral' */
  tone?: BadgeTone
  /** Icon before the text, 14 px. */
  icon?: ReactNode
}

/** A word about the thing beside it. */
export function Badge({ children, tone, icon, ...element }: BadgeProps) {
  return (
    <span {...elementProps(element)} className={styles.badge({ tone })}>
      {icon}
      {children}
    </span>
  )
}

export interface CountBadgeProps extends ElementProps<HTMLSpanElement> {
  /** How many; nothing is shown for 0. */
  count: number
  /**
   * What is counted, including the number: "3 demandes à valider". Screen readers read it instead of the bare number.
   */
  label: string
  /** Highest number shown; larger counts appear as "99+". The label keeps the exact number. @default 99 */
  max?: number
  /** What the color expresses. @default 'strong' */
  tone?: BadgeTone
}

/** How much work waits. */
export function CountBadge({ count, label, max = 99, tone = 'strong', ...element }: CountBadgeProps) {
  const locale = useLocale()
  if (count <= 0) return null
  const format = new Intl.NumberFormat(locale)
  return (
    <span {...elementProps(element)} className={styles.badge({ tone, shape: 'count' })}>
      <span aria-hidden>{count > max ? `${format.format(max)}+` : format.format(count)}</span>
      <span className={styles.hidden}>{label}</span>
    </span>
  )
}
