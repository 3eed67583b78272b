import { isProblem } from '@parvis/api-types/problems'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { AbsentRecord } from '../../../../../problems/AbsentRecord.tsx'
import { consumersPath } from '../../addresses.ts'
import { getProblems } from '../../problems.ts'
import { getConsumerOptions } from '../../queries.ts'
import { ConsumerPage } from './ConsumerPage.tsx'
import { NewConsumer } from './NewConsumer.tsx'

/** One API consumer: its keys, its calls, its details, and how it calls. Without a key in the address, a new one. */
export function ApiConsumerScreen() {
  const { consumerId } = useParams()
  // Another consumer is another page, with another form.
  return consumerId === undefined ? (
    <NewConsumer />
  ) : (
    <KnownConsumer key={consumerId} id={Number(consumerId)} />
  )
}

function KnownConsumer({ id }: { id: number }) {
  const { t } = useTranslation('consumers')
  const isKey = Number.isSafeInteger(id) && id > 0
  const found = useQuery({ ...getConsumerOptions(useApi(), id), enabled: isKey })
  if (found.data) return <ConsumerPage consumer={found.data} />
  const isMissing = !isKey || isProblem(found.error, 'not-found')
  const problem = found.error ? problemText<'getApiConsumer'>(getProblems, found.error) : undefined
  return (
    <AbsentRecord
      listHref={consumersPath}
      isMissing={isMissing}
      problem={problem}
      onRetry={() => void found.refetch()}
      isRetrying={found.isFetching}
      words={{
        title: t('consumer.title'),
        list: t('consumers.title'),
        toList: t('consumer.toList'),
        gone: t('consumer.gone'),
        goneHelp: t('consumer.goneHelp'),
        failed: t('consumer.failed'),
        loading: t('consumer.loading'),
      }}
    />
  )
}
