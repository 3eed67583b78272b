import { writeOptions } from '@parvis/api-types/calls'
import { cancelStatementRequest } from '@parvis/api-types/calls/statements'
import { useApi } from '../../../api/ApiContext.tsx'
import { ActionDialog } from '../../../dialogs/ActionDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { sayNotCancelled } from '../../../statements/problems.ts'
import type { StatementRequest } from '../../../statements/request.ts'

export interface CancelRequestDialogProps {
  request: Pick<StatementRequest, 'id' | 'fileName'>
  onClose: () => void
}

/** Asks for confirmation before canceling work, and says what happens to the file. */
export function CancelRequestDialog({ request: { id, fileName }, onClose }: CancelRequestDialogProps) {
  const { t } = useTranslation('statementRequests')
  return (
    <ActionDialog
      title={t('cancel.title', { file: fileName })}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      options={writeOptions(useApi(), cancelStatementRequest)}
      sent={{ path: { id } }}
      say={sayNotCancelled}
      said={t('cancel.done')}
      onClose={onClose}
    >
      <p>{t('cancel.text')}</p>
    </ActionDialog>
  )
}
