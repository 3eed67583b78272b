import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { accountColumns, chart, makeAccounts, type Account } from './accounts.fixtures.ts'
import { DataGrid, type DataGridProps, type GridSelection, type GridTree } from './DataGrid.tsx'
import { initialView } from './gridView.ts'

const tree: GridTree<Account> = { parentId: row => row.parent, openLevels: 1 }

const meta = {
  title: 'Components/DataGrid/Tree',
  component: DataGrid<Account>,
  args: {
    'aria-label': 'Plan comptable',
    rows: chart,
    columns: accountColumns,
    getRowId: row => row.id,
    tree,
    maxHeight: '24rem',
    hasTotals: true,
    onViewChange: fn(),
  },
} satisfies Meta<DataGridProps<Account>>
export default meta
type Story = StoryObj<typeof meta>

const grid = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('treegrid', { name: 'Plan comptable' })
const rowOf = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).getByRole('rowheader', { name }).closest<HTMLElement>('[role="row"]') as HTMLElement
/** The names of the visible rows from top to bottom, with their levels. */
const shown = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role="row"][aria-level][data-row]')].map(
    row => `${row.getAttribute('aria-level')} ${row.querySelector('[role="rowheader"]')?.textContent}`,
  )
/** The digits of a number without the separators of the language. */
const digits = (text: string | null | undefined) => text?.replaceAll(/[^\d]/g, '')
const cell = (row: HTMLElement, at: number) => row.querySelector(`[aria-colindex="${at}"]`)
const focusOn = async (canvasElement: HTMLElement, name: string | RegExp) => {
  const header = within(canvasElement).getByRole('rowheader', { name })
  await userEvent.click(header)
  await waitFor(() => expect(header).toHaveFocus())
}

const twoLevels = [
  '1 6 Comptes de charges',
  '2 60 Achats',
  '2 61 Services extérieurs',
  '2 62 Autres services extérieurs',
  '1 7 Comptes de produits',
  '2 70 Ventes',
  '2 75 Autres produits de gestion',
]

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(grid(canvasElement)).toBeVisible())
    await expect(shown(canvasElement)).toEqual(twoLevels)
    const services = rowOf(canvasElement, '61 Services extérieurs')
    await expect(services).toHaveAttribute('aria-posinset', '2')
    await expect(services).toHaveAttribute('aria-setsize', '3')
    await expect(services).toHaveAttribute('aria-expanded', 'false')
    await expect(rowOf(canvasElement, '62 Autres services extérieurs')).not.toHaveAttribute('aria-expanded')
    await userEvent.click(within(services).getByRole('button', { name: /^(Expand|Déplier) 61/ }))
    await waitFor(() => expect(rowOf(canvasElement, '613 Locations')).toHaveAttribute('aria-level', '3'))
    await expect(services).toHaveAttribute('aria-expanded', 'true')
  },
}

/** Arrow keys open and close a row and move to its parent. The asterisk opens all siblings. */
export const Keyboard: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, '60 Achats')
    const purchases = rowOf(canvasElement, '60 Achats')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(purchases).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('rowheader', { name: '606 Fournitures non stockées' }),
      ).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() =>
      expect(within(canvasElement).getByRole('rowheader', { name: '60 Achats' })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.activeElement?.closest('[aria-colindex]')).toHaveAttribute('aria-colindex', '2')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(purchases).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.keyboard('*')
    await waitFor(() => expect(shown(canvasElement)).toContain('3 615 Entretien et réparations'))
    await expect(shown(canvasElement)).toContain('3 601 Matières premières')
    await expect(shown(canvasElement)).not.toContain('3 706 Prestations de services')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(purchases).toHaveAttribute('aria-expanded', 'false'))
  },
}

/** Each parent row shows the totals of its children, and the last row those of all rows. */
export const Totals: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(grid(canvasElement)).toBeVisible())
    await expect(digits(cell(rowOf(canvasElement, '60 Achats'), 2)?.textContent)).toBe('18500050')
    await expect(digits(cell(rowOf(canvasElement, '6 Comptes de charges'), 2)?.textContent)).toBe('24124625')
    await expect(digits(cell(rowOf(canvasElement, '62 Autres services extérieurs'), 2)?.textContent)).toBe(
      '1240000',
    )
    const total = within(canvasElement)
      .getByRole('rowheader', { name: 'Total' })
      .closest<HTMLElement>('[role="row"]')
    await expect(digits(total && cell(total, 2)?.textContent)).toBe('24398625')
  },
}

