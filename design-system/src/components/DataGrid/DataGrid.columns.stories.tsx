import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DataGrid, type DataGridProps } from './DataGrid.tsx'
import { initialColumns, initialView } from './gridView.ts'
import { makeRequests, requestColumns, requestId, type PlanningRequest } from './requests.fixtures.ts'

const meta = {
  title: 'Components/DataGrid/Columns',
  component: DataGrid<PlanningRequest>,
  args: {
    'aria-label': 'Demandes',
    rows: makeRequests(40),
    columns: requestColumns,
    getRowId: requestId,
    maxHeight: '20rem',
    onViewChange: fn(),
  },
} satisfies Meta<DataGridProps<PlanningRequest>>
export default meta
type Story = StoryObj<typeof meta>

const grid = (canvasElement: HTMLElement) => within(canvasElement).getByRole('grid', { name: 'Demandes' })
const header = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('columnheader', { name })
const titles = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('columnheader')
    .map(cell => cell.querySelector('[id]')?.textContent)
const choose = async (canvasElement: HTMLElement, column: string, item: RegExp) => {
  const button = within(header(canvasElement, column)).getByRole('button', { name: /^(Column|Colonne) / })
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

const manyRows = makeRequests(100_000)

export const ColumnsByMenu: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, 'Statut', /Pin at the start|Épingler/)
    await expect(titles(canvasElement)[0]).toBe('Statut')
    await expect(getComputedStyle(header(canvasElement, 'Statut')).position).toBe('sticky')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/Statut (pinned|épinglée)/)
    await choose(canvasElement, 'Ville', /Move toward the end|Déplacer vers la fin/)
    await expect(titles(canvasElement).slice(0, 4)).toEqual(['Statut', 'Client', 'Honoraires', 'Ville'])
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="columnheader"]')).toBe(header(canvasElement, 'Ville')),
    )
    await choose(canvasElement, 'Heures', /Hide column|Masquer/)
    await expect(titles(canvasElement)).not.toContain('Heures')
    await waitFor(() => expect(grid(canvasElement).contains(document.activeElement)).toBe(true))
    await choose(canvasElement, 'Ville', /Change width|Modifier la largeur/)
    const slider = await within(canvasElement).findByRole('slider', { name: /Ville$/ })
    await waitFor(() => expect(slider).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(slider).toHaveAttribute('aria-valuetext', '160 pixels')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(canvasElement).queryByRole('slider')).toBeNull())
    await waitFor(() => expect(grid(canvasElement).contains(document.activeElement)).toBe(true))
    await expect(header(canvasElement, 'Ville').getBoundingClientRect().width).toBe(160)
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        columns: expect.objectContaining({ hidden: ['hours'], pinned: ['status'], widths: { city: 160 } }),
      }),
    )
  },
}

export const ColumnsByDialog: Story = {
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getByRole('button', { name: /^(Columns|Colonnes)$/ })
    await userEvent.click(open)
    const dialog = await screen.findByRole('dialog', { name: /^(Columns|Colonnes)$/ })
    await expect(within(dialog).getByRole('checkbox', { name: 'Client' })).toBeDisabled()
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Ville' }))
    await userEvent.click(within(dialog).getByRole('button', { name: /(Move Statut up|Monter Statut)/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: /Keep Heures|Garder Heures/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: /Done|Terminer/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(titles(canvasElement).slice(0, 4)).toEqual(['Heures', 'Statut', 'Client', 'Honoraires'])
    await waitFor(() => expect(open).toHaveFocus())
  },
}

const drag = async (from: Element, to: { x: number; y: number }) => {
  const box = from.getBoundingClientRect()
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: from, coords: { x: box.left + box.width / 2, y: box.top + 4 } },
    { target: from, coords: { x: box.left + box.width / 2 + 8, y: box.top + 4 } },
    { target: from, coords: to },
    { keys: '[/MouseLeft]', target: from, coords: to },
  ])
}

export const ColumnsByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const city = header(canvasElement, 'Ville')
    const width = city.getBoundingClientRect().width
    const handle = city.querySelector('[data-part="resize"]')
    const box = handle?.getBoundingClientRect()
    if (handle && box) await drag(handle, { x: box.left + box.width / 2 + 60, y: box.top })
    await waitFor(() => expect(city.getBoundingClientRect().width).toBe(width + 60))
    const target = header(canvasElement, 'Client').getBoundingClientRect()
    await drag(within(header(canvasElement, 'Statut')).getByRole('button', { name: 'Statut' }), {
      x: target.left + 12,
      y: target.top + 8,
    })
    await waitFor(() => expect(titles(canvasElement).slice(0, 3)).toEqual(['Statut', 'Client', 'Ville']))
    // A drag does not sort.
    await expect(header(canvasElement, 'Statut')).toHaveAttribute('aria-sort', 'none')
    await expect(args.onViewChange).toHaveBeenCalledTimes(2)
  },
}

