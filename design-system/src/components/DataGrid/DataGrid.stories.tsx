import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DataGrid, gridSelectionModes, gridStatuses, type DataGridProps } from './DataGrid.tsx'
import { initialColumns, initialView } from './gridView.ts'
import { makeRequests, requestColumns, requestId, type PlanningRequest } from './requests.fixtures.ts'

const requests = makeRequests(40)
const remove = fn()

const meta = {
  title: 'Components/DataGrid',
  component: DataGrid<PlanningRequest>,
  args: {
    'aria-label': 'Demandes',
    rows: requests,
    columns: requestColumns,
    getRowId: requestId,
    maxHeight: '26rem',
    onViewChange: fn(),
  },
  argTypes: {
    status: { control: 'select', options: gridStatuses },
    selectionMode: { control: 'select', options: gridSelectionModes },
  },
} satisfies Meta<DataGridProps<PlanningRequest>>
export default meta
type Story = StoryObj<typeof meta>

const grid = (canvasElement: HTMLElement) => within(canvasElement).getByRole('grid', { name: 'Demandes' })
/** The texts of a column in the rendered rows, from top to bottom. */
const words = (canvasElement: HTMLElement, title: string): string[] => {
  const column = within(canvasElement)
    .getByRole('columnheader', { name: title })
    .getAttribute('aria-colindex')
  return within(canvasElement)
    .getAllByRole('row')
    .slice(1)
    .map(row => row.querySelector(`[aria-colindex="${column}"]`)?.textContent ?? '')
}
const expectCell = (text: string | RegExp) =>
  waitFor(() => expect(document.activeElement?.closest('[data-key]')).toHaveTextContent(text))
const expectStatus = (canvasElement: HTMLElement, text: RegExp) =>
  waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(text))
const header = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('columnheader', { name })
const sortButton = (canvasElement: HTMLElement, name: string) =>
  within(header(canvasElement, name)).getByRole('button', { name: new RegExp(`^${name}`) })
const openMenu = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(
    within(header(canvasElement, name)).getByRole('button', { name: /^(Column|Colonne) / }),
  )
  return screen.findByRole('menu')
}
const choose = async (canvasElement: HTMLElement, column: string, item: RegExp) => {
  const menu = await openMenu(canvasElement, column)
  await userEvent.click(within(menu).getByRole('menuitem', { name: item }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = grid(canvasElement)
    await expect(table).toHaveAttribute('aria-rowcount', '41')
    await expect(table).toHaveAttribute('aria-colcount', '12')
    const first = within(table).getByRole('rowheader', { name: 'Établissements Durand 1' })
    await expect(first.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '2')
    await expect(first).toHaveAttribute('aria-colindex', '1')
    await expect(header(canvasElement, 'Client')).toHaveAttribute('aria-sort', 'none')
  },
}

export const Keyboard: Story = {
  args: { onRowAction: fn() },
  play: async ({ canvasElement, args }) => {
    within(canvasElement)
      .getByRole('button', { name: /More options|Plus d’options/ })
      .focus()
    await userEvent.tab()
    await expectCell('Établissements Durand 1')
    // The link gets the focus, so that Enter follows it.
    await expect(document.activeElement).toHaveRole('link')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expectCell(words(canvasElement, 'Ville')[1] ?? '')
    await expect(document.activeElement).toHaveRole('gridcell')
    await userEvent.keyboard('{Enter}')
    await expect(args.onRowAction).toHaveBeenLastCalledWith(requests[1])
    await userEvent.keyboard('{End}')
    await expectCell('request-2')
    await userEvent.keyboard('{PageDown}')
    await expectCell(/request-(9|10|11)$/)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expectCell('request-40')
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '41')
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expectCell('Établissements Durand 1')
    await expect(grid(canvasElement).scrollTop).toBe(0)
    await userEvent.keyboard('île')
    await expectCell(/^Île Verte/)
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}')
    await expectCell(/^Client/)
    await expect(document.activeElement).toHaveAccessibleName('Client')
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.activeElement).toHaveAccessibleName(/^(Column|Colonne) Client/)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(document.activeElement).toHaveAccessibleName(/^(Column|Colonne) Ville|Statut/)
    // The grid is one tab stop: the next Tab leaves it.
    await userEvent.tab()
    await expect(grid(canvasElement).contains(document.activeElement)).toBe(false)
    await userEvent.tab({ shift: true })
    await expectCell(/^(Statut|Ville)/)
  },
}

