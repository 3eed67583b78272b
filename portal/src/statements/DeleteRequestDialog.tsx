import { writeOptions } from '@parvis/api-types/calls'
import { deleteStatementRequest } from '@parvis/api-types/calls/statements'
import { showToast } from '@parvis/design-system/Toast'
import { useApi } from '../api/ApiContext.tsx'
import { DeletionDialog } from '../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Loader } from '@parvis/design-system/Loader'
import { useFormats } from '../i18n/formats.ts'
import { sayNotDeleted } from './problems.ts'
import type { StatementRequest } from './request.ts'
import { useReach } from './useReach.ts'

export interface DeleteRequestDialogProps {
  /** The request, in the version shown. */
  request: Pick<StatementRequest, 'id' | '@odata.etag' | 'accountName' | 'fileName'>
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before deleting a request, and says what is deleted with it. */
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
      <Reach id={id} />
    </DeletionDialog>
  )
}

/** Names what else uses these statements. */
function Reach({ id }: { id: number }) {
  const { t } = useTranslation('statements')
  const { longDay } = useFormats()
  const { later, mayOpen, folders, isAwaited, isWhole } = useReach(id)
  if (isAwaited) return <Loader label={t('delete.looking')} />
  return (
    <>
      {later && later.value.length > 0 && (
        <>
          <p>{t('delete.compared', { count: later['@odata.count'] ?? later.value.length })}</p>
          <ul>
            {later.value.map(({ id: key, periodEnd, fileName }) => (
              <li key={key}>{t('delete.year', { end: longDay(periodEnd), file: fileName })}</li>
            ))}
          </ul>
          {mayOpen && <p>{t('delete.opened')}</p>}
        </>
      )}
      {folders && folders.value.length > 0 && (
        <>
          <p>{t('delete.pinned', { count: folders['@odata.count'] ?? folders.value.length })}</p>
          <ul>
            {folders.value.map(({ id: key, year, engagementDescription }) => (
              <li key={key}>
                {t('delete.folder', { year: String(year), engagement: engagementDescription })}
              </li>
            ))}
          </ul>
        </>
      )}
      {!later && <p>{t('delete.comparedUnknown')}</p>}
      {!isWhole && <p>{t('delete.pinnedUnknown')}</p>}
      {later?.value.length === 0 && folders?.value.length === 0 && <p>{t('delete.alone')}</p>}
    </>
  )
}
