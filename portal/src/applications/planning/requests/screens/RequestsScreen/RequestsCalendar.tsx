import { listPlanningRequests } from '@parvis/api-types/calls/planning'
import { MonthCalendar } from '@parvis/design-system/MonthCalendar'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { readAllOptions } from '../../../../../api/all-pages.ts'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { Api } from '../../../../../api/clients.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import { planning } from '../../application.ts'
import { statusLooks } from '../../request.ts'
import { boundsOf, eventsOf, monthIn } from '../../rules/calendar.ts'
import { useDaysOff, useToday } from '../../useDaysOff.ts'
import { requestList } from './request-list.ts'

/** What begins or is delivered from one day to another; what is refused or cancelled happens on no day. */
const calendarOptions = (api: Api, from: string, to: string) => {
  const [first, last] = [{ date: from }, { date: to }]
  return {
    ...readAllOptions(api, listPlanningRequests, {
      filter: {
        and: [
          ['status', 'in', ['submitted', 'accepted', 'inProgress', 'delivered']],
          {
            or: [
              {
                and: [
                  ['desiredStartDate', 'ge', first],
                  ['desiredStartDate', 'le', last],
                ],
              },
              {
                and: [
                  ['desiredDeliveryDate', 'ge', first],
                  ['desiredDeliveryDate', 'le', last],
                ],
              },
            ],
          },
        ],
      },
      select: ['id', 'engagementCode', 'status', 'desiredStartDate', 'desiredDeliveryDate'],
      orderby: ['desiredStartDate', 'id'],
    }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  }
}

/** What begins and what is delivered on the days of a month. The month is in the address. */
export function RequestsCalendar() {
  const { t } = useTranslation('planning')
  const [search, setSearch] = useSearchParams()
  const today = useToday()
  const month = monthIn(search, today)
  const { from, to } = boundsOf(month)
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
      month={month}
      onMonthChange={next =>
        setSearch(before => {
          before.set('month', next)
          return before
        })
      }
      today={today}
      daysOff={names}
      emptyText={t(found.isPending || found.isPlaceholderData ? 'calendar.loading' : 'calendar.empty')}
      entries={eventsOf(found.data ?? [], from, to).map(event => ({
        id: event.id,
        date: event.date,
        title: t(`calendar.${event.what}`, { code: event.engagementCode }),
        href: planning.address('record', { requestId: event.requestId }),
        status: { kind: statusLooks[event.status], text: t(`status.${event.status}`) },
      }))}
    />
  )
}
