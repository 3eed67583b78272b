import { Timeline, type TimelineEvent } from '@parvis/design-system/Timeline'
import { useFormats } from '../i18n/formats.ts'

export interface RecordHistoryProps {
  /** The accessible name of the timeline. */
  label: string
  /** Newest first. */
  events: readonly (Pick<TimelineEvent, 'id' | 'title' | 'actor' | 'detail'> & {
    /** When it happened, as the services send it. */
    at: string
  })[]
  /** How many events to show at first. @default as a Timeline has it */
  shown?: number
}

/** The history of a record: what happened, when and by whom. */
export function RecordHistory({ label, events, shown }: RecordHistoryProps) {
  const { moment } = useFormats()
  return (
    <Timeline
      label={label}
      events={events.map(({ at, ...event }) => ({ ...event, date: moment(new Date(at)), dateTime: at }))}
      {...(shown !== undefined && { shown })}
    />
  )
}
