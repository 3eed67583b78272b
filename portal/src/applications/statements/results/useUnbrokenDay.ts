import { formatDate } from '@parvis/design-system/i18n/dates'
import { useLanguage } from '../../../i18n/formats.ts'

/** Formats a day from the services for a column heading, where it must not wrap: 31-12-2025, 12/31/2025. */
export function useUnbrokenDay(): (day: string) => string {
  const language = useLanguage()
  return day => formatDate(language, day).replaceAll('-', '-\u2060')
}
