import { writeOptions, type RowOf } from '@parvis/api-types/calls'
import { deleteClientRelation } from '@parvis/api-types/calls/client-relations'
import { useApi } from '../../../api/ApiContext.tsx'
import { explain } from '../../../api/problem-messages.ts'
import { ActionDialog } from '../../../dialogs/ActionDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'

const say = explain<'deleteClientRelation'>({ 'precondition-failed': 'problem.changed' })

export interface DeleteRelationDialogProps {
  relation: RowOf<'listClientRelations'>
  onClose: () => void
}

/** Asks before deleting a relation, and says what is deleted with it. */
export function DeleteRelationDialog({ relation, onClose }: DeleteRelationDialogProps) {
  const { t } = useTranslation('clientRelations')
  const { id, '@odata.etag': ifMatch, kind, accountName, otherAccountName } = relation
  return (
    <ActionDialog
      title={t('deletion.title')}
      tone="danger"
      confirmLabel={t('deletion.confirm')}
      options={writeOptions(useApi(), deleteClientRelation)}
      sent={{ path: { id }, ifMatch }}
      said={t('deletion.done')}
      say={say}
      onClose={onClose}
    >
      <p>{t(`deletion.${kind}`, { client: accountName, other: otherAccountName })}</p>
      <p>{t('deletion.text')}</p>
    </ActionDialog>
  )
}
