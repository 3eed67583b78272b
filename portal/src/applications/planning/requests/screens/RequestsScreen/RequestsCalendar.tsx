import { listPlanningRequests } from '@parvis/api-types/calls/planning'
import { MonthCalendar } from '@parvis/design-system/MonthCalendar'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { readAllOptions } from '../../../../../api/all-pages.ts'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { Api } from '../../../../../api/clients.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { solutionIn } from '../../../../../organisation/solution-name.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import { planning } from '../../application.ts'
import { statusLooks } from '../../request.ts'
import { addressedAt, boundsOf, placeIn } from '../../rules/calendar.ts'
import { useDaysOff, useToday } from '../../useDaysOff.ts'
import { requestList } from './request-list.ts'

/** The requests worked on between two days; refused and cancelled ones have no place in the calendar. */
const calendarOptions = (api: Api, from: string, to: string) => ({
  ...readAllOptions(api, listPlanningRequests, {
    filter: {
      and: [
        ['status', 'in', ['submitted', 'accepted', 'inProgress', 'delivered']],
        ['desiredStartDate', 'le', { date: to }],
        ['desiredDeliveryDate', 'ge', { date: from }],
      ],
    },
    select: [
      'id',
      'number',
      'accountName',
      'solution',
      'englishSolution',
      'status',
      'desiredStartDate',
      'desiredDeliveryDate',
    ],
    orderby: ['desiredStartDate', 'id'],
  }),
  placeholderData: keepPreviousData,
  staleTime: 10_000,
})

/** The requests across the days of a month or a week, from start to delivery. The period is in the address. */
export function RequestsCalendar() {
  const { t } = useTranslation('planning')
  const locale = useLanguage()
  const [search, setSearch] = useSearchParams()
  const today = useToday()
  const place = placeIn(search, today)
  const { from, to } = boundsOf(place)
  const found = useQuery(calendarOptions(useApi(), from, to))
  const { names } = useDaysOff()
  if (found.isError) {
    return (
      <ProblemState
        title={t('list.failed')}
        problem={requestList.say(found.error)}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
      />
    )
  }
  return (
    <MonthCalendar
      {...place}
      onChange={(span, date) => setSearch(before => addressedAt(before, { span, date }))}
      today={today}
      daysOff={names}
      emptyText={t(found.isPending || found.isPlaceholderData ? 'calendar.loading' : 'calendar.empty')}
      entries={(found.data ?? []).map(request => ({
        id: String(request.id),
        from: request.desiredStartDate,
        to: request.desiredDeliveryDate,
        title: t('calendar.entry', {
          number: request.number,
          client: request.accountName,
          solution: solutionIn(locale, request),
        }),
        href: planning.address('record', { requestId: request.id }),
        status: { kind: statusLooks[request.status], text: t(`status.${request.status}`) },
      }))}
    />
  )
}
