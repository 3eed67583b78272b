import { Timeline, type TimelineEvent } from '@parvis/design-system/Timeline'
import { useFormats } from '../i18n/formats.ts'

export interface RecordHistoryProps {
  /** What the events belong to. */
  label: string
  /** The newest first. */
  events: readonly (Pick<TimelineEvent, 'id' | 'title' | 'actor' | 'detail'> & {
    /** When, as the services say it. */
    at: string
  })[]
  /** How many stand there at first. @default as a Timeline has it */
  shown?: number
}

/** What happened to a record, when and by whom. */
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
