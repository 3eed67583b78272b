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

/** A range that includes both ends, which may be equal. */
export interface SliderRange {
  readonly from: number
  readonly to: number
}

export interface RangeSliderProps extends ElementProps<HTMLDivElement> {
  /** What the range selects: "Années des missions". */
  readonly label: string
  /** What the range changes. Shown below the label. */
  readonly description?: ReactNode
  /** The smallest value. */
  readonly minimum: number
  /** The largest value. It must be greater than `minimum`, or there would be nothing to choose. */
  readonly maximum: number
  /** The step of the arrow keys; values are whole steps from `minimum`. @default 1 */
  readonly step?: number
  readonly value: SliderRange
  /** Called while a thumb moves, to show its position. */
  readonly onChange: (value: SliderRange) => void
  /** Called when a thumb is released, and after each key press. Use it for expensive work such as a request. */
  readonly onChangeEnd?: (value: SliderRange) => void
  /** How values are formatted and announced: currency, unit; `{ useGrouping: false }` for years. */
  readonly format?: Intl.NumberFormatOptions
  /** The values that occur, as ticks. Thumbs also stop between them. @default none */
  readonly marks?: readonly number[]
  /** @default false */
  readonly isDisabled?: boolean
  /** Why it is disabled. Shown below the slider while it is. */
  readonly disabledReason?: string
}

/** Selects a range of whole numbers with two thumbs. */
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
  // `formatRange` would write a single value as "~2,024".
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
      {/* Assistive technology on touch screens sets the input itself, for which React Aria reports no end of the
          change. */}
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
