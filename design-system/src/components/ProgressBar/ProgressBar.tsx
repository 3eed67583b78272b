import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import { useMessages } from '../../i18n/useMessages.ts'
import * as bar from '../../internal/bar/bar.css.ts'
import { given } from '../../internal/given.ts'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import * as styles from './ProgressBar.css.ts'
import { messages } from './ProgressBar.messages.ts'

export const progressStates = ['running', 'paused', 'failed', 'done'] as const
export type ProgressState = (typeof progressStates)[number]
export const progressSizes = ['medium', 'small'] as const

export interface ProgressBarProps {
  /** What is being done: "Import du rapport". */
  label: string
  /** The label is said and not shown, where it stands elsewhere: in the row of a table. @default false */
  isLabelHidden?: boolean
  /** How much is done, between 0 and `maximum`; leave out while nobody knows. */
  value?: number
  /** @default 100 */
  maximum?: number
  /** The figure in words, instead of percent: "3 fichiers sur 12". */
  figure?: string
  /** What else is known: "1,2 Mo/s, encore 3 minutes"; for what failed, why. */
  detail?: ReactNode
  /** @default 'running' */
  state?: ProgressState
  /** @default 'medium' */
  size?: (typeof progressSizes)[number]
}

const looks = {
  running: { fill: 'accent', kind: 'active' },
  paused: { fill: 'neutral', kind: 'waiting' },
  failed: { fill: 'danger', kind: 'danger' },
  done: { fill: 'success', kind: 'success' },
} as const

/** How far work is that takes its time. For how much of something is used, `Meter`. */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  maximum = 100,
  figure,
  detail,
  state = 'running',
  size = 'medium',
}: ProgressBarProps) {
  const t = useMessages(messages)
  const isUnknown = value === undefined
  const { fill, kind } = looks[state]
  return (
    <div className={bar.frame}>
      <AriaProgressBar
        {...given({ value, valueLabel: figure, 'aria-label': isLabelHidden ? label : undefined })}
        maxValue={maximum}
        isIndeterminate={isUnknown}
        className={bar.bar}
      >
        {({ percentage = 0, valueText }) => (
          <>
            {!isLabelHidden && <Label className={bar.label}>{label}</Label>}
            <span aria-hidden className={bar.figure}>
              {isUnknown ? state === 'running' && t('unknown') : valueText}
            </span>
            <div className={`${bar.track} ${bar.size[size]} ${isLabelHidden ? bar.trackAlone : ''}`}>
              {isUnknown && state === 'running' ? (
                <div className={styles.unknown} />
              ) : (
                <div className={bar.fill[fill]} style={{ inlineSize: `${percentage}%` }} />
              )}
            </div>
          </>
        )}
      </AriaProgressBar>
      {/* Always there, so that what becomes of it is announced; the figures on the way are not. */}
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
