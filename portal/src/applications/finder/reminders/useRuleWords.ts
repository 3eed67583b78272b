import { useLocale } from '@parvis/design-system/i18n/useMessages'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { ReminderRule } from './rule.ts'

/** Describes a rule in sentences. */
export function useRuleWords() {
  const { t } = useTranslation('reminders')
  const locale = useLocale()
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const hour = (of: number) =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2026, 0, 5, of)),
    )
  return {
    hour,
    ranges: ({ ranges, repeatEvery }: Pick<ReminderRule, 'ranges' | 'repeatEvery'>) => {
      const isOne = ranges.length === 1 && ranges[0] === 1
      const after = isOne ? t('rule.afterOne') : t('rule.after', { days: list.format(ranges.map(String)) })
      return repeatEvery === null ? after : `${after} ${t('rule.repeat', { count: repeatEvery })}`
    },
    recipients: ({
      recipients,
      roleName,
      englishRoleName,
    }: Pick<ReminderRule, 'recipients' | 'roleName' | 'englishRoleName'>) => {
      const role = locale === 'fr' ? roleName : englishRoleName
      return list.format([
        ...recipients.map(kind => t(`recipient.${kind}`)),
        ...(role === null ? [] : [role]),
      ])
    },
  }
}
