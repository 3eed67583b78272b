import {
  createStatementRequest,
  getRememberedMapping,
  getStatementRequest,
  listStatementRequests,
  startStatementRequest,
} from '@parvis/api-types/generated/examples/portal'
import { listAccounts } from '@parvis/api-types/generated/examples/customer-store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { forgetSent, recording } from '../../../../../stories/recording.ts'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import { faults, fileOf, ledger, portal, textsOf, type Fault } from '../../fec-stories.fixtures.tsx'
import { request, requestAs } from '../../request-stories.fixtures.ts'
import { FecImportScreen } from './FecImportScreen.tsx'

const client = {
  id: 1,
  accountLegalName: 'Fontaine & Filles – Maison de thé',
  accountNumber: 'C000001',
  accountRegisterIdentification2: '732829320',
}
const knownClient = answerPage(listAccounts, client)
const noMemory = refuse(getRememberedMapping, 'not-found')
const noPrior = answerPage(listStatementRequests)
const usual: HttpHandler[] = [knownClient, noMemory, noPrior]

const meta = {
  title: 'Screens/Statement import/Preparation',
  component: FecImportScreen,
  decorators: [withPortal(portal)],
  parameters: { layout: 'fullscreen', msw: usual },
  beforeEach: forgetSent,
} satisfies Meta<typeof FecImportScreen>
export default meta
type Story = StoryObj<typeof meta>
type Globals = Record<string, unknown>

/** The chart has no account 38 in class 3, so a person has to decide. */
const unknownAccount: readonly Fault[] = [{ line: 2, column: 'CompteNum', value: '380000' }]

/** Chooses a file, has it checked, and continues to its statements. */
async function prepare(canvasElement: HTMLElement, globals: Globals, file: File) {
  const texts = textsOf(globals)
  const canvas = within(canvasElement)
  await canvas.findByRole('group', { name: texts.file.label })
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, file)
  await userEvent.click(await canvas.findByRole('button', { name: texts.reading.start }))
  await userEvent.click(await canvas.findByRole('button', { name: texts.prepare.open }))
  return { canvas, texts }
}

/**
 * The chart does not cover an account: the step cannot be completed without a line for it. Also runs under the costly
 * conditions.
 */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const { canvas, texts } = await prepare(canvasElement, globals, fileOf(ledger(8, unknownAccount)))
    const title = filled(texts.mapping.missing_one, { count: 1 })
    await expect(await canvas.findByText(title)).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: new RegExp(`^${texts.field.client}`) })).toHaveValue(
        client.accountLegalName,
      ),
    )
    await waitFor(() => expect(canvas.getByText('380000')).toBeVisible())
    await expect(canvas.queryByText('445710')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: texts.mapping.next }))
    await expect(await canvas.findByRole('alert', { name: title })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: texts.step.mapping })).toBeVisible()
  },
}

/** Chooses a line in a dialog by its name. */
async function chooseLine(globals: Globals, label: string, line: string) {
  const texts = textsOf(globals)
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByRole('combobox', { name: new RegExp(`^${label}`) })
  await userEvent.clear(field)
  await userEvent.type(field, line)
  const [option] = await screen.findAllByRole('option', { name: new RegExp(line) })
  if (option) await userEvent.click(option)
  return {
    dialog,
    confirm: () => userEvent.click(dialog.getByRole('button', { name: texts.choose.confirm })),
  }
}

const cash = (globals: Globals) => (globals['locale'] === 'fr' ? 'Disponibilités' : 'Cash at bank')

/** By keyboard and menu, a line is chosen, after which every account has one. */
export const Decided: Story = {
  parameters: { picture: 'none' },
  play: async context => {
    await Loaded.play?.(context)
    const { canvasElement, globals } = context
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Actions.*380000/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.mapping.choose }))
    const { dialog, confirm } = await chooseLine(globals, texts.choose.line, cash(globals))
    await expect(dialog.getByText('380000')).toBeVisible()
    await confirm()
    await waitFor(() => expect(canvas.getByText(texts.mapping.completeDecided)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: texts.mapping.next }))
    await expect(await canvas.findByRole('heading', { level: 2, name: texts.step.settings })).toBeVisible()
  },
}

