import { getPublicationDocumentDownload } from '@parvis/api-types/calls/publications'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { explain } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import type { Download } from '../../../../../downloads/file-download.ts'
import { useFileDownload } from '../../../../../downloads/useFileDownload.ts'
import type { Publication } from '../../publication.ts'

/** The download of a document published with a report. */
const documentDownload: Download = {
  call: getPublicationDocumentDownload,
  file: '/v1/PublicationDocuments({id})/File',
}

const sayNotDownloaded = explain<'getPublicationDocumentDownload'>({
  'not-found': 'publications:problem.documentMissing',
})

export interface DocumentListProps {
  documents: Publication['documents']
  /** Removes a document. @default they can only be downloaded */
  onRemove?: (documentId: number) => void
  /** A removal is pending. @default false */
  isRemoving?: boolean
}

/** The documents published with a report, each with a download link. */
export function DocumentList({ documents, onRemove, isRemoving = false }: DocumentListProps) {
  const { t } = useTranslation('publications')
  const { take, taken, problem } = useFileDownload(documentDownload, sayNotDownloaded)
  if (documents.length === 0) return <p>{t('documents.none')}</p>
  return (
    <Stack gap={3}>
      {problem && <ProblemBanner title={t('documents.downloadFailed')} problem={problem} />}
      <Stack gap={2} align="start" isList>
        {documents.map(({ documentId, fileName }) => (
          <Inline key={documentId}>
            <Button
              size="small"
              isPending={taken?.id === documentId}
              onPress={() => take({ id: documentId })}
            >
              {t('documents.download', { name: fileName })}
            </Button>
            {onRemove && (
              <Button
                size="small"
                variant="quiet"
                isDisabled={isRemoving}
                onPress={() => onRemove(documentId)}
              >
                {t('documents.remove', { name: fileName })}
              </Button>
            )}
          </Inline>
        ))}
      </Stack>
    </Stack>
  )
}
