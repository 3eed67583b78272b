import { assignInlineVars } from '@vanilla-extract/dynamic'
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { Button } from '../Button/Button.tsx'
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import * as styles from './KeyFigure.css.ts'
import { useMeasuredLength } from './KeyFigureGroup.tsx'
import { messages } from './KeyFigure.messages.ts'

export { KeyFigureGroup, type KeyFigureGroupProps } from './KeyFigureGroup.tsx'

export const keyFigureLooks = ['card', 'plain'] as const

/** The change of the figure. The sign of `change` gives the direction. */
export interface KeyFigureTrend {
  /** Signed change; with the default format 0.12 is "12 %". A change that rounds to zero counts as unchanged. */
  change: number
  /** Number format of the change, which is shown without its sign. @default `{ style: 'percent' }` */
  format?: Intl.NumberFormatOptions
  /** The direction that is good. Without it, a change is neutral. */
  goodWhen?: 'up' | 'down'
}

interface KnownFigure {
  /** The value. A number is formatted for the reader's language; a string is shown unchanged. */
  value: number | string
  /** Number format: decimals, currency, percent. */
  format?: Intl.NumberFormatOptions
  /** The change of the figure, and whether that is good. */
  trend?: KeyFigureTrend
  /** The comparison: "contre 1 108 en février". */
  comparison?: string
  isLoading?: never
  unavailableReason?: never
}
interface LoadingFigure {
  isLoading: true
  value?: never
  unavailableReason?: never
}
interface MissingFigure {
  /** Why the figure is unavailable: "Le service des rapports ne répond pas." */
  unavailableReason: string
  /** Called when the reader presses "Try again". Without it there is no such button. */
  onRetry?: () => void
  value?: never
  isLoading?: never
}

interface KeyFigureBase {
  /** What is counted or measured: "Demandes à valider". */
  label: string
  /** Link to the source of the figure. The whole card is clickable. */
  href?: string
  /** Appearance. `plain` has no background, for a figure inside a card. @default 'card' */
  look?: (typeof keyFigureLooks)[number]
}
export type KeyFigureProps = ElementProps<HTMLDivElement> &
  (KeyFigureBase & (KnownFigure | LoadingFigure | MissingFigure))

/** An important number with its change. For many numbers, use a grid or a chart. */
export function KeyFigure(props: KeyFigureProps) {
  const { label, href, look = 'card' } = props
  const id = useId()
  return (
    <div {...elementProps(props)} role="group" aria-labelledby={id} className={styles.figure[look]}>
      <p id={id} className={styles.label}>
        {href === undefined ? (
          label
        ) : (
          <Link href={href} className={styles.link}>
            {label}
          </Link>
        )}
      </p>
      <Content {...props} />
    </div>
  )
}

function Content(props: KeyFigureProps): ReactNode {
  const t = useMessages(messages)
  const locale = useLocale()
  if (props.isLoading)
    return (
      <SkeletonGroup label={t('loading', { label: props.label })}>
        <div className={styles.loading}>
          <div className={styles.loadingValue}>
            <Skeleton width="7rem" />
          </div>
          <div className={styles.loadingBelow}>
            <Skeleton width="10rem" />
          </div>
        </div>
      </SkeletonGroup>
    )
  if (props.unavailableReason !== undefined)
    return (
      <>
        <p aria-hidden className={styles.missing}>
          —
        </p>
        <div className={styles.below}>
          <StatusBadge look="plain" kind="warning">
            {t('unavailable')}
          </StatusBadge>
          <span>{props.unavailableReason}</span>
          {props.onRetry && (
            <span className={styles.retry}>
              <Button variant="quiet" size="small" onPress={props.onRetry}>
                {t('retry')}
              </Button>
            </span>
          )}
        </div>
      </>
    )
  const { value, format, trend, comparison } = props
  const written = typeof value === 'number' ? new Intl.NumberFormat(locale, format).format(value) : value
  return (
    <>
      <Written>{written}</Written>
      {(trend !== undefined || comparison !== undefined) && (
        <p className={styles.below}>
          {trend && <Trend {...trend} />}
          {comparison !== undefined && <span>{comparison}</span>}
        </p>
      )}
    </>
  )
}

function Written({ children }: { children: string }) {
  const length = useMeasuredLength(children.length)
  return (
    <div className={styles.room}>
      <p className={styles.value} style={assignInlineVars({ [styles.length]: String(length) })}>
        {children}
      </p>
    </div>
  )
}

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight }

/** The change: its direction as an icon and text; whether it is good as a colour and visually hidden text. */
function Trend({ change, format = { style: 'percent' }, goodWhen }: KeyFigureTrend) {
  const t = useMessages(messages)
  const formatter = new Intl.NumberFormat(useLocale(), format)
  const amount = formatter.format(Math.abs(change))
  const direction = amount === formatter.format(0) ? 'same' : change > 0 ? 'up' : 'down'
  const news =
    goodWhen === undefined || direction === 'same' ? 'neutral' : direction === goodWhen ? 'good' : 'bad'
  const Arrow = arrows[direction]
  return (
    <span className={styles.trend[news]}>
      <Arrow aria-hidden size="1rem" strokeWidth={2.25} className={styles.arrow} />
      <span className={styles.trendWords}>
        {t(direction, { amount })}
        {news !== 'neutral' && <span className={styles.hidden}> ({t(news)})</span>}
      </span>
    </span>
  )
}