export const Sorting: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(sortButton(canvasElement, 'Ville'))
    await expect(header(canvasElement, 'Ville')).toHaveAttribute('aria-sort', 'ascending')
    await expect(words(canvasElement, 'Ville')[0]).toBe('Élancourt')
    await expectStatus(canvasElement, /^(Sorted by Ville, ascending|Trié par Ville, croissant)/)
    await userEvent.keyboard('{Enter}')
    await expect(words(canvasElement, 'Ville')[0]).toBe('Saint-Étienne')
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(sortButton(canvasElement, 'Heures'))
    await user.keyboard('{/Shift}')
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        sort: [
          { column: 'city', direction: 'descending' },
          { column: 'hours', direction: 'ascending' },
        ],
      }),
    )
    await expect(sortButton(canvasElement, 'Heures')).toHaveAccessibleName(/Heures.*2 (of|sur) 2/)
    await choose(canvasElement, 'Honoraires', /Then sort by this, descending|Puis trier.*décroissant/)
    await expect(sortButton(canvasElement, 'Honoraires')).toHaveAccessibleName(/3 (of|sur) 3/)
    await choose(canvasElement, 'Ville', /Clear sorting|Effacer le tri/)
    await expect(header(canvasElement, 'Ville')).toHaveAttribute('aria-sort', 'none')
    await choose(canvasElement, 'Heures', /Sort descending|Tri décroissant/)
    await expect(header(canvasElement, 'Honoraires')).toHaveAttribute('aria-sort', 'none')
  },
}

export const Searching: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'zenith')
    await waitFor(() =>
      expect(new Set(words(canvasElement, 'Client').map(name => name.replace(/ \d+$/, '')))).toEqual(
        new Set(['Atelier Zénith']),
      ),
    )
    await expect(grid(canvasElement)).toHaveAttribute('aria-rowcount', '4')
    await expectStatus(canvasElement, /3 rows match|3 lignes correspondent/)
    await expect(within(canvasElement).getByText(/3 of 40 rows|3 lignes sur 40/)).toBeVisible()
    await userEvent.type(within(canvasElement).getByRole('searchbox'), ' nowhere')
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('heading', { name: /No rows match|Aucune ligne/ }),
      ).toBeVisible(),
    )
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /Clear search and|Effacer la recherche et/ }),
    )
    await waitFor(() => expect(grid(canvasElement)).toHaveAttribute('aria-rowcount', '41'))
  },
}

export const Filtering: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await choose(canvasElement, 'Heures', /Filter…|Filtrer…/)
    const dialog = await screen.findByRole('dialog', { name: 'Heures' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^(From|De)$/ }), '100')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^(To|À)$/ }), '50')
    await userEvent.click(within(dialog).getByRole('button', { name: /Apply|Appliquer/ }))
    await expect(within(dialog).getByRole('textbox', { name: /^(To|À)$/ })).toBeInvalid()
    await userEvent.clear(within(dialog).getByRole('textbox', { name: /^(To|À)$/ }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { hours: { kind: 'range', from: 100 } } }),
    )
    await expect(words(canvasElement, 'Heures').every(hours => Number(hours) >= 100)).toBe(true)
    const chip = await canvas.findByRole('button', { name: /^Heures.*(from 100|à partir de 100)$/ })
    await userEvent.click(chip)
    const again = await screen.findByRole('dialog', { name: 'Heures' })
    await expect(within(again).getByRole('textbox', { name: /^(From|De)$/ })).toHaveValue('100')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(chip).toHaveFocus())
    // The toolbar offers every column, for people who do not know the header menus.
    await userEvent.click(canvas.getByRole('button', { name: /^(Filter|Filtrer)$/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Statut' }))
    const status = await screen.findByRole('dialog', { name: 'Statut' })
    await userEvent.click(within(status).getByRole('checkbox', { name: 'Terminée' }))
    await userEvent.click(within(status).getByRole('button', { name: /Apply|Appliquer/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(new Set(words(canvasElement, 'Statut'))).toEqual(new Set(['Terminée']))
    await userEvent.click(
      canvas.getByRole('button', { name: /(Remove|Retirer le) filtr?er? Heures|filtre Heures/ }),
    )
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Heures.*100/ })).toBeNull())
    await expect(canvas.getByRole('button', { name: /^Statut.*Terminée/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /Clear all|Tout effacer/ }))
    await waitFor(() => expect(canvas.queryByRole('list', { name: /Filters|Filtres/ })).toBeNull())
  },
}

