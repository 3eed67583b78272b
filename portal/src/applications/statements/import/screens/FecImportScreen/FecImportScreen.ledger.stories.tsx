import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { forgetSent } from '../../../../../stories/recording.ts'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import { fileOf, portal, textsOf, workbookOf } from '../../fec-stories.fixtures.tsx'
import { preparedFrom, printedAs } from '../../printed-stories.fixtures.ts'
import { FecImportScreen } from './FecImportScreen.tsx'

const { creation, answers } = preparedFrom('entries', 'Grand livre 732829320.txt')

const meta = {
  title: 'Screens/Statement import/General ledger',
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

/** Titles, accounts above their lines and totals below them, as programs print them. */
const printed = printedAs(
  'Fontaine & Filles – Maison de thé',
  'Grand livre général au 31/12/2025',
  '',
  'Date|Journal|N° pièce|Libellé|Débit|Crédit|Solde',
  '411000|Clients',
  '15/01/2025|VE|12|Facture 12|1 200,00||1 200,00',
  '20/02/2025|BQ|13|Règlement||1 200,00|0,00',
  '|||Total compte 411000|1 200,00|1 200,00|',
  '512000|Banque',
  '20/02/2025|BQ|13|Règlement|1 200,00||1 200,00',
  '|||Total compte 512000|1 200,00||',
  '706000|Prestations de services',
  '15/01/2025|VE|12|Facture 12||1 200,00|-1 200,00',
  '|||Total compte 706000||1 200,00|',
)
const name = 'Grand livre 732829320.xlsx'

async function take(canvasElement: HTMLElement, globals: Globals, file: File) {
  const canvas = within(canvasElement)
  const texts = textsOf(globals)
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, file)
  await canvas.findByText(texts.reading.ledgerColumns)
  return { canvas, texts }
}

/** A workbook with titles is recognised by its dates, and its columns are shown. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const { canvas, texts } = await take(canvasElement, globals, await workbookOf({ Feuille: printed }, name))
    await expect(canvas.getByText(text => text.startsWith(asRead(texts.reading.ledger)))).toBeVisible()
    const heading = filled(texts.reading.mapped, { header: 'Date', column: texts.ledgerColumn.date })
    // Above its column, or in each line of a narrow window.
    await waitFor(() => expect(canvas.getAllByText(asRead(heading))[0]).toBeVisible())
    await expect(canvas.getByRole('button', { name: texts.reading.start })).toBeVisible()
  },
}

/**
 * Without a journal, lines cannot be grouped into entries: the missing column is named, and the file cannot be checked.
 */
export const WithoutJournal: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const file = fileOf(
      printedAs(
        'Compte|Date|Origine|N° écriture|Libellé|Débit|Crédit',
        '411000|15/01/2025|ventes|12|Facture|12,00|',
        '706000|15/01/2025|ventes|12|Facture||12,00',
      ),
      'Grand livre.txt',
    )
    const { canvas, texts } = await take(canvasElement, globals, file)
    const missing = filled(texts.reading.ledgerMissing, { columns: texts.ledgerColumn.journal })
    await expect(canvas.getByText(asRead(missing))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.reading.start })).toBeNull()
  },
}

/** The journal has another name, so its column is chosen by hand. */
export const Corrected: Story = {
  parameters: { picture: 'none' },
  play: async context => {
    await WithoutJournal.play?.(context)
    const canvas = within(context.canvasElement)
    const texts = textsOf(context.globals)
    const field = canvas.getByRole('button', {
      name: new RegExp(`^${texts.reading.notRead}.*${texts.ledgerColumn.journal}$`),
    })
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: 'Origine' }))
    await userEvent.click(await canvas.findByRole('button', { name: texts.reading.start }))
    await expect(await canvas.findByText(texts.verdict.clean)).toBeVisible()
  },
}

async function check(canvasElement: HTMLElement, globals: Globals, file: File) {
  const taken = await take(canvasElement, globals, file)
  await userEvent.click(taken.canvas.getByRole('button', { name: taken.texts.reading.start }))
  await taken.canvas.findByRole('heading', { level: 2, name: taken.texts.step.result })
  return taken
}

/** Faults that make the figures doubtful, by line and with their remedies. The rules for a FEC do not apply. */
export const Doubtful: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const wrong = printedAs(
      'Date|Journal|N° pièce|Libellé|Débit|Crédit',
      '411000|Clients',
      '|||Report à nouveau|300,00|',
      '15/01/2025||12|Facture 12|1 200,00|',
      '32/01/2025|VE|14|Facture 14|douze|',
      '|||Total compte 411000|1 500,00|',
      '706000|Prestations de services',
      '15/01/2025|VE|12|Facture 12||1 200,00',
    )
    const { canvas, texts } = await check(canvasElement, globals, fileOf(wrong, 'Grand livre.txt'))
    for (const rule of [
      'ledger-opening',
      'ledger-field-missing',
      'ledger-date-form',
      'ledger-amount-form',
      'ledger-total',
      'entry-unbalanced',
    ] as const)
      await expect(canvas.getByRole('button', { name: texts.rule[rule].title })).toBeVisible()
    const grid = within(canvas.getByRole('grid', { name: texts.findings.title }))
    await expect(grid.getByText('douze')).toBeVisible()
    await expect(canvas.queryByText(/LPF/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: texts.prepare.open })).toBeNull()
    await expect(canvas.getByRole('button', { name: texts.copy.open })).toBeVisible()
  },
}

/** A clean file: its entries, and how many totals were left out because they agree with their lines. */
export const Clean: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const { canvas, texts } = await check(
      canvasElement,
      globals,
      await workbookOf({ Feuille: printed }, name),
    )
    await expect(canvas.getByText(asRead(texts.verdict.ledgerChecked))).toBeVisible()
    await expect(await canvas.findByText(texts.figure.contentLedger)).toBeVisible()
    await expect(canvas.getByText(texts.figure.leftOut).nextElementSibling).toHaveTextContent('3')
    await expect(canvas.getByText(texts.findings.empty)).toBeVisible()
  },
}

/** The request says which column is which, and the year is that of the entries. */
export const Sent: Story = {
  parameters: { picture: 'none' },
  play: async context => {
    await Clean.play?.(context)
    const texts = textsOf(context.globals)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.prepare.open }))
    await canvas.findByRole('heading', { level: 2, name: texts.step.settings })
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: new RegExp(texts.comparison.none) })).toBeChecked(),
    )
    await userEvent.click(canvas.getByRole('button', { name: texts.settings.send }))
    await waitFor(() => expect(creation.sent).toHaveLength(1))
    await expect(await canvas.findByText(texts.figure.contentOfEntries)).toBeVisible()
    await expect(creation.sent[0]?.body).toMatchObject({
      fileName: 'Grand livre 732829320.txt',
      dialect: {
        skippedLines: 3,
        ledger: { columns: ['date', 'journal', 'number', 'label', 'debit', 'credit', null] },
      },
    })
  },
}
