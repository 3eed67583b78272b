import { readOptions, writeOptions } from '@parvis/api-types/calls'
import { listDocumentVersions, restoreDocumentVersion } from '@parvis/api-types/calls/documents'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { formatBytes } from '@parvis/design-system/upload'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useFileDownload } from '../../../../../downloads/useFileDownload.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { LoadedHistory } from '../../../../../screens/LoadedHistory.tsx'
import { documentRecord, sayOfDocument, type ClientDocument } from '../../document.ts'
import { versionDownload } from '../../version-download.ts'

export interface VersionsPartProps {
  document: ClientDocument
  mayRestore: boolean
}

/**
 * Every version of a document, latest first. Each can be downloaded, and an earlier one can become the current one
 * again.
 */
export function VersionsPart({ document, mayRestore }: VersionsPartProps) {
  const { t } = useTranslation('documents')
  const locale = useLanguage()
  const api = useApi()
  const { id, versionId, versionNumber } = document
  const { take, taken, problem } = useFileDownload(versionDownload, sayOfDocument)
  const query = { orderby: ['number desc'], top: 200, count: true } as const
  const { mutateAsync } = useMutation(writeOptions(api, restoreDocumentVersion))
  const restoration = useMutation({
    mutationFn: ({ of }: { of: number; number: number }) =>
      mutateAsync({ path: { id: of }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: (_document, { number }) =>
      void showToast({ title: t('version.restored', { version: number }) }),
  })
  return (
    <Stack gap={5}>
      {problem && <ProblemBanner title={t('action.downloadFailed')} problem={problem} />}
      {restoration.error && (
        <ProblemBanner title={t('version.notRestored')} problem={sayOfDocument(restoration.error)} />
      )}
      <LoadedHistory
        record={documentRecord}
        words="version"
        // A version never changes; a new one refetches the document.
        options={readOptions(api, listDocumentVersions, { path: { id }, query })}
        label={t('tab.versions')}
        shown={20}
        eventOf={({ id: of, number, fileName, fileSize, restoredNumber, ...version }) => ({
          id: String(number),
          title: t(number === versionNumber ? 'version.current' : 'version.number', { version: number }),
          at: version.createdDate,
          actor: version.createdByName ?? version.createdBy,
          detail: (
            <Stack gap={2} align="start">
              <span>
                {fileName} · {formatBytes(locale, fileSize)}
              </span>
              {restoredNumber !== null && <span>{t('version.from', { version: restoredNumber })}</span>}
              <Inline>
                <Button size="small" isDisabled={taken !== undefined} onPress={() => take({ id: of })}>
                  {t('version.download', { version: number })}
                </Button>
                {mayRestore && of !== versionId && (
                  <Button
                    size="small"
                    isDisabled={restoration.isPending}
                    onPress={() => restoration.mutate({ of, number })}
                  >
                    {t('version.restore', { version: number })}
                  </Button>
                )}
              </Inline>
            </Stack>
          ),
        })}
      />
    </Stack>
  )
}
