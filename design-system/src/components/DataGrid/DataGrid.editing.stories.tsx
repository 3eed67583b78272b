import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DataGrid, type DataGridProps, type GridCellEdit } from './DataGrid.tsx'
import { editableColumns, makeRequests, requestId, type PlanningRequest } from './requests.fixtures.ts'

const requests = makeRequests(40)
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
  title: 'Components/DataGrid/Editing',
  component: DataGrid<PlanningRequest>,
  args: {
    'aria-label': 'Demandes',
    rows: requests,
    columns: editableColumns,
    getRowId: requestId,
    maxHeight: '24rem',
    onRowAction: fn(),
  },
  render: args => <Editable {...args} />,
  beforeEach: () => {
    save.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<DataGridProps<PlanningRequest>>
export default meta
type Story = StoryObj<typeof meta>

const grid = (canvasElement: HTMLElement) => within(canvasElement).getByRole('grid', { name: 'Demandes' })
/** The cell of a column in the row with this name. */
const cellOf = (canvasElement: HTMLElement, name: RegExp, title: string): HTMLElement => {
  const column = within(canvasElement).getByRole('columnheader', { name: title })
  const row = within(grid(canvasElement)).getByRole('rowheader', { name }).closest('[role="row"]')
  const cell = row?.querySelector<HTMLElement>(`[aria-colindex="${column.getAttribute('aria-colindex')}"]`)
  if (!cell) throw new Error(`no cell ${title}`)
  return cell
}
const editor = async (title: string) => {
  const dialog = await screen.findByRole('dialog', { name: new RegExp(`^${title}, `) })
  return within(dialog).getByRole('textbox', { name: title })
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const expectSaid = (canvasElement: HTMLElement, words: RegExp) =>
  waitFor(() =>
    expect(
      within(canvasElement)
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toMatch(words),
  )
const enter = async (cell: HTMLElement, title: string, text: string) => {
  cell.focus()
  await userEvent.keyboard('{Enter}')
  const field = await editor(title)
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
  await userEvent.keyboard('{Enter}')
}

/** Opens, cancels, saves and undoes edits with keys. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const city = () => cellOf(canvasElement, /Durand 1$/, 'Ville')
    city().focus()
    await userEvent.keyboard('{F2}')
    const field = await editor('Ville')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue(requests[0]?.city)
    await userEvent.type(field, 'x')
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await waitFor(() => expect(city()).toHaveFocus())
    await expect(save).not.toHaveBeenCalled()
    // While saving, the cell shows the typed text and its pending state.
    let arrive: (answer: Answer) => void = () => {}
    save.mockReturnValueOnce(
      new Promise(resolve => {
        arrive = resolve
      }),
    )
    await enter(city(), 'Ville', 'Brest')
    await expectClosed()
    await expect(city()).toHaveTextContent(/^Brest(saving|enregistrement en cours)$/)
    await expect(save).toHaveBeenLastCalledWith(
      expect.objectContaining({ rowId: 'request-1', columnId: 'city', value: 'Brest' }),
    )
    arrive(undefined)
    await waitFor(() => expect(city()).toHaveTextContent(/^Brest$/))
    await expectSaid(canvasElement, /Ville (of |d’)Établissements Durand 1 (saved|enregistré)/)
    await waitFor(() => expect(city()).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(city()).toHaveTextContent(requests[0]?.city ?? ''))
    await expectSaid(canvasElement, /change undone|modification annulée/)
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
    await waitFor(() => expect(city()).toHaveTextContent(/^Brest$/))
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Undo|Annuler la)/ }))
    await waitFor(() => expect(city()).toHaveTextContent(requests[0]?.city ?? ''))
    // Undo during a save waits for it and undoes that change, not the previous one.
    save.mockReturnValueOnce(
      new Promise(resolve => {
        arrive = resolve
      }),
    )
    await enter(city(), 'Ville', 'Nantes')
    await expectClosed()
    await waitFor(() => expect(city()).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(city()).toHaveTextContent(/^Nantes/)
    arrive(undefined)
    await waitFor(() => expect(city()).toHaveTextContent(requests[0]?.city ?? ''))
    await userEvent.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(city()).toHaveTextContent(/^Nantes$/))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(city()).toHaveTextContent(requests[0]?.city ?? ''))
    // Tab saves and moves to the next editable cell. F2 edits a link.
    cellOf(canvasElement, /Durand 1$/, 'Client')
      .querySelector('a')
      ?.focus()
    await userEvent.keyboard('{F2}')
    await userEvent.type(await editor('Client'), ' bis')
    await userEvent.keyboard('{Tab}')
    const next = await editor('Ville')
    await waitFor(() => expect(next).toHaveFocus())
    await waitFor(() => expect(cellOf(canvasElement, /Durand 1 bis$/, 'Client')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    // A read-only cell is marked as such, and keys act on its row.
    const owner = cellOf(canvasElement, /Durand 1 bis$/, 'Responsable')
    await expect(owner).toHaveAttribute('aria-readonly', 'true')
    await userEvent.dblClick(owner)
    await expect(args.onRowAction).toHaveBeenCalledOnce()
    await userEvent.dblClick(cellOf(canvasElement, /Durand 1 bis$/, 'Ville'))
    await userEvent.click(await editor('Ville'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onRowAction).toHaveBeenCalledOnce()
  },
}

/** Sends keys without delay, faster than an editor can load and render. */
const type = (keys: string) => {
  for (const key of keys) {
    const made = { key, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', made))
    document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', made))
  }
}

/** In every type of column, a typed character replaces the value, and no later character is lost. */
export const Typing: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const isFrench = globals['locale'] === 'fr'
    const cell = (title: string) => cellOf(canvasElement, /Durand 1$/, title)
    // All at once, before the field is rendered.
    cell('Ville').focus()
    type('Brest')
    const city = await editor('Ville')
    await waitFor(() => expect(city).toHaveFocus())
    await expect(city).toHaveValue('Brest')
    await userEvent.keyboard('ois{Enter}')
    await waitFor(() => expect(cell('Ville')).toHaveTextContent(/^Brestois$/))
    // Escape cancels and restores the value, which F2 then edits.
    cell('Ville').focus()
    await userEvent.keyboard('x{Escape}')
    await expectClosed()
    await expect(cell('Ville')).toHaveTextContent(/^Brestois$/)
    await waitFor(() => expect(cell('Ville')).toHaveFocus())
    await userEvent.keyboard('{F2}')
    await expect(await editor('Ville')).toHaveValue('Brestois')
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    // Numbers, with the decimal separator of the keypad.
    cell('Honoraires').focus()
    type(isFrench ? '12.5' : '12,5')
    await expect(await editor('Honoraires')).toHaveValue(isFrench ? '12.5' : '12,5')
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ columnId: 'amount', value: 12.5 })),
    )
    cell('Honoraires').focus()
    await userEvent.keyboard('-1{Enter}')
    await expect(await editor('Honoraires')).toHaveAccessibleDescription(/(greater than|supérieur)/)
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    // Days.
    cell('Début').focus()
    type('2025-01-15')
    await waitFor(async () => expect(await editor('Début')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith(
        expect.objectContaining({ columnId: 'start', value: '2025-01-15' }),
      ),
    )
    // A field whose selection cannot be set by script; AltGr writes characters.
    cell('E-mail').focus()
    type('ab')
    const mail = await editor('E-mail')
    await waitFor(() => expect(mail).toHaveFocus())
    await userEvent.keyboard('@c.example{Enter}')
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith(
        expect.objectContaining({ columnId: 'email', value: 'ab@c.example' }),
      ),
    )
    const altGr = new KeyboardEvent('keydown', {
      key: '@',
      bubbles: true,
      cancelable: true,
      modifierAltGraph: true,
    })
    cell('E-mail').focus()
    cell('E-mail').dispatchEvent(altGr)
    await expect(await editor('E-mail')).toHaveValue('@')
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    // Letters select among choices, including yes and no.
    cell('Statut').focus()
    type('ref')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Refusée' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith(
        expect.objectContaining({ columnId: 'status', value: 'refused' }),
      ),
    )
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    cell('Urgente').focus()
    await userEvent.keyboard('n')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /^(No|Non)$/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** Enter, Tab and corrections typed before the field is rendered are not lost either. */
