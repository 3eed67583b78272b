import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { GridSource } from './DataGrid.tsx'
import { editableColumns, requestColumns, requestId, type PlanningRequest } from './requests.fixtures.ts'
import { requestSource } from './requestSource.fixtures.ts'
import { cities, inCity, Portal, requests, script, type PortalProps } from './servicePortal.fixtures.tsx'

const meta = {
  title: 'Components/DataGrid/Services',
  component: Portal,
  args: {
    columns: requestColumns.slice(0, 5),
    getRowId: requestId,
    maxHeight: '21rem',
    start: 'group=city&order=client,amount,hours,city,status',
  },
  beforeEach: () => {
    script.mockReset()
  },
} satisfies Meta<PortalProps>
export default meta
type Story = StoryObj<typeof meta>

const tree = (canvasElement: HTMLElement) => within(canvasElement).getByRole('treegrid', { name: 'Demandes' })
const rowCount = (canvasElement: HTMLElement, count: number) =>
  waitFor(() => expect(tree(canvasElement)).toHaveAttribute('aria-rowcount', String(count)))
const toggle = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('button', { name: new RegExp(name) })
const rowOf = (element: Element | null) => {
  const row = element?.closest<HTMLElement>('[role="row"]')
  if (!row) throw new Error('no row')
  return row
}
const expectSaid = (canvasElement: HTMLElement, words: RegExp) =>
  waitFor(() =>
    expect(
      within(canvasElement)
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('\n'),
    ).toMatch(words),
  )
const euros = (text: string | null | undefined) => Number((text ?? '').replace(/[^\d]/g, '')) / 100
const figure = (canvasElement: HTMLElement, row: Element | null | undefined) => {
  const column = within(canvasElement).getByRole('columnheader', { name: 'Honoraires' })
  return euros(row?.querySelector(`[aria-colindex="${column.getAttribute('aria-colindex')}"]`)?.textContent)
}
/** Groups and totals come from the services; the content of a group is loaded when it is opened. */
export const Groups: Story = {
  args: { hasTotals: true, selectionMode: 'multiple' },
  play: async ({ canvasElement }) => {
    const first = await toggle(canvasElement, 'Élancourt')
    const inFirst = inCity('Élancourt').length
    // Header, groups, total.
    await rowCount(canvasElement, 1 + cities.length + 1)
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(rowOf(first)).toHaveAttribute('aria-level', '1')
    await expect(rowOf(first)).toHaveAttribute('aria-posinset', '1')
    await expect(rowOf(first)).toHaveAttribute('aria-setsize', String(cities.length))
    const sum = inCity('Élancourt').reduce((all, { amount }) => all + (amount ?? 0), 0)
    await expect(figure(canvasElement, rowOf(first))).toBeCloseTo(sum, 2)
    const all = requests.reduce((total, { amount }) => total + (amount ?? 0), 0)
    const totalRow = rowOf(within(canvasElement).getByRole('rowheader', { name: /^Total/ }))
    await waitFor(() => expect(figure(canvasElement, totalRow)).toBeCloseTo(all, 2))
    await expect(script.mock.calls.flat().toSorted()).toEqual(['groups', 'totals'])
    // With keys, the forward arrow opens a group, and only then is its content loaded.
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await rowCount(canvasElement, 1 + cities.length + inFirst + 1)
    await waitFor(() => expect(script).toHaveBeenLastCalledWith('rows Élancourt'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement?.closest('[data-key]')).toBeVisible())
    const child = () => rowOf(document.activeElement)
    await waitFor(() => expect(child()).toHaveAttribute('aria-level', '2'))
    await expect(child()).toHaveAttribute('aria-posinset', '1')
    await expect(child()).toHaveAttribute('aria-setsize', String(inFirst))
    await waitFor(() => expect(within(child()).getByRole('rowheader')).toHaveTextContent(/\d$/))
    // Far below, only the part in view is loaded.
    for (let page = 0; page < 16; page += 1) await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(script).toHaveBeenCalledWith('rows Élancourt 50'))
    await waitFor(() => expect(within(child()).getByRole('rowheader')).toHaveTextContent(/\d$/))
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowLeft}')
    await rowCount(canvasElement, 1 + cities.length + 1)
    await expect(document.activeElement).toHaveAccessibleName(/Élancourt/)
    // All matching rows, loaded or not.
    await userEvent.click(
      within(canvasElement).getByRole('checkbox', { name: /Select all 1.234|Sélectionner les 1.234/ }),
    )
    const bar = within(canvasElement).getByRole('group', { name: /Selected rows|Lignes sélectionnées/ })
    await expect(bar).toHaveTextContent(/All 1.234 matching rows|Les 1.234 lignes/)
    await userEvent.click(await toggle(canvasElement, 'Élancourt'))
    await userEvent.click(
      (
        await within(canvasElement).findAllByRole('checkbox', { name: /^(Select|Sélectionner) .* \d+$/ })
      )[0] as HTMLElement,
    )
    await expect(bar).toHaveTextContent(/1.233 rows selected|1.233 lignes sélectionnées/)
    // After a search, groups and totals are those of the matching rows, and open groups stay open.
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'élancourt')
    await rowCount(canvasElement, 1 + 1 + inFirst + 1)
    await waitFor(() => expect(figure(canvasElement, totalRow)).toBeCloseTo(sum, 2))
    await expect(bar).not.toBeInTheDocument()
    await expect(canvasElement.querySelector('output')).toHaveTextContent(/group=city/)
    await userEvent.clear(within(canvasElement).getByRole('searchbox'))
    await rowCount(canvasElement, 1 + cities.length + inFirst + 1)
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /(Stop grouping by|Ne plus grouper par) Ville/ }),
    )
    await waitFor(() =>
      expect(within(canvasElement).getByRole('grid')).toHaveAttribute('aria-rowcount', '1236'),
    )
    await waitFor(() =>
      expect(within(canvasElement).getByRole('navigation', { name: /^Pages/ })).toBeVisible(),
    )
  },
}

