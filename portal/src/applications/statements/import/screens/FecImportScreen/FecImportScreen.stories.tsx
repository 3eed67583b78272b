import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import {
  faults,
  fileOf,
  goodName,
  ledger,
  portal,
  readingBy,
  textsOf,
  workbookOf,
} from '../../fec-stories.fixtures.tsx'
import { runInWorker, type RunFec } from '../../reader/run-in-worker.ts'
import { FecImportScreen } from './FecImportScreen.tsx'

const meta = {
  title: 'Screens/Statement import',
  component: FecImportScreen,
  decorators: [withPortal(portal)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FecImportScreen>
export default meta
type Story = StoryObj<typeof meta>
type Globals = Record<string, unknown>

/** Chooses a file in the field. */
async function choose(canvasElement: HTMLElement, globals: Globals, file: File) {
  await within(canvasElement).findByRole('group', { name: textsOf(globals).file.label })
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, file)
  return within(canvasElement)
}

/** Chooses a file and accepts the detected reading. */
async function check(canvasElement: HTMLElement, globals: Globals, file: File) {
  const texts = textsOf(globals)
  const canvas = await choose(canvasElement, globals, file)
  await userEvent.click(await canvas.findByRole('button', { name: texts.reading.start }))
  await canvas.findByRole('heading', { name: texts.step.result, level: 2 })
  return canvas
}

/** Nothing is chosen yet. */
export const NothingChosen: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('group', { name: texts.file.label })
    await expect(within(field).getByText(asRead(texts.file.hint))).toBeVisible()
    await expect(canvas.getByText(asRead(texts.sentence))).toBeVisible()
  },
}

/** The detected reading, and ten lines as they will be read. */
export const Reading: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = await choose(canvasElement, globals, fileOf(ledger(8)))
    const grid = await canvas.findByRole('grid', { name: texts.reading.preview })
    await waitFor(() => expect(within(grid).getByText('Client 1')).toBeVisible())
    await expect(canvas.getByRole('button', { name: new RegExp(texts.reading.tab) })).toBeVisible()
    // The heading of the new step has the focus.
    await expect(canvas.getByRole('heading', { name: texts.step.reading, level: 2 })).toHaveFocus()
  },
}

/** A corrected reading: choosing another encoding changes the letters at once. */
export const ReadingCorrected: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = await choose(canvasElement, globals, fileOf(ledger(4)))
    const grid = await canvas.findByRole('grid', { name: texts.reading.preview })
    await waitFor(() => expect(within(grid).getAllByText('TVA collectée')[0]).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(texts.reading.encoding) }))
    await userEvent.click(await screen.findByRole('option', { name: texts.encoding['windows-1252'] }))
    await waitFor(() => expect(within(grid).getAllByText('TVA collectÃ©e')[0]).toBeVisible())
  },
}

/** Columns with other names, below two title lines, in another encoding. */
export const ReadingMapped: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const odd = `Grand livre\r\nExercice 2023\r\n${ledger(4).replaceAll('\t', ';').replace('JournalLib', 'journal_lib').replace('Idevise', 'Idevise;Analytique')}`
    const canvas = await choose(canvasElement, globals, fileOf(odd))
    await canvas.findByRole('grid', { name: texts.reading.preview })
    await waitFor(() =>
      expect(
        canvas.getByRole('columnheader', {
          name: new RegExp(filled(texts.reading.mapped, { header: 'journal_lib', column: 'JournalLib' })),
        }),
      ).toBeVisible(),
    )
    await expect(canvas.getByText(texts.reading.unknown.replace('{{header}}', 'Analytique'))).toBeVisible()
  },
}

/** The sheet of a workbook that has a header is read, and another one can be chosen. */
export const Workbook: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const name = '732829320FEC20231231.xlsx'
    const canvas = await choose(
      canvasElement,
      globals,
      await workbookOf({ Notes: 'Bonjour', FEC: ledger(4) }, name),
    )
    const grid = await canvas.findByRole('grid', { name: texts.reading.preview })
    await waitFor(() => expect(within(grid).getByText('Client 1')).toBeVisible())
    await expect(canvas.getByText(filled(texts.reading.asText, { sheet: 'FEC', name }))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: new RegExp(texts.reading.encoding) })).toBeNull()
  },
}

/** A sheet without a header is reported, and the other sheet can be chosen again. */
export const WorkbookSheetChosen: Story = {
  parameters: { picture: 'none' },
  play: async context => {
    await Workbook.play?.(context)
    const texts = textsOf(context.globals)
    const canvas = within(context.canvasElement)
    const chooseSheet = async (sheet: string) => {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(texts.reading.sheet) }))
      await userEvent.click(await screen.findByRole('option', { name: sheet }))
    }
    await chooseSheet('Notes')
    await expect(await canvas.findByText(texts.stop['no-header'].title)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.reading.start })).toBeNull()
    await chooseSheet('FEC')
    await userEvent.click(await canvas.findByRole('button', { name: texts.reading.start }))
    await canvas.findByRole('heading', { name: texts.step.result, level: 2 })
  },
}

const half = 0.42
/** Reads the start of the file in the worker; for the whole file it reports progress and never ends. */
const neverEnds: RunFec = (task, options) => {
  if (task.kind === 'preview') return runInWorker(task, options)
  options.onProgress?.(task.file.size * half)
  return new Promise(() => undefined)
}

