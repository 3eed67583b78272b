import { useId, useRef, type ReactNode } from 'react'
import { useNumberFormatter } from 'react-aria/useNumberFormatter'
import { Label } from 'react-aria-components/Label'
import { Slider, SliderFill, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as field from '../../internal/field/field.css.ts'
import { given } from '../../internal/given.ts'
import * as styles from './RangeSlider.css.ts'
import { messages } from './RangeSlider.messages.ts'

/** Both ends belong to it; they may be the same. */
export interface SliderRange {
  readonly from: number
  readonly to: number
}

export interface RangeSliderProps extends ElementProps<HTMLDivElement> {
  /** What the range is of: "Années des missions". */
  readonly label: string
  /** What it changes, under the label. */
  readonly description?: ReactNode
  /** The least number that can be chosen. */
  readonly minimum: number
  /** The greatest, more than `minimum`: where there is one number only, there is nothing to choose. */
  readonly maximum: number
  /** How far the arrow keys go, and what numbers are whole steps of, from `minimum` on. @default 1 */
  readonly step?: number
  readonly value: SliderRange
  /** Called while an end moves, to show where it is. */
  readonly onChange: (value: SliderRange) => void
  /** Called when an end is let go, and after each key: for what takes long, such as a request. */
  readonly onChangeEnd?: (value: SliderRange) => void
  /** How numbers are written and said: currency, unit; `{ useGrouping: false }` for years. */
  readonly format?: Intl.NumberFormatOptions
  /** The numbers that there are, as ticks. Ends also stop between them. @default none */
  readonly marks?: readonly number[]
  /** @default false */
  readonly isDisabled?: boolean
  /** Why it cannot be used now; shown below it while it is disabled. */
  readonly disabledReason?: string
}

/** A range of whole numbers, by an end that moves on either side. */
export function RangeSlider({
  label,
  description,
  minimum,
  maximum,
  step = 1,
  value,
  onChange,
  onChangeEnd,
  format,
  marks = [],
  isDisabled = false,
  disabledReason,
  ...element
}: RangeSliderProps) {
  const t = useMessages(messages)
  const id = useId()
  const numbers = useNumberFormatter(given(format ?? {}))
  const moved = useRef(value)
  const rangeOf = ([from = value.from, to = value.to]: readonly number[]): SliderRange => ({ from, to })
  const hasReason = isDisabled && disabledReason !== undefined
  const describing = [description != null && `${id}description`, hasReason && `${id}reason`].filter(Boolean)
  // One number written as a range would be "~2,024".
  const shown =
    value.from === value.to ? numbers.format(value.from) : numbers.formatRange(value.from, value.to)
  return (
    <Slider
      {...elementProps(element)}
      {...given({
        formatOptions: format,
        'aria-describedby': describing.length > 0 ? describing.join(' ') : undefined,
      })}
      className={styles.frame}
      minValue={minimum}
      maxValue={maximum}
      step={step}
      isDisabled={isDisabled}
      value={[value.from, value.to]}
      onChange={ends => {
        moved.current = rangeOf(ends)
        onChange(moved.current)
      }}
      onChangeEnd={ends => onChangeEnd?.(rangeOf(ends))}
    >
      <div className={styles.head}>
        <Label className={`${field.label} ${styles.label}`}>{label}</Label>
        <SliderOutput className={styles.value}>{shown}</SliderOutput>
      </div>
      {description != null && (
        <div id={`${id}description`} className={field.description}>
          {description}
        </div>
      )}
      {/* Assistive technology of touch screens sets the control itself, of which React Aria tells no end. */}
      <div className={styles.control} onChange={() => onChangeEnd?.(moved.current)}>
        <SliderTrack className={styles.track}>
          <SliderFill className={styles.fill} />
          {marks
            .filter(mark => mark >= minimum && mark <= maximum)
            .map(mark => (
              <span
                key={mark}
                className={styles.mark}
                style={{ insetInlineStart: `${((mark - minimum) / (maximum - minimum)) * 100}%` }}
              />
            ))}
          <SliderThumb index={0} aria-label={t('from')} className={styles.thumb.from} />
          <SliderThumb index={1} aria-label={t('to')} className={styles.thumb.to} />
        </SliderTrack>
      </div>
      <div aria-hidden className={styles.limits}>
        <span>{numbers.format(minimum)}</span>
        <span>{numbers.format(maximum)}</span>
      </div>
      {hasReason && (
        <div id={`${id}reason`} className={field.reason}>
          {disabledReason}
        </div>
      )}
    </Slider>
  )
}