export const TypingAhead: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const cell = (title: string) => cellOf(canvasElement, /Durand 1$/, title)
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
    cell('Ville').focus()
    type('Nic')
    press('Backspace')
    type('ort')
    press('Enter')
    await waitFor(() => expect(cell('Ville')).toHaveTextContent(/^Niort$/))
    await expectClosed()
    await waitFor(() => expect(cell('Ville')).toHaveFocus())
    type('Metz')
    press('Tab')
    await waitFor(() => expect(cell('Ville')).toHaveTextContent(/^Metz$/))
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Nouvelle' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    // Cancelled before the editor appeared.
    save.mockClear()
    cell('Ville').focus()
    type('x')
    press('Escape')
    await new Promise(resolve => setTimeout(resolve, 100))
    await expectClosed()
    await expect(cell('Ville')).toHaveFocus()
    await expect(save).not.toHaveBeenCalled()
  },
}

/** Delete and Backspace empty a cell like an entry does: with the same rules and undo. */
export const Clearing: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const cell = (title: string) => cellOf(canvasElement, /Durand 1$/, title)
    const mail = requests[0]?.email ?? ''
    cell('E-mail').focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ columnId: 'email', value: null })),
    )
    await waitFor(() => expect(cell('E-mail')).toHaveTextContent(/^$/))
    await expectSaid(canvasElement, /E-mail (of |d’).*(saved|enregistré)/)
    await expect(cell('E-mail')).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cell('E-mail')).toHaveTextContent(mail))
    cell('Urgente').focus()
    await userEvent.keyboard('{Backspace}')
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ columnId: 'isUrgent', value: null })),
    )
    save.mockClear()
    // A required cell shows an error and keeps its value, whatever comes next.
    cell('Ville').focus()
    await userEvent.keyboard('{Delete}')
    const field = await editor('Ville')
    await expect(field).toHaveAccessibleDescription(/Ville (is required|est obligatoire)/)
    await userEvent.click(within(canvasElement).getByRole('searchbox'))
    await expectClosed()
    await expect(cell('Ville')).toHaveTextContent(requests[0]?.city ?? '')
    await expect(cell('Ville')).not.toHaveAttribute('aria-invalid')
    cell('Statut').focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() =>
      expect(screen.getByRole('group', { name: /Statut (is required|est obligatoire)/ })).toBeVisible(),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(save).not.toHaveBeenCalled()
  },
}

