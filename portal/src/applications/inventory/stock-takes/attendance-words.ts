import { useFormats } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { questions, type Attendance, type AttendanceValues } from './attendance.ts'
import type { StockTake } from './stock-take.ts'

/** Formats the values of an attendance report for its form and its page. */
export function useAttendanceWords(take: StockTake) {
  const { t } = useTranslation('stockTakes')
  const { day } = useFormats()
  const reply = ({ reply: given, note }: Attendance['answers'][number]) => {
    const said = t(given === null ? 'attendance.noReply' : `attendance.reply.${given}`)
    return note.trim() === '' ? said : t('attendance.replied', { reply: said, note: note.trim() })
  }
  const times = ({ attendedDate, attendedFrom, attendedUntil }: Attendance) =>
    attendedDate === null
      ? t('attendance.unknown')
      : attendedFrom === null || attendedUntil === null
        ? day(attendedDate)
        : t('attendance.times', {
            day: day(attendedDate),
            from: attendedFrom,
            until: attendedUntil,
          })
  /** The value of a field as text; empty if the field is empty. */
  const written = (values: AttendanceValues, field: keyof AttendanceValues): string => {
    switch (field) {
      case 'attendedDate':
        return values.attendedDate === '' ? '' : day(values.attendedDate)
      case 'zoneIds':
        return take.zones
          .filter(({ zoneId }) => values.zoneIds.includes(zoneId))
          .map(zone => t('zone.title', { site: zone.site, name: zone.name }))
          .join('\n')
      case 'auditors':
        return values.auditors.map(({ name }) => name).join('\n')
      case 'answers':
        return values.answers
          .filter(({ reply: given, note }) => given !== null || note.trim() !== '')
          .map(answer =>
            t('attendance.question', {
              number: questions.indexOf(answer.question) + 1,
              question: reply(answer),
            }),
          )
          .join('\n')
      case 'conclusion':
        return values.conclusion === null ? '' : t(`attendance.concluded.${values.conclusion}`)
      default:
        return values[field]
    }
  }
  return { reply, times, written }
}
