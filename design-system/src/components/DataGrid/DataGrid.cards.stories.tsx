import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DataGrid, type DataGridProps, type GridCellEdit } from './DataGrid.tsx'
import { initialView } from './gridView.ts'
import {
  editableColumns,
  makeRequests,
  requestColumns,
  requestId,
  type PlanningRequest,
} from './requests.fixtures.ts'

type Answer = void | { problem: string }
const save = fn<(edit: GridCellEdit<PlanningRequest>) => Promise<Answer>>()

/** Behaves like a screen: keeps the rows and applies the edits that the services accept. */
function Editable({ rows: first, ...props }: DataGridProps<PlanningRequest>) {
  const [rows, setRows] = useState(first)
  return (
    <DataGrid
      {...props}
      rows={rows}
      onCellEdit={async edit => {
        const answer = await save(edit)
        if (answer) return answer
        setRows(now =>
          now.map(row => (row.id === edit.rowId ? { ...row, [edit.columnId]: edit.value } : row)),
        )
        return undefined
      }}
    />
  )
}

const meta = {
  title: 'Components/DataGrid/Cards that are edited',
  component: DataGrid<PlanningRequest>,
  args: {
    'aria-label': 'Demandes',
    rows: makeRequests(3),
    columns: editableColumns.filter(({ id }) => ['client', 'city', 'status', 'owner'].includes(id)),
    getRowId: requestId,
  },
  render: args => (
    <div style={{ maxWidth: 384 }}>
      <Editable {...args} />
    </div>
  ),
  beforeEach: () => {
    save.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<DataGridProps<PlanningRequest>>
export default meta
type Story = StoryObj<typeof meta>

const list = (canvasElement: HTMLElement) => within(canvasElement).getByRole('list', { name: 'Demandes' })
const edit = (canvasElement: HTMLElement, title: string, name: string) =>
  within(list(canvasElement)).getByRole('button', {
    name: new RegExp(`^(Edit|Modifier) ${title}, .*${name}$`),
  })
const valueOf = (button: HTMLElement) => button.closest<HTMLElement>('[data-cell]')
const editor = async (title: string) => {
  const dialog = await screen.findByRole('dialog', { name: new RegExp(`^${title}, `) })
  return within(dialog).getByRole('textbox', { name: title })
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** A card leaves out blank values, unless they can be edited. */
export const WithoutValues: Story = {
  args: {
    rows: makeRequests(1).map(row => ({ ...row, city: '', owner: '' })),
  },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const card = within(list(canvasElement))
    await expect(card.getAllByRole('term').map(term => term.textContent)).toEqual(['Ville', 'Statut'])
    await expect(edit(canvasElement, 'Ville', 'Durand 1')).toBeVisible()
  },
}

/** The same keys, rules and messages as in the table. */
export const Editing: Story = {
  play: async ({ canvasElement }) => {
    const city = () => edit(canvasElement, 'Ville', 'Durand 1')
    // A read-only value has no edit button.
    await expect(
      within(list(canvasElement)).queryByRole('button', { name: /^(Edit|Modifier) Responsable/ }),
    ).toBeNull()
    city().focus()
    await userEvent.keyboard('{Enter}')
    const field = await editor('Ville')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.clear(field)
    await userEvent.keyboard('{Enter}')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Ville (is required|est obligatoire)/)
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await waitFor(() => expect(city()).toHaveFocus())
    await expect(save).not.toHaveBeenCalled()
    // Tab saves and moves to the next editable value.
    await userEvent.keyboard('{Enter}')
    const again = await editor('Ville')
    await userEvent.clear(again)
    await userEvent.type(again, 'Brest')
    await userEvent.keyboard('{Tab}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Nouvelle' })).toBeChecked())
    await userEvent.keyboard('Ref{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(valueOf(city())).toHaveTextContent(/^Brest$/))
    const status = () => edit(canvasElement, 'Statut', 'Durand 1')
    await waitFor(() => expect(valueOf(status())).toHaveTextContent(/^Refusée$/))
    await waitFor(() => expect(status()).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(valueOf(status())).toHaveTextContent(/^Nouvelle$/))
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
    await waitFor(() => expect(valueOf(status())).toHaveTextContent(/^Refusée$/))
  },
}

