import type { Meta, StoryObj } from '@storybook/react-vite'
import { FolderPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { TreeModel } from '../../internal/treeModel/treeModel.ts'
import { applyMove } from '../../internal/treeModel/treeMoves.ts'
import { FolderTree, type FolderItem, type FolderTreeProps } from './FolderTree.tsx'
import { clientFolders } from './sampleFolders.ts'

/** What a portal does: it keeps the entries, and judges names as the specification says. */
function Kept(props: FolderTreeProps<FolderItem>) {
  const [items, setItems] = useState(props.items)
  const { onRename, onMove } = props
  return (
    <FolderTree
      {...props}
      items={items}
      {...(onRename && {
        onRename: async (id: string, name: string) => {
          const refusal = await onRename(id, name)
          if (refusal == null)
            setItems(before => before.map(item => (item.id === id ? { ...item, name } : item)))
          return refusal ?? null
        },
        validateName: (name: string) =>
          [...new Intl.Segmenter().segment(name)].length < 15
            ? null
            : 'Le nom doit avoir au plus 14 caractères.',
      })}
      {...(onMove && {
        onMove: (id, move) => {
          onMove(id, move)
          setItems(before => applyMove(new TreeModel(before), id, move))
        },
      })}
    />
  )
}

const meta = {
  title: 'Components/FolderTree/Changes',
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

const tree = (canvasElement: HTMLElement) => within(canvasElement).getByRole('treegrid', { name: 'Dossiers' })
const row = (canvasElement: HTMLElement, name: RegExp | string) =>
  within(canvasElement).getByRole('row', { name })
const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('row')
    .map(element => element.getAttribute('aria-label'))
const said = (canvasElement: HTMLElement) => within(canvasElement).getByRole('status')
const page = () => within(document.body)
const menuGone = () => waitFor(() => expect(page().queryByRole('menu')).toBeNull())

/** The menu of a row: by its button, the context menu key and the right button. */
export const RowActions: Story = {
  args: {
    onRename: fn(),
    onMove: fn(),
    rowActions: fn((item: FolderItem) => [
      {
        id: 'add',
        label: 'Ajouter un dossier',
        icon: <FolderPlus aria-hidden size={18} />,
        onAction: () => {},
      },
      {
        id: 'delete',
        label: 'Supprimer',
        icon: <Trash2 aria-hidden size={18} />,
        isDanger: true,
        onAction: () => {},
        ...(item.id !== 'divers' && { disabledReason: 'Seul un dossier vide peut être supprimé' }),
      },
    ]),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    const labels = () =>
      page()
        .getAllByRole('menuitem')
        .map(item => item.getAttribute('aria-label') ?? item.textContent)
    await waitFor(() => expect(labels()).toHaveLength(4))
    await userEvent.keyboard('{Escape}')
    await menuGone()
    await waitFor(() =>
      expect(row(canvasElement, 'Comptabilité').contains(document.activeElement)).toBe(true),
    )
    await userEvent.pointer({ keys: '[MouseRight]', target: row(canvasElement, 'Paie') })
    await expect(await page().findByRole('menu', { name: /Actions (for|pour) Paie/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await menuGone()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Actions (for|pour) Bilans/ }))
    const remove = await page().findByRole('menuitem', { name: 'Supprimer' })
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await expect(remove).toHaveAccessibleDescription('Seul un dossier vide peut être supprimé')
  },
}

const field = () => page().getByRole('textbox')

/** A name where it stands: our rules first, then those of the services; what was typed stays until it is taken. */
export const Rename: Story = {
  args: {
    onRename: fn(async (_id: string, name: string) => (name === 'Paie' ? 'Le dossier existe déjà.' : null)),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{F2}')
    await expect(field()).toHaveFocus()
    await expect(field()).toHaveAccessibleName(/(New name of|Nouveau nom de) Comptabilité/)
    await expect(field()).toHaveValue('Comptabilité')
    // Arrows and letters are the field's.
    await userEvent.keyboard('{ArrowRight}p{ArrowLeft}')
    await expect(field()).toHaveFocus()
    await userEvent.clear(field())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/(required|obligatoire)/))
    await userEvent.type(field(), 'Comptabilité générale{Enter}')
    await expect(field()).toHaveAccessibleDescription(/au plus 14 caractères/)
    await expect(field()).toHaveValue('Comptabilité générale')
    await userEvent.clear(field())
    await userEvent.type(field(), 'Paie{Enter}')
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/existe déjà/))
    await expect(field()).toHaveValue('Paie')
    await expect(args.onRename).toHaveBeenCalledOnce()
    await userEvent.clear(field())
    await userEvent.type(field(), 'Compta 👩‍👩‍👧‍👦{Enter}')
    await waitFor(() => expect(row(canvasElement, 'Compta 👩‍👩‍👧‍👦')).toHaveFocus())
    await waitFor(() => expect(said(canvasElement)).toHaveTextContent(/Compta/))
    await userEvent.keyboard('{End}{F2}')
    await userEvent.type(field(), 'Autre{Escape}')
    await waitFor(() => expect(row(canvasElement, 'Divers')).toHaveFocus())
    await expect(args.onRename).toHaveBeenCalledTimes(2)
  },
}
/** What is said below the field of the last row is seen as well. */
export const RenameRefused: Story = {
  args: { onRename: fn(), maxHeight: '14rem' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}{Shift>}{F10}{/Shift}')
    await userEvent.click(await page().findByRole('menuitem', { name: /^(Rename|Renommer)/ }))
    await waitFor(() => expect(field()).toHaveFocus())
    await userEvent.clear(field())
    await userEvent.type(field(), 'Divers et contentieux{Enter}')
    const words = await within(canvasElement).findByText(/au plus 14/)
    const view = tree(canvasElement).getBoundingClientRect()
    await waitFor(() => expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(view.bottom))
    await expect(field()).toHaveFocus()
  },
}

