import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectFocusInView } from '../../internal/focus/inView.fixtures.ts'
import { TreeModel } from '../../internal/treeModel/treeModel.ts'
import { applyMove } from '../../internal/treeModel/treeMoves.ts'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { FolderTree, type FolderItem } from './FolderTree.tsx'
import { page, row } from './keptFolders.fixtures.tsx'

const folder = (id: number, parentId: string | null = null): FolderItem => ({
  id: `f${id}`,
  parentId,
  name: `Dossier ${id}`,
})
/** More entries than fit in view, with closed folders. */
const folders = Array.from({ length: 60 }, (_, at) => folder(at)).concat(
  Array.from({ length: 60 }, (_, at) => folder(100 + at, 'f50')),
)

interface KeptProps {
  items?: readonly FolderItem[]
  /** Selected at first, as by a link. */
  chosenId?: string
  /** @default false */
  isRenamed?: boolean
}

/**
 * Behaves like a screen: deletes entries after a confirmation, moves and creates entries, and selects one by a link.
 */
function Kept({ items: first = folders, chosenId, isRenamed = false }: KeptProps) {
  const [items, setItems] = useState(first)
  const [asked, setAsked] = useState<string>()
  const [chosen, setChosen] = useState(new Set(chosenId === undefined ? [] : [chosenId]))
  const [arrivedId, setArrivedId] = useState<string>()
  const [filter, setFilter] = useState('')
  return (
    <Stack>
      <FolderTree
        aria-label="Dossiers"
        items={items}
        maxHeight="16rem"
        filter={filter}
        isOrdered
        selectionMode="single"
        selectedIds={chosen}
        onSelectionChange={ids => setChosen(new Set(ids))}
        onMove={(ids, move) => setItems(before => applyMove(new TreeModel(before), ids, move))}
        rowActions={({ id }) => [{ id: 'delete', label: 'Supprimer', onAction: () => setAsked(id) }]}
        {...(arrivedId !== undefined && { arrivedId })}
        {...(isRenamed && {
          onRename: (id, name) => {
            setItems(before => before.map(item => (item.id === id ? { ...item, name } : item)))
            return null
          },
        })}
      />
      <Button
        onPress={() => {
          setItems(before => [...before, { ...folder(999, 'f50'), name: 'Nouveau dossier' }])
          setArrivedId('f999')
        }}
      >
        Ajouter
      </Button>
      <Button onPress={() => setFilter(filter === '' ? 'introuvable' : '')}>Filtrer</Button>
      {asked !== undefined && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(undefined)}
          title="Supprimer le dossier ?"
          confirmLabel="Supprimer le dossier"
          onConfirm={() => {
            setAsked(undefined)
            // The list is fetched again after the deletion.
            setTimeout(() => setItems(before => before.filter(({ id }) => id !== asked)), 150)
          }}
        >
          Il ne revient pas.
        </ConfirmDialog>
      )}
    </Stack>
  )
}

const meta = {
  title: 'Components/FolderTree/Focus',
  component: Kept,
  parameters: { picture: 'none' },
} satisfies Meta<KeptProps>
export default meta
type Story = StoryObj<typeof meta>

async function choose(name: RegExp) {
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  const item = await page().findByRole('menuitem', { name })
  await waitFor(() => expect(page().getByRole('menu').contains(document.activeElement)).toBe(true))
  for (let step = 0; step < 4 && document.activeElement !== item; step += 1)
    await userEvent.keyboard('{ArrowDown}')
  await expect(item).toHaveFocus()
  await userEvent.keyboard('{Enter}')
}

async function remove(canvasElement: HTMLElement, name: string) {
  await waitFor(() => expect(row(canvasElement, name)).toHaveFocus())
  await choose(/^Supprimer$/)
  await screen.findByRole('alertdialog')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(within(canvasElement).queryByRole('row', { name })).toBeNull())
}