/** Exclusion, alternative texts, a list of values, and a period relative to today. */
export const FilteringMore: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const apply = async (dialog: HTMLElement) => {
      await userEvent.click(within(dialog).getByRole('button', { name: /Apply|Appliquer/ }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const operator = async (dialog: HTMLElement, label: RegExp, option: RegExp) => {
      await userEvent.click(within(dialog).getByRole('button', { name: label }))
      await userEvent.click(await screen.findByRole('option', { name: option }))
    }
    await choose(canvasElement, 'Ville', /Filter…|Filtrer…/)
    const text = await screen.findByRole('dialog', { name: 'Ville' })
    await operator(text, /The text|Le texte/, /^(does not contain|ne contient pas)$/)
    await userEvent.type(within(text).getByRole('textbox', { name: /^(Text|Texte)$/ }), 'paris')
    await userEvent.click(within(text).getByRole('button', { name: /Add another text|Ajouter un texte/ }))
    const second = within(text).getByRole('textbox', { name: /^(or|ou)$/ })
    await expect(second).toHaveFocus()
    await userEvent.type(second, 'LYON')
    await apply(text)
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        filters: { city: { kind: 'text', operator: 'notContains', value: 'paris', or: ['LYON'] } },
      }),
    )
    await expect(words(canvasElement, 'Ville').filter(name => /Paris|Lyon/.test(name))).toEqual([])
    const chip = await canvas.findByRole('button', {
      name: /(does not contain|ne contient pas) .*paris.* (or|ou) .*LYON/,
    })
    await userEvent.click(chip)
    // A list filter offers the existing texts.
    const list = await screen.findByRole('dialog', { name: 'Ville' })
    await operator(list, /The text|Le texte/, /^(is one of|est parmi)$/)
    await userEvent.type(within(list).getByRole('combobox', { name: /^(Values|Valeurs)$/ }), 'elan')
    await userEvent.click(await screen.findByRole('option', { name: 'Élancourt' }))
    // Escape closes the list of values, not the surrounding popover.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await apply(list)
    await expect(new Set(words(canvasElement, 'Ville'))).toEqual(new Set(['Élancourt']))
    await userEvent.click(canvas.getByRole('button', { name: /Clear all|Tout effacer/ }))
    await choose(canvasElement, 'Statut', /Filter…|Filtrer…/)
    const status = await screen.findByRole('dialog', { name: 'Statut' })
    await operator(status, /Value|Valeur/, /^(is none of|n’est pas parmi)$/)
    await userEvent.click(within(status).getByRole('checkbox', { name: 'Terminée' }))
    await apply(status)
    await expect(words(canvasElement, 'Statut')).not.toContain('Terminée')
    await expect(await canvas.findByRole('button', { name: /^Statut.*(not|sauf) Terminée$/ })).toBeVisible()
  },
}

/** A period relative to today stays relative in a URL and in a saved view. */
export const RelativePeriod: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(Filter|Filtrer)$/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Début' }))
    const dialog = await screen.findByRole('dialog', { name: 'Début' })
    await userEvent.click(within(dialog).getByRole('button', { name: /Period|Période/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Before today|Avant aujourd’hui/ }))
    await expect(within(dialog).queryByRole('group', { name: /^(From|Du)$/ })).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: /Apply|Appliquer/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { start: { kind: 'relative', period: 'beforeToday' } } }),
    )
    await expect(
      await canvas.findByRole('button', { name: /^Début.*(Before today|Avant aujourd’hui)$/ }),
    ).toBeVisible()
  },
}

