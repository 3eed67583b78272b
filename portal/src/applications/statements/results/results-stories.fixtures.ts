import {
  getStatementFigure,
  getStatementRequest,
  getStatements,
  listStatementEntries,
  listStatementRequests,
} from '@parvis/api-types/generated/examples/portal'
import type { Schemas } from '@parvis/api-types/portal'
import { http, HttpResponse, type HttpHandler } from 'msw'
import type { StatementRequest } from '../../../statements/request.ts'
import { statementsTexts } from '../../../statements/i18n/texts.ts'
import { answerWith, problemOf } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { statementResultsTexts } from './i18n/texts.ts'
import { accountsOf, statementsOf, tablesOf, yearChecks, yearEntries } from './results-year.fixtures.ts'
import { thresholdOf } from './rules/place.ts'

/** The portal for a member of staff who may import accounts. */
export const portal: PortalStory = {
  texts: { statementResults: statementResultsTexts, statements: statementsTexts },
  person: { scopes: new Set([...storyPerson.scopes, 'Statements.Import']) },
}

export const textsOf = textsIn(statementResultsTexts)
export const requestTextsOf = textsIn(statementsTexts)

const [listed] = listStatementRequests.success.some.value

/** A finished request, as in the contract. */
export const finished: StatementRequest = {
  ...getStatementRequest.success.processing,
  ...listed,
  // Like a request from before these fields existed: its files are in the language of the page.
  language: null,
  companyName: '',
  companyForm: '',
  companyNumber: '',
  companyAddress: '',
}

export const requestIn = (status: StatementRequest['status'], more: Partial<StatementRequest> = {}) =>
  answerWith<'getStatementRequest'>(getStatementRequest, {
    ...finished,
    status,
    finishedDate: null,
    failedCheckCount: null,
    ...more,
  })

const json = (content: unknown) =>
  HttpResponse.text(JSON.stringify(content), { headers: { 'content-type': 'application/json' } })

const refused = (code: Parameters<typeof problemOf>[0]) => {
  const { status, content } = problemOf(code)
  return HttpResponse.text(JSON.stringify(content), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })
}

/** The query strings of the requests for statements, in order. */
export const asked: URLSearchParams[] = []

const amountsOf = ({ figures, prior }: Schemas['StatementLine']) =>
  [figures, prior].flatMap(each => (each ? [each.gross, each.net] : []))

/** A statement reduced to the lines with figures. */
const withoutNothing = ({ lines, ...table }: Schemas['StatementTable']): Schemas['StatementTable'] => ({
  ...table,
  lines: lines.filter(line => amountsOf(line).some(amount => amount !== 0)),
})

/** The year's statements, computed by the accounting engine. */
export const statements = ({
  checks = yearChecks,
  rounding = 'euro',
  hasPrior = true,
  isShort = false,
  note = null,
  unavailable = [],
}: {
  checks?: Schemas['StatementCheck'][]
  rounding?: Schemas['StatementRounding']
  hasPrior?: boolean
  /** Whether to leave out empty lines, which make up most of a small company's page. */
  isShort?: boolean
  /** The note of the cash flow statement of a trial balance, which may be unavailable. */
  note?: Schemas['StatementTable']['note']
  unavailable?: Schemas['StatementUnavailableCheck'][]
} = {}): HttpHandler =>
  http.get(getStatements.pattern, ({ request }) => {
    const query = new URL(request.url).searchParams
    asked.push(query)
    const tables = tablesOf(statementsOf(rounding, thresholdOf(query), hasPrior)).map(table =>
      table.id === 'cash-flow' ? { ...table, note, ...(note === 'opening-unknown' && { lines: [] }) } : table,
    )
    return json({ statements: isShort ? tables.map(withoutNothing) : tables, checks, unavailable })
  })

/** The accounts behind a line, also computed by the engine. */
const accounts = http.get(getStatementFigure.pattern, ({ request }) => {
  const found = accountsOf(new URL(request.url).searchParams.get('line') ?? '')
  return found ? json(found) : refused('not-found')
})

/** The lines of the file that match a filter by account or auxiliary account. */
const entries = http.get(listStatementEntries.pattern, ({ request }) => {
  const query = new URL(request.url).searchParams
  const filter = query.get('$filter') ?? ''
  const account = /account eq '(\w+)'/.exec(filter)?.[1]
  const auxiliary = /tolower\(auxiliary\) eq '(\w+)'/.exec(filter)?.[1]
  const found = yearEntries.filter(
    entry =>
      entry.account === account && (auxiliary === undefined || entry.auxiliary.toLowerCase() === auxiliary),
  )
  return json({ value: found.slice(0, Number(query.get('$top') ?? 50)), '@odata.count': found.length })
})

/** All responses that the page needs. */
export const answers: HttpHandler[] = [
  answerWith<'getStatementRequest'>(getStatementRequest, finished),
  statements(),
  accounts,
  entries,
]

/** The responses besides the request and the statements. */
export const besideStatements = [accounts, entries]