/** Loading, failure and emptiness inside one group do not affect the others. */
export const InsideOneGroup: Story = {
  play: async ({ canvasElement }) => {
    const slow = Promise.withResolvers<void>()
    script.mockImplementation(asked => (asked === 'rows Lyon' ? slow.promise : undefined))
    const lyon = await toggle(canvasElement, 'Lyon')
    lyon.focus()
    await userEvent.keyboard('{Enter}')
    await expectSaid(canvasElement, /(Loading Lyon|Chargement de Lyon)/)
    // Space for all of its rows is already reserved.
    await rowCount(canvasElement, 1 + cities.length + inCity('Lyon').length)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(rowOf(document.activeElement)).toHaveAttribute('aria-busy', 'true'))
    slow.reject(new TypeError('Failed to fetch'))
    // A single row shows the error, and the focus stays there.
    await rowCount(canvasElement, 1 + cities.length + 1)
    await expectSaid(canvasElement, /Lyon (could not be loaded|n’a pas pu être chargé)/)
    const retry = within(canvasElement).getByRole('button', {
      name: /could not be loaded|n’ont pas pu être chargées/,
    })
    await expect(rowOf(retry)).toHaveAttribute('aria-level', '2')
    await userEvent.keyboard('{ArrowUp}{ArrowDown}')
    await expect(retry).toHaveFocus()
    script.mockReset()
    await userEvent.keyboard('{Enter}')
    await expectSaid(canvasElement, /Lyon( loaded|\s: chargement terminé)/)
    await rowCount(canvasElement, 1 + cities.length + inCity('Lyon').length)
    // The focus moves to the loaded row.
    await waitFor(() => expect(rowOf(document.activeElement)).toHaveAttribute('aria-posinset', '1'))
    await expect(rowOf(document.activeElement)).toHaveTextContent(/Lyon/)
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await rowCount(canvasElement, 1 + cities.length)
    // The other groups are unchanged.
    await expect(await toggle(canvasElement, 'Paris')).toHaveAttribute('aria-expanded', 'false')
  },
}

const grouping = requestSource(requests)
/** A group whose rows disappear between two responses. */
const emptied: GridSource<PlanningRequest> = {
  ...grouping,
  canGroup: true,
  loadGroups: (...asked) =>
    (grouping.loadGroups ?? (() => Promise.reject(new Error('cannot group'))))(...asked),
  loadRows: () => Promise.resolve({ items: [], count: 0 }),
}
export const EmptyGroup: Story = {
  args: { services: emptied },
  play: async ({ canvasElement }) => {
    await userEvent.click(await toggle(canvasElement, 'Lyon'))
    const words = await within(canvasElement).findByText(/No rows in this group|Aucune ligne dans ce groupe/)
    await expect(rowOf(words)).toHaveAttribute('aria-level', '2')
    await rowCount(canvasElement, 1 + cities.length + 1)
  },
}

