import { writeOptions } from '@parvis/api-types/calls'
import { deleteAuditDocument, getAuditDocumentDownload } from '@parvis/api-types/calls/audit-folders'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { explain } from '../../../api/problem-messages.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../problems/ProblemBanner.tsx'
import type { Download } from '../../../downloads/file-download.ts'
import { useFileDownload } from '../../../downloads/useFileDownload.ts'
import { usePerson } from '../../../session/SessionContext.tsx'
import type { AuditRequest } from './folder.ts'

/** The download of a submitted document. */
const documentDownload: Download = {
  call: getAuditDocumentDownload,
  file: '/v1/AuditDocuments({id})/File',
}

const sayNotDownloaded = explain<'getAuditDocumentDownload'>({
  'not-found': 'auditFolders:problem.documentGone',
})
const sayNotTakenBack = explain<'deleteAuditDocument'>({
  'not-found': 'auditFolders:problem.documentGone',
  'precondition-failed': 'auditFolders:problem.changed',
  'audit-folder-closed': 'auditFolders:problem.closed',
  'audit-request-closed': 'auditFolders:problem.requestClosed',
  'audit-document-of-another': 'auditFolders:problem.documentOfAnother',
})

/** The submitted documents, each with a download. Readers can withdraw their own until they are accepted. */
export function DocumentList({ request }: { request: AuditRequest }) {
  const { t } = useTranslation('auditFolders')
  const { longMoment } = useFormats()
  const { email } = usePerson()
  const { take, taken, problem } = useFileDownload(documentDownload, sayNotDownloaded)
  const removal = useMutation({
    ...writeOptions(useApi(), deleteAuditDocument),
    onSuccess: () => showToast({ title: t('documents.takenBack') }),
  })
  const arrived = request.documents.filter(({ arrivedDate }) => arrivedDate !== null)
  if (arrived.length === 0) return <p>{t('documents.none')}</p>
  const mayTakeBack = request.isFolderOpen && request.status !== 'accepted'
  return (
    <Stack gap={3}>
      {problem && <ProblemBanner title={t('documents.downloadFailed')} problem={problem} />}
      {removal.error && (
        <ProblemBanner title={t('documents.notTakenBack')} problem={sayNotTakenBack(removal.error)} />
      )}
      <Stack gap={4} align="start" isList>
        {arrived.map(
          ({ documentId: id, '@odata.etag': ifMatch, fileName, createdBy, createdByName, arrivedDate }) => (
            <Stack key={id} gap={1} align="start">
              <span>
                {t('documents.by', {
                  name: createdByName ?? createdBy,
                  date: arrivedDate === null ? '' : longMoment(arrivedDate),
                })}
              </span>
              <Inline>
                <Button size="small" isPending={taken?.id === id} onPress={() => take({ id })}>
                  {t('documents.download', { name: fileName })}
                </Button>
                {mayTakeBack && createdBy === email && (
                  <Button
                    size="small"
                    variant="quiet"
                    isDisabled={removal.isPending}
                    onPress={() => removal.mutate({ path: { id }, ifMatch })}
                  >
                    {t('documents.takeBack', { name: fileName })}
                  </Button>
                )}
              </Inline>
            </Stack>
          ),
        )}
      </Stack>
    </Stack>
  )
}
