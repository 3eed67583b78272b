import type { Meta, StoryObj } from '@storybook/react-vite'
import { FolderPlus, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FolderTree, type FolderItem, type FolderTreeProps } from './FolderTree.tsx'
import { Kept, page, row, said, tree } from './keptFolders.fixtures.tsx'
import { clientFolders } from './sampleFolders.ts'

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

const menuGone = () => waitFor(() => expect(page().queryByRole('menu')).toBeNull())

/** The menu of a row opens with its button, the context menu key, and the right mouse button. */
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
    await waitFor(() => expect(page().getByRole('menu', { name: /Actions (for|pour) Paie/ })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await menuGone()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Actions (for|pour) Bilans/ }))
    const remove = await page().findByRole('menuitem', { name: 'Supprimer' })
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await expect(remove).toHaveAccessibleDescription('Seul un dossier vide peut être supprimé')
  },
}

const field = () => page().getByRole('textbox')

/**
 * Renaming in place: client rules are checked first, then those of the services. The text stays until it is accepted.
 */
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
    // The field handles arrows and letters, not the tree.
    await userEvent.keyboard('{ArrowRight}p{ArrowLeft}')
    await expect(field()).toHaveFocus()
    await userEvent.clear(field())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/(Enter a name|Saisissez un nom)/))
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
/** The message below the field of the last row is visible too. */
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

/** All features at once in a narrow container. */
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
