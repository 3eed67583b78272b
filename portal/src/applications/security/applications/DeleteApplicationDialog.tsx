import { writeOptions } from '@parvis/api-types/calls'
import { deleteApplication } from '@parvis/api-types/calls/applications'
import { showToast } from '@parvis/design-system/Toast'
import { useApi } from '../../../api/ApiContext.tsx'
import { explain } from '../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../dialogs/DeletionDialog.tsx'
import { useLanguage } from '../../../i18n/formats.ts'
import { nameIn } from '../../../i18n/names.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'

const say = explain<'deleteApplication'>({
  'precondition-failed': 'security:delete.changed',
  'application-in-use': 'security:problem.applicationInUse',
})

export interface DeleteApplicationDialogProps {
  /** The version the reader saw. */
  application: { id: number; name: string; englishName: string | null; '@odata.etag': string }
  onClose: () => void
  onDeleted: () => void
}

/** Asks before deleting an application with everything in it. If the application is still in use, says by what. */
export function DeleteApplicationDialog({ application, onClose, onDeleted }: DeleteApplicationDialogProps) {
  const { t } = useTranslation('security')
  const { id, '@odata.etag': ifMatch } = application
  const name = nameIn(useLanguage(), application)
  return (
    <DeletionDialog
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(useApi(), deleteApplication)}
      say={say}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('delete.done') })
        onDeleted()
      }}
    >
      <p>{t('delete.text')}</p>
    </DeletionDialog>
  )
}
