import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { forgetSent } from '../../../../../stories/recording.ts'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import { fileOf, portal, textsOf, workbookOf } from '../../fec-stories.fixtures.tsx'
import { preparedFrom, printedAs } from '../../printed-stories.fixtures.ts'
import { FecImportScreen } from './FecImportScreen.tsx'

const { creation, answers } = preparedFrom('balances', 'Balance 732829320 2025.txt')

const meta = {
  title: 'Screens/Statement import/Trial balance',
  component: FecImportScreen,
  decorators: [withPortal(portal)],
  parameters: {
    layout: 'fullscreen',
    msw: answers,
  },
  beforeEach: forgetSent,
} satisfies Meta<typeof FecImportScreen>
export default meta
type Story = StoryObj<typeof meta>
type Globals = Record<string, unknown>

/** Titles, a header of two rows and a total, as programs print them. */
const printed = printedAs(
  'Fontaine & Filles – Maison de thé',
  'Balance générale au 31/12/2025',
  '',
  'Compte|Libellé|Mouvements||Soldes|',
  '||Débit|Crédit|Débit|Crédit',
  '101300|Capital|0,00|120 000,00||120 000,00',
  '411000|Clients|48 200,50|41 000,00|7 200,50|',
  '512000|Banque|161 000,00|18 430,00|142 570,00|',
  '607000|Achats de thé|18 430,00|0,00|18 430,00|',
  '707000|Ventes de thé|0,00|48 200,50||48 200,50',
  'Total général||227 630,50|227 630,50|168 200,50|168 200,50',
)
const name = 'Balance 732829320 2025.xlsx'

/** Chooses a file and waits for the reading step. */
async function take(canvasElement: HTMLElement, globals: Globals, file: File) {
  const texts = textsOf(globals)
  const canvas = within(canvasElement)
  await canvas.findByRole('group', { name: texts.file.label })
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, file)
  await canvas.findByRole('button', { name: texts.reading.start })
  return { canvas, texts, field: (label: string) => canvas.findByRole('button', { name: new RegExp(label) }) }
}

/**
 * A workbook with titles is recognised as a trial balance, and its columns are shown above its lines. Also runs under
 * the costly conditions.
 */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const file = await workbookOf({ Balance: printed }, name)
    const { canvas, texts } = await take(canvasElement, globals, file)
    await expect(canvas.getByText(beginning(texts.reading.balances))).toBeVisible()
    await expect(canvas.getAllByText('Ventes de thé')[0]).toBeVisible()
    // The first line below both header rows.
    await expect(canvas.getAllByText('6', { exact: true }).at(-1)).toBeVisible()
  },
}

/** Another column is chosen for the balance: the lines follow at once, and missing columns are reported. */
export const Corrected: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const { canvas, texts, field } = await take(canvasElement, globals, fileOf(printed, 'balance.txt'))
    await userEvent.click(await field(`^Soldes Débit.*${texts.balanceColumn['closing-debit']}`))
    await userEvent.click(await screen.findByRole('option', { name: texts.reading.notRead }))
    await userEvent.click(await field(`^Mouvements Débit.*${texts.balanceColumn.debit}`))
    await userEvent.click(await screen.findByRole('option', { name: texts.reading.notRead }))
    await expect(await canvas.findByText(texts.reading.columnsMissing)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.reading.start })).toBeNull()
    await userEvent.click(await field(`^${texts.reading.notRead}.*${texts.balanceColumn.closing}`))
    await userEvent.click(await screen.findByRole('option', { name: 'Soldes Débit' }))
    await expect(await canvas.findByRole('button', { name: texts.reading.start })).toBeVisible()
    const heading = filled(texts.reading.mapped, {
      header: 'Soldes Débit',
      column: texts.balanceColumn.closing,
    })
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: heading })).toBeVisible())
  },
}

const beginning = (sentence: string) => (text: string) => text.startsWith(asRead(sentence))

