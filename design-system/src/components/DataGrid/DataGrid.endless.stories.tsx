import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DataGrid, type DataGridProps } from './DataGrid.tsx'
import { makeRequests, requestColumns, requestId, type PlanningRequest } from './requests.fixtures.ts'
import { requestSource } from './requestSource.fixtures.ts'

const requests = makeRequests(5000)
/** What the services do before they respond. Each story defines it. */
const script = fn<(asked: string) => Promise<void> | void>()

type EndlessProps = Pick<DataGridProps<PlanningRequest>, 'selectionMode' | 'maxHeight'>

/** Behaves like a screen: only provides the source of the rows. */
function Endless(props: EndlessProps) {
  const [source] = useState(() => requestSource(requests, asked => script(asked)))
  return (
    <DataGrid
      {...props}
      aria-label="Demandes"
      mode="server"
      paging="endless"
      rows={[]}
      source={source}
      columns={requestColumns.slice(0, 5)}
      getRowId={requestId}
    />
  )
}

const meta = {
  title: 'Components/DataGrid/Endless',
  component: Endless,
  args: { maxHeight: '21rem' },
  beforeEach: () => {
    script.mockReset()
  },
} satisfies Meta<EndlessProps>
export default meta
type Story = StoryObj<typeof meta>

const grid = (canvasElement: HTMLElement) => within(canvasElement).getByRole('grid', { name: 'Demandes' })
const rowAt = (canvasElement: HTMLElement, place: number) =>
  grid(canvasElement).querySelector<HTMLElement>(`[role="row"][aria-rowindex="${place + 1}"]`)
const expectRow = (canvasElement: HTMLElement, place: number) =>
  waitFor(() => expect(rowAt(canvasElement, place)).toHaveTextContent(requests[place - 1]?.client ?? '?'))
/** Scrolls to a position at once, skipping all rows in between. */
const jumpTo = (canvasElement: HTMLElement, place: number) => {
  const table = grid(canvasElement)
  const height =
    rowAt(canvasElement, 1)?.offsetHeight ?? table.querySelector<HTMLElement>('[data-row]')?.offsetHeight
  table.scrollTo({ top: (place - 1) * (height ?? 0), behavior: 'instant' })
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

/**
 * Only rows that come into view are requested, not those scrolled past. The scroll area has its full height from the
 * start.
 */
export const Default: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    await expectRow(canvasElement, 1)
    await expect(grid(canvasElement)).toHaveAttribute('aria-rowcount', '5001')
    await expect(within(canvasElement).queryByRole('navigation', { name: /^Pages/ })).toBeNull()
    await expect(script.mock.calls.flat()).toEqual(['rows'])
    const slow = Promise.withResolvers<void>()
    script.mockImplementation(() => slow.promise)
    jumpTo(canvasElement, 2510)
    await waitFor(() => expect(script).toHaveBeenCalledWith('rows 2500'))
    await waitFor(() => expect(rowAt(canvasElement, 2512)).toHaveAttribute('aria-busy', 'true'))
    await expectSaid(canvasElement, /(Loading rows 2.?501 to 2.?550|Chargement des lignes 2.?501 à 2.?550)\./)
    slow.resolve()
    await expectRow(canvasElement, 2512)
    await expectSaid(
      canvasElement,
      /(Rows 2.?501 to 2.?550 loaded|Lignes 2.?501 à 2.?550\s: chargement terminé)\./,
    )
    // Near the end of a page, the next one is prefetched.
    jumpTo(canvasElement, 2530)
    await waitFor(() => expect(script).toHaveBeenLastCalledWith('rows 2550'))
    await expect(script.mock.calls.flat()).toEqual(['rows', 'rows 2500', 'rows 2550'])
    // Move to the last row by keys.
    within(grid(canvasElement)).getAllByRole('rowheader')[0]?.querySelector('a')?.focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expectRow(canvasElement, 5000)
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="row"]')).toBe(rowAt(canvasElement, 5000)),
    )
  },
}

/** After scrolling far away and back, the selection and the focus are preserved. */
export const FarAway: Story = {
  parameters: { picture: 'none' },
  args: { selectionMode: 'multiple' },
  play: async ({ canvasElement }) => {
    await expectRow(canvasElement, 3)
    const third = () => rowAt(canvasElement, 3)
    const box = within(third() as HTMLElement).getByRole('checkbox')
    await userEvent.click(box)
    await expect(third()).toHaveAttribute('aria-selected', 'true')
    for (let place = 300; place < 4800; place += 180) {
      jumpTo(canvasElement, place)
      // oxlint-disable-next-line no-await-in-loop -- one place after the other
      await expectRow(canvasElement, place + 1)
    }
    await expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent(
      requests[2]?.client ?? '?',
    )
    jumpTo(canvasElement, 1)
    await expectRow(canvasElement, 1)
    await expect(third()).toHaveAttribute('aria-selected', 'true')
    await expect(third()?.contains(document.activeElement)).toBe(true)
    // Discarded rows are requested again.
    script.mockClear()
    jumpTo(canvasElement, 2460)
    await expectRow(canvasElement, 2461)
    await expect(script).toHaveBeenCalledWith('rows 2450')
    // A different sort order loads from the start.
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Honoraires' }))
    await waitFor(() => expect(script).toHaveBeenCalledWith('rows'))
    await waitFor(() => expect(grid(canvasElement)).not.toHaveAttribute('aria-busy'))
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'élancourt')
    const matching = requests.filter(({ city }) => city === 'Élancourt').length
    await waitFor(() => expect(grid(canvasElement)).toHaveAttribute('aria-rowcount', String(matching + 1)))
  },
}

/** A page that failed to load shows an error in its place; the other pages are unaffected. */
export const FailedPage: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    await expectRow(canvasElement, 1)
    script.mockImplementation(asked =>
      asked === 'rows 1000' ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
    )
    jumpTo(canvasElement, 998)
    await expectSaid(canvasElement, /Rows 1.?001 to 1.?050 could not|Les lignes 1.?001 à 1.?050 n’ont pas pu/)
    await expectRow(canvasElement, 999)
    const retry = within(rowAt(canvasElement, 1001) as HTMLElement).getByRole('button', {
      name: /could not be loaded|n’ont pas pu être chargées/,
    })
    script.mockReset()
    await userEvent.click(retry)
    await expectRow(canvasElement, 1001)
    await expect(script.mock.calls.flat()).toEqual(['rows 1000'])
  },
}

/** If nothing loads, the whole list shows an error with a retry. */
export const Failed: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    await expectRow(canvasElement, 1)
    script.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'lyon')
    const again = await within(canvasElement).findByRole('button', { name: /^(Try again|Réessayer)$/ })
    script.mockReset()
    await userEvent.click(again)
    const matching = requests.filter(({ city }) => city === 'Lyon').length
    await waitFor(() => expect(grid(canvasElement)).toHaveAttribute('aria-rowcount', String(matching + 1)))
  },
}

/** In the middle of the list, with selected rows. */
export const Permutations: Story = {
  parameters: { picture: 'none' },
  args: { selectionMode: 'multiple' },
  play: async ({ canvasElement }) => {
    // On a phone there are cards, and a button shows more of them.
    if (!within(canvasElement).queryByRole('grid')) return
    await expectRow(canvasElement, 1)
    jumpTo(canvasElement, 2001)
    await expectRow(canvasElement, 2003)
  },
}
