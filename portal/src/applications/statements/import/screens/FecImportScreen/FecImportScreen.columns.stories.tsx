import { listAccounts } from '@parvis/api-types/generated/examples/customer-store'
import { getRememberedMapping } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, answerWith } from '../../../../../stories/answers.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import { fileOf, goodName, ledger, portal, textsOf } from '../../fec-stories.fixtures.tsx'
import { printedAs } from '../../printed-stories.fixtures.ts'
import { FecImportScreen } from './FecImportScreen.tsx'

const header = ['Posting date', 'Source', 'Trans. no', 'Nominal code', 'Narrative', 'Debit amt', 'Credit amt']
const client = {
  id: 1,
  accountLegalName: 'Fontaine & Filles – Maison de thé',
  accountNumber: 'C000001',
  accountRegisterIdentification2: '732829320',
}

/** Last year, the person said which column is which. */
const remembered = answerWith<'getRememberedMapping'>(getRememberedMapping, {
  ...getRememberedMapping.success.year,
  reading: {
    periodEnd: '2024-12-31',
    header: ['Posting date', 'Book', 'Trans. no', 'Nominal code', 'Text', 'Debit amt', 'Credit amt'],
    dialect: {
      encoding: 'utf-8',
      separator: ';',
      decimalMark: '.',
      skippedLines: 0,
      amounts: 'debit-credit',
      ledger: { columns: ['date', 'journal', 'piece', 'account', 'label', 'debit', 'credit'] },
    },
  },
})

const meta = {
  title: 'Screens/Statement import/Columns',
  component: FecImportScreen,
  decorators: [withPortal(portal)],
  parameters: { layout: 'fullscreen', picture: 'none', msw: [answerPage(listAccounts), remembered] },
} satisfies Meta<typeof FecImportScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const lines = [
  '2025-01-15|sales|12|411000|Invoice 12|1200.00|0.00',
  '2025-01-15|sales|12|706000|Invoice 12|0.00|1200.00',
  '2025-01-16|sales|13|411000|Invoice 13|30.00|0.00',
  '2025-01-16|sales|13|706000|Invoice 13|0.00|30.00',
]

async function take({ canvasElement, globals }: Context, file: File) {
  const canvas = within(canvasElement)
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, file)
  const texts = textsOf(globals)
  await canvas.findByText(texts.reading.headerLines)
  return { canvas, texts }
}

const ofField = (label: string, value: string) => new RegExp(`^${value}.*${label}$`)

/** Columns of other software: each is suggested by its name and shown above its values. */
export const OtherNames: Story = {
  play: async context => {
    const { canvas, texts } = await take(context, fileOf(printedAs(header.join('|'), ...lines), 'Export.txt'))
    await expect(await canvas.findByText(texts.reading.ledgerColumns)).toBeVisible()
    for (const [column, name] of [
      ['date', 'Posting date'],
      ['number', 'Trans. no'],
      ['account', 'Nominal code'],
      ['journal', 'Source'],
    ] as const) {
      const heading = filled(texts.reading.mapped, { header: name, column: texts.ledgerColumn[column] })
      await waitFor(() => expect(canvas.getAllByText(asRead(heading))[0]).toBeVisible())
    }
    await userEvent.click(canvas.getByRole('button', { name: texts.reading.start }))
    await expect(await canvas.findByText(texts.verdict.clean)).toBeVisible()
  },
}

/** Without a header, the columns are named by letters and recognised by their values. */
export const NoHeader: Story = {
  play: async context => {
    const { canvas, texts } = await take(context, fileOf(printedAs(...lines), 'Export.txt'))
    await canvas.findByText(texts.reading.ledgerColumns)
    await expect(
      canvas.getByRole('button', {
        name: ofField(texts.reading.headerLines, texts.reading.headerLineCount.none),
      }),
    ).toBeVisible()
    // Nothing shows that `sales` is a journal, so the person has to say it.
    const journal = canvas.getByRole('button', {
      name: ofField(texts.ledgerColumn.journal, texts.reading.notRead),
    })
    await userEvent.click(journal)
    await userEvent.click(await screen.findByRole('option', { name: 'B' }))
    await userEvent.click(await canvas.findByRole('button', { name: texts.reading.start }))
    await expect(await canvas.findByText(texts.verdict.clean)).toBeVisible()
  },
}

/** A FEC with the column names of some software is checked against the law, and a copy has the required names. */
export const EntriesRenamed: Story = {
  play: async context => {
    const text = ledger(3).replace('JournalCode', 'Journal ID').replace('EcritureDate', 'Posting date')
    const { canvas, texts } = await take(context, fileOf(text, goodName))
    await expect(await canvas.findByText(texts.reading.entryColumns)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.reading.start }))
    await canvas.findByRole('heading', { level: 2, name: texts.step.result })
    await expect(
      await canvas.findByRole('button', { name: new RegExp(texts.rule['column-name'].title) }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.copy.open }))
    await userEvent.click(await canvas.findByRole('button', { name: texts.copy.create }))
    await expect(await canvas.findByText(texts.verdict.copyClean)).toBeVisible()
  },
}

/**
 * The SIREN in the file name identifies the client: columns are read as in its last file, and differences are listed.
 */
export const Remembered: Story = {
  parameters: { msw: [answerPage(listAccounts, client), remembered] },
  play: async context => {
    const file = fileOf(printedAs(header.join('|'), ...lines), 'Export 732829320.txt')
    const { canvas, texts } = await take(context, file)
    const banner = texts.reading.remembered.slice(0, texts.reading.remembered.indexOf('{{'))
    await waitFor(() => expect(canvas.getByText(said => said.startsWith(asRead(banner)))).toBeVisible())
    const added = filled(texts.reading.rememberedNew, { columns: 'Source, Narrative' })
    const gone = filled(texts.reading.rememberedGone, { columns: 'Book, Text' })
    await expect(canvas.getByText(asRead(added))).toBeVisible()
    await expect(canvas.getByText(asRead(gone))).toBeVisible()
    // As chosen then, not as it would be suggested.
    const heading = filled(texts.reading.mapped, { header: 'Trans. no', column: texts.ledgerColumn.piece })
    await waitFor(() => expect(canvas.getAllByText(asRead(heading))[0]).toBeVisible())
  },
}
