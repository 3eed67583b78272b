import { isProblem } from '@parvis/api-types/problems'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { AbsentRecord } from '../../../../../problems/AbsentRecord.tsx'
import { administrationPath } from '../../addresses.ts'
import { reportOptions, sayNotRead } from '../../library.ts'
import { ReportPage } from './ReportPage.tsx'

/** One report in the administration: its properties, who may read it, who that is by name, and its file. */
export function ReportScreen() {
  const { reportId } = useParams()
  // Another report is another page, with other forms.
  return <KnownReport key={reportId} id={Number(reportId)} />
}

function KnownReport({ id }: { id: number }) {
  const { t } = useTranslation('reports')
  const isKey = Number.isSafeInteger(id) && id > 0
  const found = useQuery({ ...reportOptions(useApi(), id), enabled: isKey })
  if (found.data) return <ReportPage report={found.data} />
  const isMissing = !isKey || isProblem(found.error, 'not-found', 'report-access-denied')
  const problem = found.error ? sayNotRead(found.error) : undefined
  return (
    <AbsentRecord
      listHref={administrationPath}
      isMissing={isMissing}
      problem={problem}
      onRetry={() => void found.refetch()}
      isRetrying={found.isFetching}
      words={{
        title: t('report.title'),
        list: t('administration.title'),
        toList: t('report.toAdministration'),
        gone: t('report.gone'),
        goneHelp: t('report.goneHelp'),
        failed: t('report.failed'),
        loading: t('report.loading'),
      }}
    />
  )
}
