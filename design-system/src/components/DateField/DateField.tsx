import { useRef } from 'react'
import { DateField as AriaDateField, DateFieldStateContext } from 'react-aria-components/DateField'
import type { DateBase } from '../../internal/dates/dateProps.ts'
import { DateSegments } from '../../internal/dates/DateSegments.tsx'
import { leftSegments } from '../../internal/dates/segments.ts'
import * as segments from '../../internal/dates/segments.css.ts'
import { useDateEntry } from '../../internal/dates/useDateEntry.ts'
import { useWholeEntry } from '../../internal/dates/useWholeEntry.ts'
import { ClearSegments } from '../../internal/dates/ClearSegments.tsx'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldLabelling } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import type { FieldValue } from '../../internal/field/useFieldValue.ts'
import { given } from '../../internal/given.ts'

interface DateFieldOwnProps extends FieldValue<string | null>, DateBase {
  /** What the browser may fill in: 'bday'. */
  autoComplete?: string
  /** A day as 'YYYY-MM-DD'; `null`: empty. */
  value?: string | null
  /** Called with whole dates only, and with `null` when it is emptied or left incomplete. */
  onChange?: (value: string | null) => void
}
export type DateFieldProps = ElementProps<HTMLDivElement> & (DateFieldOwnProps & FieldLabelling)

/** A field for a date that the reader knows by heart or copies from elsewhere: typed or pasted. */
export function DateField(props: DateFieldProps) {
  const entry = useDateEntry(props)
  const { draft } = entry
  const parts = useField(entry.field)
  const box = useRef<HTMLDivElement>(null)
  useWholeEntry(box, entry)
  return (
    <AriaDateField
      {...elementProps(props)}
      {...parts.aria}
      {...given({ isReadOnly: props.isReadOnly, autoComplete: props.autoComplete })}
      value={draft.held}
      onChange={draft.type}
      onBlur={event => {
        draft.leave(leftSegments(event.currentTarget))
        props.onBlur?.()
      }}
      granularity="day"
      shouldForceLeadingZeros
    >
      <FieldFrame field={entry.field} parts={parts}>
        <div ref={box} className={`${field.control} ${segments.box}`} {...entry.clipboard}>
          <DateSegments />
          {entry.canClear && (
            <ClearSegments
              label={props.label}
              state={DateFieldStateContext}
              onClear={() => entry.set(null)}
            />
          )}
        </div>
      </FieldFrame>
    </AriaDateField>
  )
}
