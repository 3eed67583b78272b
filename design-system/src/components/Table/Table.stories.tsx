import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Table, type TableColumn, type TableProps } from './Table.tsx'

interface Loan {
  id: string
  bank: string
  rate: number
  due: string | null
  amount: number | null
  isFixed: boolean
  state: 'running' | 'late'
}

const loans: readonly Loan[] = [
  {
    id: '1',
    bank: 'Crédit coopératif',
    rate: 0.0325,
    due: '2029-06-30',
    amount: 125_000,
    isFixed: true,
    state: 'running',
  },
  {
    id: '2',
    bank: 'Banque de l’Étoile',
    rate: 0.041,
    due: '2027-01-31',
    amount: 48_200.5,
    isFixed: false,
    state: 'late',
  },
  { id: '3', bank: 'Associés', rate: 0, due: null, amount: null, isFixed: true, state: 'running' },
  {
    id: '4',
    bank: 'Caisse régionale',
    rate: 0.0289,
    due: '2031-12-31',
    amount: 310_000,
    isFixed: true,
    state: 'running',
  },
]
const columns: readonly TableColumn<Loan>[] = [
  { id: 'bank', type: 'text', title: 'Prêteur', value: row => row.bank },
  {
    id: 'state',
    type: 'choice',
    title: 'État',
    value: row => row.state,
    choices: [
      { id: 'running', label: 'En cours', status: 'success' },
      { id: 'late', label: 'En retard', status: 'warning' },
    ],
  },
  { id: 'due', type: 'date', title: 'Échéance', value: row => row.due, aggregate: 'maximum' },
  { id: 'fixed', type: 'boolean', title: 'Taux fixe', value: row => row.isFixed },
  {
    id: 'rate',
    type: 'number',
    title: 'Taux',
    value: row => row.rate,
    format: { style: 'percent', maximumFractionDigits: 2 },
    aggregate: 'average',
  },
  {
    id: 'amount',
    type: 'number',
    title: 'Reste dû',
    value: row => row.amount,
    format: { style: 'currency', currency: 'EUR' },
    aggregate: 'sum',
  },
]

const meta = {
  title: 'Components/Table',
  component: Table<Loan>,
  args: { caption: 'Emprunts au 31 décembre 2026', rows: loans, columns, getRowId: row => row.id },
} satisfies Meta<TableProps<Loan>>
export default meta
type Story = StoryObj<typeof meta>

const table = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('table', { name: 'Emprunts au 31 décembre 2026' })
const names = (canvasElement: HTMLElement) =>
  [...table(canvasElement).querySelectorAll('tbody th')].map(cell => cell.textContent)
const digits = (text: string | null | undefined) => text?.replaceAll(/\D/g, '')

/** A native table with a name and with column and row headers; it is not a tab stop. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(table(canvasElement)).toBeVisible())
    await expect(within(canvasElement).getAllByRole('columnheader')).toHaveLength(6)
    await expect(within(canvasElement).getByRole('rowheader', { name: 'Caisse régionale' })).toBeVisible()
    await expect(digits(within(canvasElement).getByText(/125.000/).textContent)).toBe('12500000')
    await expect(canvasElement.querySelector('button, a, [tabindex]')).toBeNull()
  },
}

export const Totals: Story = {
  args: { hasTotals: true },
  play: async ({ canvasElement }) => {
    const total = within(canvasElement).getByRole('rowheader', { name: 'Total' }).closest('tr')
    await expect(digits(total?.lastElementChild?.textContent)).toBe('48320050')
    await expect(total).toHaveTextContent(/(Average|Moyenne) 2[.,]56\s?%/)
    await expect(total).toHaveTextContent(/(Highest|Maximum) /)
  },
}

/** Pressing a header sorts ascending, then descending, then not at all. */
export const Sorting: Story = {
  args: { isSortable: true },
  play: async ({ canvasElement }) => {
    const sort = within(canvasElement).getByRole('button', { name: 'Reste dû' })
    await userEvent.tab()
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Prêteur' })).toHaveFocus())
    await userEvent.click(sort)
    await waitFor(() =>
      expect(names(canvasElement)).toEqual([
        'Banque de l’Étoile',
        'Crédit coopératif',
        'Caisse régionale',
        'Associés',
      ]),
    )
    await expect(sort.closest('th')).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{Enter}')
    // Blank values come last in either direction.
    await waitFor(() =>
      expect(names(canvasElement)).toEqual([
        'Caisse régionale',
        'Crédit coopératif',
        'Banque de l’Étoile',
        'Associés',
      ]),
    )
    await expect(sort).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(names(canvasElement)[0]).toBe('Crédit coopératif'))
    await expect(sort.closest('th')).not.toHaveAttribute('aria-sort')
  },
}

export const Empty: Story = {
  args: { rows: [], hasTotals: true },
  play: async ({ canvasElement }) => {
    await expect(table(canvasElement)).toHaveTextContent(/No rows to show|Aucune ligne à afficher/)
    await expect(within(canvasElement).queryByRole('rowheader')).toBeNull()
  },
}

export const EmptyText: Story = {
  args: { rows: [], emptyText: 'Aucun emprunt à cette date', isCaptionHidden: true },
}

const inNarrow: Story['decorators'] = [
  Story => (
    <div style={{ inlineSize: '18rem' }}>
      <Story />
    </div>
  ),
]

/** Without enough room for its columns, the table is a named region that can be scrolled with the keyboard. */
export const Scrolled: Story = {
  args: { hasTotals: true },
  decorators: inNarrow,
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Emprunts au 31 décembre 2026' })
    await userEvent.tab()
    await waitFor(() => expect(region).toHaveFocus())
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The same as stacked name and value pairs; it is still a table for screen readers. */
export const Stacked: Story = {
  args: { narrow: 'stack', hasTotals: true },
  decorators: inNarrow,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(table(canvasElement)).toBeVisible())
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
    const row = within(canvasElement).getByRole('row', { name: /^Crédit coopératif/ })
    await expect(within(row).getByText('Échéance')).toBeVisible()
    await expect(within(row).getAllByRole('cell')).toHaveLength(5)
    await expect(within(canvasElement).getAllByRole('columnheader')).toHaveLength(6)
  },
}

/** The sort buttons stay visible above the names and values. */
export const StackedSorting: Story = {
  args: { narrow: 'stack', isSortable: true },
  parameters: { picture: 'none' },
  decorators: inNarrow,
  play: async ({ canvasElement }) => {
    const sort = within(canvasElement).getByRole('button', { name: 'Prêteur' })
    await userEvent.tab()
    await waitFor(() => expect(sort).toHaveFocus())
    const { width, height } = sort.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThan(20)
    const before = names(canvasElement)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(names(canvasElement)).toEqual(
        before.toSorted((one, other) => (one ?? '').localeCompare(other ?? '', 'fr')),
      ),
    )
  },
}

/** Long words, markup, other scripts, links, and rows without a name. */
export const Permutations: Story = {
  args: {
    rows: [
      ...loans,
      {
        id: '5',
        bank: 'Établissement de crédit anticonstitutionnellement-long-à-écrire <b>&amp;</b> 銀行 بنك',
        rate: 1.5,
        due: '1999-01-01',
        amount: -123_456_789_012.34,
        isFixed: false,
        state: 'late',
      },
    ],
    columns: columns.map(column =>
      column.id === 'bank' ? { ...column, type: 'link', href: ({ id }: Loan) => `#${id}` } : column,
    ),
    nameColumn: null,
    isSortable: true,
    defaultSort: { column: 'amount', direction: 'descending' },
    hasTotals: true,
    narrow: 'stack',
  },
}