/** The free space beside the content of an element; negative if the content is clipped. */
const spareIn = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
  const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
  return element.clientWidth - padding - range.getBoundingClientRect().width
}
/** Whether a column fits: nothing is clipped, and its longest cell or its title fills it. */
const isFitted = (canvasElement: HTMLElement, name: string) => {
  const head = header(canvasElement, name)
  const title = head.querySelector('[id]')
  const at = head.getAttribute('aria-colindex')
  const cells = canvasElement.querySelectorAll(
    `[aria-colindex="${at}"]:is([role="gridcell"], [role="rowheader"]) > span`,
  )
  const label = head.querySelector('[data-part="sort"]')
  const spare = Math.min(...[...cells, ...(label ? [label] : [])].map(spareIn))
  return title !== null && title.scrollWidth <= title.clientWidth && spare > -1 && spare < 2
}

/** Fits columns to their content with a double click between two headers, or with the menu. */
export const FitToContent: Story = {
  parameters: { picture: 'none' },
  args: {
    defaultView: { ...initialView, columns: { ...initialColumns, widths: { client: 90, city: 600 } } },
  },
  play: async ({ canvasElement, args }) => {
    await expect(isFitted(canvasElement, 'Ville')).toBe(false)
    const handle = header(canvasElement, 'Ville').querySelector('[data-part="resize"]')
    if (handle) await userEvent.dblClick(handle)
    await waitFor(() => expect(isFitted(canvasElement, 'Ville')).toBe(true))
    await expect(header(canvasElement, 'Ville')).toHaveAttribute('aria-sort', 'none')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      /^(Column Ville fits its content|La colonne Ville est ajustée à son contenu)\.$/,
    )
    await expect(args.onViewChange).toHaveBeenCalledTimes(1)
    // The header counts too: "Heures" is longer than its numbers, and has an arrow when sorted.
    await userEvent.click(within(header(canvasElement, 'Heures')).getByRole('button', { name: /^Heures/ }))
    await choose(canvasElement, 'Heures', /^(Fit to content|Ajuster au contenu)$/)
    await waitFor(() => expect(isFitted(canvasElement, 'Heures')).toBe(true))
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="columnheader"]')).toBe(header(canvasElement, 'Heures')),
    )
    await choose(canvasElement, 'Heures', /^(Fit all columns|Ajuster toutes les colonnes)$/)
    // oxlint-disable-next-line no-await-in-loop -- one column after the other
    for (const { title } of requestColumns)
      await waitFor(() => expect([title, isFitted(canvasElement, title)]).toEqual([title, true]))
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      /^(All columns fit their content|Toutes les colonnes sont ajustées à leur contenu)\.$/,
    )
    // The view contains the fitted widths, like dragged ones.
    const widths = Object.fromEntries(
      requestColumns.map(({ id, title }) => [id, header(canvasElement, title).getBoundingClientRect().width]),
    )
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ columns: expect.objectContaining({ widths }) }),
    )
  },
}

/** Columns with every kind of arrangement. */
const arranged = {
  defaultView: {
    ...initialView,
    density: 'compact',
    columns: {
      ...initialColumns,
      order: ['status', 'client'],
      pinned: ['status', 'client'],
      hidden: ['note', 'mission'],
      widths: { client: 120, city: 420 },
    },
  },
} satisfies Partial<DataGridProps<PlanningRequest>>

const cells = (canvasElement: HTMLElement) => ({
  client: within(canvasElement).getAllByRole('rowheader')[0],
  menu: within(canvasElement)
    .getAllByRole('button', { name: /^Actions (for|pour) / })[0]
    ?.closest('[role="gridcell"]'),
})

/**
 * Pinned cells are sticky during horizontal scrolling and have a fixed offset during vertical scrolling, which is
 * cheaper.
 */
export const PinnedStandStill: Story = {
  args: {
    ...arranged,
    selectionMode: 'multiple',
    rowActions: () => [{ id: 'open', label: 'Ouvrir', onAction: () => {} }],
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).queryByRole('grid')
    // On a phone there are cards and no horizontal scrolling.
    if (!table) return
    const edges = () => {
      const { client, menu } = cells(canvasElement)
      return [client?.getBoundingClientRect().left, menu?.getBoundingClientRect().right]
    }
    const ways = () => {
      const { client, menu } = cells(canvasElement)
      return [client, menu].map(cell => cell && getComputedStyle(cell).position)
    }
    const atRest = edges()
    const scrolled = async (to: ScrollToOptions) => {
      const event = new Promise(resolve => table.addEventListener('scroll', resolve, { once: true }))
      table.scrollTo({ ...to, behavior: 'instant' })
      await event
    }
    await scrolled({ left: 150 })
    await expect([ways(), edges()]).toEqual([['sticky', 'sticky'], atRest])
    await scrolled({ top: 120 })
    await expect([ways(), edges()]).toEqual([['relative', 'relative'], atRest])
    await scrolled({ left: 60 })
    await expect([ways(), edges()]).toEqual([['sticky', 'sticky'], atRest])
    await scrolled({ top: 240 })
    await expect(ways()).toEqual(['relative', 'relative'])
    await waitFor(() => expect([ways(), edges()]).toEqual([['sticky', 'sticky'], atRest]))
  },
}