/** The whole file is being read, with the progress in bytes and a way to cancel. */
export const Checking: Story = {
  decorators: [readingBy(neverEnds)],
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = await choose(canvasElement, globals, fileOf(ledger(400)))
    await userEvent.click(await canvas.findByRole('button', { name: texts.reading.start }))
    const name = filled(texts.work.check, { file: goodName })
    await waitFor(() => expect(canvas.getByRole('progressbar', { name })).toBeVisible())
  },
}

/** Canceling a check leads back to the reading. */
export const Canceled: Story = {
  ...Checking,
  parameters: { picture: 'none' },
  play: async context => {
    await Checking.play?.(context)
    const texts = textsOf(context.globals)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.work.cancel }))
    await canvas.findByRole('grid', { name: texts.reading.preview })
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** Errors: why the file would be rejected, each rule and each line. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = await check(canvasElement, globals, fileOf(ledger(8, faults)))
    // A grid if there is room for columns, otherwise cards.
    await waitFor(() => expect(canvas.getByText('02/01/2023')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: texts.rule['entry-unbalanced'].title }))
    await expect(canvas.getByRole('button', { name: texts.findings.only })).toBeVisible()
  },
}

/** Only the lines of one rule. */
export const OneRule: Story = {
  parameters: { picture: 'none' },
  play: async context => {
    await Loaded.play?.(context)
    const texts = textsOf(context.globals)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.findings.only }))
    const grid = canvas.getByRole('grid', { name: texts.findings.title })
    await waitFor(() => expect(within(grid).queryByText('02/01/2023')).toBeNull())
    await expect(within(grid).getAllByRole('row')).toHaveLength(2)
  },
}

/** No errors: what was checked, and what cannot be seen from a file alone. */
export const Clean: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = await check(canvasElement, globals, fileOf(ledger(24)))
    await expect(canvas.getByText(texts.verdict.clean)).toBeVisible()
    await expect(canvas.getByText(asRead(texts.verdict.checked))).toBeVisible()
    await expect(canvas.getByText(texts.findings.emptyTitle)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.copy.create })).toBeNull()
  },
}

/** Warnings alone are no reason to reject a file. */
export const Warned: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const spaced = ledger(6, [{ line: 2, column: 'EcritureLib', value: ' Facture 1 ' }])
    const canvas = await check(canvasElement, globals, fileOf(spaced))
    await expect(canvas.getByText(texts.verdict.clean)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.rule['field-spaces'].title })).toBeVisible()
  },
}

const endless = 'Fournitures et prestations de toute nature '.repeat(8)
/** Long names, labels and many rules at once. */
export const LongText: Story = {
  // Its picture would take a seventh of a megabyte, and the play function checks everything that could go wrong.
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const long = ledger(40, [
      { line: 1, column: 'EcritureLib', value: ` ${endless}` },
      { line: 2, column: 'CompteNum', value: `70${'6'.repeat(60)}X` },
      { line: 3, column: 'CompteNum', value: '44' },
      { line: 4, column: 'EcritureDate', value: '30 février 2023' },
      { line: 5, column: 'Credit', value: '1.234.567.890,00' },
      { line: 7, column: 'Debit', value: '(12,00)' },
      { line: 8, column: 'EcritureDate', value: '20230230' },
      { line: 9, column: 'EcritureDate', value: '20250101' },
    ])
    const name = `Export comptable de la société ${'très '.repeat(20)}longue FEC 20231231.txt`
    const canvas = await check(canvasElement, globals, fileOf(long, name))
    await canvas.findByRole('grid', { name: texts.findings.title })
  },
}

/** The safe corrections, with how often each applies. */
export const Corrections: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = await check(canvasElement, globals, fileOf(ledger(8, faults)))
    await userEvent.click(canvas.getAllByRole('button', { name: new RegExp(texts.copy.open) }).at(-1)!)
    await canvas.findByRole('checkbox', { name: texts.repair.date.title })
    await expect(canvas.getByRole('checkbox', { name: texts.repair['decimal-mark'].title })).toBeChecked()
  },
}

/** No correction is chosen: nothing is written, and the reason is shown. */
export const NoCorrectionChosen: Story = {
  parameters: { picture: 'none' },
  play: async context => {
    await Corrections.play?.(context)
    const texts = textsOf(context.globals)
    const canvas = within(context.canvasElement)
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: texts.copy.create }))
    await waitFor(() => expect(canvas.getByText(texts.copy.noneChosen)).toBeVisible())
  },
}

/** The corrected copy, checked again, with every change. */
export const Corrected: Story = {
  parameters: { picture: 'none' },
  play: async context => {
    await Corrections.play?.(context)
    const texts = textsOf(context.globals)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.copy.create }))
    const grid = await canvas.findByRole('grid', { name: texts.copy.changes })
    await waitFor(() => expect(within(grid).getByText('20230102')).toBeVisible())
    await expect(canvas.getByRole('button', { name: texts.copy.download })).toBeVisible()
  },
}

/** A copy with nothing left to correct. */
export const CorrectedWhole: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = await check(canvasElement, globals, fileOf(ledger(8, faults.slice(0, 3))))
    await userEvent.click(canvas.getAllByRole('button', { name: new RegExp(texts.copy.open) }).at(-1)!)
    await userEvent.click(await canvas.findByRole('button', { name: texts.copy.create }))
    await waitFor(() => expect(canvas.getByText(texts.verdict.copyClean)).toBeVisible())
  },
}