/** Rows are sorted among their siblings, by their totals. */
export const Sorted: Story = {
  args: { defaultView: { ...initialView, sort: [{ column: 'debit', direction: 'descending' }] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown(canvasElement)).toEqual(twoLevels))
    const header = within(canvasElement).getByRole('columnheader', { name: 'Débit' })
    await userEvent.click(within(header).getByRole('button', { name: 'Débit' }))
    await userEvent.click(within(header).getByRole('button', { name: 'Débit' }))
    await waitFor(() =>
      expect(shown(canvasElement)).toEqual([
        '1 7 Comptes de produits',
        '2 75 Autres produits de gestion',
        '2 70 Ventes',
        '1 6 Comptes de charges',
        '2 62 Autres services extérieurs',
        '2 61 Services extérieurs',
        '2 60 Achats',
      ]),
    )
  },
}

/** Matches are shown inside their ancestors, which are marked as non-matching and not counted. */
export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole('searchbox')
    await userEvent.type(search, 'marchandises')
    await waitFor(() =>
      expect(shown(canvasElement)).toEqual([
        '1 6 Comptes de charges',
        '2 60 Achats',
        '3 607 Marchandises',
        '1 7 Comptes de produits',
        '2 70 Ventes',
        '3 707 Ventes de marchandises',
      ]),
    )
    await expect(canvasElement).toHaveTextContent(/2 (of 14 rows|lignes sur 14)/)
    await expect(
      within(canvasElement).getByRole('rowheader', { name: /^60 Achats, (not a match|ne correspond pas)/ }),
    ).toBeVisible()
    // The total of matching rows only.
    await expect(digits(cell(rowOf(canvasElement, /^6 Comptes/), 2)?.textContent)).toBe('12748010')
    await userEvent.click(
      within(rowOf(canvasElement, /^6 Comptes/)).getByRole('button', { name: /6 Comptes/ }),
    )
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(4))
    await userEvent.clear(search)
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(7))
    // A row closed during one search is open again in the next.
    await userEvent.type(search, 'ventes')
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(3))
  },
}

/** A row is selected with all its descendants. If only some are selected, its checkbox is in the mixed state. */
export const Selection: Story = {
  args: { selectionMode: 'multiple', onSelectionChange: fn(), tree: { ...tree, openLevels: Infinity } },
  play: async ({ canvasElement, args }) => {
    const box = (name: RegExp) => within(canvasElement).getByRole<HTMLInputElement>('checkbox', { name })
    const chosen = () => (args.onSelectionChange as ReturnType<typeof fn>).mock.lastCall?.[0] as GridSelection
    await userEvent.click(box(/ 60 Achats/))
    await waitFor(() => expect(box(/ 607 /)).toBeChecked())
    await expect([...chosen().ids()].toSorted()).toEqual(['60', '601', '606', '607'])
    await expect(box(/ 6 Comptes/).indeterminate).toBe(true)
    await userEvent.click(box(/ 606 /))
    await waitFor(() => expect(box(/ 60 Achats/).indeterminate).toBe(true))
    await expect([...chosen().ids()].toSorted()).toEqual(['601', '607'])
    await userEvent.click(box(/ 60 Achats/))
    await userEvent.click(box(/ 61 /))
    await userEvent.click(box(/ 62 /))
    await waitFor(() => expect(box(/ 6 Comptes/)).toBeChecked())
    await expect(chosen().ids()).toContain('6')
    await userEvent.click(box(/ 6 Comptes/))
    await waitFor(() => expect(box(/ 607 /)).not.toBeChecked())
    await expect(chosen().ids()).toEqual([])
    await userEvent.click(box(/ 606 /))
    await waitFor(() => expect(box(/ 6 Comptes/).indeterminate).toBe(true))
  },
}

/** Resolves the pending load. */
const late = { deliver: () => {} }