/** A tap on a value edits it, with a touch-sized target. A tap on a link follows it; its button edits it. */
export const ByTouch: Story = {
  play: async ({ canvasElement }) => {
    const city = edit(canvasElement, 'Ville', 'Durand 1')
    const { width, height } = city.getBoundingClientRect()
    const least = matchMedia('(pointer: coarse)').matches ? 44 : 24
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(least)
    await userEvent.click(valueOf(city)?.firstElementChild?.firstElementChild ?? city)
    const field = await editor('Ville')
    await userEvent.clear(field)
    await userEvent.type(field, 'Brest')
    // A press elsewhere saves.
    await userEvent.click(within(canvasElement).getByText(/^3 (rows|lignes)$/))
    await expectClosed()
    await expect(save).toHaveBeenCalledWith(expect.objectContaining({ columnId: 'city', value: 'Brest' }))
    await userEvent.click(edit(canvasElement, 'Client', 'Durand 1'))
    await expect(await editor('Client')).toHaveValue('Établissements Durand 1')
    await userEvent.keyboard('{Escape}')
    await expectClosed()
  },
}

/** A card that moves because of an edit keeps the focus. A refused entry stays and can be found. */
export const NothingIsLost: Story = {
  args: {
    defaultView: { ...initialView, sort: [{ column: 'city', direction: 'ascending' }] },
  },
  play: async ({ canvasElement }) => {
    const first = list(canvasElement).querySelector('li')
    const [button] = within(first as HTMLElement).getAllByRole('button', { name: /^(Edit|Modifier) Ville/ })
    const name = button?.getAttribute('aria-label') ?? ''
    button?.focus()
    await userEvent.keyboard('{Enter}')
    const field = await editor('Ville')
    await userEvent.clear(field)
    await userEvent.type(field, 'Poitiers{Enter}')
    await expectClosed()
    const moved = () => within(list(canvasElement)).getByRole('button', { name })
    await waitFor(() => expect(valueOf(moved())).toHaveTextContent(/^Poitiers$/))
    await expect(list(canvasElement).firstElementChild?.contains(moved())).toBe(false)
    await waitFor(() => expect(moved()).toHaveFocus())
    // A refused entry stays in its card, and a banner links to it.
    save.mockResolvedValueOnce({ problem: 'Le dossier est clos.' })
    await userEvent.keyboard('{Enter}')
    const again = await editor('Ville')
    await userEvent.type(again, ' Centre{Enter}')
    await waitFor(() => expect(within(canvasElement).getByText(/Le dossier est clos/)).toBeVisible())
    await expect(valueOf(moved())).toHaveTextContent(/^Poitiers Centre(not saved|non enregistré)$/)
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'paris')
    await waitFor(() => expect(within(list(canvasElement)).queryByRole('button', { name })).toBeNull())
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /Show the change|Voir la modification/ }),
    )
    await waitFor(() => expect(moved()).toHaveFocus())
  },
}

const opener = (canvasElement: HTMLElement, name: string) =>
  within(list(canvasElement)).getByRole('button', {
    name: new RegExp(`^\\d+ (more values|autres valeurs) (of|d[e’]).*${name}$`),
  })
const titles = (canvasElement: HTMLElement, name: string) =>
  within(opener(canvasElement, name).closest('li') as HTMLElement)
    .getAllByRole('term')
    .map(term => term.textContent)

