import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DataGrid, type DataGridProps, type GridCellEdit, type GridCellProblem } from './DataGrid.tsx'
import { editableColumns, makeRequests, requestId, type PlanningRequest } from './requests.fixtures.ts'

const requests = makeRequests(40)
type Edit = GridCellEdit<PlanningRequest>
const save = fn<(edit: Edit) => Promise<void | { problem: string }>>()
const saveAll = fn<(edits: readonly Edit[]) => Promise<void | readonly GridCellProblem[]>>()

/** Behaves like a screen: keeps the rows and applies the edits that the services accept. */
function Editable({ grid, atOnce }: { grid: DataGridProps<PlanningRequest>; atOnce: boolean }) {
  const [rows, setRows] = useState(grid.rows)
  const takeOver = (edits: readonly Edit[]) => {
    const byRow = Map.groupBy(edits, ({ rowId }) => rowId)
    setRows(now =>
      now.map(row => {
        const own = byRow.get(row.id)
        return own ? { ...row, ...Object.fromEntries(own.map(edit => [edit.columnId, edit.value])) } : row
      }),
    )
  }
  return (
    <DataGrid<PlanningRequest>
      {...grid}
      rows={rows}
      onCellEdit={async edit => {
        const answer = await save(edit)
        if (answer) return answer
        takeOver([edit])
        return undefined
      }}
      {...(atOnce && {
        onCellEdits: async edits => {
          const problems = (await saveAll(edits)) ?? []
          const isRefused = (edit: Edit) =>
            problems.some(({ rowId, columnId }) => rowId === edit.rowId && columnId === edit.columnId)
          takeOver(edits.filter(edit => !isRefused(edit)))
          return problems
        },
      })}
    />
  )
}

const meta = {
  title: 'Components/DataGrid/Paste',
  component: DataGrid<PlanningRequest>,
  args: {
    'aria-label': 'Demandes',
    rows: requests,
    columns: editableColumns,
    getRowId: requestId,
    maxHeight: '24rem',
  },
  parameters: { picture: 'none' },
  render: args => <Editable grid={args} atOnce />,
  beforeEach: () => {
    save.mockReset().mockResolvedValue(undefined)
    saveAll.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<DataGridProps<PlanningRequest>>
export default meta
type Story = StoryObj<typeof meta>

/** A cell by the position of its row and the title of its column. */
function cell(canvasElement: HTMLElement, row: number, column: string): HTMLElement {
  const header = within(canvasElement).getByRole('columnheader', { name: column })
  const found = canvasElement.querySelector<HTMLElement>(
    `[aria-rowindex="${row + 1}"] > [aria-colindex="${header.getAttribute('aria-colindex')}"]`,
  )
  if (!found) throw new Error(`no cell of ${column} in row ${row}`)
  return found
}
/** Simulates Ctrl+V with this clipboard content. Returns whether the grid handled it. */
const paste = (text: string, html = ''): boolean => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  if (html !== '') clipboardData.setData('text/html', html)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
  return event.defaultPrevented
}
const expectSaid = (canvasElement: HTMLElement, words: RegExp) =>
  waitFor(() => {
    const said = within(canvasElement).getAllByRole('status')
    return expect(said.map(({ textContent }) => textContent).join('\n')).toMatch(words)
  })
const sent = () =>
  (saveAll.mock.lastCall?.[0] ?? []).map(({ rowId, columnId, value }) => [rowId, columnId, value])

/** Pastes numbers, days and choices in the reader's language. A single undo reverts all of it. */
export const Text: Story = {
  play: async ({ canvasElement, globals }) => {
    const isFrench = globals['locale'] === 'fr'
    const at = (row: number, column: string) => cell(canvasElement, row, column)
    const before = [1, 2].map(row => at(row, 'Honoraires').textContent)
    at(1, 'Ville').focus()
    const lines = isFrench
      ? ['Brest\tterminee\t1\u202f234,50\t05/01/2025\tOui', 'Metz\tRefusée\t(12,5)\t2025-01-02\tFAUX']
      : ['Brest\tterminee\t1,234.50\t01/05/2025\tYes', 'Metz\tRefusée\t(12.5)\t2025-01-02\tFALSE']
    await expect(paste(`${lines.join('\r\n')}\r\n`)).toBe(true)
    await waitFor(() => expect(saveAll).toHaveBeenCalledOnce())
    const [first, second] = [requests[0]?.id, requests[1]?.id]
    // A negative number is not allowed there; all other cells are written.
    await expect(sent()).toEqual([
      [first, 'city', 'Brest'],
      [first, 'status', 'done'],
      [first, 'amount', 1234.5],
      [first, 'start', '2025-01-05'],
      ...(requests[0]?.isUrgent ? [] : [[first, 'isUrgent', true]]),
      [second, 'city', 'Metz'],
      ...(requests[1]?.status === 'refused' ? [] : [[second, 'status', 'refused']]),
      [second, 'start', '2025-01-02'],
      ...(requests[1]?.isUrgent === false ? [] : [[second, 'isUrgent', false]]),
    ])
    await expect(save).not.toHaveBeenCalled()
    await waitFor(() => expect(at(1, 'Ville')).toHaveTextContent(/^Brest$/))
    await expect(at(1, 'Honoraires')).toHaveTextContent(/1.?234[.,]50/)
    // The invalid entry stays in its cell with an error and is not written.
    await expect(at(2, 'Honoraires')).toHaveAttribute('aria-invalid', 'true')
    await expect(at(2, 'Honoraires')).toHaveTextContent(/^\(12[.,]5\)/)
    await expect(
      await within(canvasElement).findByText(/(greater than or equal to|supérieur ou égal à)/),
    ).toBeVisible()
    await expectSaid(
      canvasElement,
      /^9 (cells pasted, 1 not: 1 not valid|cellules collées, 1 laissée de côté.: 1 non valide)\.$/m,
    )
    await expect(at(1, 'Ville')).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(at(1, 'Ville')).toHaveTextContent(requests[0]?.city ?? ''))
    await expect(saveAll).toHaveBeenCalledTimes(2)
    await expect(at(1, 'Honoraires').textContent).toBe(before[0])
    await expect(at(2, 'Ville')).toHaveTextContent(requests[1]?.city ?? '')
    await expectSaid(canvasElement, /^(Change of \d cells undone|Modification de \d cellules annulée)\.$/m)
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
    await waitFor(() => expect(at(2, 'Ville')).toHaveTextContent(/^Metz$/))
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /Discard the change|Abandonner la modification/ }),
    )
    await waitFor(() => expect(at(2, 'Honoraires').textContent).toBe(before[1]))
  },
}