/** The children of an account are loaded when it is opened; after a failure, a second attempt loads them. */
function LateAccounts(props: DataGridProps<Account>) {
  const [rows, setRows] = useState<readonly Account[]>(() => chart.filter(({ id }) => id.length < 3))
  const [lateTree] = useState((): GridTree<Account> => {
    const asked = new Map<string, number>()
    return {
      ...tree,
      hasChildren: ({ id }) => id === '60' || id === '61' || id === '75',
      loadChildren: async ({ id }) => {
        if (id === '60') await new Promise<void>(resolve => (late.deliver = resolve))
        asked.set(id, (asked.get(id) ?? 0) + 1)
        if (id === '61' && asked.get(id) === 1) throw new Error('not to be had')
        setRows(now => [...now, ...chart.filter(({ parent }) => parent === id)])
      },
    }
  })
  return <DataGrid<Account> {...props} rows={rows} tree={lateTree} />
}

export const Late: Story = {
  render: args => <LateAccounts {...args} />,
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, '60 Achats')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(grid(canvasElement).querySelector('[role="row"][aria-busy]')).toBeVisible())
    await userEvent.keyboard('{ArrowDown}')
    late.deliver()
    // The focus moves from the placeholder to the loaded row.
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent('601 Matières premières'),
    )
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/60 Achats/)
    await userEvent.keyboard('{ArrowLeft}')
    await focusOn(canvasElement, '61 Services extérieurs')
    await userEvent.keyboard('{ArrowRight}')
    const retry = await within(canvasElement).findByRole('button', { name: /could not|n’ont pas pu/ })
    await userEvent.click(retry)
    await waitFor(() => expect(shown(canvasElement)).toContain('3 613 Locations'))
    await focusOn(canvasElement, '75 Autres produits de gestion')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(grid(canvasElement)).toHaveTextContent(/Nothing in it|Ne contient rien/))
  },
}

/** Cards show their level and parent, and open their children. */
export const Cards: Story = {
  args: { layout: 'cards', selectionMode: 'multiple' },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Plan comptable' })
    const card = (name: string) => within(list).getByText(name).closest('li') as HTMLElement
    await expect(card('60 Achats')).toHaveAttribute('aria-level', '2')
    await expect(card('60 Achats')).toHaveTextContent(/(Level 2, in|Niveau 2, dans) 6 Comptes de charges/)
    await userEvent.click(
      within(card('60 Achats')).getByRole('button', { name: /^(3 rows in it|Contient 3 lignes)/ }),
    )
    await waitFor(() => expect(within(list).getByText('607 Marchandises')).toBeVisible())
    await expect(digits(within(card('60 Achats')).getByText(/185/).textContent)).toBe('18500050')
    await userEvent.click(within(card('607 Marchandises')).getByRole('checkbox'))
    await waitFor(() =>
      expect(within(card('60 Achats')).getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true),
    )
  },
}

/** Everything is opened at once, and rendered as it comes into view. */
export const HundredThousand: Story = {
  args: { rows: makeAccounts(100_000), selectionMode: 'multiple' },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(More|Plus|Autres)/ }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: /^(Expand all rows|Déplier toutes les lignes)/ }),
    )
    await waitFor(() => expect(grid(canvasElement)).toHaveAttribute('aria-rowcount', '100002'))
    await focusOn(canvasElement, 'Compte 0')
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}')
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '100001'),
    )
    await expect(canvasElement.querySelectorAll('[role="row"]').length).toBeLessThan(60)
  },
}

const deep: readonly Account[] = Array.from(
  { length: 14 },
  (_, at): Account => ({
    id: String(at),
    parent: at === 0 ? null : String(at - 1),
    name: `Établissement secondaire de Saint-Étienne-du-Rouvray, direction ${at + 1} <b>&amp;</b>`,
    debit: at * 123_456_789.12,
    credit: null,
    booked: null,
  }),
)

/** Levels deeper than there is room for, cyclic and missing parents, and long names. */
export const Permutations: Story = {
  args: {
    rows: [
      ...deep,
      { id: 'a', parent: 'b', name: 'Dans B', debit: 1, credit: 2, booked: null },
      { id: 'b', parent: 'a', name: 'Dans A', debit: 3, credit: 4, booked: null },
      { id: 'c', parent: 'gone', name: 'Dans un compte qui manque', debit: null, credit: null, booked: null },
    ],
    // Wide enough for sums of billions.
    columns: accountColumns.map(column => (column.type === 'number' ? { ...column, width: 180 } : column)),
    tree: { ...tree, openLevels: Infinity },
    selectionMode: 'multiple',
    maxHeight: '40rem',
  },
}
