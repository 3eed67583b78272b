import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DataGrid, type DataGridProps, type GridSavedView } from './DataGrid.tsx'
import { initialColumns, initialView } from './gridView.ts'
import { makeRequests, requestColumns, requestId, type PlanningRequest } from './requests.fixtures.ts'

const keep = fn<(views: readonly GridSavedView[]) => Promise<void>>()

/** Behaves like a screen: stores the views, here only while it is open. */
function Keeping(props: DataGridProps<PlanningRequest>) {
  const [views, setViews] = useState(props.savedViews ?? [])
  return (
    <DataGrid
      {...props}
      savedViews={views}
      onSavedViewsChange={async next => {
        await keep(next)
        setViews(next)
      }}
    />
  )
}

const mine: GridSavedView = {
  id: 'mine',
  name: 'Mes dossiers à Lyon',
  isDefault: true,
  view: {
    ...initialView,
    filters: { city: { kind: 'text', operator: 'equals', value: 'Lyon' } },
    sort: [{ column: 'amount', direction: 'descending' }],
    columns: { ...initialColumns, hidden: ['mission'], pinned: ['client'], widths: { city: 180 } },
    density: 'compact',
  },
}
const shared: GridSavedView = {
  id: 'shared',
  name: 'Par ville',
  isLocked: true,
  view: { ...initialView, groupBy: ['city'] },
}

