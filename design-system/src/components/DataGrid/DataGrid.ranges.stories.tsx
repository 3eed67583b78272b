import type { Meta, StoryObj } from '@storybook/react-vite'
import { I18nProvider } from 'react-aria/I18nProvider'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DataGrid, type DataGridProps } from './DataGrid.tsx'
import { initialColumns, initialView } from './gridView.ts'
import { makeRequests, requestColumns, requestId, type PlanningRequest } from './requests.fixtures.ts'
import { Portal } from './servicePortal.fixtures.tsx'

const requests = makeRequests(40)
const write = fn<(items: ClipboardItem[]) => Promise<void>>()

const meta = {
  title: 'Components/DataGrid/Ranges',
  component: DataGrid<PlanningRequest>,
  args: {
    'aria-label': 'Demandes',
    rows: requests,
    columns: requestColumns.slice(0, 7),
    getRowId: requestId,
    maxHeight: '21rem',
  },
  beforeEach: () => {
    write.mockReset().mockResolvedValue()
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } })
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own)
      else Reflect.deleteProperty(navigator, 'clipboard')
    }
  },
} satisfies Meta<DataGridProps<PlanningRequest>>
export default meta
type Story = StoryObj<typeof meta>

/** A cell by the position of its row and the title of its column. */
function cell(canvasElement: HTMLElement, row: number, column: string): HTMLElement {
  const header = within(canvasElement).getByRole('columnheader', { name: column })
  const at = header.getAttribute('aria-colindex')
  const found = canvasElement.querySelector<HTMLElement>(
    `[aria-rowindex="${row + 1}"] > [aria-colindex="${at}"]`,
  )
  if (!found) throw new Error(`no cell of ${column} in row ${row}`)
  return found
}
const chosen = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[data-key][aria-selected="true"]'),
]
const expectSaid = (canvasElement: HTMLElement, words: RegExp) =>
  waitFor(() => {
    const said = within(canvasElement).getAllByRole('status')
    return expect(said.map(({ textContent }) => textContent).join('\n')).toMatch(words)
  })
const copied = async (type: 'text/plain' | 'text/html', time = 1) => {
  await waitFor(() => expect(write).toHaveBeenCalledTimes(time))
  const blob = await write.mock.lastCall?.[0][0]?.getType(type)
  return (await blob?.text()) ?? ''
}
const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}
const drag = async (from: Element, over: readonly Element[]) => {
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: from, coords: middle(from) },
    ...over.map(target => ({ target, coords: middle(target) })),
    { keys: '[/MouseLeft]' },
  ])
}
const euros = (text: string) => Number(text.replace(',', '.').replace(/[^\d.-]/g, ''))

