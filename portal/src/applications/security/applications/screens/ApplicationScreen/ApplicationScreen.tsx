import { isProblem } from '@parvis/api-types/problems'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { AbsentRecord } from '../../../../../problems/AbsentRecord.tsx'
import { applicationsPath } from '../../addresses.ts'
import { getProblems } from '../../problems.ts'
import { getApplicationOptions } from '../../queries.ts'
import { ApplicationPage } from './ApplicationPage.tsx'
import { NewApplication } from './NewApplication.tsx'

/** One application: its details, and what it consists of. Without a key in the address, a new one. */
export function ApplicationScreen() {
  const { applicationId } = useParams()
  // Another application is another page, with another form.
  return applicationId === undefined ? (
    <NewApplication />
  ) : (
    <KnownApplication key={applicationId} id={Number(applicationId)} />
  )
}

function KnownApplication({ id }: { id: number }) {
  const { t } = useTranslation('security')
  const isKey = Number.isSafeInteger(id) && id > 0
  const found = useQuery({ ...getApplicationOptions(useApi(), id), enabled: isKey })
  if (found.data) return <ApplicationPage application={found.data} />
  const isMissing = !isKey || isProblem(found.error, 'not-found')
  const problem = found.error ? problemText<'getApplication'>(getProblems, found.error) : undefined
  return (
    <AbsentRecord
      listHref={applicationsPath}
      isMissing={isMissing}
      problem={problem}
      onRetry={() => void found.refetch()}
      isRetrying={found.isFetching}
      words={{
        title: t('application.title'),
        list: t('applications.title'),
        toList: t('application.toList'),
        gone: t('application.gone'),
        goneHelp: t('application.goneHelp'),
        failed: t('application.failed'),
        loading: t('application.loading'),
      }}
    />
  )
}
