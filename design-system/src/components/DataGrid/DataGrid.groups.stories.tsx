import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DataGrid, type DataGridProps, type GridColumn } from './DataGrid.tsx'
import { initialColumns, initialView } from './gridView.ts'

interface Account {
  id: string
  number: string
  name: string
  debit: number
  credit: number
  before: number | null
}

const names = [
  'Capital social',
  'Matériel de bureau',
  'Clients',
  'Fournisseurs',
  'Banque',
  'Honoraires perçus',
]
const accounts: readonly Account[] = Array.from({ length: 40 }, (_, at) => ({
  id: String(at),
  number: String(101_000 + at * 15_250),
  name: `${names[at % names.length]} ${at + 1}`,
  debit: ((at * 7919) % 5003) * 100,
  credit: ((at * 104_729) % 4001) * 100,
  before: at % 9 === 0 ? null : ((at * 15_485) % 3001) * 100 - 120_000,
}))

const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const
const balance = ({ debit, credit }: Account) => debit - credit
const change = (row: Account) => (row.before === null ? null : balance(row) - row.before)
const figure = (
  id: string,
  group: string,
  title: string,
  value: GridColumn<Account>['value'],
): GridColumn<Account> => ({
  id,
  group,
  title,
  value,
  type: 'number',
  format: euros,
  width: 120,
  aggregate: 'sum',
})

const columns: readonly GridColumn<Account>[] = [
  { id: 'number', type: 'text', title: 'Compte', value: row => row.number, width: 100, isHideable: false },
  { id: 'name', type: 'text', title: 'Libellé', value: row => row.name },
  figure('debit', 'Exercice 2026', 'Débit', row => row.debit),
  figure('credit', 'Exercice 2026', 'Crédit', row => row.credit),
  figure('balance', 'Exercice 2026', 'Solde', balance),
  figure('before', 'Exercice 2025', 'Solde', row => row.before),
  figure('change', 'Variation', 'Montant', change),
  {
    id: 'ratio',
    type: 'number',
    group: 'Variation',
    title: 'Pourcentage',
    value: row => (row.before ? (change(row) ?? 0) / Math.abs(row.before) : null),
    format: { style: 'percent' },
    width: 130,
  },
]

const meta = {
  title: 'Components/DataGrid/Column groups',
  component: DataGrid<Account>,
  args: {
    'aria-label': 'Balance générale',
    rows: accounts,
    columns,
    getRowId: row => row.id,
    nameColumn: 'name',
    maxHeight: '20rem',
    hasTotals: true,
    onViewChange: fn(),
  },
} satisfies Meta<DataGridProps<Account>>
export default meta
type Story = StoryObj<typeof meta>

const grid = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('grid', { name: 'Balance générale' })
const header = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('columnheader', { name })
/** The group headers with the position of their first column and the number of columns. */
const above = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role="row"][aria-rowindex="1"] > [role="columnheader"]')].map(cell => [
    cell.textContent,
    Number(cell.getAttribute('aria-colindex')),
    Number(cell.getAttribute('aria-colspan')),
  ])
