import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { replaceLoad } from '../../internal/loading/replaceLoad.fixtures.ts'
import { FolderTree, type FolderItem, type FolderTreeProps } from './FolderTree.tsx'
import { Kept, names, page, row, said } from './keptFolders.fixtures.tsx'
import type { MoveQuestion } from './FolderView.tsx'
import { moveDialogPart } from './moveDialogPart.ts'
import LoadedDialog from './MoveDialog.tsx'
import { clientFolders } from './sampleFolders.ts'

const meta = {
  title: 'Components/FolderTree/Moves',
  component: FolderTree<FolderItem>,
  render: args => <Kept {...args} />,
  args: {
    'aria-label': 'Dossiers',
    items: clientFolders,
    defaultExpandedIds: new Set(['compta', 'bilans']),
    maxHeight: '30rem',
  },
} satisfies Meta<FolderTreeProps<FolderItem>>
export default meta
type Story = StoryObj<typeof meta>

/** Moves an entry without dragging. */
export const MoveDialog: Story = {
  args: { onMove: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('bil{Shift>}{F10}{/Shift}')
    await userEvent.click(await page().findByRole('menuitem', { name: /^(Move to|Déplacer vers)/ }))
    const dialog = within(await page().findByRole('dialog', { name: /(Move|Déplacer).*Bilans/ }))
    const places = within(dialog.getByRole('treegrid'))
    await expect(places.getByRole('row', { name: /^Bilans, / })).toHaveAttribute('aria-disabled', 'true')
    await expect(places.getByRole('row', { name: /^Comptabilité, (It is|Il s)/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    const move = dialog.getByRole('button', { name: /(Move here|Déplacer ici)/ })
    await userEvent.click(move)
    await expect(dialog.getByText(/(Choose a destination|Choisissez)/)).toBeVisible()
    await userEvent.type(dialog.getByRole('searchbox'), 'jurid')
    await userEvent.click(places.getByRole('row', { name: 'Juridique' }))
    await userEvent.click(move)
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenLastCalledWith(['bilans'], {
      parentId: 'juridique',
      beforeId: null,
    })
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    const bilans = row(canvasElement, /^Bilans/)
    await expect(bilans).toHaveAttribute('aria-level', '2')
    await expect(said(canvasElement)).toHaveTextContent(/Bilans.*Juridique.*1/)
    await waitFor(() => expect(bilans.contains(document.activeElement)).toBe(true))
  },
}
export const MoveDialogOpen: Story = {
  args: { onMove: fn(), isOrdered: true },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('bil{Shift>}{F10}{/Shift}')
    await userEvent.click(await page().findByRole('menuitem', { name: /^(Move to|Déplacer vers)/ }))
    const dialog = within(await page().findByRole('dialog'))
    await userEvent.click(within(dialog.getByRole('treegrid')).getByRole('row', { name: 'Paie' }))
    await expect(dialog.getByRole('button', { name: /(Last|En dernier)/ })).toBeVisible()
  },
}

/** The dialog cannot be loaded offline: the tree says so, and a retry opens it. */
const load = fn<() => Promise<{ default: (question: MoveQuestion) => ReactNode }>>()
const lost = new TypeError('Failed to fetch dynamically imported module')
export const MoveDialogCannotBeLoaded: Story = {
  args: { onMove: fn() },
  beforeEach: () => {
    load.mockReset().mockRejectedValue(lost)
    return replaceLoad(moveDialogPart, load)
  },
  play: async ({ canvasElement }) => {
    const ask = async () => {
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await userEvent.click(await page().findByRole('menuitem', { name: /^(Move to|Déplacer vers)/ }))
    }
    await userEvent.tab()
    await ask()
    await waitFor(() => expect(page().getByRole('alert')).toHaveTextContent(/(connection|connexion)\./))
    await expect(row(canvasElement, 'Comptabilité')).toHaveFocus()
    await userEvent.click(within(page().getByRole('alert')).getByRole('button', { name: /Cancel|Annuler/ }))
    await expect(page().queryByRole('alert')).toBeNull()
    await waitFor(() => expect(row(canvasElement, 'Comptabilité')).toHaveFocus())
    await ask()
    const retry = await page().findByRole('button', { name: /^(Try again|Réessayer)$/ })
    load.mockResolvedValue({ default: LoadedDialog })
    await userEvent.click(retry)
    await userEvent.click(
      within(await page().findByRole('dialog')).getByRole('button', { name: /Cancel|Annuler/ }),
    )
    await waitFor(() => expect(row(canvasElement, 'Comptabilité')).toHaveFocus())
    load.mockRejectedValue(lost)
    moveDialogPart.loaded = undefined
    await ask()
    await waitFor(() => expect(page().getByRole('alert')).toBeVisible())
  },
}

/** Alt and the arrow keys move entries in an ordered tree. */
export const MoveWithKeys: Story = {
  args: { onMove: fn(), isOrdered: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith(['bilans'], { parentId: 'compta', beforeId: 'tva' })
    await expect(names(canvasElement).slice(0, 3)).toEqual([
      'Comptabilité',
      'Écritures',
      'Bilans, 3 rapports à valider',
    ])
    await expect(row(canvasElement, /^Bilans/)).toHaveFocus()
    await expect(said(canvasElement)).toHaveTextContent(/Bilans.*Comptabilité.*2 (of|sur) 3/)
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(row(canvasElement, /^Bilans/)).toHaveAttribute('aria-level', '1')
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith(['bilans'], { parentId: 'compta', beforeId: null })
    await expect(row(canvasElement, /^Bilans/)).toHaveFocus()
    await userEvent.keyboard('{Home}{Alt>}{ArrowUp}{/Alt}')
    await expect(said(canvasElement)).toHaveTextContent(/(cannot move|pas déplacer) Comptabilité/)
    await expect(args.onMove).toHaveBeenCalledTimes(3)
  },
}

const middle = (element: Element, fraction = 0.5) => {
  const box = element.getBoundingClientRect()
  return { clientX: box.left + 120, clientY: box.top + box.height * fraction }
}
/** Sends the events of a press, a drag and a drop as a browser does. */
function pointer(kind: 'mouse' | 'touch') {
  const send = (type: string, target: EventTarget, at: { clientX: number; clientY: number }) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerType: kind,
        isPrimary: true,
        button: 0,
        ...at,
      }),
    )
  return {
    press: (on: Element) => send('pointerdown', on, middle(on)),
    moveTo: (to: Element, fraction?: number) => send('pointermove', window, middle(to, fraction)),
    drop: (to: Element, fraction?: number) => send('pointerup', window, middle(to, fraction)),
  }
}