/** Pastes the table of a spreadsheet over read-only cells and beyond the last row. */
export const Table: Story = {
  args: { rows: requests.slice(0, 3) },
  play: async ({ canvasElement }) => {
    const at = (row: number, column: string) => cell(canvasElement, row, column)
    at(2, 'Responsable').focus()
    const line = (words: string) => `<tr><td>Zoé</td><td>2026-12-31</td><td>${words}</td><td>beyond</td></tr>`
    const html = `<html><body><!--StartFragment--><table>${line('a@b.example')}${line(
      'c@d<br>.example',
    )}${line('e@f.example')}</table><!--EndFragment--></body></html>`
    await expect(paste('nothing of this', html)).toBe(true)
    await waitFor(() => expect(saveAll).toHaveBeenCalledOnce())
    await expect(sent()).toEqual([
      ['request-2', 'end', '2026-12-31'],
      ['request-2', 'email', 'a@b.example'],
      ['request-3', 'end', '2026-12-31'],
    ])
    await expect(at(3, 'E-mail')).toHaveAttribute('aria-invalid', 'true')
    // Skipped entries that no cell shows are reported above the rows.
    const banner = await within(canvasElement).findByText(
      /^3 (cells pasted, 9 not: 1 not valid, 2 not editable, 6 beyond|cellules collées, 9 laissées de côté.: 1 non valide, 2 non modifiables, 6 au-delà)/,
    )
    await expect(banner).toBeVisible()
    // Text copied from the grid is pasted back as it was entered.
    at(1, 'E-mail').focus()
    paste("'=1+1@x.example")
    await waitFor(() => expect(saveAll).toHaveBeenCalledOnce())
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith(
        expect.objectContaining({ columnId: 'email', value: '=1+1@x.example' }),
      ),
    )
    await waitFor(() => expect(banner).not.toBeInTheDocument())
  },
}

