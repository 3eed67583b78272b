import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import { getReportDownloadOptions } from '../../../../report-files/report-download.ts'
import { startDownload } from '../../../../report-files/start-download.ts'
import { addressOfImport } from '../../addresses.ts'
import { FoundParts } from '../../FoundParts.tsx'
import { downloadProblems } from '../../problems.ts'
import type { Report } from '../../queries.ts'

/** The file of a report: the pages and bookmarks that were found in it, the file itself, and the way to another one. */
export function FilePart({ report }: { report: Report }) {
  const { t } = useTranslation('reports')
  const { id, fileName, pages, bookmarks, mayDownload } = report
  const download = useMutation({ ...getReportDownloadOptions(useApi()), onSuccess: startDownload })
  const replace = (
    <LinkButton href={addressOfImport({ reportId: id })}>
      {t(fileName === null ? 'file.import' : 'file.replace')}
    </LinkButton>
  )
  if (fileName === null)
    return (
      <EmptyState title={t('file.emptyTitle')} actions={replace}>
        {t('file.empty')}
      </EmptyState>
    )
  return (
    <Stack gap={6}>
      <FoundParts pages={pages} bookmarks={bookmarks} />
      {download.error && (
        <ProblemBanner
          title={t('file.downloadFailed')}
          problem={problemText<'getReportDownload'>(downloadProblems, download.error)}
        />
      )}
      <Inline>
        {mayDownload && (
          <Button onPress={() => download.mutate(id)} isPending={download.isPending}>
            {t('file.download', { name: fileName })}
          </Button>
        )}
        {replace}
      </Inline>
    </Stack>
  )
}