/** A mouse drags from anywhere on the row, a finger from the drag handle. Escape cancels. */
export const Drag: Story = {
  args: { onMove: fn() },
  play: async ({ canvasElement, args }) => {
    const mouse = pointer('mouse')
    const [bilan, paie] = [row(canvasElement, 'Bilan 2025'), row(canvasElement, 'Paie')]
    mouse.press(bilan)
    mouse.moveTo(paie)
    await waitFor(() =>
      expect(page().getByText(/(Move|Déplacer) [“«].*Bilan 2025.* (into|dans) Paie/)).toBeVisible(),
    )
    await userEvent.keyboard('{Escape}')
    mouse.drop(paie)
    await expect(args.onMove).not.toHaveBeenCalled()
    mouse.press(bilan)
    mouse.moveTo(paie)
    mouse.drop(paie)
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenLastCalledWith(['bilan-2025'], {
      parentId: 'paie',
      beforeId: null,
    })
    await waitFor(() => expect(said(canvasElement)).toHaveTextContent(/Bilan 2025.*Paie/))
    await expect(row(canvasElement, 'Paie')).toHaveAttribute('aria-expanded', 'true')
    // An entry cannot move into itself, and a finger drags only by the handle.
    const [compta, bilans] = [row(canvasElement, 'Comptabilité'), row(canvasElement, /^Bilans/)]
    mouse.press(compta)
    mouse.moveTo(bilans)
    mouse.drop(bilans)
    const finger = pointer('touch')
    finger.press(bilans)
    finger.moveTo(row(canvasElement, 'Juridique'))
    finger.drop(row(canvasElement, 'Juridique'))
    await expect(args.onMove).toHaveBeenCalledOnce()
    const handle = bilans.querySelector('[data-part="handle"]')
    if (!handle) throw new Error('no handle')
    await expect(getComputedStyle(handle).touchAction).toBe('none')
    finger.press(handle)
    finger.moveTo(row(canvasElement, 'Juridique'))
    finger.drop(row(canvasElement, 'Juridique'))
    await expect(args.onMove).toHaveBeenLastCalledWith(['bilans'], { parentId: 'juridique', beforeId: null })
  },
}
/** While an entry of an ordered tree is dragged, a line shows where it will land. */
export const Dragging: Story = {
  args: { onMove: fn(), isOrdered: true },
  play: async ({ canvasElement, args }) => {
    const mouse = pointer('mouse')
    const bilan = row(canvasElement, 'Bilan 2024')
    mouse.press(bilan)
    mouse.moveTo(row(canvasElement, 'Bilan 2025'), 0.1)
    mouse.drop(row(canvasElement, 'Bilan 2025'), 0.1)
    await expect(args.onMove).toHaveBeenLastCalledWith(['bilan-2024'], {
      parentId: 'bilans',
      beforeId: 'bilan-2025',
    })
    // Dropping after an open folder means before its first child.
    mouse.press(row(canvasElement, 'Divers'))
    mouse.moveTo(row(canvasElement, 'Comptabilité'), 0.9)
    mouse.drop(row(canvasElement, 'Comptabilité'), 0.9)
    await expect(args.onMove).toHaveBeenLastCalledWith(['divers'], { parentId: 'compta', beforeId: 'bilans' })
    mouse.press(row(canvasElement, 'Juridique'))
    mouse.moveTo(row(canvasElement, 'Écritures'), 0.9)
    await waitFor(() => expect(page().getByText(/(after|après) Écritures/)).toBeVisible())
  },
}

