import {
  getStatementDownload,
  getStatementFigure,
  getStatementRequest,
  getStatements,
  listStatementEntries,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { answerWith, refuse } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { following } from '../../../../../stories/following.tsx'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { statementResults } from '../../application.ts'
import { failedChecks, yearChecks } from '../../results-year.fixtures.ts'
import {
  answers,
  asked,
  besideStatements,
  finished,
  portal,
  statements,
  textsOf,
} from '../../results-stories.fixtures.ts'
import { StatementResultScreen } from './StatementResultScreen.tsx'

const requestId = 12
const addressed = (search: string) => inPortal(at(statementResults, 'record', { requestId }, search))
const known = answerWith<'getStatementRequest'>(getStatementRequest, finished)

const place = atPlace(statementResults, 'record', portal, answers, { requestId })

const meta = {
  title: 'Screens/Statement result',
  component: StatementResultScreen,
  ...place,
  // Inside the decorators of the place, which provide the router.
  decorators: [following, ...place.decorators],
  beforeEach: () => {
    asked.length = 0
  },
} satisfies Meta<typeof StatementResultScreen>
export default meta
type Story = StoryObj<typeof meta>

const cash = { en: 'Cash at bank and in hand', fr: 'Disponibilités' }
const inLanguage = (globals: Readonly<Record<string, unknown>>, words: { en: string; fr: string }) =>
  globals['locale'] === 'fr' ? words.fr : words.en
const read = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ').trim()

/** Reads the table of the page, line by line. */
async function findTable(canvas: ReturnType<typeof within>, name: RegExp) {
  const table = await canvas.findByRole('table', { name })
  const figuresOf = (line: RegExp) =>
    within(within(table).getByRole('row', { name: line }))
      .getAllByRole('cell')
      .map(read)
  return { table, figuresOf }
}

/** All checks passed. The assets stand beside last year's, and each line links to its accounts. */
export const Loaded: Story = {
  parameters: { msw: [known, statements({ isShort: true }), ...besideStatements] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: finished.accountName })).toBeVisible()
    await expect(
      await canvas.findByText(asRead(filled(texts.checks.passed_other, { count: yearChecks.length }))),
    ).toBeVisible()
    const { table, figuresOf } = await findTable(canvas, /^(Balance sheet at|Bilan actif au)/)
    await expect(within(table).getAllByRole('columnheader').map(read).slice(1, 4)).toEqual([
      texts.figure.gross,
      texts.figure.depreciation,
      texts.figure.net,
    ])
    await expect(figuresOf(/^(Total assets|Total général)/)).toHaveLength(6)
    const tabs = canvas.getAllByRole('tab').map(read)
    await expect(tabs).toEqual(Object.values(texts.statement))
    await expect(within(table).getByRole('link', { name: inLanguage(globals, cash) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/report\/12\?line=cash$/),
    )
    // Nothing is marked without a threshold.
    await expect(table.querySelector('tbody svg')).toBeNull()
  },
}

/** Presses download buttons, and collects the addresses that the browser fetches. */
async function filesOf(canvas: ReturnType<typeof within>, names: readonly string[]) {
  const taken: URL[] = []
  const fetched = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    taken.push(new URL(this.href))
  })
  for (const [before, name] of names.entries()) {
    await userEvent.click(await canvas.findByRole('button', { name }))
    await waitFor(() => expect(taken).toHaveLength(before + 1))
  }
  fetched.mockRestore()
  return taken.map(({ pathname, search }) => `${pathname.slice(pathname.indexOf('('))}${search}`)
}

const { ticket } = getStatementDownload.success.ticket
const fileOf = (format: 'xlsx' | 'pdf', language: 'fr' | 'en') =>
  `(12)/File?format=${format}&language=${language}&ticket=${ticket}`
const givesFiles = [
  statements({ isShort: true }),
  answerWith<'getStatementDownload'>(getStatementDownload, getStatementDownload.success.ticket),
  ...besideStatements,
]

/** No language was chosen for the files, so they are in that of the page. */
export const Taken: Story = {
  parameters: { msw: [known, ...givesFiles], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const { record } = textsOf(globals)
    const canvas = within(canvasElement)
    const own = globals['locale'] === 'fr' ? 'fr' : 'en'
    await expect(await filesOf(canvas, [record.xlsx, record.pdf])).toEqual([
      fileOf('xlsx', own),
      fileOf('pdf', own),
    ])
    await expect(canvas.queryByRole('button', { name: record.pdfOwn })).toBeNull()
  },
}

