import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import { startDownload } from '../../../../report-files/start-download.ts'
import { downloadProblems } from '../../problems.ts'
import { getDocumentDownloadOptions } from '../../queries.ts'
import type { Publication } from '../../rules/publication-steps.ts'

export interface DocumentListProps {
  documents: Publication['documents']
  /** Takes one away. @default they only are downloaded */
  onRemove?: (documentId: number) => void
  /** One is being taken away. @default false */
  isRemoving?: boolean
}

/** The documents that go with a report, each to be downloaded. */
export function DocumentList({ documents, onRemove, isRemoving = false }: DocumentListProps) {
  const { t } = useTranslation('publications')
  const download = useMutation({ ...getDocumentDownloadOptions(useApi()), onSuccess: startDownload })
  if (documents.length === 0) return <p>{t('documents.none')}</p>
  return (
    <Stack gap={3}>
      {download.error && (
        <ProblemBanner
          title={t('documents.downloadFailed')}
          problem={problemText<'getPublicationDocumentDownload'>(downloadProblems, download.error)}
        />
      )}
      <Stack gap={2} align="start">
        {documents.map(({ documentId, fileName }) => (
          <Inline key={documentId}>
            <Button
              size="small"
              isPending={download.isPending && download.variables === documentId}
              onPress={() => download.mutate(documentId)}
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
