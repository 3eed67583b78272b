import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { DataGrid, type DataGridProps, type GridSelection } from './DataGrid.tsx'
import { initialView } from './gridView.ts'
import { makeRequests, requestColumns, requestId, type PlanningRequest } from './requests.fixtures.ts'

const requests = makeRequests(6)
const [first, second, third, fourth] = requests

/** A page whose own buttons change the view and the rows of the grid. */
function Page(props: DataGridProps<PlanningRequest>) {
  const [view, setView] = useState(initialView)
  const [rows, setRows] = useState<readonly PlanningRequest[]>(props.rows ?? [])
  const inParis = { kind: 'text', operator: 'equals', value: 'Paris' } as const
  return (
    <Stack>
      <Button onPress={() => setView({ ...view, filters: { city: inParis } })}>À Paris</Button>
      <Button onPress={() => setRows(rows.slice(1))}>Retirer</Button>
      <DataGrid {...props} rows={rows} view={view} onViewChange={setView} />
    </Stack>
  )
}

const changed = fn<(selection: GridSelection) => void>()

const meta = {
  title: 'Components/DataGrid/Selection',
  component: Page,
  args: {
    'aria-label': 'Demandes',
    rows: requests,
    columns: requestColumns,
    getRowId: requestId,
    selectionMode: 'multiple',
    onSelectionChange: changed,
  },
  parameters: { picture: 'none' },
} satisfies Meta<DataGridProps<PlanningRequest>>
export default meta
type Story = StoryObj<typeof meta>

const barOf = (canvasElement: HTMLElement) =>
  within(canvasElement).queryByRole('group', { name: /Selected rows|Lignes sélectionnées/ })
const boxOf = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('checkbox', { name })

/** "All matching" is cleared when the page, and not the grid, changes which rows match. */
export const OtherRowsMatch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(boxOf(canvasElement, /Select all|Sélectionner les 6/))
    await expect(barOf(canvasElement)).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'À Paris' }))
    await waitFor(() => expect(barOf(canvasElement)).toBeNull())
    await expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ isAllMatching: false }))
  },
}

/** A row that is gone is deselected; the other selected rows stay. */
export const RowGone: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(boxOf(canvasElement, new RegExp(`${first?.client}$`)))
    await userEvent.click(boxOf(canvasElement, new RegExp(`${second?.client}$`)))
    await expect(barOf(canvasElement)).toHaveTextContent(/2 rows selected|2 lignes sélectionnées/)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retirer' }))
    await waitFor(() => expect(barOf(canvasElement)).toHaveTextContent(/1 row selected|1 ligne sélectionnée/))
    await expect(changed.mock.lastCall?.[0].ids()).toEqual([second?.id])
  },
}

/** Rows that Shift selected stay selected when another row goes and theirs have other numbers. */
export const RowsRenumbered: Story = {
  play: async ({ canvasElement }) => {
    const user = userEvent.setup()
    await user.click(boxOf(canvasElement, new RegExp(`${second?.client}$`)))
    await user.keyboard('{Shift>}')
    await user.click(boxOf(canvasElement, new RegExp(`${third?.client}$`)))
    await user.keyboard('{/Shift}')
    await expect(barOf(canvasElement)).toHaveTextContent(/2 rows selected|2 lignes sélectionnées/)
    const before = changed.mock.calls.length
    await user.click(within(canvasElement).getByRole('button', { name: 'Retirer' }))
    await waitFor(() =>
      expect(
        within(canvasElement).queryByRole('checkbox', { name: new RegExp(`${first?.client}$`) }),
      ).toBeNull(),
    )
    for (const row of [second, third])
      await expect(boxOf(canvasElement, new RegExp(`${row?.client}$`))).toBeChecked()
    await expect(boxOf(canvasElement, new RegExp(`${fourth?.client}$`))).not.toBeChecked()
    await expect(barOf(canvasElement)).toHaveTextContent(/2 rows selected|2 lignes sélectionnées/)
    await expect(changed).toHaveBeenCalledTimes(before)
  },
}

/** Cards have no header, so the menu of the grid sorts them and selects all of them. */
export const OfCards: Story = {
  render: args => (
    <div style={{ maxWidth: 384 }}>
      <Page {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Demandes' })
    const menu = async (item: RegExp, role: 'menuitem' | 'menuitemradio') => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: /^(More|Plus)/ }))
      await userEvent.click(await screen.findByRole(role, { name: item }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    await menu(/^Honoraires$/, 'menuitemradio')
    await menu(/Sort descending|Tri décroissant/, 'menuitemradio')
    const [dearest] = requests.toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0))
    await waitFor(() => expect(list.firstElementChild).toHaveTextContent(dearest?.client ?? 'none'))
    await menu(/Select all 6|Sélectionner les 6/, 'menuitem')
    await expect(barOf(canvasElement)).toHaveTextContent(/6/)
  },
}

/** A grid of cards without rows offers to select none of them. */
export const OfNoCards: Story = {
  args: { rows: [] },
  render: args => (
    <div style={{ maxWidth: 384 }}>
      <Page {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(More|Plus)/ }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
    await expect(screen.queryByRole('menuitem', { name: /Select|Sélectionner/ })).toBeNull()
  },
}

/** Selected rows that do not match do not stand in for those that do. */
export const SelectedElsewhere: Story = {
  play: async ({ canvasElement }) => {
    const matching = requests.filter(({ city }) => city === 'Paris')
    const elsewhere = requests.filter(({ city }) => city !== 'Paris').slice(0, matching.length)
    for (const { client } of elsewhere) await userEvent.click(boxOf(canvasElement, new RegExp(`${client}$`)))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'À Paris' }))
    await expect(barOf(canvasElement)).toBeVisible()
    await waitFor(() =>
      expect(boxOf(canvasElement, /Select all|Sélectionner (les|la)/)).toBePartiallyChecked(),
    )
  },
}

/** Selected rows with their actions, under all conditions. */
export const Permutations: Story = {
  args: { rowActions: () => [{ id: 'edit', label: 'Modifier la demande', onAction: fn() }] },
  play: async ({ canvasElement }) => {
    for (const { client } of requests) {
      const box = boxOf(canvasElement, new RegExp(`${client}$`))
      await userEvent.click(box)
    }
    await expect(barOf(canvasElement)).toHaveTextContent(/6/)
  },
}
