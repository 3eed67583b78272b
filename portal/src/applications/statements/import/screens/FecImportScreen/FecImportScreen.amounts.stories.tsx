import { getRememberedMapping } from '@parvis/api-types/generated/examples/portal'
import { listAccounts } from '@parvis/api-types/generated/examples/customer-store'
import type { Dialect } from '@parvis/accounting/fec/report'
import { formatLongDate } from '@parvis/design-system/i18n/dates'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, answerWith, refuse } from '../../../../../stories/answers.ts'
import { asRead, filled, languageOf } from '../../../../../stories/read-texts.ts'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import { fileOf, portal, textsOf } from '../../fec-stories.fixtures.tsx'
import { printedAs } from '../../printed-stories.fixtures.ts'
import { FecImportScreen } from './FecImportScreen.tsx'

const client = {
  id: 1,
  accountLegalName: 'Fontaine & Filles – Maison de thé',
  accountNumber: 'C000001',
  accountRegisterIdentification2: '732829320',
}
const names = 'Posting date|Source|Trans. no|Nominal code|Narrative'

/** Last year, a person chose to read the client's file in this way. */
const rememberedAs = (said: Pick<Dialect, 'dates' | 'signs'>) =>
  answerWith<'getRememberedMapping'>(getRememberedMapping, {
    ...getRememberedMapping.success.year,
    reading: {
      periodEnd: '2024-12-31',
      header: [...names.split('|'), 'Amount'],
      dialect: {
        encoding: 'utf-8',
        separator: ';',
        decimalMark: '.',
        skippedLines: 0,
        amounts: 'debit-credit',
        ...said,
        ledger: { columns: ['date', 'journal', 'number', 'account', 'label', 'amount'] },
      },
    },
  })

const meta = {
  title: 'Screens/Statement import/Amounts and dates',
  component: FecImportScreen,
  decorators: [withPortal(portal)],
  parameters: {
    layout: 'fullscreen',
    picture: 'none',
    msw: [answerPage(listAccounts), refuse(getRememberedMapping, 'not-found')],
  },
} satisfies Meta<typeof FecImportScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const sale = (day: string, debit: string, credit: string) => [
  `${day}|VE|12|411000|Invoice 12|${debit}`,
  `${day}|VE|12|706000|Invoice 12|${credit}`,
]

async function take({ canvasElement, globals }: Context, lines: readonly string[], name = 'Export.txt') {
  const canvas = within(canvasElement)
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, fileOf(printedAs(...lines), name))
  const texts = textsOf(globals)
  await canvas.findByText(texts.reading.headerLines)
  const locale = languageOf(globals)
  const says = async (text: string) =>
    waitFor(() => expect(canvas.getByText(said => said.includes(asRead(text)))).toBeVisible())
  return { canvas, texts, says, locale }
}

type Taken = Awaited<ReturnType<typeof take>>

