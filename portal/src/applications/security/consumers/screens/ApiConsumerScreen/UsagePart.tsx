import { apis } from '@parvis/api-types/apis'
import { listApiUsages } from '@parvis/api-types/calls/api-usage'
import { AreaChart } from '@parvis/design-system/Chart'
import { KeyFigure, KeyFigureGroup } from '@parvis/design-system/KeyFigure'
import { Meter } from '@parvis/design-system/Meter'
import { Select } from '@parvis/design-system/Select'
import { formatTime } from '@parvis/design-system/i18n/dates'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readAllOptions } from '../../../../../api/all-pages.ts'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { Api } from '../../../../../api/clients.ts'
import { explain } from '../../../../../api/problem-messages.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { sayKey } from '../../../../../i18n/keys.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Consumer } from '../../consumer.ts'
import { daysOf, figuresOf, nextDay, periodIn, periods, quotaStatus } from '../../rules/usage.ts'

/** The calls of an API consumer by day and API, starting on a UTC day. */
const usagesOf = (api: Api, consumerId: number, firstDay: string) =>
  readAllOptions(api, listApiUsages, {
    filter: {
      and: [
        ['consumerId', 'eq', consumerId],
        ['day', 'ge', { date: firstDay }],
      ],
    },
    orderby: ['day', 'id'],
    select: ['day', 'api', 'calls', 'refused'],
  })
const sayNotLoaded = explain<'listApiUsages'>({})

/** How much of today's quota an API consumer has used, and its calls day by day. */
export function UsagePart({ consumer }: { consumer: Consumer }) {
  const { t } = useTranslation('consumers')
  const [search, setSearch] = useSearchParams()
  const period = periodIn(search.get('days'))
  return (
    <Stack gap={6}>
      <QuotaOfToday consumer={consumer} />
      <Select
        label={t('usage.period')}
        value={String(period)}
        onChange={days =>
          setSearch(
            before => {
              before.set('days', days)
              return before
            },
            { replace: true },
          )
        }
        options={periods.map(days => ({ id: String(days), label: t('usage.days', { count: days }) }))}
      />
      <Calls consumerId={consumer.id} period={period} />
    </Stack>
  )
}

function QuotaOfToday({ consumer: { callsToday, quotaPerDay } }: { consumer: Consumer }) {
  const { t } = useTranslation('consumers')
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const number = new Intl.NumberFormat(language)
  const status = quotaStatus(callsToday, quotaPerDay)
  return (
    <Meter
      label={t('usage.today')}
      value={callsToday}
      maximum={quotaPerDay}
      figure={t('usage.todayFigure', {
        calls: number.format(callsToday),
        quota: number.format(quotaPerDay),
      })}
      detail={t('usage.fresh', { time: formatTime(language, nextDay(now).toTimeString().slice(0, 5)) })}
      {...(status && { status, statusText: t(status === 'danger' ? 'usage.full' : 'usage.near') })}
    />
  )
}

function Calls({ consumerId, period }: { consumerId: number; period: ReturnType<typeof periodIn> }) {
  const { t } = useTranslation('consumers')
  const { t: tAny } = useTranslation()
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const days = useMemo(() => daysOf(period, now), [period, now])
  const usages = useQuery(usagesOf(useApi(), consumerId, days[0] ?? ''))
  const figures = useMemo(() => usages.data && figuresOf(usages.data, days), [usages.data, days])
  const data = useMemo(
    () =>
      figures && {
        categories: figures.days,
        categoryType: 'day' as const,
        series: [
          ...figures.series.map(({ api, values }) => ({ id: api, name: apis[api][language], values })),
          ...(figures.refusedCalls > 0
            ? [{ id: 'refused', name: t('usage.refused'), values: figures.refused }]
            : []),
        ],
      },
    [figures, language, t],
  )
  const problem = usages.isLoadingError && sayKey(tAny, sayNotLoaded(usages.error).key)
  const state = problem
    ? { unavailableReason: problem, onRetry: () => void usages.refetch() }
    : data
      ? { data }
      : { isLoading: true as const }
  const sum = (value: number | undefined) =>
    problem ? { unavailableReason: problem } : value === undefined ? { isLoading: true as const } : { value }
  return (
    <Stack gap={6}>
      <KeyFigureGroup columnWidth="18rem">
        <KeyFigure label={t('usage.total')} {...sum(figures?.calls)} />
        <KeyFigure label={t('usage.refusedTotal')} {...sum(figures?.refusedCalls)} />
      </KeyFigureGroup>
      <AreaChart
        title={t('usage.callsPerDay')}
        description={t('usage.described')}
        valueLabel={t('usage.calls')}
        emptyText={t('usage.empty')}
        {...state}
      />
    </Stack>
  )
}