/** Expects each group header to start and end with its columns. */
const expectOverColumns = async (canvasElement: HTMLElement) => {
  const boxes = [...canvasElement.querySelectorAll<HTMLElement>('[role="columnheader"][aria-colspan]')].map(
    cell => {
      const first = Number(cell.getAttribute('aria-colindex'))
      const last = first + Number(cell.getAttribute('aria-colspan')) - 1
      const at = (place: number) =>
        canvasElement
          .querySelector(`[role="row"][aria-rowindex="2"] > [aria-colindex="${place}"]`)
          ?.getBoundingClientRect()
      const own = cell.getBoundingClientRect()
      return [own.left - (at(first)?.left ?? 0), own.right - (at(last)?.right ?? 0)].map(Math.round)
    },
  )
  await expect(boxes).toEqual(boxes.map(() => [0, 0]))
}
const choose = async (canvasElement: HTMLElement, column: string, item: RegExp) => {
  const button = within(header(canvasElement, column)).getByRole('button', { name: /^(Column|Colonne) / })
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

/** Group headers distinguish columns with the same titles. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(above(canvasElement)).toEqual([
      ['Exercice 2026', 3, 3],
      ['Exercice 2025', 6, 1],
      ['Variation', 7, 2],
    ])
    await expectOverColumns(canvasElement)
    // For screen readers a header has both names, and row indexes count both header rows.
    await expect(header(canvasElement, 'Exercice 2026 Solde')).toBeVisible()
    await expect(header(canvasElement, 'Exercice 2025 Solde')).toBeVisible()
    await expect(grid(canvasElement)).toHaveAttribute('aria-rowcount', String(accounts.length + 3))
    const first = within(canvasElement).getByRole('rowheader', { name: 'Capital social 1' })
    await expect(first.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '3')
    // Announcements and menus, which have no group header, use both names too.
    await choose(canvasElement, 'Exercice 2025 Solde', /Sort ascending|Tri croissant/)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Exercice 2025 – Solde')
  },
}

export const Keyboard: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const focused = () => document.activeElement?.closest('[role="columnheader"]')
    await userEvent.click(
      within(header(canvasElement, 'Exercice 2026 Crédit')).getByRole('button', { name: 'Crédit' }),
    )
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(header(canvasElement, 'Exercice 2026')).toHaveFocus())
    // Returns to the column that the focus came from.
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(focused()).toBe(header(canvasElement, 'Exercice 2026 Crédit')))
    await userEvent.keyboard('{ArrowUp}{ArrowRight}')
    await waitFor(() => expect(header(canvasElement, 'Exercice 2025')).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(header(canvasElement, 'Variation')).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await expect(header(canvasElement, 'Variation')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(header(canvasElement, 'Exercice 2026')).toHaveFocus())
    // It is the single tab stop while it has the focus.
    await expect(
      grid(canvasElement).querySelectorAll(
        '[role="row"] [tabindex="0"], [role="columnheader"][tabindex="0"]',
      ),
    ).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(focused()).toBe(header(canvasElement, 'Exercice 2026 Débit')))
    // The up arrow does nothing where there is no group header.
    await userEvent.keyboard('{Home}{ArrowUp}')
    await waitFor(() => expect(focused()).toBe(header(canvasElement, 'Compte')))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '3'),
    )
  },
}

/** A group header follows its columns. If they are split up, each part has one. */
export const Arranged: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Exercice 2025 Solde', /Move toward the start|Déplacer vers le début/)
    await expect(above(canvasElement)).toEqual([
      ['Exercice 2026', 3, 2],
      ['Exercice 2025', 5, 1],
      ['Exercice 2026', 6, 1],
      ['Variation', 7, 2],
    ])
    await expectOverColumns(canvasElement)
    await choose(canvasElement, 'Exercice 2026 Crédit', /Hide column|Masquer/)
    await choose(canvasElement, 'Variation Pourcentage', /Pin at the start|Épingler/)
    await expect(above(canvasElement)).toEqual([
      ['Variation', 1, 1],
      ['Exercice 2026', 4, 1],
      ['Exercice 2025', 5, 1],
      ['Exercice 2026', 6, 1],
      ['Variation', 7, 1],
    ])
    await expectOverColumns(canvasElement)
    // During a resize by pointer it follows continuously.
    const handle = header(canvasElement, 'Exercice 2026 Débit').querySelector('[data-part="resize"]')
    const box = handle?.getBoundingClientRect()
    if (!handle || !box) throw new Error('no handle')
    const x = box.left + box.width / 2
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: { x, y: box.top } },
      { target: handle, coords: { x: x + 70, y: box.top } },
    ])
    await waitFor(() =>
      expect(header(canvasElement, 'Exercice 2026 Débit').getBoundingClientRect().width).toBe(190),
    )
    await expectOverColumns(canvasElement)
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: handle, coords: { x: x + 70, y: box.top } }])
    await choose(canvasElement, 'Exercice 2025 Solde', /^(Fit all columns|Ajuster toutes les colonnes)$/)
    await waitFor(() =>
      expect(header(canvasElement, 'Exercice 2026 Débit').getBoundingClientRect().width).toBeLessThan(150),
    )
    await expectOverColumns(canvasElement)
  },
}

/** When the last column of a focused group header is hidden, the focus moves to a column header. */
export const Hidden: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Exercice 2025 Solde', /Hide column|Masquer/)
    await waitFor(() => expect(grid(canvasElement).contains(document.activeElement)).toBe(true))
    await expect(above(canvasElement).map(([words]) => words)).toEqual(['Exercice 2026', 'Variation'])
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/Exercice 2025 – Solde/)
  },
}

