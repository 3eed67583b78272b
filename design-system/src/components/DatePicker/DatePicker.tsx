import { getLocalTimeZone, today, toCalendarDate } from '@internationalized/date'
import { CalendarDays as CalendarIcon } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Calendar } from 'react-aria-components/Calendar'
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Group } from 'react-aria-components/Group'
import { useMessages } from '../../i18n/useMessages.ts'
import { CalendarDays } from '../../internal/calendar/CalendarDays.tsx'
import { CalendarHead } from '../../internal/calendar/CalendarHead.tsx'
import { CalendarOverlay } from '../../internal/calendar/CalendarOverlay.tsx'
import { messages } from '../../internal/calendar/calendar.messages.ts'
import * as calendar from '../../internal/calendar/calendarOverlay.css.ts'
import type { DateBase } from '../../internal/dates/dateProps.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import type { FieldValue } from '../../internal/field/useFieldValue.ts'
import { checkDate, type DayRemark } from '../DateField/dateRules.ts'
import { DraftSegments } from '../../internal/dates/DateSegments.tsx'
import { focusFirstSegment } from '../../internal/dates/segments.ts'
import { useWholeEntry } from '../../internal/dates/useWholeEntry.ts'
import { readDay } from '../../internal/dates/isoDate.ts'
import * as segments from '../../internal/dates/segments.css.ts'
import { useDateEntry } from '../../internal/dates/useDateEntry.ts'
import { ClearButton, FieldButton } from '../../internal/field/FieldButton.tsx'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldLabelling } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import { given } from '../../internal/given.ts'
import { Button } from '../Button/Button.tsx'

interface DatePickerOwnProps extends FieldValue<string | null>, DateBase {
  /** A day as 'YYYY-MM-DD'; `null`: empty. */
  value?: string | null
  /** Called with whole dates only, and with `null` when it is emptied or left incomplete. */
  onChange?: (value: string | null) => void
  /**
   * Remarks on available days, each as a sentence: a holiday, a day in the past. Called for every day shown: keep it
   * stable and fast.
   */
  remark?: DayRemark
}
export type DatePickerProps = ElementProps<HTMLDivElement> & (DatePickerOwnProps & FieldLabelling)

/** A date field with a calendar, for dates whose weekday or neighbouring days matter. Accepts typing and pasting. */
export function DatePicker(props: DatePickerProps) {
  const { minimum, maximum, unavailable, remark } = props
  const t = useMessages(messages)
  const entry = useDateEntry(props)
  const { draft, generation } = entry
  const parts = useField(entry.field)
  const box = useRef<HTMLDivElement>(null)
  useWholeEntry(box, entry)
  const day = today(getLocalTimeZone()).toString()
  return (
    <AriaDatePicker
      {...elementProps(props)}
      {...parts.aria}
      {...given({ isReadOnly: props.isReadOnly })}
      value={draft.held}
      onChange={next => entry.set(next && toCalendarDate(next).toString())}
      granularity="day"
      shouldForceLeadingZeros
    >
      {({ state }) => (
        <>
          <FieldFrame field={entry.field} parts={parts}>
            <div ref={box} className={`${field.control} ${segments.box}`} {...entry.clipboard}>
              <Group className={segments.group}>
                <DraftSegments draft={draft} generation={generation} />
                <span className={segments.buttons}>
                  {entry.canClear && (
                    <ClearButton
                      slot={null}
                      label={props.label}
                      onPress={() => {
                        // The button disappears with the value, so render first and then focus the new segments.
                        flushSync(() => entry.set(null))
                        focusFirstSegment(box.current)
                      }}
                    />
                  )}
                  {props.isReadOnly !== true && (
                    <FieldButton aria-label={t('open')}>
                      <CalendarIcon aria-hidden size={16} />
                    </FieldButton>
                  )}
                </span>
              </Group>
            </div>
          </FieldFrame>
          <CalendarOverlay
            action={
              checkDate(day, props) === null && (
                <Button
                  variant="quiet"
                  size="small"
                  onPress={() => {
                    entry.set(day)
                    state.setOpen(false)
                  }}
                >
                  {t('today')}
                </Button>
              )
            }
          >
            <Calendar
              className={calendar.calendar}
              firstDayOfWeek="mon"
              minValue={readDay(minimum ?? null)}
              maxValue={readDay(maximum ?? null)}
              isDateUnavailable={date => Boolean(unavailable?.(toCalendarDate(date).toString()))}
            >
              <CalendarHead />
              <CalendarDays unavailable={unavailable} remark={remark} />
            </Calendar>
          </CalendarOverlay>
        </>
      )}
    </AriaDatePicker>
  )
}