/** A card shows the first four columns in the reader's order, opens for the rest, and remembers its state. */
export const FirstColumns: Story = {
  args: {
    rows: makeRequests(40),
    columns: requestColumns,
    defaultView: {
      ...initialView,
      columns: {
        ...initialView.columns,
        order: ['client', 'status', 'start', 'city', 'mission', 'owner', 'id'],
        hidden: ['mission', 'amount', 'hours', 'updated', 'isUrgent', 'note'],
      },
    },
    rowActions: () => [{ id: 'edit', label: 'Modifier', onAction: fn() }],
  },
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    const titled = (ids: readonly string[]) =>
      ids.map(id => args.columns.find(column => column.id === id)?.title)
    const first = titled(['status', 'start', 'city'])
    const rest = titled(['owner', 'id'])
    await expect(titles(canvasElement, 'Durand 1')).toEqual(first)
    const button = opener(canvasElement, 'Durand 1')
    await expect(button).toHaveTextContent(String(rest.length))
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(titles(canvasElement, 'Durand 1')).toEqual([...first, ...rest]))
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBeVisible()
    // The other cards stay closed, and the row actions stay in place.
    const [, second] = list(canvasElement).children
    await expect(
      within(second as HTMLElement)
        .getAllByRole('term')
        .map(term => term.textContent),
    ).toEqual(first)
    await expect(
      within(button.closest('li') as HTMLElement).getByRole('button', {
        name: /^(Actions for|Actions pour)/,
      }),
    ).toBeVisible()
    // Its state survives loading more cards and a search.
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Show more|Afficher la suite/ }))
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'Durand')
    await waitFor(() => expect(list(canvasElement).querySelectorAll(':scope > li').length).toBeLessThan(40))
    await userEvent.clear(within(canvasElement).getByRole('searchbox'))
    await waitFor(() => expect(titles(canvasElement, 'Durand 1')).toEqual([...first, ...rest]))
    await userEvent.click(opener(canvasElement, 'Durand 1'))
    await waitFor(() => expect(titles(canvasElement, 'Durand 1')).toEqual(first))
  },
}

/** Tab moves to a hidden value and opens the card. A refused entry keeps it open. */
export const EditingOpens: Story = {
  args: {
    rows: makeRequests(1),
    columns: editableColumns,
    defaultView: {
      ...initialView,
      columns: {
        ...initialView.columns,
        order: ['client', 'owner', 'status', 'email', 'city', 'amount', 'start', 'isUrgent', 'end'],
      },
    },
  },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const button = opener(canvasElement, 'Durand 1')
    await expect(
      within(list(canvasElement)).queryByRole('button', { name: /^(Edit|Modifier) Ville/ }),
    ).toBeNull()
    await userEvent.click(edit(canvasElement, 'E-mail', 'Durand 1'))
    const email = await editor('E-mail')
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.keyboard('{Tab}')
    const field = await editor('Ville')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    save.mockResolvedValueOnce({ problem: 'Le dossier est clos.' })
    await userEvent.type(field, ' Centre{Enter}')
    await expectClosed()
    await within(canvasElement).findByText(/Le dossier est clos/)
    // An unsaved entry stays visible even if the card is closed by hand.
    await userEvent.click(button)
    await expect(edit(canvasElement, 'Ville', 'Durand 1')).toBeVisible()
  },
}

/** On a narrow phone, the menu that sorts the cards fits into the window, and its last order can be reached. */
export const SortMenuOnPhone: Story = {
  args: { columns: requestColumns, rows: makeRequests(3), savedViews: [], onSavedViewsChange: fn() },
  globals: { viewport: { value: 'w320', isRotated: false } },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^(More options|Plus d’options)$/ }),
    )
    const menu = await screen.findByRole('menu')
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Client' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^(More options|Plus d’options)$/ }),
    )
    for (const item of (await screen.findByRole('menu')).querySelectorAll('[role^="menuitem"]')) {
      item.scrollIntoView({ block: 'nearest' })
      const { left, right, top, bottom } = item.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(window.innerWidth)
      await expect(top).toBeGreaterThanOrEqual(0)
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
      for (const part of item.querySelectorAll('*'))
        if (part.clientWidth > 0) await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
    }
  },
}

/** Pending, refused and long entries. */
export const Permutations: Story = {
  args: { rows: makeRequests(2) },
  play: async ({ canvasElement }) => {
    const enter = async (title: string, text: string) => {
      await userEvent.click(edit(canvasElement, title, 'Durand 1'))
      const field = await editor(title)
      await userEvent.clear(field)
      await userEvent.type(field, `${text}{Enter}`)
      await expectClosed()
    }
    save.mockReturnValueOnce(new Promise(() => {}))
    await enter('Ville', 'Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson')
    save.mockResolvedValueOnce({ problem: 'Le dossier est clos depuis le 31 décembre.' })
    await enter('Client', 'Établissements Durand-Dupont')
    await within(canvasElement).findByText(/Le dossier est clos/)
  },
}