export const Selection: Story = {
  args: {
    selectionMode: 'multiple',
    onSelectionChange: fn(),
    selectionActions: selection => (
      <Button size="small" variant="danger" onPress={() => remove(selection.ids())}>
        Archiver
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    remove.mockClear()
    const canvas = within(canvasElement)
    const box = (name: RegExp) => canvas.getByRole('checkbox', { name })
    const all = box(/Select all 40|Sélectionner les 40/)
    await userEvent.click(box(/(Select|Sélectionner) Établissements Durand 1$/))
    await expect(all).toBePartiallyChecked()
    await expectStatus(canvasElement, /1 row selected|1 ligne sélectionnée/)
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expectStatus(canvasElement, /3 rows selected|3 lignes sélectionnées/)
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expectStatus(canvasElement, /2 rows selected|2 lignes sélectionnées/)
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Archiver' }))
    await expect(remove).toHaveBeenLastCalledWith(['request-1', 'request-2'])
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expectStatus(canvasElement, /All 40 matching rows|Les 40 lignes/)
    // Space works on any cell of a row, not only on its checkbox.
    await userEvent.click(canvas.getAllByRole('gridcell', { name: 'Lyon' })[0] ?? all)
    await userEvent.keyboard(' ')
    await expectStatus(canvasElement, /39/)
    await expect(all).toBePartiallyChecked()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(all).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await expectStatus(canvasElement, /No row|Aucune ligne/)
    await userEvent.keyboard('{Control>}a{/Control}')
    // "All matching" must not silently refer to other rows.
    await userEvent.type(canvas.getByRole('searchbox'), 'zen')
    await waitFor(() =>
      expect(canvas.queryByRole('group', { name: /Selected rows|Lignes sélectionnées/ })).toBeNull(),
    )
  },
}

export const RowMenu: Story = {
  args: {
    rowActions: row => [
      { id: 'edit', label: 'Modifier', icon: <Pencil aria-hidden size={18} />, onAction: fn() },
      {
        id: 'delete',
        label: 'Supprimer',
        icon: <Trash2 aria-hidden size={18} />,
        isDanger: true,
        ...(row.status === 'done' && { disabledReason: 'Une demande terminée est gardée.' }),
        onAction: () => remove(row.id),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    remove.mockClear()
    const button = within(canvasElement).getByRole('button', {
      name: /(Actions for|Actions pour) Établissements Durand 1$/,
    })
    await userEvent.click(button)
    const menu = await screen.findByRole('menu', { name: /Établissements Durand 1$/ })
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Supprimer' }))
    await expect(remove).toHaveBeenLastCalledWith('request-1')
    await waitFor(() => expect(button).toHaveFocus())
    // The context menu key works from any cell of the row.
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expectCell(/Atelier|Bâtir|Cœur|Delta|Éditions|Fonderie|Groupe|Île|Jardins|Établissements/)
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(grid(canvasElement).contains(document.activeElement)).toBe(true))
  },
}

/** Exports and returns the files in the given order. */
async function exportedFiles(canvasElement: HTMLElement, names: readonly RegExp[]): Promise<Blob[]> {
  const files: Blob[] = []
  const create = URL.createObjectURL.bind(URL)
  URL.createObjectURL = file => {
    if (file instanceof Blob) files.push(file)
    return create(file)
  }
  try {
    for (const [at, name] of names.entries()) {
      await userEvent.click(
        within(canvasElement).getByRole('button', { name: /More options|Plus d’options/ }),
      )
      await userEvent.click(await screen.findByRole('menuitem', { name }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await waitFor(() => expect(files).toHaveLength(at + 1))
    }
  } finally {
    URL.createObjectURL = create
  }
  return files
}

export const Export: Story = {
  args: { defaultView: { ...initialView, search: 'lyon', columns: { ...initialColumns, hidden: ['note'] } } },
  play: async ({ canvasElement }) => {
    const files = await exportedFiles(canvasElement, [/CSV/, /Excel/])
    const lines = ((await files[0]?.text()) ?? '').split('\r\n')
    const expected = requests.filter(row => row.city === 'Lyon').length
    await expect(lines).toHaveLength(expected + 2)
    await expect(lines[0]).not.toContain('Note')
    await expect(files[1]?.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    await expect((await files[1]?.slice(0, 2).text()) ?? '').toBe('PK')
    await expectStatus(canvasElement, new RegExp(`^${expected} `))
  },
}

/** Exports include groups and totals: as outline levels of a workbook, and as labelled lines in CSV. */
export const ExportGroups: Story = {
  parameters: { picture: 'none' },
  args: {
    hasTotals: true,
    defaultView: { ...initialView, groupBy: ['status'], columns: { ...initialColumns, hidden: ['status'] } },
  },
  play: async ({ canvasElement }) => {
    const [csv, workbook] = await exportedFiles(canvasElement, [/CSV/, /Excel/])
    const lines = ((await csv?.text()) ?? '')
      .trimEnd()
      .split('\r\n')
      .map(line => line.split(/[;,]/))
    await expect(lines[0]?.[2]).toBe('Statut')
    const statuses = new Set(requests.map(row => row.status)).size
    const kinds = Map.groupBy(lines.slice(1), ([kind]) => kind)
    await expect(kinds.get('Group') ?? kinds.get('Groupe')).toHaveLength(statuses)
    await expect(kinds.get('Row') ?? kinds.get('Ligne')).toHaveLength(requests.length)
    await expect(lines.at(-1)?.slice(0, 2)).toEqual(['Total', String(requests.length)])
    await expect((await workbook?.slice(0, 2).text()) ?? '').toBe('PK')
    await expectStatus(canvasElement, new RegExp(`^${requests.length} `))
  },
}

export const Permutations: Story = {
  args: {
    selectionMode: 'multiple',
    rowActions: () => [{ id: 'edit', label: 'Modifier', onAction: fn() }],
    rows: [
      ...makeRequests(6),
      {
        ...(makeRequests(1)[0] as PlanningRequest),
        id: 'ugly',
        client: 'Anticonstitutionnellement'.repeat(4),
        city: '<b>مدينة</b> 👩‍👩‍👧 =1+1',
        amount: -1_234_567.891,
      },
    ],
    defaultView: {
      ...initialView,
      sort: [
        { column: 'city', direction: 'ascending' },
        { column: 'amount', direction: 'descending' },
      ],
      filters: {
        status: { kind: 'choice', values: ['new', 'open', 'done', 'refused'] },
        start: { kind: 'period', from: '2025-01-01' },
      },
      columns: { ...initialColumns, pinned: ['client'], hidden: ['note'] },
    },
  },
}