/** Files in the chosen language. People who read another one can also get them in theirs. */
const filesIn = (language: 'fr' | 'en'): Story => ({
  parameters: {
    msw: [answerWith<'getStatementRequest'>(getStatementRequest, { ...finished, language }), ...givesFiles],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const { record } = textsOf(globals)
    const canvas = within(canvasElement)
    const own = globals['locale'] === 'fr' ? 'fr' : 'en'
    await expect(await filesOf(canvas, [record.xlsx, record.pdf])).toEqual([
      fileOf('xlsx', language),
      fileOf('pdf', language),
    ])
    const sentence = new RegExp(asRead(record.language[language]))
    if (own === language) {
      await expect(canvas.queryByText(sentence)).toBeNull()
      await expect(canvas.queryByRole('button', { name: record.pdfOwn })).toBeNull()
      return
    }
    await expect(canvas.getByText(sentence)).toBeVisible()
    await expect(await filesOf(canvas, [record.xlsxOwn, record.pdfOwn])).toEqual([
      fileOf('xlsx', own),
      fileOf('pdf', own),
    ])
  },
})
/** The company as printed, even with a long name and address. */
export const OfCompany: Story = {
  parameters: {
    msw: [
      answerWith<'getStatementRequest'>(getStatementRequest, {
        ...finished,
        companyName: `${'Établissements Fontaine et Filles, maison de thé et de café '.repeat(3)}réunis`,
        companyForm: 'Société par actions simplifiée à associé unique',
        companyNumber: '73282932000074',
        companyAddress: '12 bis rue du Faubourg-Saint-Honoré, bâtiment B, 75008 Paris Cedex 08',
      }),
      ...givesFiles,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Établissements Fontaine/ }),
    ).toBeVisible()
    await expect(
      canvas.getByText(/^Société par actions.*, SIRET\s732\s829\s320\s00074, 12 bis rue/),
    ).toBeVisible()
  },
}

export const InFrench: Story = filesIn('fr')
export const InEnglish: Story = filesIn('en')

/** The reason for a failed download appears where it was requested. */
export const NotTaken: Story = {
  parameters: {
    msw: [
      known,
      statements({ isShort: true }),
      refuse(getStatementDownload, 'not-found'),
      ...besideStatements,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.record.pdf }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(texts.problem.gone))
  },
}

/** Both sides of the balance sheet have the same total. */
export const Liabilities: Story = {
  parameters: { ...addressed('?statement=liabilities'), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { figuresOf } = await findTable(canvas, /^(Balance sheet at .*liabilities|Bilan passif au)/)
    const [total] = figuresOf(/^(Total equity and liabilities|Total général)/)
    await userEvent.click(canvas.getByRole('tab', { name: textsOf(globals).statement.assets }))
    const assets = await findTable(canvas, /^(Balance sheet at .*assets|Bilan actif au)/)
    await expect(assets.figuresOf(/^(Total assets|Total général)/)[2]).toBe(total)
  },
}

export const IncomeStatement: Story = {
  parameters: { ...addressed('?statement=income-statement'), picture: 'none' },
  play: async ({ canvasElement }) => {
    const { table } = await findTable(
      within(canvasElement),
      /^(Income statement for the year|Compte de résultat de l’exercice)/,
    )
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(5)
  },
}

export const IntermediateBalances: Story = {
  parameters: { ...addressed('?statement=intermediate-balances'), picture: 'none' },
  play: async ({ canvasElement }) => {
    await findTable(within(canvasElement), /^(Intermediate balances|Soldes intermédiaires de gestion)/)
  },
}

export const CashFlow: Story = {
  parameters: { ...addressed('?statement=cash-flow'), picture: 'none' },
  play: async ({ canvasElement }) => {
    await findTable(within(canvasElement), /^(Cash flow statement|Tableau des flux de trésorerie)/)
  },
}

