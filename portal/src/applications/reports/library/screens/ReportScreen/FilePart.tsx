import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { useFileDownload } from '../../../../../downloads/useFileDownload.ts'
import { reportDownload } from '../../../../../reports/files/report-download.ts'
import { addressOfImport } from '../../addresses.ts'
import { FoundParts } from '../../FoundParts.tsx'
import { sayNotDownloaded, type Report } from '../../library.ts'

/** The file of a report: its pages and bookmarks, its download, and a link for replacing it. */
export function FilePart({ report }: { report: Report }) {
  const { t } = useTranslation('reports')
  const { id, fileName, pages, bookmarks, mayDownload } = report
  const { take, taken, problem } = useFileDownload(reportDownload, sayNotDownloaded)
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
      {problem && <ProblemBanner title={t('file.downloadFailed')} problem={problem} />}
      <Inline>
        {mayDownload && (
          <Button onPress={() => take({ id })} isPending={taken !== undefined}>
            {t('file.download', { name: fileName })}
          </Button>
        )}
        {replace}
      </Inline>
    </Stack>
  )
}