/** Balances under the column names of a FEC, or the other way round: the person says what the file holds. */
export const SaidOtherwise: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const alike = printedAs(
      'JournalCode|CompteNum|CompteLib|CompAuxNum|Debit|Credit',
      'AN|101300|Capital|||120,00',
      'AN|512000|Banque||120,00|',
    )
    const { canvas, texts, field } = await take(canvasElement, globals, fileOf(alike, 'balance.txt'))
    await expect(canvas.getByText(beginning(texts.reading.entries))).toBeVisible()
    await userEvent.click(await field(`${texts.figure.content}$`))
    await userEvent.click(await screen.findByRole('option', { name: texts.figure.contentBalances }))
    await expect(await canvas.findByText(texts.reading.columns)).toBeVisible()
    await expect(canvas.getByText(beginning(texts.reading.balances))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.reading.start }))
    await expect(await canvas.findByText(texts.verdict.clean)).toBeVisible()
  },
}

async function check(canvasElement: HTMLElement, globals: Globals, file: File) {
  const taken = await take(canvasElement, globals, file)
  await userEvent.click(taken.canvas.getByRole('button', { name: taken.texts.reading.start }))
  await taken.canvas.findByRole('heading', { level: 2, name: taken.texts.step.result })
  return taken
}

/** Faults that make the figures doubtful, by line and with their remedies. The rules for entries do not apply. */
export const Doubtful: Story = {
  play: async ({ canvasElement, globals }) => {
    const wrong = printedAs(
      'Compte|Libellé|Solde débiteur|Solde créditeur',
      '101300|Capital||1 200,00',
      '41|Clients|200,00|',
      '512000|Banque|900,00|100,00',
      '512000|Banque||12,00',
      '607000|Achats|douze|',
      '|Totaux|1 100,00|1 312,00',
    )
    const { canvas, texts } = await check(canvasElement, globals, fileOf(wrong, 'balance.txt'))
    const title = filled(texts.verdict.balanceRefused, {
      types: filled(texts.verdict.errors_other, { count: 5 }),
      places: filled(texts.verdict.places_other, { count: 5 }),
    })
    await expect(canvas.getByText(asRead(title))).toBeVisible()
    const grid = within(canvas.getByRole('grid', { name: texts.findings.title }))
    await expect(grid.getByText('douze')).toBeVisible()
    await expect(canvas.queryByText(/LPF/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: texts.prepare.open })).toBeNull()
    // A copy corrects notation, not what a person has to decide.
    await userEvent.click(canvas.getByRole('button', { name: texts.copy.open }))
    await expect(await canvas.findByRole('checkbox', { name: texts.repair.thousands.title })).toBeChecked()
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1)
  },
}

/** A clean file: its contents, and the total that was left out. */
export const Clean: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const file = await workbookOf({ Balance: printed }, name)
    const { canvas, texts } = await check(canvasElement, globals, file)
    await expect(canvas.getByText(texts.verdict.clean)).toBeVisible()
    await expect(await canvas.findByText(texts.figure.toldClosing)).toBeVisible()
    await expect(canvas.getByText(texts.figure.contentBalances)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.rule['balance-left-out'].title })).toBeVisible()
  },
}

/** Auxiliary accounts below their account are counted once, and differences from its amount are reported by line. */
export const AuxiliaryAccounts: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const auxiliary = printedAs(
      'Compte|Libellé|Tiers|Solde',
      '101300|Capital||-60,00',
      '401000|Fournisseurs||-40,00',
      '401000|Chanvre Rivière|F0007|-40,00',
      '411000|Clients||100,01',
      '411000|Atelier Lumière|C0042|120,00',
      '411000|Hôtel du Parvis|C0107|-20,00',
    )
    const { canvas, texts, field } = await take(canvasElement, globals, fileOf(auxiliary, 'balance.txt'))
    await expect(await field(`^Tiers.*${texts.balanceColumn.auxiliary}`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.reading.start }))
    await canvas.findByRole('heading', { level: 2, name: texts.step.result })
    const { title } = texts.rule['balance-collective-difference']
    await expect(canvas.getByRole('button', { name: title })).toBeVisible()
    await expect(
      await canvas.findByText(asRead(filled(texts.figure.auxiliariesValue_other, { count: 3 }))),
    ).toBeVisible()
    await expect(canvas.getByText(asRead(filled(texts.figure.totalsValue_one, { count: 1 })))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.prepare.open })).toBeNull()
  },
}

