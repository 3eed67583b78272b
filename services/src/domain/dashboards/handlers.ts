import type { Database, Tx } from '../../database/schema.ts'
import type { CallOf, Handler, PersonCall, SomeHandlers } from '../../server/call.ts'
import {
  factsOf,
  type FeesQuestion,
  readChoices,
  readClient as readFeesClient,
  readFeeMonths,
  readFigures,
  readPortfolio,
} from './fee-statements.ts'
import { type FeesDashboardName, type FeesFilters, figuresOf, levelOf } from './fees.ts'
import { before, lengthOf, longest, type Month, monthsOf, type Period, periodOf } from './period.ts'
import { countsOf } from './register.ts'
import {
  countAnnounced,
  countNotices,
  readClient,
  readNoticeMonths,
  readNotices,
} from './register-statements.ts'

type DashboardCall = CallOf<'getFeesDashboard'> | CallOf<'getRegisterDashboard'>

/** Whose figures to show: those of the firm need a separate scope, and indicators are always one's own. */
function whose({ person }: PersonCall, dashboard: FeesDashboardName | 'register') {
  const isFirm = dashboard !== 'indicators' && person.scopes.has('Dashboards.ReadFirm')
  return { isFirm, email: person.email }
}

const filtersOf = ({ unit, partner, client }: FeesFilters): FeesFilters => ({ unit, partner, client })

/** @throws ProblemError dashboard-period-reversed, dashboard-period-too-long */
async function needPeriod(
  call: DashboardCall,
  readKnown: (db: Database | Tx) => Promise<{ last: Month | null }>,
): Promise<Period> {
  const { last } = await readKnown(call.db)
  const period = periodOf(call.query, last ?? new Date().toISOString().slice(0, 7))
  const length = lengthOf(period)
  if (length < 1) throw call.problem('dashboard-period-reversed')
  if (length > longest) throw call.problem('dashboard-period-too-long')
  return period
}

const getFeesDashboard: Handler<'getFeesDashboard'> = async call => {
  const { db } = call
  const { dashboard } = call.query
  const period = await needPeriod(call, readFeeMonths)
  const previous = before(period)
  const filters = filtersOf(call.query)
  const question: FeesQuestion = { ...filters, dashboard, ...whose(call, dashboard) }
  const level = levelOf(filters, question.isFirm)
  const { months, rows, isCut } = await readFigures(db, factsOf(question), level, {
    current: period,
    previous,
  })
  const body = {
    isFirm: question.isFirm,
    period,
    before: previous,
    client: await readFeesClient(db, question),
    portfolio: await readPortfolio(db, question),
    ...figuresOf(months, period),
    level,
    rows,
    isCut,
  }
  return { body }
}

const getRegisterDashboard: Handler<'getRegisterDashboard'> = async call => {
  const { db } = call
  const { kind } = call.query
  const period = await needPeriod(call, readNoticeMonths)
  const previous = before(period)
  const question = { ...filtersOf(call.query), ...whose(call, 'register') }
  const found = await countNotices(db, question, { from: previous.from, to: period.to })
  const body = {
    isFirm: question.isFirm,
    period,
    before: previous,
    client: await readClient(db, question),
    clients: await countAnnounced(db, question, period),
    current: countsOf(found, month => month >= period.from),
    previous: countsOf(found, month => month < period.from),
    months: monthsOf(period).map(month => ({ month, current: countsOf(found, each => each === month) })),
    ...(await readNotices(db, question, period, kind)),
  }
  return { body }
}

const getDashboardChoices: Handler<'getDashboardChoices'> = async call => {
  const { db } = call
  const { dashboard } = call.query
  const { isFirm, email } = whose(call, dashboard)
  // The clients of the register are filtered by their engagements, like follow-up fees.
  const ofFees = dashboard === 'register' ? 'followUp' : dashboard
  const { first, last } = await (dashboard === 'register' ? readNoticeMonths(db) : readFeeMonths(db))
  const choices = await readChoices(db, { dashboard: ofFees, isFirm, email })
  return { body: { isFirm, ...choices, firstMonth: first, lastMonth: last } }
}

/** Figures of fees and of the public register, for members of the firm. */
export const dashboardHandlers = {
  getDashboardChoices,
  getFeesDashboard,
  getRegisterDashboard,
} satisfies SomeHandlers
