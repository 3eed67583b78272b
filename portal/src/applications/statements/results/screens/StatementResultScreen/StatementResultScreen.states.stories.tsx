import {
  getStatementRequest,
  getStatements,
  listStatementAccounts,
} from '@parvis/api-types/generated/examples/portal'
import type { Schemas } from '@parvis/api-types/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answerWith, refuse } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { statementResults } from '../../application.ts'
import { statementResultsTexts } from '../../i18n/texts.ts'
import {
  answers,
  besideStatements,
  finished,
  portal,
  requestIn,
  requestTextsOf,
  statements,
  textsOf,
} from '../../results-stories.fixtures.ts'
import { yearChecks } from '../../results-year.fixtures.ts'
import { addressOfRequest, type StatementRequest } from '../../../../../statements/request.ts'
import { StatementResultScreen } from './StatementResultScreen.tsx'

const meta = {
  title: 'Screens/Statement result/States',
  component: StatementResultScreen,
  ...atPlace(statementResults, 'record', portal, answers, { requestId: 12 }),
} satisfies Meta<typeof StatementResultScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The status is shown with a link to the request, and nothing is requested that does not exist yet. */
const unfinished = (
  status: Exclude<StatementRequest['status'], 'finished'>,
  more: Partial<StatementRequest> = {},
): Story => ({
  parameters: { msw: [requestIn(status, more)], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const title = filled(texts.unfinished[status], { progress: more.progress ?? finished.progress })
    await expect(await canvas.findByText(asRead(title))).toBeVisible()
    await expect(canvas.getByText(requestTextsOf(globals).status[status])).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.unfinished.open })).toHaveAttribute(
      'href',
      addressOfRequest(finished.id),
    )
    await expect(canvas.queryByRole('button', { name: texts.record.print })).toBeNull()
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
})
export const Uploading: Story = unfinished('uploading')
export const Waiting: Story = unfinished('waiting')
export const Processing: Story = {
  ...unfinished('processing', { stage: 'entries', progress: 62 }),
  parameters: { msw: [requestIn('processing', { stage: 'entries', progress: 62 })] },
}
export const Cancelled: Story = {
  ...unfinished('cancelled'),
  parameters: { msw: [requestIn('cancelled')] },
}
const { failure } = getStatementRequest.success.failed
export const Failed: Story = {
  ...unfinished('failed', { failure }),
  parameters: { msw: [requestIn('failed', { failure })] },
}

/** The request was finished when the page loaded it, but no longer is. */
export const BegunAnew: Story = {
  parameters: {
    msw: [refuse(getStatements, 'statement-unfinished'), ...answers],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(asRead(textsOf(globals).problem.unfinished))).toBeVisible(),
    )
  },
}

const addressed = (search: string) => inPortal(at(statementResults, 'record', { requestId: 12 }, search))
/** Statements made from a trial balance, which contains less than entries do. */
const ofBalance = answerWith<'getStatementRequest'>(getStatementRequest, {
  ...finished,
  content: 'balances',
  entryCount: null,
  fileName: 'Balance 2025.txt',
  priorRequestId: null,
  priorPeriodEnd: null,
})
const closingOnly = statements({
  hasPrior: false,
  isShort: true,
  note: 'opening-unknown',
  checks: yearChecks.filter(
    ({ check }) => check !== 'cash-flow-closes' && check !== 'opening-equals-prior-closing',
  ),
  unavailable: [
    { check: 'cash-flow-closes', reason: 'opening-unknown' },
    { check: 'opening-equals-prior-closing', reason: 'opening-unknown' },
  ],
})

const [line] = listStatementAccounts.success.some.value
const balanceLines: Schemas['StatementAccount'][] = [
  { ...line, id: 3, line: 14 },
  {
    ...line,
    id: 4,
    line: 15,
    auxiliary: 'C0107',
    auxiliaryLabel: 'Hôtel du Parvis',
    closing: -120,
    opening: null,
  },
]
const linesOfBalance = http.get(listStatementAccounts.pattern, ({ request }) => {
  const filter = new URL(request.url).searchParams.get('$filter') ?? ''
  const value = balanceLines.filter(({ account }) => filter.includes(`'${String(account)}'`))
  return HttpResponse.json({ value, '@odata.count': value.length })
})

/** A balance without opening amounts has no cash flow statement and no check of it, and the reason is given. */
export const BalanceWithoutOpening: Story = {
  parameters: {
    ...addressed('?statement=cash-flow'),
    msw: [ofBalance, closingOnly, ...besideStatements],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(texts.note.unavailable)).toBeVisible()
    await expect(canvas.getByText(asRead(texts.note['opening-unknown']))).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: texts.checks.show }))
    await waitFor(() => expect(canvas.getAllByText(texts.checks.isUnavailable)).toHaveLength(2))
  },
}

/** Without movements in the balance, borrowings are net of repayments, as a note above them says. */
export const BalanceWithoutMovements: Story = {
  parameters: {
    ...addressed('?statement=cash-flow'),
    msw: [ofBalance, statements({ hasPrior: false, note: 'movements-netted' }), ...besideStatements],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(asRead(textsOf(globals).note['movements-netted']))).toBeVisible()
    await expect(canvas.getAllByRole('table')[0]).toBeVisible()
  },
}

/** An account of a balance has no entries, so it leads to its lines in the file, with its auxiliary accounts. */
export const BalanceAccount: Story = {
  parameters: {
    ...addressed('?line=trade-receivables&account=411000'),
    msw: [ofBalance, closingOnly, linesOfBalance, ...besideStatements],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText(asRead(filled(texts.accounts.ofBalance, { file: 'Balance 2025.txt' }))),
    ).toBeVisible()
    const grid = within(
      await canvas.findByRole('grid', { name: filled(texts.accounts.title, { account: '411000' }) }),
    )
    await waitFor(() => expect(grid.getByText('Atelier Lumière')).toBeVisible())
    await expect(grid.getByText('C0107')).toBeVisible()
    await expect(grid.getByRole('columnheader', { name: new RegExp(`^${texts.column.line}`) })).toBeVisible()
  },
}

/** An account that exists only in the year before. */
export const BalanceAccountNotInFile: Story = {
  parameters: {
    ...addressed('?account=512000'),
    msw: [ofBalance, closingOnly, linesOfBalance, ...besideStatements],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    await expect(
      await within(canvasElement).findByText(asRead(textsOf(globals).accounts.emptyTitle)),
    ).toBeVisible()
  },
}

const states = recordStates({
  asks: getStatementRequest,
  beside: [statements(), ...besideStatements],
  texts: statementResultsTexts,
  thing: finished,
  shows: ({ accountName }) => accountName,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
