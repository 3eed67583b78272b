import { apiNames, type ApiName } from '../consumer.ts'

const day = 86_400_000

/** The periods offered, in days, including today. */
export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

/** The period in an address; an unknown value falls back to 30 days. */
export function periodIn(text: string | null): Period {
  return periods.find(period => String(period) === text) ?? 30
}

/** The UTC days of a period as `YYYY-MM-DD`, oldest first. */
export function daysOf(period: Period, now: Date): string[] {
  return Array.from({ length: period }, (_, at) =>
    new Date(now.getTime() - (period - 1 - at) * day).toISOString().slice(0, 10),
  )
}

/** The moment the daily quota resets: the next midnight UTC. */
export function nextDay(now: Date): Date {
  return new Date((Math.floor(now.getTime() / day) + 1) * day)
}

interface Usage {
  day: string
  api: ApiName
  calls: number
  refused: number
}

/** The calls of a period: accepted calls by API, and rejected calls. */
export interface UsageFigures {
  days: string[]
  series: { api: ApiName; values: number[] }[]
  refused: number[]
  calls: number
  refusedCalls: number
}

/** Distributes calls over the days of a period; days without calls count zero. */
export function figuresOf(usages: readonly Usage[], days: string[]): UsageFigures {
  const place = new Map(days.map((each, at) => [each, at]))
  const zeros = () => days.map(() => 0)
  const refused = zeros()
  const byApi = new Map<ApiName, number[]>()
  for (const usage of usages) {
    const at = place.get(usage.day)
    if (at === undefined) continue
    const values = byApi.get(usage.api) ?? zeros()
    byApi.set(usage.api, values)
    values[at] = (values[at] ?? 0) + usage.calls
    refused[at] = (refused[at] ?? 0) + usage.refused
  }
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  const series = apiNames.flatMap(api => {
    const values = byApi.get(api) ?? []
    return sum(values) > 0 ? [{ api, values }] : []
  })
  return {
    days,
    series,
    refused,
    calls: sum(series.map(({ values }) => sum(values))),
    refusedCalls: sum(refused),
  }
}

/** The status of a quota: how close it is to being used up. */
export function quotaStatus(calls: number, quota: number): 'danger' | 'warning' | undefined {
  if (calls >= quota) return 'danger'
  return calls >= quota * 0.8 ? 'warning' : undefined
}