/** In read-only cells letters still use type-ahead, and the editor takes no keys that belong elsewhere. */
export const NotTyping: Story = {
  parameters: { picture: 'none' },
  args: { selectionMode: 'multiple' },
  play: async ({ canvasElement }) => {
    const press = (key: string, more: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
      document.activeElement?.dispatchEvent(event)
      return event
    }
    const owner = cellOf(canvasElement, /Durand 1$/, 'Responsable')
    owner.focus()
    await userEvent.keyboard('jar')
    await waitFor(() => expect(cellOf(canvasElement, /Nobles 2$/, 'Responsable')).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    const city = cellOf(canvasElement, /Durand 1$/, 'Ville')
    city.focus()
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
      press('p', modifier)
      press('Delete', modifier)
    }
    press('a', { isComposing: true })
    press('Dead')
    press('Process')
    await userEvent.keyboard(' ')
    await expect(city.closest('[role="row"]')).toHaveAttribute('aria-selected', 'true')
    await new Promise(resolve => setTimeout(resolve, 100))
    await expectClosed()
    await expect(city).toHaveFocus()
    await expect(save).not.toHaveBeenCalled()
    // While a save is pending, the cell cannot be overwritten and the focus stays.
    save.mockReturnValueOnce(new Promise(() => {}))
    await userEvent.keyboard('Brest{Enter}')
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    await expectClosed()
    cellOf(canvasElement, /Durand 1$/, 'Ville').focus()
    await userEvent.keyboard('jar{Delete}')
    await expect(cellOf(canvasElement, /Durand 1$/, 'Ville')).toHaveFocus()
    await expect(save).toHaveBeenCalledOnce()
  },
}

/** A value that was opened but not changed stays exactly the same, including spaces that typing would lose. */
export const Untouched: Story = {
  args: { rows: requests.map((row, index) => (index === 0 ? { ...row, city: ' Brest ' } : row)) },
  play: async ({ canvasElement }) => {
    const city = () => cellOf(canvasElement, /Durand 1$/, 'Ville')
    for (const key of ['{Enter}', '{Tab}']) {
      city().focus()
      await userEvent.keyboard('{F2}')
      await expect(await editor('Ville')).toHaveValue(' Brest ')
      await userEvent.keyboard(key)
      if (key === '{Enter}') await expectClosed()
    }
    // Tab moves to the next editable cell, which opens in the next frame.
    await screen.findByRole('dialog', { name: /^Statut, / })
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await expect(save).not.toHaveBeenCalled()
    await expect(city()).toHaveTextContent('Brest')
  },
}

/** The messages of the specification, shown at the cell. */
export const Validators: Story = {
  play: async ({ canvasElement }) => {
    const refused = async (title: string, text: string, words: RegExp) => {
      await enter(cellOf(canvasElement, /Durand 1$/, title), title, text)
      const field = await editor(title)
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription(words)
      await userEvent.keyboard('{Escape}')
      await expectClosed()
    }
    await refused('Ville', '', /Ville (is required|est obligatoire)/)
    await refused('Honoraires', 'beaucoup', /Honoraires (is not valid|n’est pas valide)/)
    await refused('Honoraires', '-1', /(greater than or equal to|supérieur ou égal à) .*0/)
    await refused('Honoraires', '90001', /(less than or equal to|inférieur ou égal à) .*90.000/)
    await refused('Début', '31/02/2026', /Début (is not a valid date|n’est pas une date valide)/)
    await refused('Fin', '2020-01-01', /(end date must be after|date de fin doit être postérieure)/)
    await refused('E-mail', 'personne', /(not a valid email|pas une adresse e-mail valide)/)
    await expect(save).not.toHaveBeenCalled()
    await enter(cellOf(canvasElement, /Durand 1$/, 'Honoraires'), 'Honoraires', '12')
    await expectClosed()
  },
}