/** A selected document, and a selected folder with one of its documents, which moves with the folder. */
const several = {
  selectionMode: 'multiple' as const,
  defaultSelectedIds: new Set(['tva-mars', 'bilan-2024', 'tva']),
  defaultExpandedIds: new Set(['compta', 'bilans', 'tva']),
}
const isSelected = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('row', { selected: true })
    .map(element => element.getAttribute('aria-label'))

/** Selected entries move together: one dialog, one callback, one announcement. */
export const MoveSeveral: Story = {
  args: { ...several, onMove: fn(), canMove: fn(() => true) },
  play: async ({ canvasElement, args }) => {
    row(canvasElement, 'Bilan 2024').focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await userEvent.click(
      await page().findByRole('menuitem', { name: /^(Move 2 selected to|Déplacer les 2 sélectionnés vers)/ }),
    )
    const dialog = within(await page().findByRole('dialog', { name: /(Move|Déplacer) 2 / }))
    const places = within(dialog.getByRole('treegrid'))
    await expect(places.getByRole('row', { name: /^TVA, TVA\s?: / })).toHaveAttribute('aria-disabled', 'true')
    // Destinations that are not visible are not checked.
    const intoBulletins = { parentId: 'bulletins', beforeId: null }
    await expect(args.canMove).not.toHaveBeenCalledWith('tva', intoBulletins)
    places.getByRole('row', { name: 'Paie' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.canMove).toHaveBeenCalledWith('tva', intoBulletins)
    await userEvent.click(places.getByRole('row', { name: 'Juridique' }))
    await userEvent.click(dialog.getByRole('button', { name: /(Move here|Déplacer ici)/ }))
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenLastCalledWith(['bilan-2024', 'tva'], {
      parentId: 'juridique',
      beforeId: null,
    })
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await expect(said(canvasElement)).toHaveTextContent(/^2 .*Juridique.* 1 (of|sur) 2/)
    await expect(row(canvasElement, 'TVA mars')).toHaveAttribute('aria-level', '3')
    await expect(isSelected(canvasElement)).toEqual(['Bilan 2024', 'TVA, Nouveau', 'TVA mars'])
    await waitFor(() => expect(row(canvasElement, 'Bilan 2024').contains(document.activeElement)).toBe(true))
    // An entry outside the selection moves alone.
    const mouse = pointer('mouse')
    mouse.press(row(canvasElement, 'Divers'))
    mouse.moveTo(row(canvasElement, 'Juridique'))
    mouse.drop(row(canvasElement, 'Juridique'))
    await expect(args.onMove).toHaveBeenLastCalledWith(['divers'], { parentId: 'juridique', beforeId: null })
  },
}

/** With the keys in an ordered tree, all selected entries move past one neighbour. */
export const MoveSeveralWithKeys: Story = {
  args: {
    ...several,
    defaultSelectedIds: new Set(['ecritures', 'tva']),
    isOrdered: true,
    onMove: fn(),
    canMove: fn((id, { parentId }) =>
      id === 'tva' && parentId === null ? 'La TVA reste dans la comptabilité' : true,
    ),
  },
  play: async ({ canvasElement, args }) => {
    row(canvasElement, 'Écritures').focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith(['ecritures', 'tva'], {
      parentId: 'compta',
      beforeId: 'bilans',
    })
    await expect(names(canvasElement).slice(0, 4)).toEqual([
      'Comptabilité',
      'Écritures',
      'TVA, Nouveau',
      'TVA mars',
    ])
    await expect(row(canvasElement, 'Écritures')).toHaveFocus()
    await expect(said(canvasElement)).toHaveTextContent(/^2 .*Comptabilité.* 1 (of|sur) 3/)
    // If one entry may not move, none does, and the message says which one and why.
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(said(canvasElement)).toHaveTextContent(/2 .*TVA\s?: La TVA reste dans la comptabilité\.$/)
    await expect(args.onMove).toHaveBeenCalledOnce()
    row(canvasElement, 'Bilan 2025').focus()
    await userEvent.keyboard(' {Alt>}{ArrowUp}{/Alt}')
    await expect(said(canvasElement)).toHaveTextContent(/3 .*(Move to|Déplacer vers)…/)
    await expect(args.onMove).toHaveBeenCalledOnce()
  },
}

/**
 * While several entries are dragged, all of them are faded, and an invalid destination shows the reason at the pointer.
 */
export const DraggingSeveral: Story = {
  args: { ...several, onMove: fn() },
  play: async ({ canvasElement, args }) => {
    const mouse = pointer('mouse')
    mouse.press(row(canvasElement, 'Bilan 2024'))
    mouse.moveTo(row(canvasElement, 'TVA, Nouveau'))
    await waitFor(() => expect(page().getByText(/^TVA\s?: /)).toBeVisible())
    mouse.moveTo(row(canvasElement, 'Paie'))
    await waitFor(() => expect(page().getByText(/^(Move|Déplacer) 2 .* Paie$/)).toBeVisible())
    const pale = [...canvasElement.querySelectorAll('[data-dragged]')].map(element =>
      element.getAttribute('aria-label'),
    )
    await expect(pale).toEqual(['Bilan 2024', 'TVA, Nouveau'])
    await expect(args.onMove).not.toHaveBeenCalled()
    // A folder opens under a resting pointer. The screenshot shows the opened folder.
    const opened = () => expect(row(canvasElement, 'Paie')).toHaveAttribute('aria-expanded', 'true')
    await waitFor(opened, { timeout: 5000 })
  },
}

/** Right-to-left text mirrors the arrow keys that open a folder and that move an entry out of it. */
export const RightToLeft: Story = {
  args: { onMove: fn(), isOrdered: true, defaultExpandedIds: new Set<string>() },
  render: args => (
    <I18nProvider locale="ar-AE">
      <div dir="rtl">
        <Kept {...args} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(row(canvasElement, 'Comptabilité')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row(canvasElement, 'Comptabilité')).toHaveAttribute('aria-expanded', 'true')
    // Into the row and out again.
    await userEvent.keyboard('{ArrowLeft}')
    await expect(
      within(row(canvasElement, 'Comptabilité')).getByRole('button', { name: /^Actions/ }),
    ).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
    await expect(row(canvasElement, 'Écritures')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(row(canvasElement, 'Comptabilité')).toHaveFocus()
    row(canvasElement, 'Écritures').focus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith(['ecritures'], { parentId: 'bilans', beforeId: null })
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith(['ecritures'], { parentId: 'compta', beforeId: 'tva' })
    const box = (name: RegExp) => row(canvasElement, name).querySelector('bdi')?.getBoundingClientRect()
    await expect(box(/^Bilans/)?.right ?? 0).toBeLessThan(box(/^Comptabilité/)?.right ?? 0)
  },
}

const ugly = 'Anticonstitutionnellementanticonstitutionnellement'
/** Several entries with long names, and a refused destination. */
export const Permutations: Story = {
  args: {
    items: [
      { id: '1', parentId: null, name: ugly },
      { id: '2', parentId: '1', name: 'التقارير السنوية' },
      { id: '3', parentId: '1', name: '<img src=x onerror=alert(1)>', isBusy: true },
      { id: '4', parentId: null, name: 'Déclarations européennes d’échange de biens' },
      { id: '5', parentId: null, name: 'Paie', kind: 'document' },
    ],
    defaultExpandedIds: new Set(['1']),
    selectionMode: 'multiple',
    defaultSelectedIds: new Set(['2', '3', '4', '5']),
    onMove: fn(),
    canMove: (_id, { parentId }) => (parentId === '1' ? `Réservé à l’associé responsable de ${ugly}` : true),
  },
  play: async ({ canvasElement }) => {
    row(canvasElement, 'Paie').focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await userEvent.click(await page().findByRole('menuitem', { name: / 4 / }))
    const dialog = within(await page().findByRole('dialog', { name: / 4 / }))
    await userEvent.click(dialog.getByRole('button', { name: /(Move here|Déplacer ici)/ }))
    await expect(dialog.getByText(/(Choose a destination|Choisissez)/)).toBeVisible()
    await waitFor(() => expect(page().queryByRole('menu')).toBeNull())
  },
}
