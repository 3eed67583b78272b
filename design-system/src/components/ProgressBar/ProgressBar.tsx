import type { ReactNode } from 'react'
import { useProgressBar } from 'react-aria/useProgressBar'
import { useMessages } from '../../i18n/useMessages.ts'
import * as bar from '../../internal/bar/bar.css.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { given } from '../../internal/given.ts'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import * as styles from './ProgressBar.css.ts'
import { messages } from './ProgressBar.messages.ts'

export const progressStates = ['running', 'paused', 'failed', 'done'] as const
export type ProgressState = (typeof progressStates)[number]
export const progressSizes = ['medium', 'small'] as const

export interface ProgressBarProps extends ElementProps<HTMLDivElement> {
  /** What is being done: "Import du rapport". */
  label: string
  /** Keeps the label for screen readers only, if it is visible elsewhere, for example in a table row. @default false */
  isLabelHidden?: boolean
  /** How much is done, between 0 and `maximum`. Leave out while unknown. */
  value?: number
  /** The value at which the work is complete. @default 100 */
  maximum?: number
  /** The progress in words, shown instead of a percentage: "3 fichiers sur 12". */
  figure?: string
  /** Further details: "1,2 Mo/s, encore 3 minutes"; after a failure, the reason. */
  detail?: ReactNode
  /** The state of the work. @default 'running' */
  state?: ProgressState
  /** Thickness of the bar. @default 'medium' */
  size?: (typeof progressSizes)[number]
}

const looks = {
  running: { fill: 'accent', kind: 'active' },
  paused: { fill: 'neutral', kind: 'waiting' },
  failed: { fill: 'danger', kind: 'danger' },
  done: { fill: 'success', kind: 'success' },
} as const

/**
 * Shows the progress of a long task. To show how much of something is used, use `Meter`.
 *
 * Uses React Aria's hook, because its component shares a module with the context of every button and would be loaded
 * with each page.
 */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  maximum = 100,
  figure,
  detail,
  state = 'running',
  size = 'medium',
  ...element
}: ProgressBarProps) {
  const t = useMessages(messages)
  const isUnknown = value === undefined
  const { fill, kind } = looks[state]
  const within = Math.min(maximum, Math.max(0, value ?? 0))
  const percentage = maximum > 0 ? (within / maximum) * 100 : 0
  const { progressBarProps, labelProps } = useProgressBar({
    ...(isLabelHidden ? { 'aria-label': label } : { label }),
    ...given({ valueLabel: figure }),
    value: within,
    maxValue: maximum,
    isIndeterminate: isUnknown,
  })
  return (
    <div {...elementProps(element)} className={bar.frame}>
      <div {...progressBarProps} className={bar.bar}>
        {!isLabelHidden && (
          <span {...labelProps} className={bar.label}>
            {label}
          </span>
        )}
        <span aria-hidden className={bar.figure}>
          {isUnknown ? state === 'running' && t('unknown') : progressBarProps['aria-valuetext']}
        </span>
        <div className={`${bar.track} ${bar.size[size]} ${isLabelHidden ? bar.trackAlone : ''}`}>
          {isUnknown && state === 'running' ? (
            <div className={styles.unknown} />
          ) : (
            <div className={bar.fill[fill]} style={{ inlineSize: `${percentage}%` }} />
          )}
        </div>
      </div>
      {/* Always in the DOM, so that the outcome is announced; intermediate figures are not. */}
      <div role="status" className={bar.below}>
        {state !== 'running' && (
          <>
            <StatusBadge look="plain" kind={kind}>
              {t(state)}
            </StatusBadge>
            <span>{detail}</span>
          </>
        )}
      </div>
      {state === 'running' && detail !== undefined && <div className={bar.below}>{detail}</div>}
    </div>
  )
}