const few = requestColumns.filter(({ id }) => ['client', 'city', 'mission', 'owner'].includes(id))

/** Columns that do not fit are scrolled. Each edge shows whether more columns follow beyond it. */
export const ColumnsBeyond: Story = {
  args: { rowActions: () => [] },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).queryByRole('grid')
    // On a phone there are cards and no horizontal scrolling.
    if (!table) return
    const beyond = () =>
      ['data-before', 'data-after'].filter(side => table.nextElementSibling?.hasAttribute(side))
    await waitFor(() => expect(beyond()).toEqual(['data-after']))
    table.scrollTo({ left: 40, behavior: 'instant' })
    await waitFor(() => expect(beyond()).toEqual(['data-before', 'data-after']))
    table.scrollTo({ left: 99_999, behavior: 'instant' })
    await waitFor(() => expect(beyond()).toEqual(['data-before']))
  },
}

/** Text columns shrink if that brings all columns into view. */
export const WordsGiveWay: Story = {
  args: { columns: few },
  parameters: { picture: 'none' },
  render: args => (
    <div style={{ inlineSize: '40rem' }}>
      <DataGrid {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).queryByRole('grid')
    if (!table) return
    await expect(few.reduce((sum, { width = 200 }) => sum + width, 0)).toBeGreaterThan(640)
    await expect(table.scrollWidth).toBe(table.clientWidth)
  },
}

/**
 * The reader enlarges and spaces out their text while the page is open: columns, rows and chosen widths grow with it,
 * the grid switches to cards earlier, and every row is at the position of its index.
 */
export const LargeText: Story = {
  parameters: { picture: 'none' },
  args: {
    // Fixed widths, so that no column takes the remaining space.
    columns: requestColumns.map(column => ({ ...column, canGrow: false })),
    defaultView: { ...initialView, columns: { ...initialColumns, widths: { city: 160 } } },
  },
  // Not passed as `args`, which the docs page would write out.
  render: ({ mode: _mode, paging: _paging, source: _source, rowCount: _count, pageSize: _size, ...args }) => (
    <DataGrid {...args} rows={manyRows} />
  ),
  decorators: [
    Story => (
      <div style={{ inlineSize: 1030 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const root = document.documentElement
    const width = (name: string) => header(canvasElement, name).getBoundingClientRect().width
    const usual = { client: width('Client'), amount: width('Honoraires') }
    await expect(width('Ville')).toBe(160)
    const spacing = document.createElement('style')
    try {
      root.style.fontSize = '150%'
      await waitFor(() => expect(width('Client')).toBe(usual.client * 1.5))
      await expect(width('Ville')).toBe(240)
      // By pointer: 60 px on the screen are 40 px in the stored width.
      const handle = header(canvasElement, 'Ville').querySelector('[data-part="resize"]')
      const box = handle?.getBoundingClientRect()
      if (handle && box) await drag(handle, { x: box.left + box.width / 2 + 60, y: box.top })
      await waitFor(() => expect(width('Ville')).toBe(300))
      await expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ columns: expect.objectContaining({ widths: { city: 200 } }) }),
      )
      // The last of the hundred thousand rows ends at the end of the scroll area.
      const table = grid(canvasElement)
      table.scrollTop = table.scrollHeight
      const last = () => table.querySelector('[role="row"][aria-rowindex="100001"]')
      await waitFor(() => expect(last()).not.toBeNull())
      await expect(last()?.getBoundingClientRect().bottom).toBeCloseTo(
        last()?.parentElement?.getBoundingClientRect().bottom ?? 0,
        0,
      )
      // With wider letter and word spacing, no number loses a digit.
      spacing.textContent = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
      document.head.append(spacing)
      await waitFor(() => expect(width('Honoraires')).toBeGreaterThan(usual.amount * 1.5 * 1.15))
      const figures = [...(last()?.querySelectorAll<HTMLElement>('[role="gridcell"] > span') ?? [])]
      const cut = figures.filter(
        ({ textContent, scrollWidth, clientWidth }) =>
          /^[\d ,.€:-]+$/.test(textContent) && scrollWidth > clientWidth,
      )
      await expect(cut.map(({ textContent }) => textContent)).toEqual([])
      spacing.remove()
      root.style.fontSize = '200%'
      await waitFor(() => expect(within(canvasElement).queryByRole('grid')).toBeNull())
      await expect(within(canvasElement).getByRole('list', { name: 'Demandes' })).toBeVisible()
    } finally {
      spacing.remove()
      root.style.fontSize = ''
    }
    await waitFor(() => expect(width('Client')).toBe(usual.client))
  },
}

export const Permutations: Story = {
  args: arranged,
  play: async ({ canvasElement }) => {
    // On a phone there are cards and no horizontal scrolling.
    const table = within(canvasElement).queryByRole('grid')
    table?.scrollTo({ left: 200 })
    await expect(titles(canvasElement).slice(0, table ? 2 : 0)).toEqual(table ? ['Statut', 'Client'] : [])
  },
}
