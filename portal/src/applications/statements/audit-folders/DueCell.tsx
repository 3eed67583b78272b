import { formatDate } from '@parvis/design-system/i18n/dates'
import { Inline } from '@parvis/design-system/Inline'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { AuditRequest } from './folder.ts'

/** When a document is due, and that it is late. */
export function DueCell({ request: { dueDate, isLate } }: { request: AuditRequest }) {
  const { t } = useTranslation('auditFolders')
  const locale = useLanguage()
  if (dueDate === null) return t('request.noDueDate')
  return (
    <Inline gap={2}>
      <span>{formatDate(locale, dueDate)}</span>
      {isLate && (
        <StatusBadge look="plain" kind="warning">
          {t('request.late')}
        </StatusBadge>
      )}
    </Inline>
  )
}