/** The same as dragging, without dragging. */
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
    await expect(dialog.getByText(/(Choose where|Choisissez)/)).toBeVisible()
    await userEvent.type(dialog.getByRole('searchbox'), 'jurid')
    await userEvent.click(places.getByRole('row', { name: 'Juridique' }))
    await userEvent.click(move)
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenLastCalledWith('bilans', {
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

/** Alt with the arrows, where the order means something. */
export const MoveWithKeys: Story = {
  args: { onMove: fn(), isOrdered: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith('bilans', { parentId: 'compta', beforeId: 'tva' })
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
    await expect(args.onMove).toHaveBeenLastCalledWith('bilans', { parentId: 'compta', beforeId: null })
    await expect(row(canvasElement, /^Bilans/)).toHaveFocus()
    await userEvent.keyboard('{Home}{Alt>}{ArrowUp}{/Alt}')
    await expect(said(canvasElement)).toHaveTextContent(/Comptabilité (cannot be|ne peut pas être)/)
    await expect(args.onMove).toHaveBeenCalledTimes(3)
  },
}

const middle = (element: Element, fraction = 0.5) => {
  const box = element.getBoundingClientRect()
  return { clientX: box.left + 120, clientY: box.top + box.height * fraction }
}
/** A press, a drag and a drop, as a browser sends them. */
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

/** By a mouse from anywhere on the row, by a finger from the handle; Escape leaves it where it was. */
export const Drag: Story = {
  args: { onMove: fn() },
  play: async ({ canvasElement, args }) => {
    const mouse = pointer('mouse')
    const [bilan, paie] = [row(canvasElement, 'Bilan 2025'), row(canvasElement, 'Paie')]
    mouse.press(bilan)
    mouse.moveTo(paie)
    await expect(await page().findByText(/(Move|Déplacer) [“«].*Bilan 2025.* (into|dans) Paie/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    mouse.drop(paie)
    await expect(args.onMove).not.toHaveBeenCalled()
    mouse.press(bilan)
    mouse.moveTo(paie)
    mouse.drop(paie)
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenLastCalledWith('bilan-2025', {
      parentId: 'paie',
      beforeId: null,
    })
    await waitFor(() => expect(said(canvasElement)).toHaveTextContent(/Bilan 2025.*Paie/))
    await expect(row(canvasElement, 'Paie')).toHaveAttribute('aria-expanded', 'true')
    // Not into itself, and by a finger only from the handle.
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
    await expect(args.onMove).toHaveBeenLastCalledWith('bilans', { parentId: 'juridique', beforeId: null })
  },
}
/** While it is dragged, where the order means something: the line shows where it lands. */
export const Dragging: Story = {
  args: { onMove: fn(), isOrdered: true },
  play: async ({ canvasElement, args }) => {
    const mouse = pointer('mouse')
    const bilan = row(canvasElement, 'Bilan 2024')
    mouse.press(bilan)
    mouse.moveTo(row(canvasElement, 'Bilan 2025'), 0.1)
    mouse.drop(row(canvasElement, 'Bilan 2025'), 0.1)
    await expect(args.onMove).toHaveBeenLastCalledWith('bilan-2024', {
      parentId: 'bilans',
      beforeId: 'bilan-2025',
    })
    // After an open folder is before the first that lies in it.
    mouse.press(row(canvasElement, 'Divers'))
    mouse.moveTo(row(canvasElement, 'Comptabilité'), 0.9)
    mouse.drop(row(canvasElement, 'Comptabilité'), 0.9)
    await expect(args.onMove).toHaveBeenLastCalledWith('divers', { parentId: 'compta', beforeId: 'bilans' })
    mouse.press(row(canvasElement, 'Juridique'))
    mouse.moveTo(row(canvasElement, 'Écritures'), 0.9)
    await expect(await page().findByText(/(after|après) Écritures/)).toBeVisible()
  },
}

/** Everything at once, in a narrow place: it is read, dragged, named and acted on. */
export const Permutations: Story = {
  args: {
    items: [
      {
        id: '1',
        parentId: null,
        name: 'Déclarations européennes d’échange de biens',
        badge: { value: 12, label: '12 rapports' },
      },
      {
        id: '2',
        parentId: '1',
        name: 'Anticonstitutionnellementanticonstitutionnellement',
        hasChildren: true,
      },
      { id: '3', parentId: '1', name: 'التقارير السنوية', badge: { value: 'Brouillon', tone: 'warning' } },
      { id: '4', parentId: '3', name: '<img src=x onerror=alert(1)>', kind: 'document', isBusy: true },
      { id: '5', parentId: null, name: 'Divers et contentieux' },
    ],
    defaultExpandedIds: new Set(['1', '2', '3']),
    selectionMode: 'multiple',
    loadChildren: async () => {
      throw new Error('503')
    },
    onRename: fn(),
    onMove: fn(),
    isOrdered: true,
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('row', { name: /^Anticons.*(Could not|Échec)/ })
    row(canvasElement, 'Divers et contentieux').focus()
    await userEvent.keyboard('{F2}')
    await userEvent.clear(field())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field()).toBeInvalid())
  },
}