/** One cell fills a range, and Delete empties it. Refused entries stay to be sent again. */
export const Range: Story = {
  play: async ({ canvasElement }) => {
    const at = (row: number, column: string) => cell(canvasElement, row, column)
    await userEvent.click(at(2, 'E-mail'))
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowRight}{ArrowDown}{ArrowDown}{/Shift}')
    saveAll.mockResolvedValueOnce([
      { rowId: 'request-3', columnId: 'email', problem: 'Le dossier est clos.' },
    ])
    paste('same@client.example')
    await expectSaid(
      canvasElement,
      /^2 (cells pasted, 1 not: 1 not saved|cellules collées, 1 laissée de côté.: 1 non enregistrée)\.$/m,
    )
    await expect(sent()).toHaveLength(3)
    await expect(await within(canvasElement).findByText(/Le dossier est clos/)).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Try again|Réessayer/ }))
    await waitFor(() => expect(at(3, 'E-mail')).toHaveTextContent(/^same@client.example$/))
    // Empties all but the required cells.
    await userEvent.click(at(1, 'Ville'))
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}')
    saveAll.mockClear()
    await userEvent.keyboard('{Delete}')
    await within(canvasElement).findByText(
      /^2 (cells cleared, 4 not: 4 required|cellules vidées, 4 laissées de côté.: 4 obligatoires)\.$/,
    )
    await expect(at(1, 'Ville')).not.toHaveAttribute('aria-invalid')
    await expect(at(2, 'Honoraires')).toHaveTextContent(/^$/)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Entries are saved one by one, and the connection fails. */
export const OneByOne: Story = {
  render: args => <Editable grid={args} atOnce={false} />,
  play: async ({ canvasElement }) => {
    const at = (row: number, column: string) => cell(canvasElement, row, column)
    save.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    at(1, 'E-mail').focus()
    paste(Array.from({ length: 25 }, (_, row) => `p${row}@client.example`).join('\n'))
    await expectSaid(canvasElement, /^24 (cells pasted|cellules collées), 1 /m)
    await expect(save).toHaveBeenCalledTimes(25)
    await expect(at(1, 'E-mail')).toHaveAttribute('aria-invalid', 'true')
    await expect(at(2, 'E-mail')).toHaveTextContent(/^p1@/)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expectSaid(canvasElement, /^(Change of 24 cells undone|Modification de 24 cellules annulée)/m)
    await expect(at(2, 'E-mail')).toHaveTextContent(requests[1]?.email ?? '')
  },
}

const manyRequests = makeRequests(2000)

/** Five thousand cells do not block the page. */
export const Many: Story = {
  args: { rows: manyRequests },
  play: async ({ canvasElement }) => {
    cell(canvasElement, 1, 'Ville').focus()
    let longest = 0
    let last = performance.now()
    let isOver = false
    const watch = () => {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
      if (!isOver) requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
    paste(Array.from({ length: 1250 }, (_, row) => `V${row}\tNouvelle\t${row}\t2025-01-15`).join('\n'))
    await expectSaid(canvasElement, /^(4.?\d{3}|5.?000) (cells pasted|cellules collées)/m)
    isOver = true
    await waitFor(() => expect(cell(canvasElement, 1, 'Ville')).toHaveTextContent(/^V0$/))
    await expect(longest).toBeLessThan(2000)
  },
}

/** A read-only grid ignores pasting, and a field handles its own paste. */
export const NotPasted: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('searchbox').focus()
    await expect(paste('lyon')).toBe(false)
    const header = within(canvasElement).getByRole('columnheader', { name: 'Ville' })
    header.focus()
    await expect(paste('lyon')).toBe(false)
    cell(canvasElement, 1, 'Ville').focus()
    await expect(paste('')).toBe(false)
    paste(Array.from({ length: 10_001 }, () => 'x').join('\n'))
    await expect(await within(canvasElement).findByText(/10.?000/)).toBeVisible()
    await expect(saveAll).not.toHaveBeenCalled()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Dismiss|Fermer|Masquer/ }))
  },
}

/** Invalid, refused and skipped entries, with long words. */
export const Permutations: Story = {
  args: {
    rows: requests.slice(0, 4),
    columns: editableColumns.map(column =>
      column.id === 'amount' ? { ...column, title: 'Honoraires complémentaires hors taxes' } : column,
    ),
  },
  play: async ({ canvasElement }) => {
    // Cards do not support pasting.
    if (!canvasElement.querySelector('[role="grid"]')) return
    saveAll.mockResolvedValueOnce([
      { rowId: 'request-1', columnId: 'city', problem: 'Le dossier est clos depuis le 31 décembre.' },
    ])
    cell(canvasElement, 1, 'Ville').focus()
    const line = ['Saint-Rémy-en-Bouzemont', '?', 'beaucoup trop', '31/02/2026', 'peut-être', 'Zoé']
    paste(Array.from({ length: 9 }, () => line.join('\t')).join('\n'))
    await within(canvasElement).findByText(/^3 (cells|cellules) .*30 (beyond|au-delà)/)
  },
}
