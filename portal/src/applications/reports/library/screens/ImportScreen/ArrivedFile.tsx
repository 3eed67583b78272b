import { Banner } from '@parvis/design-system/Banner'
import { Card } from '@parvis/design-system/Card'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { Suspense } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { ReportFile } from '../../../../../reports/files/report-file.ts'
import { addressOfReport } from '../../addresses.ts'
import { FoundNames } from '../../FoundParts.tsx'
import type { Report } from '../../library.ts'
import type { Place } from '../../rules/place.ts'
import type { Placement } from './SharedPlacement.tsx'
import type { ImportedReport } from './useSending.ts'
import { latePart } from '../../../../../screens/late.tsx'

// Needed only after a file has arrived, which takes time.
const NewReportForm = latePart(async () => ({ default: (await import('./NewReportForm.tsx')).NewReportForm }))
const Replacement = latePart(async () => ({ default: (await import('./Replacement.tsx')).Replacement }))

export interface ArrivedFileProps {
  file: ReportFile
  /** The report made from it; undefined before the import. */
  report: ImportedReport | undefined
  /** The place of a new report, as far as it is known. */
  place: Place | undefined
  /** The place chosen for all files together, if there is one. */
  shared: Placement | undefined
  /** The report whose file is replaced; undefined for a new report. */
  replaced: Report | undefined
  onImported: (report: ImportedReport) => void
}

/** A file that has arrived: what it contains, and the form for importing it. */
export function ArrivedFile({ file, report, place, shared, replaced, onImported }: ArrivedFileProps) {
  const { t } = useTranslation('reports')
  return (
    <Card title={file.fileName}>
      <Stack gap={5}>
        <FoundNames pages={file.pages} bookmarks={file.bookmarks} />
        {!report &&
          file.sameReports.map(same => <SameReport key={same.reportKey} same={same} replaced={replaced} />)}
        {report ? (
          <Banner
            kind="success"
            live="polite"
            title={t(replaced ? 'import.replaced' : 'import.done', { name: report.name })}
            actions={
              <LinkButton size="small" href={addressOfReport(report.id, replaced ? 'file' : 'access')}>
                {t(replaced ? 'import.toReport' : 'import.toAccess')}
              </LinkButton>
            }
          >
            {t(replaced ? 'import.replacedHelp' : 'import.doneHelp')}
          </Banner>
        ) : replaced ? (
          <Suspense fallback={null}>
            <Replacement file={file} replaced={replaced} onImported={onImported} />
          </Suspense>
        ) : (
          <Suspense fallback={null}>
            <NewReportForm file={file} place={place} shared={shared} onImported={onImported} />
          </Suspense>
        )}
      </Stack>
    </Card>
  )
}

/** Names a report with the same content. The file can be imported all the same. */
function SameReport({
  same: { reportKey, name, accountName, folderPath },
  replaced,
}: {
  same: ReportFile['sameReports'][number]
  replaced: Report | undefined
}) {
  const { t } = useTranslation('reports')
  const isReplaced = replaced?.id === reportKey
  return (
    <Banner
      kind="info"
      live="polite"
      title={isReplaced ? t('same.current') : t('same.title', { client: accountName, folder: folderPath })}
      actions={
        !isReplaced && (
          <LinkButton size="small" href={addressOfReport(reportKey, 'file')}>
            {t('same.open', { name })}
          </LinkButton>
        )
      }
    >
      {t(isReplaced ? 'same.currentHelp' : 'same.help', { name })}
    </Banner>
  )
}
