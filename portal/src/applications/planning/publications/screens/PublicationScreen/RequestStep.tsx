import { readOptions, type RowOf } from '@parvis/api-types/calls'
import { listPlanningRequests } from '@parvis/api-types/calls/planning'
import { createPublication } from '@parvis/api-types/calls/publications'
import { Card } from '@parvis/design-system/Card'
import { DateTime } from '@parvis/design-system/DateTime'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { SearchField } from '@parvis/design-system/SearchField'
import { Stack } from '@parvis/design-system/Stack'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { writeLongDay } from '../../../../../i18n/written-dates.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { solutionIn } from '../../../../../organisation/solution-name.ts'
import { CreateForm } from '../../../../../screens/EditorForm.tsx'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import {
  addressOfRequest,
  publicationRecord,
  requestForm,
  sayNoChoices,
  type Publication,
} from '../../publication.ts'
import { addressOfPublication } from '../../rules/publication-steps.ts'

/** A request to publish, with the fields the choice shows. */
type OpenRequest = Pick<RowOf<'listPlanningRequests'>, (typeof ofOpenRequest)[number]>
const ofOpenRequest = [
  'id',
  'number',
  'engagementCode',
  'accountName',
  'solution',
  'englishSolution',
  'desiredDeliveryDate',
  'openPublicationId',
] as const

/** The request to publish. It is fixed once chosen: another request is another publication. */
export function RequestStep({ publication }: { publication: Publication | undefined }) {
  const { t } = useTranslation('publications')
  const locale = useLanguage()
  if (!publication) return <ChooseRequest />
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: t('column.request'), value: publication.requestNumber },
          { term: t('column.engagement'), value: publication.engagementCode },
          { term: t('column.account'), value: publication.accountName },
          { term: t('column.solution'), value: solutionIn(locale, publication) },
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

