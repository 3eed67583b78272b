import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import { KnownFiles } from '../../../../../reports/files/KnownFiles.tsx'
import { keyIn } from '../../../../../screens/key-in.ts'
import { addressOfPlace, addressOfReport, administrationPath } from '../../addresses.ts'
import { reportRecord, sayNotRead } from '../../library.ts'
import { readPlace } from '../../rules/place.ts'
import { ImportedFiles } from './ImportedFiles.tsx'

/** Imports Power BI files as new reports, or replaces the file of a report. Pending uploads resume here. */
export function ImportScreen() {
  const { t } = useTranslation('reports')
  const api = useApi()
  const [search] = useSearchParams()
  const place = readPlace(search)
  const reportId = keyIn(search, 'report')
  const report = useQuery({ ...reportRecord.options(api, reportId ?? 0), enabled: reportId !== undefined })
  const replaced = reportId === undefined ? undefined : report.data
  return (
    <Page>
      <PageHeader
        title={replaced ? t('import.replace', { name: replaced.name }) : t('import.title')}
        sentence={t(replaced ? 'import.replaceSentence' : 'import.sentence')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              {
                id: 'administration',
                label: t('list.title'),
                href: addressOfPlace(administrationPath, place),
              },
              ...(replaced
                ? [{ id: 'report', label: replaced.name, href: addressOfReport(replaced.id, 'file') }]
                : []),
              { id: 'import', label: t('import.title') },
            ]}
          />
        }
      />
      <KnownFiles purpose={{ kind: 'report' }}>
        {known =>
          reportId !== undefined && report.isLoadingError ? (
            <ProblemState
              title={t('import.failed')}
              onRetry={() => void report.refetch()}
              isRetrying={report.isFetching}
              problem={sayNotRead(report.error)}
            />
          ) : reportId !== undefined && report.isPending ? (
            <SkeletonGroup label={t('import.loading')}>
              <Skeleton shape="block" height="8rem" />
            </SkeletonGroup>
          ) : (
            <ImportedFiles known={known} place={place} replaced={replaced} />
          )
        }
      </KnownFiles>
    </Page>
  )
}