/** With keys, the cells in between are selected, added up, announced and copied. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await expect(grid).not.toHaveAttribute('aria-multiselectable')
    await userEvent.click(cell(canvasElement, 2, 'Honoraires'))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}')
    await expect(chosen(canvasElement)).toHaveLength(6)
    await expect(grid).toHaveAttribute('aria-multiselectable', 'true')
    await expect(cell(canvasElement, 4, 'Heures')).toHaveFocus()
    const rows = requests.slice(1, 4)
    const numbers = rows.flatMap(({ amount, hours }) => [amount, hours]).filter(value => value !== null)
    const sum = numbers.reduce((all, value) => all + value, 0)
    const line = await within(canvasElement).findByText(/^(Sum|Somme)/)
    // Amounts and hours have no common unit.
    await expect(euros((line.textContent ?? '').replaceAll(/(?<=\d),(?=\d{3})/g, ''))).toBeCloseTo(sum, 2)
    await expectSaid(
      canvasElement,
      new RegExp(`^6 (cells|cellules), .*, ${numbers.length} (numbers|nombres)$`, 'm'),
    )
    await userEvent.keyboard('{Control>}c{/Control}')
    const lines = (await copied('text/plain')).split('\r\n')
    await expect(lines).toHaveLength(3)
    await expect(lines[0]).toBe(
      ['Honoraires', 'Heures'].map(title => cell(canvasElement, 2, title).textContent).join('\t'),
    )
    await expect(await copied('text/html')).toMatch(
      /^<meta charset="utf-8"><table><tbody><tr><td>[\d.,]+<\/td>/,
    )
    await expectSaid(canvasElement, /^6 (cells copied|cellules copiées)\.$/m)
    // Extends to the last row, even where rows are not rendered yet.
    await userEvent.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}')
    await expectSaid(canvasElement, /^78 (cells|cellules), /m)
    await userEvent.keyboard('{Shift>}{Home}{/Shift}')
    await expectSaid(canvasElement, /^156 (cells|cellules), /m)
    // Escape or a plain move ends the range.
    await userEvent.keyboard('{Escape}')
    await expect(chosen(canvasElement)).toHaveLength(0)
    await expect(within(canvasElement).queryByText(/^(Sum|Somme)/)).toBeNull()
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expect(chosen(canvasElement)).toHaveLength(2)
    await userEvent.keyboard('{ArrowUp}')
    await expect(chosen(canvasElement)).toHaveLength(0)
  },
}

/** With the pointer: dragging, Shift with a press, and dragging beyond the visible area. */
export const Pointer: Story = {
  // The distance of automatic scrolling depends on the frame rate.
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const at = (row: number, column: string) => cell(canvasElement, row, column)
    await drag(at(1, 'Honoraires'), [at(2, 'Honoraires'), at(3, 'Heures')])
    await expect(chosen(canvasElement)).toHaveLength(6)
    await expect(at(1, 'Honoraires')).toHaveAttribute('data-range', 'top start')
    await expect(document.getSelection()?.isCollapsed).toBe(true)
    // A drag within one cell selects its text.
    await drag(at(5, 'Ville'), [at(5, 'Ville')])
    await expect(chosen(canvasElement)).toHaveLength(0)
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.pointer({ keys: '[MouseLeft]', target: at(6, 'Statut'), coords: middle(at(6, 'Statut')) })
    await user.keyboard('{/Shift}')
    await expect(chosen(canvasElement)).toHaveLength(4)
    // A finger scrolls.
    await userEvent.pointer([
      { keys: '[TouchA>]', target: at(1, 'Ville'), coords: middle(at(1, 'Ville')) },
      { pointerName: 'TouchA', target: at(3, 'Ville'), coords: middle(at(3, 'Ville')) },
      { keys: '[/TouchA]' },
    ])
    await expect(chosen(canvasElement)).toHaveLength(0)
    // Dragging below the visible rows scrolls.
    const grid = within(canvasElement).getByRole('grid')
    const start = at(2, 'Heures')
    const below = { clientX: middle(start).clientX, clientY: grid.getBoundingClientRect().bottom + 40 }
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: start, coords: middle(start) },
      { target: document.body, coords: below },
    ])
    await waitFor(() => expect(grid.scrollTop).toBeGreaterThan(200))
    await userEvent.pointer({ keys: '[/MouseLeft]', target: document.body, coords: below })
    await expect(chosen(canvasElement).length).toBeGreaterThan(6)
    // Sorting changes the rows, which clears the range.
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Heures/ }))
    await waitFor(() => expect(chosen(canvasElement)).toHaveLength(0))
  },
}

/** With row selection, Shift with the up and down arrows selects rows until a range has started. */
export const WithChosenRows: Story = {
  args: { selectionMode: 'multiple', hasTotals: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, 2, 'Ville'))
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}')
    const bar = () =>
      within(canvasElement).queryByRole('group', { name: /Selected rows|Lignes sélectionnées/ })
    await waitFor(() => expect(bar()).toHaveTextContent(/^2 /))
    await expect(chosen(canvasElement)).toHaveLength(0)
    // Copies rows with all columns; the menu also copies the headers.
    await userEvent.keyboard('{Control>}c{/Control}')
    await expect((await copied('text/plain')).split('\r\n').map(line => line.split('\t').length)).toEqual([
      7, 7,
    ])
    await userEvent.click(within(canvasElement).getByRole('button', { name: /More options|Plus d’options/ }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: /Copy with headers|Copier avec les en-têtes/ }),
    )
    await expect(await copied('text/plain', 2)).toMatch(/^Client\tVille\tStatut\tHonoraires\t/)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expectSaid(canvasElement, /^14 (cells copied|cellules copiées)\.$/m)
    // Start a range.
    await userEvent.click(cell(canvasElement, 4, 'Ville'))
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    await expect(chosen(canvasElement)).toHaveLength(4)
    await expect(bar()).toHaveTextContent(/^2 /)
    // One Escape for the range, another for the rows.
    await userEvent.keyboard('{Escape}')
    await expect(chosen(canvasElement)).toHaveLength(0)
    await expect(bar()).toHaveTextContent(/^2 /)
    await userEvent.keyboard('{Escape}')
    await expect(bar()).toBeNull()
    // Then only the focused cell is copied.
    await userEvent.keyboard('{Control>}c{/Control}')
    await expect(await copied('text/plain', 3)).toBe(cell(canvasElement, 5, 'Statut').textContent)
  },
}

