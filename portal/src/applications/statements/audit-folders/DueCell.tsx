import { DateTime } from '@parvis/design-system/DateTime'
import { Inline } from '@parvis/design-system/Inline'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { AuditRequest } from './folder.ts'

/** When a document is due, and whether it is late. */
export function DueCell({ request: { dueDate, isLate } }: { request: AuditRequest }) {
  const { t } = useTranslation('auditFolders')
  if (dueDate === null) return t('request.noDueDate')
  return (
    <Inline gap={2}>
      <DateTime value={dueDate} form="deadline" />
      {isLate && (
        <StatusBadge look="plain" kind="warning">
          {t('request.late')}
        </StatusBadge>
      )}
    </Inline>
  )
}
