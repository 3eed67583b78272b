import { useRef } from 'react'
import {
  DateInput,
  DateSegment,
  type DateSegmentProps,
  TimeField as AriaTimeField,
  TimeFieldStateContext,
} from 'react-aria-components/TimeField'
import { leftSegments } from '../../internal/dates/segments.ts'
import { useWholeEntry } from '../../internal/dates/useWholeEntry.ts'
import * as segments from '../../internal/dates/segments.css.ts'
import { ClearSegments } from '../../internal/dates/ClearSegments.tsx'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import type { FieldValue } from '../../internal/field/useFieldValue.ts'
import { given } from '../../internal/given.ts'
import { useTimeEntry } from './useTimeEntry.ts'

interface TimeFieldOwnProps extends FieldValue<string | null>, FieldBase, ReadOnlyField {
  /** A time of day as 'HH:MM' in 24-hour format; `null` when empty. */
  value?: string | null
  /** Called only with complete times, and with `null` when the field is cleared or left incomplete. */
  onChange?: (value: string | null) => void
}
export type TimeFieldProps = ElementProps<HTMLDivElement> & (TimeFieldOwnProps & FieldLabelling)

/**
 * Node writes a narrow no-break space before AM and PM, browsers a plain one: what a server draws would differ from what
 * the browser draws, and React would draw the whole page again.
 */
const separated = (segment: DateSegmentProps['segment']) =>
  segment.type === 'literal' ? { ...segment, text: segment.text.replaceAll('\u202F', ' ') } : segment

/** A field for a time of day, typed or pasted. */
export function TimeField(props: TimeFieldProps) {
  const entry = useTimeEntry(props)
  const parts = useField(entry.field)
  const box = useRef<HTMLDivElement>(null)
  useWholeEntry(box, entry)
  return (
    <AriaTimeField
      {...elementProps(props)}
      {...parts.aria}
      {...given({ isReadOnly: props.isReadOnly })}
      value={entry.held}
      onChange={entry.type}
      onBlur={event => {
        entry.leave(leftSegments(event.currentTarget))
        props.onBlur?.()
      }}
      shouldForceLeadingZeros
    >
      <FieldFrame field={entry.field} parts={parts}>
        <div ref={box} className={`${field.control} ${segments.box}`} {...entry.clipboard}>
          <DateInput className={segments.segments}>
            {segment => <DateSegment segment={separated(segment)} className={segments.segment} />}
          </DateInput>
          {entry.canClear && (
            <ClearSegments
              label={props.label}
              state={TimeFieldStateContext}
              onClear={() => entry.set(null)}
            />
          )}
        </div>
      </FieldFrame>
    </AriaTimeField>
  )
}
