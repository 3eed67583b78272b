import { isProblem } from '@parvis/api-types/problems'
import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../problems/ProblemState.tsx'
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
    <Page>
      <PageHeader
        title={t('consumer.title')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'consumers', label: t('consumers.title'), href: consumersPath },
              { id: 'consumer', label: t('consumer.title') },
            ]}
          />
        }
      />
      {isMissing ? (
        <EmptyState
          title={t('consumer.gone')}
          actions={<LinkButton href={consumersPath}>{t('consumer.toList')}</LinkButton>}
        >
          {t('consumer.goneHelp')}
        </EmptyState>
      ) : problem ? (
        <ProblemState
          title={t('consumer.failed')}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
          problem={problem}
        />
      ) : (
        <SkeletonGroup label={t('consumer.loading')}>
          <Stack gap={6}>
            <Skeleton width="30%" />
            <Skeleton shape="block" height="2.75rem" />
            <Skeleton shape="block" height="2.75rem" />
            <Skeleton shape="block" height="2.75rem" />
          </Stack>
        </SkeletonGroup>
      )}
    </Page>
  )
}
