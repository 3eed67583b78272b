import { toCalendarDate } from '@internationalized/date'
import { ArrowRight, CalendarDays as CalendarIcon } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker'
import { Group } from 'react-aria-components/Group'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { useMessages } from '../../i18n/useMessages.ts'
import { CalendarDays } from '../../internal/calendar/CalendarDays.tsx'
import { CalendarHead } from '../../internal/calendar/CalendarHead.tsx'
import { CalendarOverlay } from '../../internal/calendar/CalendarOverlay.tsx'
import { messages } from '../../internal/calendar/calendar.messages.ts'
import * as calendar from '../../internal/calendar/calendarOverlay.css.ts'
import type { DateBase } from '../../internal/dates/dateProps.ts'
import { DraftSegments } from '../../internal/dates/DateSegments.tsx'
import { focusFirstSegment } from '../../internal/dates/segments.ts'
import { useWholeEntry } from '../../internal/dates/useWholeEntry.ts'
import { readDay } from '../../internal/dates/isoDate.ts'
import * as segments from '../../internal/dates/segments.css.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { ClearButton, FieldButton } from '../../internal/field/FieldButton.tsx'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldLabelling } from '../../internal/field/fieldProps.ts'
import { SentValue } from '../../internal/field/SentValue.tsx'
import { useField } from '../../internal/field/useField.ts'
import type { FieldValue } from '../../internal/field/useFieldValue.ts'
import { given } from '../../internal/given.ts'
import { useMediaQuery } from '../../internal/media/useMediaQuery.ts'
import * as styles from './DateRangePicker.css.ts'
import { Presets, type DateRangePreset } from './Presets.tsx'
import { useRangeEntry, type DateRange } from './useRangeEntry.ts'

export type { DateRange } from './useRangeEntry.ts'

interface DateRangePickerOwnProps extends FieldValue<DateRange>, DateBase {
  /** Both days included; `null` where there is none (yet). */
  value?: DateRange
  /** Called with whole dates only; both at once when they are chosen together. */
  onChange?: (value: DateRange) => void
  /** Named periods beside the calendar: this month, last month, the financial year. */
  presets?: readonly DateRangePreset[]
  /** Whether the range may start and end on the same day. @default true */
  isSameDayAllowed?: boolean
}
export type DateRangePickerProps = ElementProps<HTMLDivElement> & (DateRangePickerOwnProps & FieldLabelling)

/** A field for a period: two dates that are typed, pasted, chosen in a calendar, or taken from presets. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { minimum, maximum, unavailable, presets = [] } = props
  const t = useMessages(messages)
  const entry = useRangeEntry(props)
  const { start, end, generation } = entry
  const parts = useField(entry.field)
  // Both ends are sent under it: React Aria would have a name for each.
  const { name, ...aria } = parts.aria
  const box = useRef<HTMLDivElement>(null)
  useWholeEntry(box, entry)
  const months = useMediaQuery('(min-width: 48rem)') ? 2 : 1
  return (
    <AriaDateRangePicker
      {...elementProps(props)}
      {...aria}
      {...given({ isReadOnly: props.isReadOnly })}
      value={start.held && end.held ? { start: start.held, end: end.held } : null}
      onChange={range =>
        range &&
        entry.set({
          start: toCalendarDate(range.start).toString(),
          end: toCalendarDate(range.end).toString(),
        })
      }
      granularity="day"
      shouldForceLeadingZeros
    >
      {({ state }) => (
        <>
          <SentValue name={name} value={start.told ?? ''} isDisabled={props.isDisabled} />
          <SentValue name={name} value={end.told ?? ''} isDisabled={props.isDisabled} />
          <FieldFrame field={entry.field} parts={parts}>
            <div ref={box} className={`${field.control} ${segments.box}`} {...entry.clipboard}>
              <Group className={segments.group}>
                <span className={styles.ends}>
                  <span className={styles.end} data-range-end="start">
                    <DraftSegments slot="start" draft={start} generation={generation} />
                  </span>
                  <ArrowRight aria-hidden size={14} className={styles.arrow} />
                  <span className={styles.end} data-range-end="end">
                    <DraftSegments slot="end" draft={end} generation={generation} />
                  </span>
                </span>
                <span className={segments.buttons}>
                  {entry.canClear && (
                    <ClearButton
                      slot={null}
                      label={props.label}
                      onPress={() => {
                        // The button disappears with the value, so render first and then focus the new segments.
                        flushSync(entry.clear)
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
          <CalendarOverlay>
            <div className={styles.content}>
              {presets.length > 0 && (
                <Presets
                  presets={presets}
                  value={{ start: start.told, end: end.told }}
                  rules={{ ...given({ minimum, maximum }) }}
                  onChoose={preset => {
                    entry.set({ start: preset.start, end: preset.end })
                    state.setOpen(false)
                  }}
                />
              )}
              <RangeCalendar
                className={months > 1 ? calendar.calendars : calendar.calendar}
                firstDayOfWeek="mon"
                visibleDuration={{ months }}
                pageBehavior="single"
                // The calendar does not know about a partly entered range.
                {...given({ defaultFocusedValue: start.held ?? end.held ?? undefined })}
                minValue={readDay(minimum ?? null)}
                maxValue={readDay(maximum ?? null)}
                isDateUnavailable={date => Boolean(unavailable?.(toCalendarDate(date).toString()))}
                allowsNonContiguousRanges
              >
                <CalendarHead months={months} />
                <CalendarDays unavailable={unavailable} months={months} />
              </RangeCalendar>
            </div>
          </CalendarOverlay>
        </>
      )}
    </AriaDateRangePicker>
  )
}