/** The person says that the amount of the account is separate from theirs, so it counts. */
export const CollectiveApart: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const beside = printedAs(
      'Compte|Libellé|Tiers|Solde',
      '411000|Clients divers||5,00',
      '411000|Atelier Lumière|C0042|120,00',
      '512000|Banque||-125,00',
    )
    const { canvas, texts, field } = await take(
      canvasElement,
      globals,
      fileOf(beside, 'Balance 732829320 2025.txt'),
    )
    await userEvent.click(await field(`${texts.reading.collectives}$`))
    await userEvent.click(await screen.findByRole('option', { name: texts.reading.collective.apart }))
    await userEvent.click(await canvas.findByRole('button', { name: texts.reading.start }))
    await expect(await canvas.findByText(texts.verdict.clean)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.prepare.open }))
    await canvas.findByRole('heading', { level: 2, name: texts.step.settings })
    await expect(canvas.getByText(texts.field.sideLevel)).toBeVisible()
  },
}

/** The copy of a printed balance: every change is logged, and statements can be prepared from it. */
export const CorrectedCopy: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const file = printedAs(
      'Compte|Libellé|Solde',
      '411|Clients |1 234,50 €',
      '101300|Capital|(1 234,50)',
      '512000|Banque|0,00',
    )
    const { canvas, texts } = await check(canvasElement, globals, fileOf(file, 'balance.txt'))
    await userEvent.click(canvas.getByRole('button', { name: texts.copy.open }))
    await userEvent.click(await canvas.findByRole('button', { name: texts.copy.create }))
    await expect(
      await canvas.findByText(asRead(filled(texts.copy.changed_other, { count: 4 }))),
    ).toBeVisible()
    const grid = within(canvas.getByRole('grid', { name: texts.copy.changes }))
    await expect(grid.getByText('411000')).toBeVisible()
    await expect(grid.getByText('-1234,50')).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.prepare.open })).toBeVisible()
  },
}

/** The form asks for the year but for nothing that only entries have, and says where the opening balances come from. */
export const Settings: Story = {
  parameters: { picture: 'none' },
  play: async context => {
    await Clean.play?.(context)
    const { canvasElement, globals } = context
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.prepare.open }))
    await canvas.findByRole('heading', { level: 2, name: texts.step.settings })
    await expect(canvas.getByText(texts.hint.balanceYear)).toBeVisible()
    await expect(canvas.getByText(texts.comparison.forOpening)).toBeVisible()
    await expect(canvas.queryByText(texts.field.openingJournals)).toBeNull()
    await expect(canvas.queryByText(texts.field.sideLevel)).toBeNull()
  },
}

async function typeDay(group: HTMLElement, digits: string) {
  const [first] = within(group).getAllByRole('spinbutton')
  first?.focus()
  await userEvent.keyboard(digits)
}

/** The request says which column is which. */
export const Sent: Story = {
  parameters: { picture: 'none' },
  play: async context => {
    await Settings.play?.(context)
    const { canvasElement, globals } = context
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const isFrench = globals['locale'] === 'fr'
    const group = (label: string) => canvas.getByRole('group', { name: new RegExp(`^${label}`) })
    await typeDay(group(texts.field.periodStart), '01012025')
    await typeDay(group(texts.field.periodEnd), isFrench ? '31122025' : '12312025')
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: new RegExp(texts.comparison.none) })).toBeChecked(),
    )
    await userEvent.click(canvas.getByRole('button', { name: texts.settings.send }))
    await waitFor(() => expect(creation.sent).toHaveLength(1))
    await expect(await canvas.findByText(texts.figure.contentBalances)).toBeVisible()
    await expect(creation.sent[0]?.body).toMatchObject({
      fileName: 'Balance 732829320 2025.txt',
      periodStart: '2025-01-01',
      periodEnd: '2025-12-31',
      openingJournals: [],
      dialect: {
        skippedLines: 3,
        balance: {
          headerLines: 2,
          columns: ['account', 'label', 'debit', 'credit', 'closing-debit', 'closing-credit'],
        },
      },
    })
  },
}

/** Long names and labels. */
export const LongText: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const endless = 'Fournisseurs de marchandises et de prestations de toute nature '.repeat(6)
    const long = printedAs(
      'Numéro du compte|Libellé du compte|Solde débiteur|Solde créditeur',
      `401${'0'.repeat(80)}|${endless}||1,00`,
      `512000|${endless}|1,00|`,
    )
    const file = fileOf(long, `Balance générale de la société ${'très '.repeat(20)}longue.txt`)
    const { canvas, texts } = await check(canvasElement, globals, file)
    await expect(canvas.getByText(texts.verdict.clean)).toBeVisible()
  },
}