/** Shift and type-ahead reach only loaded rows. A gap between them is announced. */
export const RowsNotHere: Story = {
  args: { selectionMode: 'multiple', columns: requestColumns.slice(0, 3) },
  play: async ({ canvasElement }) => {
    const firstOf = async (city: string) => {
      const group = await toggle(canvasElement, city)
      group.focus()
      await userEvent.keyboard('{ArrowRight}{ArrowDown}')
      await waitFor(() =>
        expect(within(rowOf(document.activeElement)).getByRole('rowheader')).toHaveTextContent(/\d$/),
      )
      // Move to the checkbox, because the name contains a link.
      await userEvent.keyboard('{Home}')
      return group
    }
    const lyon = await firstOf('Lyon')
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}')
    const bar = within(canvasElement).getByRole('group', { name: /Selected rows|Lignes sélectionnées/ })
    const gap = /not loaded|non chargées/
    await waitFor(() => expect(bar).toHaveTextContent(/^2 /))
    await expect(bar).not.toHaveTextContent(gap)
    await userEvent.keyboard('œ')
    await expectSaid(canvasElement, /loaded row starts with “œ”|chargée ne commence par «\sœ\s»/)
    // Most of the group was never in view.
    await userEvent.click(lyon)
    await firstOf('Nîmes')
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(bar).toHaveTextContent(/^52 /)
    await expect(bar).toHaveTextContent(gap)
    await expectSaid(canvasElement, new RegExp(`^52 .*${gap.source}`, 'm'))
  },
}

/** First nothing loads; then the totals fail to load. */
export const Failed: Story = {
  args: { hasTotals: true },
  play: async ({ canvasElement }) => {
    script.mockRejectedValue(new TypeError('Failed to fetch'))
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toBeVisible())
    script.mockReset().mockImplementation(asked => {
      if (asked === 'totals') throw new TypeError('Failed to fetch')
    })
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Try again|Réessayer/ }))
    const retry = await within(canvasElement).findByRole('button', {
      name: /totals could not|totaux n’ont pas pu/,
    })
    script.mockReset()
    await userEvent.click(retry)
    const total = await within(canvasElement).findByRole('rowheader', { name: /^Total$/ })
    await waitFor(() => expect(figure(canvasElement, rowOf(total))).toBeGreaterThan(1000))
  },
  beforeEach: () => {
    script.mockRejectedValue(new TypeError('Failed to fetch'))
  },
}

/** Nested groups: an edit moves its row to another group, and the totals follow. */
export const Edited: Story = {
  args: {
    start: 'group=city,status&order=client,amount,city,status',
    columns: editableColumns.slice(0, 4),
    onCellEdit: fn(),
  },
  play: async ({ canvasElement }) => {
    const city = await toggle(canvasElement, 'Élancourt')
    await userEvent.click(city)
    const status = (name: string) =>
      within(canvasElement).findByRole('button', { name: new RegExp(`^Statut.*${name}`) })
    await userEvent.click(await status('Nouvelle'))
    const before = inCity('Élancourt').filter(row => row.status === 'new')
    const moved = before[0] as PlanningRequest
    const name = await within(canvasElement).findByRole('rowheader', { name: moved.client })
    await expect(rowOf(name)).toHaveAttribute('aria-level', '3')
    await expect(rowOf(await status('Nouvelle'))).toHaveAttribute('aria-level', '2')
    const column = within(canvasElement).getByRole('columnheader', { name: 'Statut' })
    const cell = rowOf(name).querySelector<HTMLElement>(
      `[aria-colindex="${column.getAttribute('aria-colindex')}"]`,
    )
    cell?.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Refusée' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(async () =>
      expect(await status('Nouvelle')).toHaveTextContent(new RegExp(`${before.length - 1} (rows?|lignes?)$`)),
    )
    await expect(within(canvasElement).queryByRole('rowheader', { name: moved.client })).toBeNull()
    await userEvent.click(await status('Nouvelle'))
    await userEvent.click(await status('Refusée'))
    await waitFor(() =>
      expect(within(canvasElement).getByRole('rowheader', { name: moved.client })).toBeInTheDocument(),
    )
  },
}

