import { newIdempotencyKey } from '@parvis/api-types/client'
import { DateTime } from '@parvis/design-system/DateTime'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { Button } from '@parvis/design-system/Button'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { formatDate } from '@parvis/design-system/i18n/dates'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useLanguage } from '../../../../i18n/formats.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import { ProblemState } from '../../../../problems/ProblemState.tsx'
import { addressOfPublication, addressOfRequest } from '../../addresses.ts'
import { createProblems, listProblems } from '../../problems.ts'
import { createPublicationOptions, invalidatePublications, listOpenRequestsOptions } from '../../queries.ts'
import type { Publication } from '../../rules/publication-steps.ts'

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
  const locale = useLanguage()
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const found = useQuery(listOpenRequestsOptions(api))
  const [search] = useSearchParams()
  const [wanted, setChosen] = useState(search.get('request') ?? '')
  // A request that is not waiting, whatever the address says, cannot be chosen.
  const chosen = found.data?.some(({ id }) => String(id) === wanted) ? wanted : ''
  // Another choice is another intention.
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const creation = useMutation({
    ...createPublicationOptions(api),
    onSuccess: ({ id }) => {
      void invalidatePublications(queryClient)
      void navigate(addressOfPublication(id, 'report'), { replace: true })
    },
  })
  if (found.isError)
    return (
      <ProblemState
        title={t('request.failed')}
        problem={problemText<'listPlanningRequests'>(listProblems, found.error)}
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
    <Stack gap={5}>
      <RadioGroup
        name="request"
        label={t('request.label')}
        isRequired
        value={chosen}
        onChange={next => {
          setChosen(next)
          setIdempotencyKey(newIdempotencyKey())
        }}
        options={found.data.map(({ id, engagementCode, accountName, solution, desiredDeliveryDate }) => ({
          id: String(id),
          label: t('request.option', { code: engagementCode, client: accountName }),
          description: t('request.optionHint', {
            solution,
            date: formatDate(locale, desiredDeliveryDate),
          }),
        }))}
      />
      {creation.error && (
        <ProblemBanner
          title={t('request.notBegun')}
          problem={problemText<'createPublication'>(createProblems, creation.error)}
        />
      )}
      <Inline>
        <Button
          variant="primary"
          isDisabled={chosen === ''}
          isPending={creation.isPending}
          onPress={() => creation.mutate({ requestId: Number(chosen), idempotencyKey })}
        >
          {t('request.begin')}
        </Button>
      </Inline>
    </Stack>
  )
}
