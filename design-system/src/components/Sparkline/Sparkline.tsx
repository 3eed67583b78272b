import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useMemo } from 'react'
import type { Message } from '../../i18n/messages.ts'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { chartNumbers } from '../Chart/chartNumbers.ts'
import * as styles from './Sparkline.css.ts'
import { messages } from './Sparkline.messages.ts'
import { sparkPath, sparkPoints } from './sparkPath.ts'

export const sparklineSizes = ['small', 'medium', 'fill'] as const

export interface SparklineProps extends ElementProps<HTMLSpanElement> {
  /**
   * What the values are: "Demandes par mois". Together with the first, last, lowest and highest value, it is the text
   * alternative of the line.
   */
  label: string
  /** The values in order. `null` is unknown and leaves a gap. */
  values: readonly (number | null)[]
  /** The category of each value, for the screen reader table. @default their number */
  categories?: readonly string[]
  /** How values are formatted: decimals, currency, percent. Declare it once, outside the component. @default `{}` */
  format?: Intl.NumberFormatOptions
  /** The unit of the values, as a message: `{ one: '{{count}} demande', other: '{{count}} demandes' }`. */
  unit?: Message
  /** Size of the sparkline. `fill` takes the width of its container. @default 'medium' */
  size?: (typeof sparklineSizes)[number]
  /**
   * Whether screen readers get all values as a table. Set it to `false` if the page shows them anyway, as in a row of a
   * grid. @default true
   */
  hasTable?: boolean
}

/** The trend of a figure, as a small line within text. If readers need to read values from it, use `LineChart`. */
export function Sparkline({
  label,
  values,
  categories,
  format,
  unit,
  size = 'medium',
  hasTable = true,
  ...element
}: SparklineProps) {
  const locale = useLocale()
  const t = useMessages(messages)
  const { words } = useMemo(() => chartNumbers(locale, { format, unit, largest: 0 }), [locale, format, unit])
  const points = sparkPoints(values)
  const known = values.filter((_, at) => points[at]).map(Number)
  const [first] = known
  const last = known.at(-1)
  const end = points.findLast(point => point !== null)
  const name =
    first === undefined || last === undefined
      ? t('empty', { label })
      : known.length === 1
        ? t('one', { label, first: words(first) })
        : t('summary', {
            label,
            first: words(first),
            last: words(last),
            least: words(Math.min(...known)),
            most: words(Math.max(...known)),
          })
  return (
    <span {...elementProps(element)} className={styles.size[size]}>
      <span role="img" aria-label={name} className={styles.plot}>
        <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.drawing}>
          <path d={sparkPath(points)} className={styles.line} />
        </svg>
        {end ? (
          <span
            className={styles.end}
            style={assignInlineVars({ [styles.x]: `${end.x}%`, [styles.y]: `${end.y}%` })}
          />
        ) : (
          <span aria-hidden className={styles.nothing}>
            —
          </span>
        )}
      </span>
      {hasTable && (
        // Uses roles, because a paragraph cannot contain a table element.
        <span role="table" aria-label={label} className={styles.hidden}>
          <span role="row">
            <span role="columnheader">{t('place')}</span> <span role="columnheader">{t('value')}</span>
          </span>
          {values.map((value, at) => {
            const place = categories?.[at] ?? String(at + 1)
            return (
              // The index is the key, because two values may have the same category.
              <span key={at} role="row">
                <span role="rowheader">{place}</span>{' '}
                <span role="cell">{points[at] ? words(Number(value)) : t('missing')}</span>
              </span>
            )
          })}
        </span>
      )}
    </span>
  )
}
