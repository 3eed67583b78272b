import { DateTime } from '@parvis/design-system/DateTime'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import { addressOfPublication, addressOfRequest } from '../../addresses.ts'
import { sayNoChoices } from '../../problems.ts'
import { listOpenRequestsOptions } from '../../queries.ts'
import type { Publication } from '../../rules/publication-steps.ts'
import { BegunRequests } from './BegunRequests.tsx'
import { RequestForm } from './RequestForm.tsx'

/** Which request is published. Once that is said it stays: another one is another publication. */
export function RequestStep({ publication }: { publication: Publication | undefined }) {
  const { t } = useTranslation('publications')
  if (!publication) return <ChooseRequest />
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: t('column.engagement'), value: publication.engagementCode },
          { term: t('column.account'), value: publication.accountName },
          { term: t('column.solution'), value: publication.solution },
          {
            term: t('column.deliveryDate'),
            value: <DateTime value={publication.desiredDeliveryDate} form="day" />,
          },
        ]}
      />
      <Inline>
        <LinkButton variant="primary" href={addressOfPublication(publication.id, 'report')}>
          {t('flow.next')}
        </LinkButton>
        <LinkButton href={addressOfRequest(publication.requestId)}>{t('list.request')}</LinkButton>
      </Inline>
    </Stack>
  )
}

function ChooseRequest() {
  const { t } = useTranslation('publications')
  const found = useQuery(listOpenRequestsOptions(useApi()))
  // What was loaded stays when it cannot be loaded anew, with what was chosen of it.
  if (found.isLoadingError)
    return (
      <ProblemState
        title={t('request.failed')}
        problem={sayNoChoices(found.error)}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
      />
    )
  if (!found.data)
    return (
      <SkeletonGroup label={t('request.loading')}>
        <Skeleton shape="block" height="6rem" />
      </SkeletonGroup>
    )
  if (found.data.length === 0)
    return <EmptyState title={t('request.emptyTitle')}>{t('request.empty')}</EmptyState>
  return (
    <Stack gap={6}>
      <RequestForm requests={found.data} />
      <BegunRequests requests={found.data} />
    </Stack>
  )
}
