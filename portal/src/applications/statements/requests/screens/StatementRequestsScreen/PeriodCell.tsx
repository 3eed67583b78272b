import type { RowOf } from '@parvis/api-types/calls'
import { formatDate } from '@parvis/design-system/i18n/dates'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'

/** The accounting year of the statements, from its first to its last day. */
export function PeriodCell({ request }: { request: RowOf<'listStatementRequests'> }) {
  const { t } = useTranslation('statementRequests')
  const locale = useLanguage()
  return t('period', {
    from: formatDate(locale, request.periodStart),
    to: formatDate(locale, request.periodEnd),
  })
}