/** What the browser has stored about the file of these stories. */
const decidedBefore = () => {
  const { name, size } = fileOf(ledger(8, unknownAccount))
  const form = encodeURIComponent(`statement-decisions:${name}:${String(size)}`)
  const values = { decided: [['380000', 'cash']] }
  localStorage.setItem(`parvis.draft:1:${form}:before`, JSON.stringify({ savedAt: Date.now(), values }))
}
const keptDecisions = () => Object.keys(localStorage).filter(key => key.includes('statement-decisions'))

/** The page was closed after a line had been chosen. The decision is offered with the same file. */
export const DecisionsFound: Story = {
  parameters: { picture: 'none' },
  beforeEach: decidedBefore,
  play: async ({ canvasElement, globals }) => {
    const { canvas, texts } = await prepare(canvasElement, globals, fileOf(ledger(8, unknownAccount)))
    await expect(await canvas.findByText(filled(texts.mapping.missing_one, { count: 1 }))).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /^(Resume|Reprendre)$/ }))
    await waitFor(() => expect(canvas.getByText(texts.mapping.completeDecided)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: /^(Resume|Reprendre)$/ })).toBeNull()
    await expect(keptDecisions()).toHaveLength(1)
  },
}

/** Discarding the decision deletes it from the browser, and the account still has no line. */
export const DecisionsDiscarded: Story = {
  parameters: { picture: 'none' },
  beforeEach: decidedBefore,
  play: async ({ canvasElement, globals }) => {
    const { canvas, texts } = await prepare(canvasElement, globals, fileOf(ledger(8, unknownAccount)))
    await userEvent.click(await canvas.findByRole('button', { name: /^(Discard|Abandonner)$/ }))
    await waitFor(() => expect(keptDecisions()).toEqual([]))
    await expect(canvas.getByText(filled(texts.mapping.missing_one, { count: 1 }))).toBeVisible()
  },
}

/** Confirming without a line is reported at the field. */
export const LineMissing: Story = {
  parameters: { picture: 'none' },
  play: async context => {
    await Loaded.play?.(context)
    const texts = textsOf(context.globals)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Actions.*380000/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.mapping.choose }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('checkbox', { name: texts.choose.split }))
    await userEvent.click(dialog.getByRole('button', { name: texts.choose.confirm }))
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: new RegExp(`^${texts.choose.debit}`) })).toBeInvalid(),
    )
    // The list of the first field covers the other one.
    const other = { name: new RegExp(`^${texts.choose.credit}`), hidden: true }
    await expect(dialog.getByRole('combobox', other)).toBeInvalid()
  },
}

/** Several accounts are mapped to one line at once. */
export const SeveralDecided: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const strange = ledger(8, [
      ...unknownAccount,
      { line: 5, column: 'CompteNum', value: '890000' },
      { line: 8, column: 'CompteNum', value: '900000' },
    ])
    const { canvas, texts } = await prepare(canvasElement, globals, fileOf(strange))
    const grid = within(await canvas.findByRole('grid', { name: texts.mapping.title }))
    await waitFor(() => expect(grid.getByText('900000')).toBeVisible())
    const [all] = grid.getAllByRole('checkbox')
    if (all) await userEvent.click(all)
    await userEvent.click(await canvas.findByRole('button', { name: texts.mapping.choose }))
    const { confirm } = await chooseLine(globals, texts.choose.line, cash(globals))
    await confirm()
    await waitFor(() => expect(canvas.getByText(texts.mapping.completeDecided)).toBeVisible())
    // None of the accounts shown now is selected, and the focus is where work continues.
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
    const search = canvas.getByRole('searchbox', { name: texts.mapping.search })
    await expect(search).toHaveFocus()
    // A screen reader hears how many accounts a search finds.
    const status = (words: string) => canvas.getAllByRole('status').some(each => each.textContent === words)
    await userEvent.type(search, '900')
    await waitFor(() => expect(status(texts.mapping.found_one.replace('{{count}}', '1'))).toBe(true))
    await userEvent.type(search, '9')
    const none = globals['locale'] === 'fr' ? '0 compte trouvé' : '0 accounts found'
    await waitFor(() => expect(status(none)).toBe(true))
  },
}