/** A threshold is sent to the services, marks lines, is described in words, and is kept in the address. */
export const Threshold: Story = {
  parameters: { ...addressed('?percent=10'), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const percent = await canvas.findByRole('textbox', { name: new RegExp(`^${texts.threshold.percent}`) })
    await expect(percent).toHaveValue('10')
    await expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ percent: '10' })
    const amount = canvas.getByRole('textbox', { name: new RegExp(`^${texts.threshold.amount}`) })
    await userEvent.type(amount, '5000')
    await userEvent.tab()
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ percent: '10', amount: '5000' }),
    )
    await waitFor(() =>
      expect(canvas.getByText(/(at least €5,000 and 10%|au moins 5\s000\s€ et 10\s%)$/)).toBeVisible(),
    )
    const { figuresOf } = await findTable(canvas, /^(Balance sheet at|Bilan actif au)/)
    await expect(figuresOf(new RegExp(`^${inLanguage(globals, cash)}`))[4]).toMatch(
      /(significant change|variation significative)/,
    )
  },
}

/** A fraction stays as typed, with its fault, and nothing is requested. */
export const ThresholdWrong: Story = {
  parameters: { ...addressed('?percent=10'), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const percent = await canvas.findByRole('textbox', { name: new RegExp(`^${texts.threshold.percent}`) })
    const mark = inLanguage(globals, { fr: ',', en: '.' })
    await userEvent.clear(percent)
    await userEvent.type(percent, `12${mark}5`)
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText(texts.threshold.whole)).toBeVisible())
    await expect(percent).toHaveValue(`12${mark}5`)
    await expect(asked.map(query => query.get('percent'))).not.toContain('12.5')
    await userEvent.clear(percent)
    await userEvent.type(percent, '12')
    await userEvent.tab()
    await waitFor(() => expect(asked.at(-1)?.get('percent')).toBe('12'))
    await expect(canvas.queryByText(texts.threshold.whole)).toBeNull()
  },
}

/** A line opens its accounts, to the cent. Closing them returns to the line. */
export const LineOpened: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const name = inLanguage(globals, cash)
    const line = await canvas.findByRole('link', { name })
    await userEvent.click(line)
    const panel = within(await screen.findByRole('dialog', { name }))
    const table = within(await panel.findByRole('table', { name: new RegExp(`^${texts.line.accounts}`) }))
    const rows = table.getAllByRole('rowheader').map(read)
    await expect(rows).toEqual(['512000 Banque', '530000 Caisse', texts.line.total])
    await expect(table.getByRole('link', { name: '530000 Caisse' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?line=cash&account=530000$/),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus())
  },
}

/** As after a reload: the accounts are open, with their depreciation. */
export const LineInTheAddress: Story = {
  parameters: { ...addressed('?line=other-tangible-assets'), picture: 'none' },
  play: async ({ globals }) => {
    const texts = textsOf(globals)
    const panel = within(await screen.findByRole('dialog'))
    const table = within(await panel.findByRole('table', { name: new RegExp(`^${texts.line.accounts}`) }))
    await expect(table.getAllByRole('columnheader').map(read).slice(1)).toEqual([
      texts.figure.gross,
      texts.figure.depreciation,
      texts.figure.net,
    ])
  },
}

/** Closing a line that was opened by its address also returns to the line. */
export const LineLeft: Story = {
  parameters: { ...addressed('?line=other-tangible-assets'), picture: 'none' },
  play: async ({ canvasElement }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('link', {
          name: /^(Other tangible assets|Autres immobilisations corporelles)$/,
        }),
      ).toHaveFocus(),
    )
  },
}

/** An auxiliary account links to its entries, filtered as the reader would do it. */
export const Auxiliary: Story = {
  parameters: { ...addressed('?line=trade-receivables'), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const panel = within(await screen.findByRole('dialog'))
    await userEvent.click(await panel.findByRole('link', { name: /C0107 Hôtel du Parvis$/ }))
    const canvas = within(canvasElement)
    const grid = within(
      await canvas.findByRole('grid', {
        name: filled(textsOf(globals).entries.title, { account: '411000' }),
      }),
    )
    await waitFor(() => expect(grid.getByText('Règlement, Hôtel du Parvis')).toBeVisible())
    await expect(grid.queryByText('Règlement, Atelier Lumière')).toBeNull()
  },
}

/**
 * The entries of an account with their lines in the file, below the line of the statement from which they were opened.
 */
export const Entries: Story = {
  parameters: { ...addressed('?line=cash&account=512000'), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const title = filled(texts.entries.title, { account: '512000' })
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
    const grid = within(await canvas.findByRole('grid', { name: title }))
    await waitFor(() => expect(grid.getByText('Loyers de l’année')).toBeVisible())
    await expect(grid.getByRole('columnheader', { name: new RegExp(`^${texts.column.line}`) })).toBeVisible()
  },
}