/** An entry survives a refusal, scrolling, sorting and filtering. */
export const NothingIsLost: Story = {
  play: async ({ canvasElement }) => {
    const amount = () => cellOf(canvasElement, /Durand 1$/, 'Honoraires')
    save.mockResolvedValueOnce({ problem: 'Le dossier est clos.' })
    await enter(amount(), 'Honoraires', '1234')
    const banner = await within(canvasElement).findByText(/Le dossier est clos/)
    await expect(banner).toBeVisible()
    await expect(amount()).toHaveAttribute('aria-invalid', 'true')
    await expect(amount()).toHaveTextContent(/1.?234/)
    // Scrolling leaves the editor with text that cannot be parsed.
    amount().focus()
    await userEvent.keyboard('{F2}')
    const field = await editor('Honoraires')
    await expect(field).toHaveValue('1234')
    await userEvent.type(field, ' euros ?')
    grid(canvasElement).scrollTop = 600
    await expectClosed()
    await expect(save).toHaveBeenCalledOnce()
    const search = within(canvasElement).getByRole('searchbox')
    await userEvent.type(search, 'lyon')
    await waitFor(() =>
      expect(within(canvasElement).queryByRole('rowheader', { name: /Durand 1$/ })).toBeNull(),
    )
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /Show the change|Voir la modification/ }),
    )
    await waitFor(() => expect(amount()).toHaveFocus())
    await expect(search).toHaveValue('')
    await expect(amount()).toHaveTextContent(/^1234 euros \?/)
    await userEvent.keyboard('{Enter}')
    const again = await editor('Honoraires')
    await expect(again).toHaveValue('1234 euros ?')
    await userEvent.clear(again)
    await userEvent.type(again, '4321')
    // After a network failure, the typed text is sent again.
    save.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await userEvent.keyboard('{Enter}')
    await expectSaid(canvasElement, /was not saved|n’a pas été enregistré/)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Try again|Réessayer/ }))
    await waitFor(() => expect(amount()).not.toHaveAttribute('aria-invalid'))
    await expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ columnId: 'amount', value: 4321 }))
    await expect(
      within(canvasElement).queryByRole('button', { name: /Show the change|Voir la modification/ }),
    ).toBeNull()
  },
}

export const Choices: Story = {
  play: async ({ canvasElement }) => {
    cellOf(canvasElement, /Durand 1$/, 'Statut').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Nouvelle' })).toBeChecked())
    await userEvent.keyboard('Ref{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(cellOf(canvasElement, /Durand 1$/, 'Statut')).toHaveTextContent(/^Refusée$/))
    await expect(save).toHaveBeenLastCalledWith(
      expect.objectContaining({ columnId: 'status', value: 'refused' }),
    )
    await waitFor(() => expect(cellOf(canvasElement, /Durand 1$/, 'Statut')).toHaveFocus())
    cellOf(canvasElement, /Durand 1$/, 'Urgente').focus()
    await userEvent.keyboard('{F2}')
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^(No|Non)$/ }))
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ columnId: 'isUrgent', value: false })),
    )
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** Pending, refused and invalid entries side by side. */
export const Permutations: Story = {
  args: { rows: requests.slice(0, 4) },
  play: async ({ canvasElement }) => {
    // Cards have separate stories.
    if (!canvasElement.querySelector('[role="grid"], [role="treegrid"]')) return
    save.mockReturnValueOnce(new Promise(() => {}))
    await enter(cellOf(canvasElement, /Durand 1$/, 'Ville'), 'Ville', 'Saint-Rémy-en-Bouzemont')
    save.mockResolvedValueOnce({ problem: 'Le dossier est clos depuis le 31 décembre.' })
    await enter(cellOf(canvasElement, /Nobles 2$/, 'Honoraires'), 'Honoraires', '75000')
    await within(canvasElement).findByText(/Le dossier est clos/)
    await enter(cellOf(canvasElement, /Durand 1$/, 'E-mail'), 'E-mail', 'personne')
    await expect(await editor('E-mail')).toBeInvalid()
    // After leaving, the entry stays in its cell to be corrected.
    const search = within(canvasElement).getByRole('searchbox')
    await userEvent.click(search)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await within(canvasElement).findByText('personne')
    await waitFor(() => expect(search).toHaveFocus())
  },
}