const meta = {
  title: 'Components/DataGrid/Views',
  component: DataGrid<PlanningRequest>,
  args: {
    'aria-label': 'Demandes',
    rows: makeRequests(40),
    columns: requestColumns,
    getRowId: requestId,
    maxHeight: '22rem',
    savedViews: [mine, shared],
  },
  render: args => <Keeping {...args} />,
  beforeEach: () => {
    keep.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<DataGridProps<PlanningRequest>>
export default meta
type Story = StoryObj<typeof meta>

const button = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('button', { name })
const choose = async (canvasElement: HTMLElement, now: RegExp, item: RegExp, role = 'menuitem') => {
  button(canvasElement, now).focus()
  await userEvent.keyboard('{Enter}')
  const menu = await screen.findByRole('menu')
  await userEvent.click(within(menu).getByRole(role, { name: item }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}
const expectSaid = (canvasElement: HTMLElement, words: RegExp) =>
  waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(words))

/** Starts with the default view, which is changed, saved, saved as another, renamed, applied and deleted. */
export const SavedViews: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '11')
    await expect(canvas.getByRole('columnheader', { name: 'Honoraires' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(canvasElement.querySelector('[data-density="compact"]')).not.toBeNull()
    await expect(canvas.queryByText(/\((changed|modifiée)\)/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Heures' }))
    await expect(button(canvasElement, /^Mes dossiers à Lyon \((changed|modifiée)\)$/)).toBeVisible()
    await choose(canvasElement, /^Mes dossiers/, /Back to the saved view|Revenir à la vue/)
    await expect(button(canvasElement, /^Mes dossiers à Lyon$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Heures' }))
    await choose(canvasElement, /^Mes dossiers/, /Save changes|Enregistrer les modifications/)
    await expect(keep).toHaveBeenLastCalledWith([
      { ...mine, view: { ...mine.view, sort: [{ column: 'hours', direction: 'ascending' }] } },
      shared,
    ])
    await expectSaid(canvasElement, /Mes dossiers à Lyon.*(saved|enregistrée)/)
    await waitFor(() => expect(button(canvasElement, /^Mes dossiers à Lyon$/)).toHaveFocus())
    // The name is required and must be unique.
    await choose(canvasElement, /^Mes dossiers/, /Save as…|Enregistrer sous…/)
    const dialog = await screen.findByRole('dialog')
    const name = within(dialog).getByRole('textbox')
    await expect(name).toHaveFocus()
    await userEvent.type(name, 'par VILLE{Enter}')
    await expect(name).toHaveAccessibleDescription(
      /Another view already has this name|Une autre vue a déjà ce nom/,
    )
    await userEvent.clear(name)
    await userEvent.type(name, 'Copie{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button(canvasElement, /^Copie$/)).toBeVisible()
    await expect(keep.mock.lastCall?.[0]).toHaveLength(3)
    await choose(canvasElement, /^Copie$/, /Rename…|Renommer…/)
    const renaming = within(await screen.findByRole('dialog')).getByRole('textbox')
    await userEvent.clear(renaming)
    await userEvent.type(renaming, 'Bureau de Lyon{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bureau de Lyon' })).toBeVisible())
    await choose(canvasElement, /^Bureau/, /Make default|Définir par défaut/)
    await waitFor(() =>
      expect(keep.mock.lastCall?.[0]?.map(({ isDefault = false }) => isDefault)).toEqual([
        false,
        false,
        true,
      ]),
    )
    await choose(canvasElement, /^Bureau/, /Delete…|Supprimer…/)
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: /Delete view|Supprimer la vue/ }))
    await waitFor(() => expect(keep.mock.lastCall?.[0]?.map(({ id }) => id)).toEqual(['mine', 'shared']))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    // Somebody else's view can be used, not changed.
    await choose(canvasElement, /^(Views|Vues)$/, /^Par ville/, 'menuitemradio')
    await expect(canvas.getByRole('treegrid')).toBeVisible()
    // The row count is announced; the refocused button announces the name of the view.
    await expectSaid(canvasElement, /40 rows match|40 lignes correspondent/)
    await waitFor(() => expect(button(canvasElement, /^Par ville$/)).toHaveFocus())
    button(canvasElement, /^Par ville$/).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
    await expect(screen.queryByRole('menuitem', { name: /Delete|Supprimer/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

const gone = { ...mine.view.filters, status: { kind: 'choice', values: ['gone'] } } as const
/** A saved view whose filter names a value that is gone is still the active one, and is not changed by that. */
export const ValueIsGone: Story = {
  parameters: { picture: 'none' },
  args: { savedViews: [{ ...mine, view: { ...mine.view, filters: gone } }, shared] },
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement, /^Mes dossiers à Lyon$/)).toBeVisible()
    await choose(canvasElement, /^Mes dossiers/, /Rename…|Renommer…/)
    const name = within(await screen.findByRole('dialog')).getByRole('textbox')
    await userEvent.type(name, ' et autour{Enter}')
    await waitFor(() => expect(button(canvasElement, /^Mes dossiers à Lyon et autour$/)).toBeVisible())
    // The value may come back.
    await expect(keep.mock.lastCall?.[0]?.[0]?.view.filters).toEqual(gone)
  },
}

export const CannotBeSaved: Story = {
  play: async ({ canvasElement }) => {
    keep.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Heures' }))
    await choose(canvasElement, /^Mes dossiers/, /Save changes|Enregistrer les modifications/)
    const banner = await within(canvasElement).findByText(/views were not saved|vues n’ont pas pu/)
    await expect(banner).toBeVisible()
    await expect(button(canvasElement, /\((changed|modifiée)\)$/)).toBeVisible()
    await userEvent.click(button(canvasElement, /Try again|Réessayer/))
    await waitFor(() => expect(button(canvasElement, /^Mes dossiers à Lyon$/)).toBeVisible())
    await expect(banner).not.toBeInTheDocument()
  },
}

export const Permutations: Story = {
  args: {
    savedViews: [
      {
        ...mine,
        name: 'Demandes de Saint-Étienne et de sa région qui attendent une réponse depuis le mois dernier',
      },
      shared,
    ],
  },
  play: async ({ canvasElement }) => {
    // Cards have no headers to sort by.
    const header = within(canvasElement).queryByRole('button', { name: 'Heures' })
    if (header) await userEvent.click(header)
    button(canvasElement, /^Demandes de/).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}