/** Going up leads to the line from which the entries were opened, with its accounts open again. */
export const WayBack: Story = {
  parameters: { ...addressed('?line=cash&account=512000'), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('link', { name: inLanguage(globals, cash) }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: inLanguage(globals, cash) })).toBeVisible())
  },
}

export const NoEntries: Story = {
  parameters: addressed('?account=999999'),
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(asRead(textsOf(globals).entries.empty))).toBeVisible(),
    )
  },
}

/** Failed checks come first, with what was compared and the accounts that differ. */
export const ChecksFailed: Story = {
  parameters: {
    ...addressed('?statement=cash-flow'),
    msw: [known, statements({ checks: failedChecks, isShort: true }), ...besideStatements],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const failed = failedChecks.filter(({ passed }) => !passed)
    await expect(
      await canvas.findByText(
        asRead(filled(texts.checks.failed_other, { count: failed.length, total: failedChecks.length })),
      ),
    ).toBeVisible()
    await expect(canvas.getAllByText(texts.checks.isFailed)).toHaveLength(failed.length)
    for (const { check } of failed)
      await expect(
        canvas.getByRole('button', { name: new RegExp(`^${asRead(texts.check[check])}`) }),
      ).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: '512000 Banque' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?statement=cash-flow&account=512000$/),
    )
    await expect(canvas.getByRole('link', { name: /^275000 / })).toBeVisible()
  },
}

/** Nothing to compare with: no columns for another year, and no threshold. */
export const NoPriorYear: Story = {
  parameters: {
    msw: [
      answerWith<'getStatementRequest'>(getStatementRequest, {
        ...finished,
        priorRequestId: null,
        priorPeriodEnd: null,
      }),
      statements({ hasPrior: false }),
      ...besideStatements,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const { table } = await findTable(canvas, /^(Balance sheet at|Bilan actif au)/)
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4)
    await expect(canvas.getByText(new RegExp(`${texts.record.comparedWithNothing}$`))).toBeVisible()
    await expect(canvas.queryByText(texts.threshold.title)).toBeNull()
  },
}

/** In thousands, with the unit stated once. */
export const InThousands: Story = {
  parameters: {
    msw: [
      answerWith<'getStatementRequest'>(getStatementRequest, { ...finished, rounding: 'thousand' }),
      statements({ rounding: 'thousand' }),
      ...besideStatements,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement }) => {
    const { table } = await findTable(within(canvasElement), /^(Balance sheet at|Bilan actif au)/)
    await expect(read(table.querySelector('caption'))).toMatch(/(in thousands of euros|en milliers d’euros)$/)
  },
}

/** The browser prints the page. */
export const Printed: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    try {
      const canvas = within(canvasElement)
      await userEvent.click(await canvas.findByRole('button', { name: textsOf(globals).record.print }))
      await expect(print).toHaveBeenCalledTimes(1)
    } finally {
      print.mockRestore()
    }
  },
}

/** A line that the statements do not have, from an address that somebody edited. */
export const LineGone: Story = {
  parameters: {
    ...addressed('?line=no-such-line'),
    msw: [known, statements(), refuse(getStatementFigure, 'not-found')],
    picture: 'none',
  },
  play: async ({ globals }) => {
    const texts = textsOf(globals)
    const panel = within(await screen.findByRole('dialog', { name: texts.line.title }))
    await expect(await panel.findByText(asRead(texts.problem.lineGone))).toBeVisible()
  },
}

export const AccountsFailed: Story = {
  parameters: {
    ...addressed('?line=cash'),
    msw: [known, statements(), refuse(getStatementFigure, 'server-error')],
    picture: 'none',
  },
  play: async ({ globals }) => {
    const panel = within(await screen.findByRole('dialog'))
    await expect(await panel.findByText(asRead(textsOf(globals).line.failed))).toBeVisible()
  },
}

export const EntriesFailed: Story = {
  parameters: {
    ...addressed('?account=512000'),
    msw: [known, refuse(listStatementEntries, 'server-error')],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    await expect(
      await within(canvasElement).findByText(asRead(textsOf(globals).entries.failed)),
    ).toBeVisible()
  },
}

export const StatementsFailed: Story = {
  parameters: { msw: [known, refuse(getStatements, 'database-unavailable')], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await expect(
      await within(canvasElement).findByText(asRead(textsOf(globals).statements.failed)),
    ).toBeVisible()
  },
}