/** Services that cannot group give the reason. */
export const CannotGroup: Story = {
  args: {
    start: 'group=city',
    services: { canGroup: false, reason: 'Trop de lignes pour être groupées.' },
  },
  play: async ({ canvasElement }) => {
    // Grouping written into the URL by hand is ignored.
    await expect(within(canvasElement).getByRole('grid')).toHaveAttribute('aria-rowcount', '1235')
    const header = within(canvasElement).getByRole('columnheader', { name: 'Ville' })
    await userEvent.click(within(header).getByRole('button', { name: /^(Column|Colonne) / }))
    const menu = await screen.findByRole('menu')
    const item = within(menu).getByRole('menuitem', { name: /Group by this|Grouper par cette/ })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleDescription('Trop de lignes pour être groupées.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** The file contains all matching rows, although most were never loaded. */
export const Export: Story = {
  args: { start: 'group=status&q=lyon' },
  play: async ({ canvasElement }) => {
    const files: Blob[] = []
    const create = URL.createObjectURL.bind(URL)
    URL.createObjectURL = file => {
      if (file instanceof Blob) files.push(file)
      return create(file)
    }
    const save = async () => {
      await userEvent.click(
        within(canvasElement).getByRole('button', { name: /More options|Plus d’options/ }),
      )
      await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    try {
      await toggle(canvasElement, 'Nouvelle')
      script.mockRejectedValueOnce(new TypeError('Failed to fetch'))
      await save()
      await userEvent.click(await within(canvasElement).findByRole('button', { name: /Try again|Réessayer/ }))
      await waitFor(() => expect(files).toHaveLength(1))
    } finally {
      URL.createObjectURL = create
    }
    const lines = ((await files[0]?.text()) ?? '').split('\r\n')
    const kinds = Map.groupBy(lines.slice(1), line => line.split(/[;,]/)[0])
    await expect(kinds.get('Row') ?? kinds.get('Ligne')).toHaveLength(inCity('Lyon').length)
    await expect(kinds.get('Group') ?? kinds.get('Groupe')).toHaveLength(
      new Set(inCity('Lyon').map(({ status }) => status)).size,
    )
    await expectSaid(canvasElement, new RegExp(`^${inCity('Lyon').length} `, 'm'))
  },
}

/** Groups as cards, page by page. */
export const Cards: Story = {
  args: { columns: requestColumns.slice(0, 4), hasTotals: true },
  decorators: [
    Story => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Demandes' })
    script.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await userEvent.click(await within(list).findByRole('button', { name: /Lyon/ }))
    const retry = await within(list).findByRole('button', {
      name: /could not be loaded|n’ont pas pu être chargées/,
    })
    await userEvent.click(retry)
    await waitFor(() => expect(within(list).getAllByRole('link').length).toBeGreaterThan(10))
    await userEvent.click(within(list).getByRole('button', { name: /Lyon/ }))
    await waitFor(() => expect(within(list).queryByRole('link')).toBeNull())
  },
}

/** Loading and failure, in place of groups and of rows, one below the other. */
export const Permutations: Story = {
  args: {
    start: 'group=mission,status&order=client,mission,amount,hours,city,status',
    columns: requestColumns,
    hasTotals: true,
    selectionMode: 'multiple',
    rowActions: () => [{ id: 'edit', label: 'Modifier', onAction: fn() }],
  },
  beforeEach: () => {
    script.mockImplementation(asked => {
      if (asked === 'rows Conseil/open') return new Promise(() => {})
      if (asked === 'groups') return undefined
      if (asked === 'groups Conseil') return undefined
      throw new TypeError('Failed to fetch')
    })
  },
  play: async ({ canvasElement }) => {
    const open = async (name: RegExp) =>
      userEvent.click(await within(canvasElement).findByRole('button', { name }))
    await open(/Commissariat/)
    await within(canvasElement).findByRole('button', { name: /groups could not|groupes n’ont pas pu/ })
    await open(/Conseil/)
    await open(/Nouvelle/)
    await within(canvasElement).findByRole('button', { name: /rows could not|lignes n’ont pas pu/ })
    await open(/En cours/)
    await waitFor(() => expect(script).toHaveBeenCalledWith('rows Conseil/open'))
  },
}
