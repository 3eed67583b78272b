import type { RowOf } from '@parvis/api-types/calls'
import { ProgressBar } from '@parvis/design-system/ProgressBar'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { isUnderWay } from '../../../../../statements/request.ts'

const percent = { style: 'unit', unit: 'percent' } as const

/** The progress of a request, with a bar while the services are working on it. */
export function ProgressCell({ request }: { request: RowOf<'listStatementRequests'> }) {
  const { t } = useTranslation('statementRequests')
  const locale = useLanguage()
  const { status, progress, accountName } = request
  if (!isUnderWay(status)) return progress.toLocaleString(locale, percent)
  return (
    <ProgressBar
      label={t('progressOf', { client: accountName })}
      isLabelHidden
      size="small"
      value={progress}
    />
  )
}