/** The browser denies access to the clipboard. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    write.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    await userEvent.click(cell(canvasElement, 2, 'Ville'))
    await userEvent.keyboard('{Control>}c{/Control}')
    const banner = await within(canvasElement).findByText(
      /The cells were not copied|Les cellules n’ont pas été copiées/,
    )
    await expect(banner).toBeVisible()
    write.mockResolvedValue()
    cell(canvasElement, 2, 'Ville').focus()
    await userEvent.keyboard('{Control>}c{/Control}')
    await waitFor(() => expect(banner).not.toBeInTheDocument())
  },
}

/** Without ranges, Shift does nothing in cells, but a cell can still be copied. */
export const WithoutRanges: Story = {
  args: { hasRanges: false },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, 2, 'Ville'))
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(chosen(canvasElement)).toHaveLength(0)
    await userEvent.click(cell(canvasElement, 2, 'Ville'))
    await userEvent.keyboard('{Control>}c{/Control}')
    await expect(await copied('text/plain')).toBe(cell(canvasElement, 2, 'Ville').textContent)
    // Dragging selects text, which the browser copies.
    await drag(cell(canvasElement, 1, 'Ville'), [cell(canvasElement, 3, 'Statut')])
    await expect(chosen(canvasElement)).toHaveLength(0)
    await expect(document.getSelection()?.isCollapsed).toBe(false)
    await userEvent.keyboard('{Control>}c{/Control}')
    await expect(write).toHaveBeenCalledOnce()
  },
}

/** Some rows are not loaded: no total is better than a wrong one. */
export const RowsNotHere: Story = {
  parameters: { picture: 'none' },
  render: args => (
    <Portal
      columns={args.columns}
      getRowId={requestId}
      maxHeight="21rem"
      start="group=city&order=client,amount,hours,city,status"
    />
  ),
  play: async ({ canvasElement }) => {
    const group = await within(canvasElement).findByRole('button', { name: /Lyon/ })
    await userEvent.click(group)
    group.focus()
    await userEvent.keyboard('{ArrowDown}')
    const row = () => document.activeElement?.closest('[role="row"]')
    await waitFor(() => expect(row()).toHaveTextContent(/€/))
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
    await expectSaid(canvasElement, /^2 (cells|cellules), (Sum|Somme)/m)
    await userEvent.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}')
    await expectSaid(canvasElement, /(No totals|Pas de totaux)/m)
    await userEvent.keyboard('{Control>}c{/Control}')
    await copied('text/plain')
    await expectSaid(
      canvasElement,
      /\d+ (rows that are not loaded were not|lignes non chargées n’ont pas été)/,
    )
  },
}

/** Right-to-left, with a pinned column, groups, and text that spreadsheets must not run as a formula. */
export const Permutations: Story = {
  args: {
    rows: requests.map((row, at) =>
      at === 1 ? { ...row, city: '=HYPERLINK("https://evil.example")' } : row,
    ),
    hasTotals: true,
    renderDetail: row => <p>{row.note}</p>,
    defaultView: { ...initialView, columns: { ...initialColumns, pinned: ['client'] } },
  },
  render: args => (
    <I18nProvider locale="ar">
      <div dir="rtl">
        <DataGrid {...args} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvasElement }) => {
    // Cards have no ranges.
    if (!within(canvasElement).queryByRole('treegrid')) return
    await userEvent.click(cell(canvasElement, 1, 'Ville'))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    await expect(chosen(canvasElement)).toHaveLength(4)
    await expect(cell(canvasElement, 2, 'Client')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Control>}c{/Control}')
    await expect(await copied('text/plain')).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    await expect(await copied('text/html')).toContain(
      `<td>'=HYPERLINK(&quot;https://evil.example&quot;)</td>`,
    )
  },
}
