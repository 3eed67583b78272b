import { writeOptions } from '@parvis/api-types/calls'
import { deleteAuditFolder, updateAuditFolder } from '@parvis/api-types/calls/audit-folders'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { explain } from '../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../dialogs/DeletionDialog.tsx'
import { FormField } from '../../../forms/FormField.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { SendDialog } from '../../../screens/DialogForms.tsx'
import { RecordAction } from '../../../screens/RecordAction.tsx'
import type { AuditFolder } from './folder.ts'
import { pinForm, sayNotMoved } from './forms.ts'
import type { Move } from './rules/moves.ts'
import { StatementsField } from './StatementsField.tsx'

const sayNotDeleted = explain<'deleteAuditFolder'>({
  'precondition-failed': 'auditFolders:problem.changed',
  'audit-folder-closed': 'auditFolders:problem.closed',
  'audit-folder-used': 'auditFolders:problem.used',
})

const statusAfter = { prepare: 'prepared', seal: 'sealed', sendBack: 'open' } as const

export interface MoveDialogProps {
  /** The version on screen, whose ETag the change is sent with. */
  folder: AuditFolder
  move: Move
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before signing, sending back or deleting a folder, or changing its statements. */
export function MoveDialog({ folder, move, onClose, onDeleted }: MoveDialogProps) {
  const values = { client: folder.accountName, year: String(folder.year) }
  switch (move) {
    case 'prepare':
    case 'seal':
    case 'sendBack':
      return (
        <RecordAction
          namespace="auditFolders"
          words={move}
          values={values}
          call={updateAuditFolder}
          thing={folder}
          body={{ status: statusAfter[move] }}
          say={sayNotMoved}
          onClose={onClose}
        />
      )
    case 'pin':
      return <PinDialog folder={folder} onClose={onClose} />
    case 'remove':
      return <FolderDeletion folder={folder} onClose={onClose} onDeleted={onDeleted} />
  }
}

type DialogProps = Pick<MoveDialogProps, 'folder' | 'onClose'>

function FolderDeletion({ folder, onClose, onDeleted }: DialogProps & Pick<MoveDialogProps, 'onDeleted'>) {
  const { t } = useTranslation('auditFolders')
  const { id, '@odata.etag': ifMatch, accountName: client, year } = folder
  return (
    <DeletionDialog
      title={t('remove.title', { client, year: String(year) })}
      confirmLabel={t('remove.confirm')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(useApi(), deleteAuditFolder)}
      say={sayNotDeleted}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('remove.done') })
        onDeleted()
      }}
    >
      <p>{t('remove.text')}</p>
    </DeletionDialog>
  )
}

/** Chooses the statements that the checks run on. Other statements discard the conclusions. */
function PinDialog({ folder, onClose }: DialogProps) {
  const { t } = useTranslation('auditFolders')
  const { mutateAsync } = useMutation(writeOptions(useApi(), updateAuditFolder))
  const { id, '@odata.etag': ifMatch, accountId, year, checkCount } = folder
  return (
    <SendDialog
      form={pinForm}
      namespace="auditFolders"
      draft={String(id)}
      title={t('pin.title')}
      description={t(checkCount === 0 ? 'pin.text' : 'pin.again')}
      submit={t('pin.confirm')}
      failed={t('pin.failed')}
      send={async ({ statements }) => {
        await mutateAsync({ path: { id }, ifMatch, body: { statementRequestId: Number(statements) } })
        showToast({ title: t('pin.done') })
      }}
      onClose={onClose}
    >
      {control => (
        <FormField name="statements" control={control} label={t('field.statements')}>
          {field => <StatementsField {...field} accountId={accountId} year={year} />}
        </FormField>
      )}
    </SendDialog>
  )
}
