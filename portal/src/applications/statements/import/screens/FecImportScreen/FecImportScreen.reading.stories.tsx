import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { filled } from '../../../../../stories/read-texts.ts'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import { fileOf, portal, textsOf, workbookOf } from '../../fec-stories.fixtures.tsx'
import { printedAs } from '../../printed-stories.fixtures.ts'
import { FecImportScreen } from './FecImportScreen.tsx'

const meta = {
  title: 'Screens/Statement import/Corrected reading',
  component: FecImportScreen,
  decorators: [withPortal(portal)],
  parameters: { layout: 'fullscreen', picture: 'none' },
} satisfies Meta<typeof FecImportScreen>
export default meta
type Story = StoryObj<typeof meta>
type Globals = Record<string, unknown>

const printed = printedAs(
  'Compte|Libellé|Solde débiteur|Solde créditeur',
  '101300|Capital||120 000,00',
  '512000|Banque|120 000,00|',
)
const text = fileOf(printed, 'Balance 2025.txt')

const resume = /^(Resume|Reprendre)$/
const kept = () => Object.keys(localStorage).filter(key => key.includes('statement-reading'))

/** Chooses a file and waits for the reading step. */
async function take(canvasElement: HTMLElement, globals: Globals, file: File) {
  const texts = textsOf(globals)
  const canvas = within(canvasElement)
  await canvas.findByRole('group', { name: texts.file.label })
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, file)
  await canvas.findByRole('button', { name: texts.reading.start })
  const field = (label: string) => canvas.findByRole('button', { name: new RegExp(label) })
  return {
    canvas,
    texts,
    field,
    choose: async (label: string, option: string) => {
      await userEvent.click(await field(label))
      await userEvent.click(await screen.findByRole('option', { name: option }))
    },
  }
}

/** The page was closed after a correction. The correction is offered with the same file, not with another one. */
export const Resumed: Story = {
  play: async ({ canvasElement, globals }) => {
    const { canvas, texts, field, choose } = await take(canvasElement, globals, text)
    await expect(canvas.queryByRole('button', { name: resume })).toBeNull()
    await choose(texts.reading.decimalMark, texts.reading.decimalPoint)
    await waitFor(() => expect(kept()).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: texts.file.another }))

    const other = fileOf(printed, 'Balance 2024.txt')
    await take(canvasElement, globals, other)
    await expect(canvas.queryByRole('button', { name: resume })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: texts.file.another }))

    await take(canvasElement, globals, text)
    await expect(await field(`${texts.reading.decimalComma}.*${texts.reading.decimalMark}`)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: resume }))
    await expect(await field(`${texts.reading.decimalPoint}.*${texts.reading.decimalMark}`)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: resume })).toBeNull()
  },
}

/** The chosen sheet of a workbook is read again. */
export const SheetResumed: Story = {
  play: async ({ canvasElement, globals }) => {
    const name = 'Balances.xlsx'
    const file = await workbookOf({ 'Année 2025': printed, 'Année 2024': printed }, name)
    const { canvas, texts, choose } = await take(canvasElement, globals, file)
    const readAs = (sheet: string) => filled(texts.reading.asText, { sheet, name })
    await expect(canvas.getByText(readAs('Année 2025'))).toBeVisible()
    await choose(texts.reading.sheet, 'Année 2024')
    await waitFor(() => expect(kept()).toHaveLength(1))
    await userEvent.click(await canvas.findByRole('button', { name: texts.file.another }))

    await take(canvasElement, globals, file)
    await expect(canvas.getByText(readAs('Année 2025'))).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: resume }))
    await expect(await canvas.findByText(readAs('Année 2024'))).toBeVisible()
    await expect(await canvas.findByRole('button', { name: texts.reading.start })).toBeVisible()
  },
}

/** Discarding the correction deletes it from the browser, and the file is read as detected. */
export const Discarded: Story = {
  beforeEach: () => {
    const form = encodeURIComponent(`statement-reading:${text.name}:${String(text.size)}`)
    const values = { chosen: { decimalMark: '.' } }
    localStorage.setItem(`parvis.draft:1:${form}:before`, JSON.stringify({ savedAt: Date.now(), values }))
  },
  play: async ({ canvasElement, globals }) => {
    const { canvas, texts, field } = await take(canvasElement, globals, text)
    await userEvent.click(await canvas.findByRole('button', { name: /^(Discard|Abandonner)$/ }))
    await waitFor(() => expect(kept()).toEqual([]))
    await expect(await field(`${texts.reading.decimalComma}.*${texts.reading.decimalMark}`)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: resume })).toBeNull()
  },
}