/** The requests to publish, sorted by desired delivery, with their open publications. */
function ChooseRequest() {
  const { t } = useTranslation('publications')
  const [typed, setTyped] = useState('')
  const isSearched = typed.trim() !== ''
  const found = useQuery({
    ...readOptions(useApi(), listPlanningRequests, {
      query: {
        ...(isSearched && { search: typed }),
        filter: ['status', 'in', ['accepted', 'inProgress']],
        select: ofOpenRequest,
        // Available requests first, so that the limit never drops one in favour of an unavailable one.
        orderby: ['openPublicationId', 'desiredDeliveryDate', 'id'],
        top: 200,
      },
    }),
    // Sort by delivery date, so that a request keeps its place when somebody begins to publish it.
    select: ({ value }: { value: OpenRequest[] }) =>
      value.toSorted(
        (one, other) => one.desiredDeliveryDate.localeCompare(other.desiredDeliveryDate) || one.id - other.id,
      ),
    // Keep earlier results while the author types.
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  return (
    <LoadedPart query={found} loading={t('request.loading')} failed={t('request.failed')} say={sayNoChoices}>
      {requests =>
        requests.length === 0 && !isSearched ? (
          <EmptyState title={t('request.emptyTitle')}>{t('request.empty')}</EmptyState>
        ) : (
          <Stack gap={6}>
            <SearchField
              label={t('request.search')}
              description={t('request.searchHint')}
              value={typed}
              onChange={setTyped}
              isLoading={found.isPlaceholderData}
            />
            <RequestForm requests={requests} isSearched={isSearched} />
            <BegunRequests requests={requests} />
          </Stack>
        )
      }
    </LoadedPart>
  )
}

const isWaiting = ({ openPublicationId }: OpenRequest) => openPublicationId === null

/** Asks which request to publish, among those without an open publication. */
function RequestForm({ requests, isSearched }: { requests: readonly OpenRequest[]; isSearched: boolean }) {
  const { t } = useTranslation('publications')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // A request in the address is preselected only if it is still available.
  const [wanted] = useState(() =>
    requests.find(request => isWaiting(request) && String(request.id) === search.get('request')),
  )
  const [start] = useState({ requestId: wanted ? String(wanted.id) : '' })
  const [chosen, setChosen] = useState(wanted)
  const choose = (id: string) =>
    setChosen(before => (String(before?.id) === id ? before : requests.find(one => String(one.id) === id)))
  const leave = useCallback(
    (id: number) => void navigate(addressOfPublication(id, 'report'), { replace: true }),
    [navigate],
  )
  // The chosen request stays in the list, even if somebody begins to publish it or a search does not find it, until
  // another one is chosen.
  const found = requests.filter(request => isWaiting(request) || request.id === chosen?.id)
  const offered = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
  if (offered.length === 0)
    return (
      <EmptyState title={t(isSearched ? 'request.notFoundTitle' : 'request.emptyTitle')}>
        {t(isSearched ? 'request.notFound' : 'request.allBegun')}
      </EmptyState>
    )
  return (
    <CreateForm
      form={requestForm}
      namespace="publications"
      create={createPublication}
      record={publicationRecord}
      draft="new"
      start={start}
      params={body => ({ body })}
      name={t('step.request')}
      submit={t('flow.next')}
      failed={t('request.notBegun')}
      said={t('request.begun')}
      leave={{ href: publicationRecord.list, label: t('gone.toList') }}
      onCreated={leave}
    >
      {control => <RequestField control={control} requests={offered} onChosen={choose} />}
    </CreateForm>
  )
}

interface RequestFieldProps {
  control: Control<{ requestId: string }>
  requests: readonly OpenRequest[]
  /** Called with every choice. */
  onChosen: (requestId: string) => void
}

/** The values of a request's hint, shown below its number and client. */
const hintOf = (request: OpenRequest, locale: Locale) => ({
  solution: solutionIn(locale, request),
  code: request.engagementCode,
  date: writeLongDay(locale, request.desiredDeliveryDate),
})

function RequestField({ control, requests, onChosen }: RequestFieldProps) {
  const { t } = useTranslation('publications')
  const locale = useLanguage()
  const chosen = useWatch({ control, name: 'requestId' })
  const tell = useEffectEvent(onChosen)
  useEffect(() => tell(chosen), [chosen])
  return (
    <FormField
      name="requestId"
      control={control}
      label={t('field.requestId')}
      missing={t('flow.needsRequest')}
    >
      {({ value, ...field }) => (
        <RadioGroup
          {...field}
          isRequired
          // A value that matches no option would make the group unreachable with the keyboard.
          value={value === '' ? null : value}
          options={requests.map(request => ({
            id: String(request.id),
            label: t('request.option', { number: request.number, client: request.accountName }),
            description: t('request.optionHint', hintOf(request, locale)),
          }))}
        />
      )}
    </FormField>
  )
}

interface BegunRequest extends OpenRequest {
  openPublicationId: number
}

const isBegun = (request: OpenRequest): request is BegunRequest => request.openPublicationId !== null

/** The requests that somebody is publishing already, each with a link that resumes its publication. */
function BegunRequests({ requests }: { requests: readonly OpenRequest[] }) {
  const { t } = useTranslation('publications')
  const begun = requests.filter(isBegun)
  if (begun.length === 0) return null
  return (
    <Card title={t('request.begunTitle')} level={3}>
      <Stack gap={3} isList>
        {begun.map(request => (
          <GoOn key={request.id} request={request} />
        ))}
      </Stack>
    </Card>
  )
}

/** A link that resumes the publication of a request. */
function GoOn({ request }: { request: BegunRequest }) {
  const { t } = useTranslation('publications')
  const locale = useLanguage()
  const hintId = useId()
  const { number, accountName: client, openPublicationId } = request
  return (
    <Inline>
      <LinkButton size="small" href={addressOfPublication(openPublicationId)} aria-describedby={hintId}>
        {t('request.goOn', { number, client })}
      </LinkButton>
      <span id={hintId}>{t('request.optionHint', hintOf(request, locale))}</span>
    </Inline>
  )
}
