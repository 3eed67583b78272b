import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Meter as AriaMeter } from 'react-aria-components/Meter'
import { useLocale } from '../../i18n/useMessages.ts'
import * as bar from '../../internal/bar/bar.css.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { given } from '../../internal/given.ts'
import type { StatusName } from '../../tokens/statuses.ts'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'

export const meterSizes = ['medium', 'small'] as const

interface MeterBase {
  /** Label that says what is measured: "Espace utilisé". */
  label: string
  /** Hides the label visually, for places that already show it. Screen readers still announce it. @default false */
  isLabelHidden?: boolean
  value: number
  /** @default 0 */
  minimum?: number
  /** @default 100 */
  maximum?: number
  /** Text of the value, instead of a percentage: "16 Go sur 20 Go". */
  figure?: string
  /** More information below the meter, for instance what follows from the value. */
  detail?: ReactNode
  /** @default 'medium' */
  size?: (typeof meterSizes)[number]
}

/** A status comes with a text: "Presque plein". */
interface MeterStatus {
  /** What the value means. Decides the color. */
  status: StatusName
  /** The status as text, because color alone is not enough. */
  statusText: string
}

export type MeterProps = ElementProps<HTMLDivElement> &
  (MeterBase & (MeterStatus | { status?: never; statusText?: never }))

/** Shows a value within a known range: disk space, quota, coverage. For work in progress, use `ProgressBar`. */
export function Meter({
  label,
  isLabelHidden = false,
  value,
  minimum = 0,
  maximum = 100,
  figure,
  detail,
  size = 'medium',
  status,
  statusText,
  ...element
}: MeterProps) {
  const locale = useLocale()
  const within = Math.min(maximum, Math.max(minimum, value))
  const shown =
    figure ??
    new Intl.NumberFormat(locale, { style: 'percent' }).format((within - minimum) / (maximum - minimum))
  return (
    <div {...elementProps(element)} className={isLabelHidden ? bar.frameAlone : bar.frame}>
      <AriaMeter
        {...given({ 'aria-label': isLabelHidden ? label : undefined })}
        value={value}
        minValue={minimum}
        maxValue={maximum}
        valueLabel={statusText === undefined ? shown : `${shown}, ${statusText}`}
        className={bar.bar}
      >
        {({ percentage }) => (
          <>
            {!isLabelHidden && <Label className={bar.label}>{label}</Label>}
            <span aria-hidden className={isLabelHidden ? bar.figureAlone : bar.figure}>
              {shown}
            </span>
            <div className={`${bar.track} ${bar.size[size]} ${isLabelHidden ? bar.trackAlone : ''}`}>
              <div className={bar.fill[status ?? 'accent']} style={{ inlineSize: `${percentage}%` }} />
            </div>
          </>
        )}
      </AriaMeter>
      {(status !== undefined || detail !== undefined) && (
        <div className={bar.below}>
          {status !== undefined && (
            <StatusBadge look="plain" kind={status}>
              {statusText}
            </StatusBadge>
          )}
          {detail !== undefined && <span>{detail}</span>}
        </div>
      )}
    </div>
  )
}
