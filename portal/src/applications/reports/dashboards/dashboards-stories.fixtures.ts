import {
  getDashboardChoices,
  getFeesDashboard,
  getRegisterDashboard,
} from '@parvis/api-types/generated/examples/portal'
import type { Schemas } from '@parvis/api-types/portal'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { answer } from '../../../stories/answers.ts'
import { at } from '../../../stories/at-its-address.tsx'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { dashboards } from './application.ts'
import { dashboardsTexts } from './i18n/texts.ts'
import type { DashboardName } from './rules/filters.ts'

/** The query strings of the requests, in order. */
export const asked: URLSearchParams[] = []

const json = (content: unknown) =>
  HttpResponse.text(JSON.stringify(content), { headers: { 'content-type': 'application/json' } })

const { firm, own } = getFeesDashboard.success

/** The figures of a partner: the firm's fees by business unit and, below a choice, the fees of clients. */
function feesOf(query: URLSearchParams): Schemas['FeesDashboard'] {
  if (query.get('dashboard') === 'indicators') return own
  if (!query.has('partner') && !query.has('client')) return firm
  const client = query.has('client') ? { id: 1, name: 'Fontaine & Filles – Maison de thé SAS' } : null
  return { ...own, isFirm: true, client }
}

/** Answers the requests of the dashboards, as the services do. */
export const figures: HttpHandler[] = [
  http.get(getFeesDashboard.pattern, ({ request }) => {
    const query = new URL(request.url).searchParams
    asked.push(query)
    return json(feesOf(query))
  }),
  http.get(getRegisterDashboard.pattern, ({ request }) => {
    const query = new URL(request.url).searchParams
    asked.push(query)
    const all = getRegisterDashboard.success.firm
    const kind = query.get('kind')
    return json({ ...all, notices: all.notices.filter(notice => kind === null || notice.kind === kind) })
  }),
  answer(getDashboardChoices, 'firm'),
]

/** The portal for a dashboard. */
export const portal: PortalStory = {
  texts: { dashboards: dashboardsTexts },
  person: { scopes: new Set([...storyPerson.scopes, 'Reports.Read', 'Accounts.Read', 'Dashboards.Read']) },
}

/** The address of a dashboard, with filters. */
export const atDashboard = (name: DashboardName, search = '') => at(dashboards, name, {}, search)

/** The texts in the language of the story. */
export const textsOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? dashboardsTexts.fr : dashboardsTexts.en