/** The columns dialog lists columns under their groups. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Columns|Colonnes)$/ }))
    const dialog = await screen.findByRole('dialog', { name: /^(Columns|Colonnes)$/ })
    const items = () =>
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    await expect(items().slice(1, 6)).toEqual([
      'Libellé',
      'Exercice 2026Exercice 2026 – Débit',
      'Exercice 2026 – Crédit',
      'Exercice 2026 – Solde',
      'Exercice 2025Exercice 2025 – Solde',
    ])
    const up = within(dialog).getByRole('button', {
      name: /^(Move Exercice 2025 – Solde up|Monter Exercice 2025 – Solde)$/,
    })
    await userEvent.click(up)
    await expect(up).toHaveFocus()
    await expect(items()[5]).toBe('Exercice 2026Exercice 2026 – Solde')
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Exercice 2026 – Crédit' }))
    await expect(above(canvasElement)).toEqual([
      ['Exercice 2026', 3, 1],
      ['Exercice 2025', 4, 1],
      ['Exercice 2026', 5, 1],
      ['Variation', 6, 2],
    ])
  },
}

/** A pinned figure keeps its total; the head of the row is in the first column that is not added up. */
export const FigurePinned: Story = {
  parameters: { picture: 'none' },
  args: { defaultView: { ...initialView, columns: { ...initialColumns, pinned: ['debit'] } } },
  play: async ({ canvasElement }) => {
    const head = within(canvasElement).getByRole('rowheader', { name: 'Total' })
    await expect(head).toHaveAttribute('aria-colindex', '2')
    const sum = accounts.reduce((all, { debit }) => all + debit, 0)
    const figures = (row: Element | null | undefined) => [...(row?.children ?? [])]
    const [first] = figures(head.closest('[role="row"]'))
    await expect(Number(first?.textContent?.replaceAll(/\D/g, ''))).toBe(sum)
    window.dispatchEvent(new Event('beforeprint'))
    const printed = () => canvasElement.querySelector('table[data-part="printed"] tbody tr:last-child')
    await waitFor(() => expect(printed()?.children[1]).toHaveTextContent(/^Total$/))
    await expect(Number(printed()?.children[0]?.textContent?.replaceAll(/\D/g, ''))).toBe(sum)
    window.dispatchEvent(new Event('afterprint'))
  },
}

/** On cards each value has both names; in print there are two header rows. */
export const OnCards: Story = {
  parameters: { picture: 'none' },
  render: args => (
    <div style={{ maxWidth: 384 }}>
      <DataGrid {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Balance générale' })
    const terms = [...(list.querySelector('li')?.querySelectorAll('dt') ?? [])].map(
      ({ textContent }) => textContent,
    )
    await expect(terms).toEqual(['Compte', 'Exercice 2026 – Débit', 'Exercice 2026 – Crédit'])
    window.dispatchEvent(new Event('beforeprint'))
    const heads = () => [...canvasElement.querySelectorAll('table[data-part="printed"] th[scope="colgroup"]')]
    await waitFor(() =>
      expect(heads().map(cell => [cell.textContent, cell.getAttribute('colspan')])).toEqual([
        ['Exercice 2026', '3'],
        ['Exercice 2025', '1'],
        ['Variation', '2'],
      ]),
    )
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(heads()).toEqual([]))
  },
}

/** Text longer than its columns, a pinned group, the grid's own columns, and horizontal scrolling. */
export const Permutations: Story = {
  args: {
    selectionMode: 'multiple',
    rowActions: () => [{ id: 'open', label: 'Ouvrir', onAction: () => {} }],
    columns: columns.map(column =>
      column.group === 'Exercice 2025'
        ? { ...column, group: 'Exercice clos le 31 décembre 2025, retraité' }
        : column,
    ),
    defaultView: {
      ...initialView,
      sort: [{ column: 'balance', direction: 'descending' }],
      columns: { ...initialColumns, pinned: ['number', 'debit', 'credit'], widths: { change: 200 } },
    },
  },
  play: async ({ canvasElement }) => {
    // On a phone there are cards without group headers.
    const table = within(canvasElement).queryByRole('grid')
    if (!table) return
    table.scrollTo({ left: 200, behavior: 'instant' })
    await waitFor(() => expect(above(canvasElement)[0]?.[0]).toBe('Exercice 2026'))
    await expectOverColumns(canvasElement)
  },
}
