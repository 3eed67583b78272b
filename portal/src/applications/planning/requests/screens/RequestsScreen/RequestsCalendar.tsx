import { MonthCalendar } from '@parvis/design-system/MonthCalendar'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import { addressOfRequest } from '../../addresses.ts'
import { listProblems } from '../../problems.ts'
import { listCalendarOptions } from '../../queries.ts'
import { boundsOf, eventsOf, monthIn } from '../../rules/calendar.ts'
import { statusLooks } from '../../status-looks.ts'
import { useDaysOff } from '../../useDaysOff.ts'
import { useToday } from '../../useToday.ts'

/** What begins and what is delivered on the days of a month. The month is in the address. */
export function RequestsCalendar() {
  const { t } = useTranslation('planning')
  const [search, setSearch] = useSearchParams()
  const today = useToday()
  const month = monthIn(search, today)
  const { from, to } = boundsOf(month)
  const found = useQuery(listCalendarOptions(useApi(), from, to))
  const { names } = useDaysOff()
  if (found.isError) {
    return (
      <ProblemState
        title={t('list.failed')}
        problem={problemText<'listPlanningRequests'>(listProblems, found.error)}
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
        href: addressOfRequest(event.requestId),
        status: { kind: statusLooks[event.status], text: t(`status.${event.status}`) },
      }))}
    />
  )
}
