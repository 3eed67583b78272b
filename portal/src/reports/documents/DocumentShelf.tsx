import { getReportDocumentDownload } from '@parvis/api-types/calls/report-documents'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { Drawer } from '@parvis/design-system/Drawer'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { PdfViewer } from '@parvis/design-system/PdfViewer'
import { Stack } from '@parvis/design-system/Stack'
import { formatBytes } from '@parvis/design-system/upload'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/ApiContext.tsx'
import { explain } from '../../api/problem-messages.ts'
import { useFormats, useLanguage } from '../../i18n/formats.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../problems/ProblemBanner.tsx'
import { ProblemState } from '../../problems/ProblemState.tsx'
import { LoadedPart } from '../../screens/LoadedPart.tsx'
import { fileDownloadOptions, type Download } from '../../downloads/file-download.ts'
import { useFileDownload } from '../../downloads/useFileDownload.ts'
import { documentsOptions, foundDocumentsOptions, sayNotListed } from './documents.ts'

/** A document as listed. */
export interface ShownDocument {
  id: number
  fileName: string
  fileSize: number
  publishedDate: string
  /** The report that it belongs to, where documents of several are listed together. */
  reportName?: string
  accountName?: string
  reportUrl?: string
}

/** The download of a report's document. */
const documentDownload: Download = {
  call: getReportDocumentDownload,
  file: '/v1/ReportDocuments({id})/File',
}

const sayNotDownloaded = explain<'getReportDocumentDownload'>({ 'not-found': 'reportDocuments:missing' })
const isPdf = ({ fileName }: ShownDocument) => /\.pdf$/i.test(fileName)

/** A list of report documents: each can be downloaded, and a PDF can be read in place. */
export function DocumentShelf({ documents }: { documents: readonly ShownDocument[] }) {
  const { t } = useTranslation('reportDocuments')
  const locale = useLanguage()
  const { longDay } = useFormats()
  const { take, taken, problem } = useFileDownload(documentDownload, sayNotDownloaded)
  const preview = useMutation(fileDownloadOptions(useApi(), documentDownload))
  const shown = documents.find(({ id }) => id === preview.variables?.id)
  if (preview.data !== undefined && shown)
    return (
      <Stack gap={3}>
        <Inline>
          <Button size="small" onPress={() => preview.reset()}>
            {t('back')}
          </Button>
        </Inline>
        <PdfViewer source={{ url: preview.data }} title={shown.fileName} />
      </Stack>
    )
  const refused = problem ?? (preview.error ? sayNotDownloaded(preview.error) : undefined)
  return (
    <Stack gap={4}>
      {refused && <ProblemBanner title={t('downloadFailed')} problem={refused} />}
      <Stack gap={4} isList>
        {documents.map(document => {
          const { id, fileName: name, fileSize, publishedDate, reportName, accountName, reportUrl } = document
          return (
            <Stack key={id} gap={2}>
              <strong>{name}</strong>
              <span>
                {t('published', {
                  size: formatBytes(locale, fileSize),
                  date: longDay(publishedDate),
                })}
              </span>
              {reportName !== undefined && accountName !== undefined && (
                <span>{t('beside', { report: reportName, client: accountName })}</span>
              )}
              <Inline>
                {isPdf(document) && (
                  <Button
                    size="small"
                    isPending={preview.isPending && preview.variables.id === id}
                    onPress={() => preview.mutate({ id })}
                  >
                    {t('preview', { name })}
                  </Button>
                )}
                <Button size="small" isPending={taken?.id === id} onPress={() => take({ id })}>
                  {t('download', { name })}
                </Button>
                {reportUrl !== undefined && (
                  <LinkButton size="small" href={reportUrl}>
                    {t('openReport', { name: reportName ?? '' })}
                  </LinkButton>
                )}
              </Inline>
            </Stack>
          )
        })}
      </Stack>
    </Stack>
  )
}

/** A report's documents as its readers see them: loading, failed, empty, or listed. */
export function DocumentsOfReport({ reportId }: { reportId: number }) {
  const { t } = useTranslation('reportDocuments')
  const found = useQuery(documentsOptions(useApi(), reportId))
  return (
    <LoadedPart query={found} loading={t('loading')} failed={t('failed')} say={sayNotListed}>
      {({ value }) =>
        value.length === 0 ? (
          <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
        ) : (
          <DocumentShelf documents={value} />
        )
      }
    </LoadedPart>
  )
}

export interface DocumentPanelProps {
  report: { id: number; name: string }
  onClose: () => void
}

/** A drawer over the page with the documents of a report. */
export function DocumentPanel({ report, onClose }: DocumentPanelProps) {
  const { t } = useTranslation('reportDocuments')
  return (
    <Drawer
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('title', { name: report.name })}
    >
      <DocumentsOfReport reportId={report.id} />
    </Drawer>
  )
}

/** The report documents that match a search; renders nothing without matches. */
export function FoundDocuments({ search }: { search: string }) {
  const { t } = useTranslation('reportDocuments')
  const found = useQuery({ ...foundDocumentsOptions(useApi(), search), placeholderData: keepPreviousData })
  if (found.isError)
    return (
      <ProblemState
        title={t('failed')}
        problem={sayNotListed(found.error)}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
      />
    )
  const documents = found.data?.value ?? []
  if (documents.length === 0) return null
  return (
    <Card title={t('found')}>
      <DocumentShelf documents={documents} />
    </Card>
  )
}