/** No client has the SIREN of the file, so one has to be chosen. */
export const ClientMissing: Story = {
  parameters: {
    picture: 'none',
    msw: [answerPage(listAccounts), noMemory, noPrior],
  },
  play: async ({ canvasElement, globals }) => {
    const { canvas, texts } = await prepare(canvasElement, globals, fileOf(ledger(8)))
    await userEvent.click(await canvas.findByRole('button', { name: texts.mapping.next }))
    const field = canvas.getByRole('combobox', { name: new RegExp(`^${texts.field.client}`) })
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveFocus()
  },
}

/** Accounts go where they went last time. One of them went elsewhere and needs a look. */
export const Remembered: Story = {
  parameters: {
    picture: 'none',
    msw: [
      knownClient,
      http.get(getRememberedMapping.pattern, () =>
        HttpResponse.json({
          ...getRememberedMapping.success.year,
          chart: 'pcg-2025',
          mapping: {
            sideLevel: 'auxiliary',
            accounts: [{ account: '706000', debit: 'sales-of-goods', credit: 'cash' }],
          },
        }),
      ),
      noPrior,
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const { canvas, texts } = await prepare(canvasElement, globals, fileOf(ledger(8, unknownAccount)))
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${texts.mapping.all} `) }))
    await waitFor(() => expect(canvas.getByText('445710')).toBeVisible())
  },
}

/** The remembered mapping fails to load: a message says so, and the chart suggests lines. */
export const NotRemembered: Story = {
  parameters: {
    picture: 'none',
    msw: [knownClient, refuse(getRememberedMapping, 'server-error'), noPrior],
  },
  play: async ({ canvasElement, globals }) => {
    const { canvas, texts } = await prepare(canvasElement, globals, fileOf(ledger(8, unknownAccount)))
    await expect(await canvas.findByRole('alert', { name: texts.mapping.notRemembered })).toBeVisible()
  },
}

/** The client of the file is still loading. */
export const Awaited: Story = {
  parameters: {
    picture: 'none',
    msw: [neverAnswer(listAccounts)],
  },
  play: async ({ canvasElement, globals }) => {
    const { canvas, texts } = await prepare(canvasElement, globals, fileOf(ledger(8)))
    await expect(await canvas.findByText(texts.mapping.loading)).toBeInTheDocument()
  },
}

/** Every account has a suggested line: the step is skipped, but the reader can return to it. */
export const Skipped: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const { canvas, texts } = await prepare(canvasElement, globals, fileOf(ledger(8)))
    const note = filled(texts.settings.skipped_other, { count: 3 })
    await expect(await canvas.findByText(asRead(note))).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: texts.step.settings })).toHaveFocus()
    await expect(canvas.getByRole('radio', { name: new RegExp(texts.chart['pcg-2014']) })).toBeChecked()
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: new RegExp(texts.comparison.none) })).toBeChecked(),
    )
  },
}

/** Back to the skipped mapping and forward again: the settings are as they were left. */
export const BackAndForth: Story = {
  parameters: { picture: 'none' },
  play: async context => {
    await Skipped.play?.(context)
    const texts = textsOf(context.globals)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(texts.rounding.thousand) }))
    const [back] = canvas.getAllByRole('button', { name: texts.settings.toMapping })
    if (back) await userEvent.click(back)
    await userEvent.click(await canvas.findByRole('button', { name: texts.mapping.next }))
    await expect(
      await canvas.findByRole('radio', { name: new RegExp(texts.rounding.thousand) }),
    ).toBeChecked()
  },
}

/** The known company is corrected. An invalid number is reported at its field, and so is what the services refuse. */
export const Company: Story = {
  parameters: {
    picture: 'none',
    msw: [
      knownClient,
      http.get(getRememberedMapping.pattern, () =>
        HttpResponse.json({
          requestId: null,
          periodEnd: null,
          chart: null,
          rounding: null,
          language: null,
          companyName: client.accountLegalName,
          companyForm: '',
          companyNumber: client.accountRegisterIdentification2,
          companyAddress: '',
          mapping: null,
        }),
      ),
      noPrior,
      refuse(createStatementRequest, 'statement-company-number-invalid'),
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const { canvas, texts } = await prepare(canvasElement, globals, fileOf(ledger(8)))
    const fieldOf = (label: string) => canvas.findByRole('textbox', { name: new RegExp(`^${label}`) })
    const name = await fieldOf(texts.field.companyName)
    const number = await fieldOf(texts.field.companyNumber)
    await waitFor(() => expect(name).toHaveValue(client.accountLegalName))
    await expect(number).toHaveValue('732829320')
    await userEvent.click(await fieldOf(texts.field.companyForm))
    await userEvent.paste('a'.repeat(101))
    await userEvent.clear(number)
    await userEvent.type(number, '732 829 321')
    await userEvent.click(canvas.getByRole('button', { name: texts.settings.send }))
    await waitFor(() => expect(number).toBeInvalid())
    await expect(await fieldOf(texts.field.companyForm)).toBeInvalid()
    await expect(canvas.getAllByText(texts.fault.companyNumber)[0]).toBeVisible()
    await userEvent.clear(await fieldOf(texts.field.companyForm))
    await userEvent.clear(number)
    await userEvent.type(number, '732 829 320 00074')
    // The services decide in the end.
    await userEvent.click(canvas.getByRole('button', { name: texts.settings.send }))
    await waitFor(() => expect(number).toBeInvalid())
    await expect(number).toHaveValue('732 829 320 00074')
  },
}

/** Last time's rounding and language are offered again, whatever the reader's language is. */
export const LanguageRemembered: Story = {
  parameters: {
    picture: 'none',
    msw: [
      knownClient,
      http.get(getRememberedMapping.pattern, () =>
        HttpResponse.json({ ...getRememberedMapping.success.year, rounding: 'thousand', language: 'en' }),
      ),
      noPrior,
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const { canvas, texts } = await prepare(canvasElement, globals, fileOf(ledger(8)))
    const next = await canvas.findByRole('button', {
      name: new RegExp(`^(${texts.mapping.next}|${texts.settings.send})$`),
    })
    if (next.textContent === texts.mapping.next) await userEvent.click(next)
    const field = within(await canvas.findByRole('radiogroup', { name: new RegExp(texts.field.language) }))
    await waitFor(() => expect(field.getByRole('radio', { name: texts.language.en })).toBeChecked())
    await expect(canvas.getByRole('radio', { name: texts.rounding.thousand })).toBeChecked()
  },
}

/** Statements of the year before are offered and suggested. */
export const Comparison: Story = {
  parameters: {
    picture: 'none',
    msw: [
      knownClient,
      noMemory,
      answerPage(listStatementRequests, {
        ...requestAs('finished'),
        id: 7,
        periodStart: '2022-01-01',
        periodEnd: '2022-12-31',
        fileName: '732829320FEC20221231.txt',
      }),
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const { canvas } = await prepare(canvasElement, globals, fileOf(ledger(8)))
    await waitFor(() => expect(canvas.getByRole('radio', { name: /2022/ })).toBeChecked())
  },
}

/** They fail to load: nothing is compared, unless a retry finds them. */
export const ComparisonFailed: Story = {
  parameters: {
    picture: 'none',
    msw: [knownClient, noMemory, refuse(listStatementRequests, 'server-error')],
  },
  play: async ({ canvasElement, globals }) => {
    const { canvas, texts } = await prepare(canvasElement, globals, fileOf(ledger(8)))
    await expect(await canvas.findByRole('alert', { name: texts.comparison.failed })).toBeVisible()
  },
}

const creation = recording(createStatementRequest, {
  content: requestAs('uploading', { receivedSize: 0, progress: 0, lineCount: null, entryCount: null }),
})
const starting = recording(startStatementRequest, { content: requestAs('waiting', { progress: 0 }) })
const upload: HttpHandler[] = [
  http.head(
    '*/v1/Uploads/*',
    () =>
      new HttpResponse(null, {
        headers: { 'Tus-Resumable': '1.0.0', 'Upload-Offset': '0', 'Upload-Length': '100000' },
      }),
  ),
  http.patch('*/v1/Uploads/*', async ({ request: sent }) => {
    const { byteLength } = await sent.arrayBuffer()
    return new HttpResponse(null, {
      status: 204,
      headers: { 'Tus-Resumable': '1.0.0', 'Upload-Offset': String(byteLength) },
    })
  }),
]

/** The requests made after the settings are sent. */
const afterSending: HttpHandler[] = [
  creation.handler,
  starting.handler,
  ...upload,
  http.get(getStatementRequest.pattern, () =>
    HttpResponse.json(starting.sent.length > 0 ? request : requestAs('uploading', { receivedSize: 0 })),
  ),
]

/** The request is sent, then the file, then the start of the work; the page shows its progress. */
export const Sent: Story = {
  parameters: {
    picture: 'none',
    msw: [...usual, ...afterSending],
  },
  play: async context => {
    await Skipped.play?.(context)
    const texts = textsOf(context.globals)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.settings.send }))
    await waitFor(() => expect(creation.sent).toHaveLength(1))
    await expect(creation.sent[0]?.body).toMatchObject({
      accountId: 1,
      // The reader's language, as nobody chose another one.
      language: context.globals['locale'] === 'fr' ? 'fr' : 'en',
      fileName: '732829320FEC20231231.txt',
      periodStart: '2023-01-01',
      periodEnd: '2023-12-31',
      chart: 'pcg-2014',
      rounding: 'euro',
      openingJournals: [],
      mapping: { sideLevel: 'auxiliary', rememberedFrom: null, decided: [] },
      priorRequestId: null,
    })
    await waitFor(() => expect(starting.sent).toHaveLength(1), { timeout: 5000 })
    await expect(await canvas.findByRole('heading', { level: 2, name: texts.step.processing })).toBeVisible()
    await expect(await canvas.findByRole('progressbar')).toBeVisible()
  },
}

/** Sent while the statements for comparison are still loading: the request waits, and then contains the suggestion. */
export const SentEarly: Story = {
  parameters: {
    picture: 'none',
    msw: [
      knownClient,
      noMemory,
      http.get(listStatementRequests.pattern, async () => {
        await delay(1500)
        return HttpResponse.json({ value: [{ ...requestAs('finished'), id: 7, periodEnd: '2022-12-31' }] })
      }),
      ...afterSending,
    ],
  },
  play: async ({ canvasElement, globals }) => {
    creation.sent.length = 0
    const { canvas, texts } = await prepare(canvasElement, globals, fileOf(ledger(8)))
    await userEvent.click(await canvas.findByRole('button', { name: texts.settings.send }))
    await expect(creation.sent).toHaveLength(0)
    await waitFor(() => expect(creation.sent).toHaveLength(1), { timeout: 5000 })
    await expect(creation.sent[0]?.body).toMatchObject({ priorRequestId: 7 })
    await waitFor(() => expect(starting.sent).toHaveLength(1), { timeout: 5000 })
    await expect(await canvas.findByRole('heading', { level: 2, name: texts.step.processing })).toBeVisible()
  },
}

/** A year that ends before it starts is reported at its field, and nothing is sent. */
export const SettingsMissing: Story = {
  parameters: { picture: 'none' },
  play: async context => {
    await Skipped.play?.(context)
    const texts = textsOf(context.globals)
    const canvas = within(context.canvasElement)
    const clear = canvas.getAllByRole('button', { name: new RegExp(texts.field.periodStart) })
    if (clear[0]) await userEvent.click(clear[0])
    await userEvent.click(canvas.getByRole('button', { name: texts.settings.send }))
    await waitFor(() =>
      expect(canvas.getAllByText(new RegExp(texts.field.periodStart)).length).toBeGreaterThan(1),
    )
  },
}

const refused = (code: Parameters<typeof refuse>[1]): NonNullable<Story['parameters']> => ({
  msw: [...usual, refuse(createStatementRequest, code)],
})

/** The client no longer exists: the decisions stay, and another client can be chosen. */
export const ClientGone: Story = {
  parameters: { ...refused('statement-client-unknown'), picture: 'none' },
  play: async context => {
    await Skipped.play?.(context)
    const texts = textsOf(context.globals)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.settings.send }))
    const banner = within(await canvas.findByRole('alert', { name: texts.settings.failed }))
    await expect(banner.getByText(new RegExp(texts.problem.clientUnknown))).toBeVisible()
    await userEvent.click(banner.getByRole('button', { name: texts.settings.toMapping }))
    await canvas.findByRole('heading', { level: 2, name: texts.step.mapping })
  },
}

/** The statements for comparison no longer exist, which is reported at their field. */
export const PriorGone: Story = {
  parameters: { ...refused('statement-prior-unknown'), picture: 'none' },
  play: async context => {
    await Skipped.play?.(context)
    const texts = textsOf(context.globals)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.settings.send }))
    await waitFor(() => expect(canvas.getAllByText(new RegExp(texts.problem.priorUnknown))[0]).toBeVisible())
  },
}

/** Five files are already in progress. */
export const LimitReached: Story = {
  parameters: { ...refused('statement-limit-reached'), picture: 'none' },
  play: async context => {
    await Skipped.play?.(context)
    const texts = textsOf(context.globals)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.settings.send }))
    const banner = await canvas.findByRole('alert', { name: texts.settings.failed })
    await expect(banner).toHaveTextContent(asRead(texts.problem.limit))
  },
}

/** An error leaves the figures in doubt: no statements yet, but a message says what to correct first. */
export const Doubtful: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: texts.file.label })
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, fileOf(ledger(8, faults.slice(3))))
    await userEvent.click(await canvas.findByRole('button', { name: texts.reading.start }))
    const [doubtful = ''] = texts.prepare.doubtful_other.split('{{')
    await waitFor(() => expect(canvas.getByText(new RegExp(asRead(doubtful)))).toBeVisible())
    const mend = asRead(texts.rule['entry-unbalanced'].mend)
    await expect(canvas.getAllByText(mend).some(each => each.checkVisibility())).toBe(true)
    await expect(canvas.queryByRole('button', { name: texts.prepare.open })).toBeNull()
  },
}

/** A file of this form may leave accounts blank. It is valid, but no statements can be made, which is said at once. */
export const CashBook: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: texts.file.label })
    const [names = '', ...lines] = ledger(8, [{ line: 2, column: 'CompteNum', value: '' }])
      .trimEnd()
      .split('\r\n')
    const book = [`${names}\tDateRglt\tModeRglt\tNatOp`, ...lines.map(line => `${line}\t20230131\tCB\t`)]
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, fileOf(book.join('\r\n')))
    await userEvent.click(await canvas.findByRole('button', { name: texts.reading.start }))
    const { title, mend } = texts.rule['books-single-entry']
    await waitFor(() => expect(canvas.getByText(asRead(title))).toBeVisible())
    await expect(canvas.getByText(asRead(mend))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.prepare.open })).toBeNull()
  },
}

/** A corrected copy is used in place of the file. */
export const OfCopy: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: texts.file.label })
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, fileOf(ledger(8, faults.slice(0, 3))))
    await userEvent.click(await canvas.findByRole('button', { name: texts.reading.start }))
    await canvas.findByRole('heading', { level: 2, name: texts.step.result })
    await userEvent.click(canvas.getAllByRole('button', { name: new RegExp(texts.copy.open) }).at(-1)!)
    await userEvent.click(await canvas.findByRole('button', { name: texts.copy.create }))
    await userEvent.click(await canvas.findByRole('button', { name: texts.prepare.open }))
    await expect(await canvas.findByRole('heading', { level: 2, name: texts.step.settings })).toBeVisible()
  },
}