/** Chooses an option in a field of the reading that shows `from`. */
async function choose({ canvas }: Taken, label: string, from: string, to: string) {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${from}.*${label}$`) }))
  await userEvent.click(await screen.findByRole('option', { name: to }))
}

async function checkClean({ canvas, texts }: Taken) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.reading.start }))
  await expect(await canvas.findByText(texts.verdict.clean)).toBeVisible()
}

/** @param month from 1 for January */
const dayRead = ({ texts, locale }: Taken, written: string, date: number, month: number) =>
  filled(texts.reading.dayRead, { written, day: formatLongDate(locale, new Date(2025, month - 1, date)) })

/** One amount column whose sign is the side: a message above the lines says how it is read, and the file is clean. */
export const SignedAmount: Story = {
  play: async context => {
    const taken = await take(context, [`${names}|Amount`, ...sale('03/31/2025', '1200.00', '-1200.00')])
    await taken.says(taken.texts.reading.oneAmount['debits-positive'])
    const amount = taken.locale === 'fr' ? '1 200,00' : '1,200.00'
    await taken.says(filled(taken.texts.reading.amountRead.credit, { written: '-1200.00', amount }))
    await taken.says(dayRead(taken, '03/31/2025', 31, 3))
    await expect(taken.canvas.queryByText(asRead(taken.texts.reading.datesOpen))).toBeNull()
    await checkClean(taken)
  },
}

/** A purchase and a sale from software that writes credits as positive. */
const turned = [
  '2025-03-31|AC|1|601000|Tea|-300.00',
  '2025-03-31|AC|1|512000|Tea|300.00',
  '2025-03-31|VE|2|512000|Invoice|-1200.00',
  '2025-03-31|VE|2|706000|Invoice|1200.00',
]

const sidesRead = ({ canvas, texts }: Taken) =>
  within(canvas.getByRole('grid', { name: texts.reading.preview }))
    .getAllByRole('gridcell')
    .map(cell => cell.textContent)
    .filter(text =>
      new RegExp(
        `^(?:${texts.reading.sided.debit}|${texts.reading.sided.credit})`.replaceAll(' {{amount}}', ''),
      ).test(text),
    )
    .map(text => text.slice(0, 1))

/** The person says that credits are positive, and the lines immediately show the side of each amount. */
export const CreditsPositive: Story = {
  play: async context => {
    const taken = await take(context, [`${names}|Amount`, ...turned])
    const { reading } = taken.texts
    await waitFor(() => expect(sidesRead(taken)).toEqual(['C', 'D', 'C', 'D']))
    await choose(taken, reading.signs, reading.sign['debits-positive'], reading.sign['credits-positive'])
    await taken.says(reading.oneAmount['credits-positive'])
    await waitFor(() => expect(sidesRead(taken)).toEqual(['D', 'C', 'D', 'C']))
    await checkClean(taken)
  },
}

/**
 * Nobody has said it, but the totals of expenses and income reveal it, and the warning offers to read the file the
 * other way round.
 */
export const SignsTurned: Story = {
  play: async context => {
    const taken = await take(context, [`${names}|Amount`, ...turned])
    const { canvas, texts } = taken
    await userEvent.click(await canvas.findByRole('button', { name: texts.reading.start }))
    const repair = await canvas.findByRole('button', { name: texts.result.signs['credits-positive'] })
    await userEvent.click(repair)
    await waitFor(() => expect(canvas.queryByText(asRead(texts.rule['sides-reversed'].title))).toBeNull())
    await expect(await canvas.findByText(texts.verdict.clean)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name: texts.step.result })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(texts.step.reading) }))
    await taken.says(texts.reading.oneAmount['credits-positive'])
  },
}

/** A trial balance whose positive balances are credits. */
export const BalancesTurned: Story = {
  play: async context => {
    const rows = [
      'Compte|Libellé|Solde',
      '601000|Achats|-300,00',
      '706000|Ventes|1200,00',
      '512000|Banque|-900,00',
    ]
    const taken = await take(context, rows)
    const { reading } = taken.texts
    await taken.says(reading.oneBalance['debits-positive'])
    await choose(taken, reading.signs, reading.sign['debits-positive'], reading.sign['credits-positive'])
    await waitFor(() => expect(sidesRead(taken)).toEqual(['D', 'C', 'D']))
    await checkClean(taken)
  },
}

/** Read like the client's last file, with credits positive. */
export const SignsRemembered: Story = {
  parameters: {
    msw: [answerPage(listAccounts, client), rememberedAs({ signs: 'credits-positive' })],
  },
  play: async context => {
    const taken = await take(context, [`${names}|Amount`, ...turned], 'Export 732829320.txt')
    await taken.says(taken.texts.reading.rememberedSigns)
    await waitFor(() => expect(sidesRead(taken)).toEqual(['D', 'C', 'D', 'C']))
  },
}

/** The side is in a column beside the amount, in the software's own words. */
export const AmountAndSide: Story = {
  play: async context => {
    const taken = await take(context, [
      `${names}|Amount|Type`,
      ...sale('2025-03-31', '1200.00|Soll', '1200.00|Haben'),
    ])
    await taken.says(taken.texts.reading.oneAmount.side)
    const heading = filled(taken.texts.reading.mapped, {
      header: 'Type',
      column: taken.texts.ledgerColumn.side,
    })
    await waitFor(() => expect(taken.canvas.getAllByText(asRead(heading))[0]).toBeVisible())
    await checkClean(taken)
  },
}

/** A side that is neither debit nor credit is reported on its line, with what to do. */
export const NeitherSide: Story = {
  play: async context => {
    const taken = await take(context, [
      `${names}|Amount|D/C`,
      ...sale('2025-03-31', '1200.00|D', '1200.00|C'),
      ...sale('2025-03-31', '5.00|D', '5.00|open'),
    ])
    await userEvent.click(await taken.canvas.findByRole('button', { name: taken.texts.reading.start }))
    const { title } = taken.texts.rule['ledger-side-unknown']
    await expect(await taken.canvas.findByRole('button', { name: new RegExp(title) })).toBeVisible()
    const grid = within(taken.canvas.getByRole('grid', { name: taken.texts.findings.title }))
    await expect(grid.getByText('open')).toBeVisible()
  },
}

/** An amount column is chosen beside debits and credits, and a message says which of them are read. */
export const ChosenByHand: Story = {
  play: async context => {
    const taken = await take(context, [
      `${names}|Debit|Credit|Net`,
      ...sale('2025-03-31', '1200.00|0.00|1200.00', '0.00|1200.00|-1200.00'),
    ])
    const { reading, ledgerColumn } = taken.texts
    await choose(taken, ledgerColumn.amount, reading.notRead, 'Net')
    await taken.says(reading.amountUnread)
    await choose(taken, ledgerColumn.debit, 'Debit', reading.notRead)
    await choose(taken, ledgerColumn.credit, 'Credit', reading.notRead)
    await taken.says(reading.oneAmount['debits-positive'])
    await checkClean(taken)
  },
}

/**
 * The dates leave open whether day or month comes first: a message says so, and the person's choice is how they are
 * read and sent.
 */
export const DatesUndecided: Story = {
  play: async context => {
    const taken = await take(context, [`${names}|Amount`, ...sale('03/04/2025', '1200.00', '-1200.00')])
    const { reading } = taken.texts
    await taken.says(reading.datesOpen)
    await taken.says(dayRead(taken, '03/04/2025', 3, 4))
    await choose(taken, reading.dates, reading.dateOrder['day-first'], reading.dateOrder['month-first'])
    await taken.says(dayRead(taken, '03/04/2025', 4, 3))
    await waitFor(() => expect(taken.canvas.queryByText(asRead(reading.datesOpen))).toBeNull())
    await checkClean(taken)
  },
}

/** Read like the client's last file, with the month first, although no date of this file shows it. */
export const DatesRemembered: Story = {
  parameters: {
    msw: [answerPage(listAccounts, client), rememberedAs({ dates: 'month-first' })],
  },
  play: async context => {
    const lines = [`${names}|Amount`, ...sale('03/04/2025', '1200.00', '-1200.00')]
    const taken = await take(context, lines, 'Export 732829320.txt')
    await taken.says(taken.texts.reading.rememberedDates['month-first'])
    await taken.says(dayRead(taken, '03/04/2025', 4, 3))
    await expect(taken.canvas.queryByText(asRead(taken.texts.reading.datesOpen))).toBeNull()
  },
}

/** A FEC with its sides written out can be read, and a copy writes it as the law requires. */
export const EntriesWithSide: Story = {
  play: async context => {
    const entries = [
      'JournalCode|JournalLib|Voucher no.|Posting date|GL account|Account name|CompAuxNum|CompAuxLib|PieceRef|PieceDate|EcritureLib|Amount|D/C|EcritureLet|DateLet|ValidDate|Montantdevise|Idevise',
      ...(
        [
          ['411000', 'Debit'],
          ['706000', 'Credit'],
        ] as const
      ).map(
        ([account, side]) =>
          `VE|Ventes|1|03/31/2023|${account}|Compte ${account}|||F1|03/31/2023|Facture 1|12,00|${side}|||03/31/2023||`,
      ),
    ]
    const taken = await take(context, entries, '732829320FEC20231231.txt')
    await taken.says(taken.texts.reading.oneAmount.side)
    await userEvent.click(await taken.canvas.findByRole('button', { name: taken.texts.reading.start }))
    await expect(
      await taken.canvas.findByRole('button', { name: new RegExp(taken.texts.rule['sign-form'].title) }),
    ).toBeVisible()
    await userEvent.click(taken.canvas.getByRole('button', { name: taken.texts.copy.open }))
    await userEvent.click(await taken.canvas.findByRole('button', { name: taken.texts.copy.create }))
    await expect(await taken.canvas.findByText(taken.texts.verdict.copyClean)).toBeVisible()
  },
}
