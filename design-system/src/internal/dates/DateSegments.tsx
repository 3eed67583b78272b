import { toCalendarDate } from '@internationalized/date'
import {
  DateFieldContext,
  DateInput,
  DateSegment,
  type DateSegmentProps,
} from 'react-aria-components/DateField'
import { useSlottedContext } from 'react-aria-components/slots'
import { useLocale } from '../../i18n/useMessages.ts'
import * as styles from './segments.css.ts'
import { leftSegments } from './segments.ts'
import type { DateDraft } from './useDateDraft.ts'

/** Day, month and year, each of which can be typed or stepped, with the separator of the display format. */
export function DateSegments({ slot }: { slot?: string }) {
  const locale = useLocale()
  const separated = (segment: DateSegmentProps['segment']) =>
    segment.type === 'literal' ? { ...segment, text: locale === 'fr' ? '-' : '/' } : segment
  return (
    <DateInput {...(slot !== undefined && { slot })} className={styles.segments}>
      {segment => <DateSegment segment={separated(segment)} className={styles.segment} />}
    </DateInput>
  )
}

interface DraftSegmentsProps {
  draft: DateDraft
  /** Changes when the draft is cleared, so that partial input is cleared too. */
  generation: number
  /** Which end of a range it is. */
  slot?: 'start' | 'end'
  'aria-label'?: string
}

/** The segments of a picker. They show the draft instead of the value that the picker shares with its calendar. */
export function DraftSegments({ draft, generation, slot, ...rest }: DraftSegmentsProps) {
  const inherited = useSlottedContext(DateFieldContext, slot)
  return (
    <DateFieldContext.Provider
      value={{
        ...inherited,
        ...rest,
        value: draft.held,
        onChange: next => draft.type(next && toCalendarDate(next)),
        onBlur: event => draft.leave(leftSegments(event.currentTarget)),
      }}
    >
      <DateSegments key={generation} />
    </DateFieldContext.Provider>
  )
}
