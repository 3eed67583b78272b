import { writeOptions } from '@parvis/api-types/calls'
import { deleteStatementRequest } from '@parvis/api-types/calls/statements'
import { showToast } from '@parvis/design-system/Toast'
import { useApi } from '../api/ApiContext.tsx'
import { DeletionDialog } from '../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../i18n/useTranslation.ts'
import { sayNotDeleted } from './problems.ts'
import type { StatementRequest } from './request.ts'

export interface DeleteRequestDialogProps {
  /** In the version that was looked at. */
  request: Pick<StatementRequest, 'id' | '@odata.etag' | 'accountName' | 'fileName'>
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a request is deleted, and says what goes with it. */
export function DeleteRequestDialog({ request, onClose, onDeleted }: DeleteRequestDialogProps) {
  const { t } = useTranslation('statements')
  const { id, '@odata.etag': ifMatch, accountName, fileName } = request
  return (
    <DeletionDialog
      title={t('delete.title', { client: accountName })}
      confirmLabel={t('delete.confirm')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(useApi(), deleteStatementRequest)}
      say={sayNotDeleted}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('delete.done') })
        onDeleted()
      }}
    >
      <p>{t('delete.text', { file: fileName })}</p>
      <p>{t('delete.compared')}</p>
    </DeletionDialog>
  )
}