/**
 * After a deletion the focus moves to the next entry, or else the previous one, not to the entry that reuses the row.
 */
export const Deleted: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await remove(canvasElement, 'Dossier 0')
    await waitFor(() => expect(row(canvasElement, 'Dossier 1')).toHaveFocus())
    await expectFocusInView()
    await userEvent.keyboard('{End}')
    await remove(canvasElement, 'Dossier 59')
    await waitFor(() => expect(row(canvasElement, 'Dossier 58')).toHaveFocus())
    await expectFocusInView()
  },
}

/** A moved entry is scrolled into view and keeps the focus. */
export const Moved: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await choose(/^(Move|Déplacer)/)
    const dialog = within(await screen.findByRole('dialog'))
    const [first] = await dialog.findAllByRole('row')
    first?.focus()
    await userEvent.keyboard('{End} ')
    await userEvent.click(dialog.getByRole('button', { name: /^(Move|Déplacer)/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(row(canvasElement, 'Dossier 0')).toHaveFocus())
    await waitFor(() => expect(row(canvasElement, 'Dossier 0')).toHaveAttribute('aria-level', '2'))
    await waitForScrolled(canvasElement)
    await expectFocusInView()
  },
}

const waitForScrolled = (canvasElement: HTMLElement) =>
  waitFor(() => expect(within(canvasElement).getByRole('treegrid').scrollTop).toBeGreaterThan(0))

/** An entry selected by a link is revealed, in view, and the tab stop of the tree. The focus does not move. */
export const ChosenByAddress: Story = {
  args: { chosenId: 'f140' },
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement).getByRole('treegrid')
    const chosen = await within(canvasElement).findByRole('row', { name: 'Dossier 140' })
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await waitFor(async () => {
      const [box, view] = [chosen.getBoundingClientRect(), tree.getBoundingClientRect()]
      await expect(box.top).toBeGreaterThanOrEqual(view.top)
      await expect(box.bottom).toBeLessThanOrEqual(view.bottom)
    })
    await expect(document.body).toHaveFocus()
    await userEvent.tab()
    await expect(chosen).toHaveFocus()
    await expectFocusInView()
  },
}

/** A new entry is revealed and focused, even in a closed folder out of view. */
export const Arrived: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Ajouter' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row(canvasElement, 'Nouveau dossier')).toHaveFocus())
    await expectFocusInView()
  },
}

/** On a slow machine, a rename that starts before the focus arrives is not interrupted. */
export const ArrivalGivesWay: Story = {
  // Few entries, so that the new one is in view at once.
  args: { isRenamed: true, items: [folder(50), folder(51, 'f50')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Ajouter' }).click()
    // As soon as the row is rendered: the focus arrives some frames later.
    const made = await new Promise<HTMLElement>(resolve => {
      const observer = new MutationObserver(() => {
        const drawn = canvas.queryByRole('row', { name: 'Nouveau dossier' })
        if (!drawn) return
        observer.disconnect()
        resolve(drawn)
      })
      observer.observe(canvasElement, { childList: true, subtree: true })
    })
    made.focus()
    void fireEvent.keyDown(made, { key: 'F2' })
    for (let frame = 0; frame < 20; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

/** Rows that reappear after a filter without matches do not count as new entries: the focus does not move. */
export const ArrivedOnce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Ajouter' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row(canvasElement, 'Nouveau dossier')).toHaveFocus())
    const filter = canvas.getByRole('button', { name: 'Filtrer' })
    filter.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('treegrid')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('treegrid')
    await new Promise(resolve => setTimeout(resolve, 200))
    await expect(filter).toHaveFocus()
  },
}

/** With truncated names. */
export const Permutations: Story = {
  args: {
    items: folders.map(item => ({
      ...item,
      name: `${item.name} des anticonstitutionnellement longues écritures`,
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(row(canvasElement, /^Dossier 59/)).toHaveFocus())
    await expectFocusInView()
  },
}
