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
import type { ImportedReport } from './useSending.ts'
import { latePart } from '../../../../../screens/late.tsx'

// Needed once a file has arrived, which takes its time.
const NewReportForm = latePart(async () => ({ default: (await import('./NewReportForm.tsx')).NewReportForm }))
const Replacement = latePart(async () => ({ default: (await import('./Replacement.tsx')).Replacement }))

export interface ArrivedFileProps {
  file: ReportFile
  /** What it has become; undefined before it is imported. */
  report: ImportedReport | undefined
  /** Where a new report is to stand, as far as it is known. */
  place: Place | undefined
  /** The report whose file is replaced; undefined: a new one. */
  replaced: Report | undefined
  onImported: (report: ImportedReport) => void
}

/** A file that has arrived: what is in it, and what it becomes. */
export function ArrivedFile({ file, report, place, replaced, onImported }: ArrivedFileProps) {
  const { t } = useTranslation('reports')
  return (
    <Card title={file.fileName}>
      <Stack gap={5}>
        <FoundNames pages={file.pages} bookmarks={file.bookmarks} />
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
            <NewReportForm file={file} place={place} onImported={onImported} />
          </Suspense>
        )}
      </Stack>
    </Card>
  )
}
