import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FolderTree, folderSelectionModes, type FolderItem, type FolderTreeProps } from './FolderTree.tsx'
import { clientFolders, foldersOf, makeFolders } from './sampleFolders.ts'

const meta = {
  title: 'Components/FolderTree',
  component: FolderTree<FolderItem>,
  args: { 'aria-label': 'Dossiers', items: clientFolders, maxHeight: '30rem' },
  argTypes: { selectionMode: { control: 'inline-radio', options: folderSelectionModes } },
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

export const Default: Story = {
  args: { defaultExpandedIds: new Set(['compta', 'bilans']) },
  play: async ({ canvasElement }) => {
    await expect(tree(canvasElement)).toHaveAttribute('aria-rowcount', '9')
    const bilans = row(canvasElement, 'Bilans, 3 rapports à valider')
    await expect(bilans).toHaveAttribute('aria-level', '2')
    await expect(bilans).toHaveAttribute('aria-posinset', '1')
    await expect(bilans).toHaveAttribute('aria-setsize', '3')
    await expect(bilans).toHaveAttribute('aria-expanded', 'true')
    await expect(row(canvasElement, 'Bilan 2025')).not.toHaveAttribute('aria-expanded')
    await expect(row(canvasElement, 'Divers')).toHaveAttribute('aria-rowindex', '9')
    await expect(names(canvasElement).slice(0, 4)).toEqual([
      'Comptabilité',
      'Bilans, 3 rapports à valider',
      'Bilan 2025',
      'Bilan 2024',
    ])
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const focused = () => document.activeElement?.getAttribute('aria-label')
    await userEvent.tab()
    await expect(focused()).toBe('Comptabilité')
    await userEvent.keyboard('{ArrowRight}')
    await expect(row(canvasElement, 'Comptabilité')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}')
    await expect(focused()).toBe('Bilan 2025')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(focused()).toBe('Bilans, 3 rapports à valider')
    await userEvent.keyboard('*')
    await expect(row(canvasElement, 'Écritures')).toHaveAttribute('aria-expanded', 'true')
    await expect(row(canvasElement, 'TVA, Nouveau')).toHaveAttribute('aria-expanded', 'true')
    await expect(row(canvasElement, 'Paie')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{End}')
    await expect(focused()).toBe('Divers')
    await userEvent.keyboard('e')
    await expect(focused()).toBe('Écritures')
    await userEvent.keyboard('{Home}')
    await expect(focused()).toBe('Comptabilité')
    // Collapsing a folder that contains the focus moves the focus to the folder.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await userEvent.click(within(canvasElement).getByRole('button', { name: /(Collapse|Replier) Bilans/ }))
    await waitFor(() => expect(focused()).toBe('Bilans, 3 rapports à valider'))
    await userEvent.tab()
    await expect(tree(canvasElement).contains(document.activeElement)).toBe(false)
    await userEvent.tab({ shift: true })
    await expect(focused()).toBe('Bilans, 3 rapports à valider')
  },
}

export const Single: Story = {
  args: {
    selectionMode: 'single',
    defaultExpandedIds: new Set(['compta', 'paie']),
    defaultSelectedIds: new Set(['paie']),
    onSelectionChange: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(row(canvasElement, 'Paie')).toHaveFocus()
    await expect(row(canvasElement, 'Paie')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    // Moving the focus does not select.
    await expect(args.onSelectionChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['bulletins']))
    await userEvent.click(row(canvasElement, 'Divers'))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['divers']))
    await expect(row(canvasElement, 'Paie')).toHaveAttribute('aria-selected', 'false')
    await expect(within(canvasElement).getAllByRole('row', { selected: true })).toHaveLength(1)
  },
}

const many = makeFolders(100_000)
const allOpen = foldersOf(many)
/** Not passed as `args`: writing them out as the docs page's snippet would delay it by half a minute. */
const withMany = (args: FolderTreeProps<FolderItem>) => (
  <FolderTree {...args} items={many} defaultExpandedIds={allOpen} />
)

/** 100,000 entries, all open; only those in view are rendered. */
export const HundredThousand: Story = {
  args: { selectionMode: 'single' },
  render: withMany,
  play: async ({ canvasElement }) => {
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? ''
    const grid = tree(canvasElement)
    await expect(grid).toHaveAttribute('aria-rowcount', '100000')
    await expect(within(canvasElement).getAllByRole('row').length).toBeLessThan(60)
    await userEvent.tab()
    const first = focused()
    await userEvent.keyboard('{End}')
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '100000')
    await userEvent.keyboard('{PageUp}')
    await expect(Number(document.activeElement?.getAttribute('aria-rowindex'))).toBeLessThan(99_995)
    await userEvent.keyboard('{Home}')
    await expect(focused()).toBe(first)
    // The focused row stays in the DOM when it is scrolled out of view.
    const row0 = document.activeElement
    grid.scrollTop = 2_000_000
    await waitFor(() => expect(within(canvasElement).queryByRole('row', { name: 'Bilan 10' })).toBeNull())
    await expect(row0).toHaveFocus()
    await expect(focused()).toBe(first)
    await userEvent.keyboard('{ArrowDown}')
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '2')
    await waitFor(() => expect(grid.scrollTop).toBeLessThan(200))
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expect(row0).toHaveAttribute('aria-expanded', 'false')
    await expect(Number(grid.getAttribute('aria-rowcount'))).toBeLessThan(95_000)
  },
}

/** The browser reports scrolling in the next frame, and a press may come before that. */
export const PressedWhereScrolled: Story = {
  args: { selectionMode: 'single' },
  render: withMany,
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const grid = tree(canvasElement)
    const shown = within(canvasElement).getAllByRole('row').at(-2)
    grid.scrollTop = 300
    shown?.focus({ preventScroll: true })
    await expect(shown).toHaveFocus()
    await expect(grid.scrollTop).toBe(300)
  },
}

const long = 'Déclarations européennes d’échange de biens et de services du deuxième trimestre'
const ugly: readonly FolderItem[] = [
  { id: '1', parentId: null, name: long, badge: { value: 1234, label: '1 234 rapports à valider' } },
  { id: '2', parentId: '1', name: `${long} (bis)`, description: `Rattaché à la mission ${long}` },
  {
    id: '3',
    parentId: '2',
    name: '<script>alert("dossier")</script>',
    badge: { value: '<b>!</b>', tone: 'warning' },
  },
  { id: '4', parentId: '3', name: 'التقارير السنوية 2025', description: 'Dossier en arabe' },
  {
    id: '5',
    parentId: '4',
    name: 'Anticonstitutionnellementanticonstitutionnellementanticonstitutionnellement',
  },
  { id: '6', parentId: '5', name: '👩‍👩‍👧‍👦 Famille', isBusy: true },
  { id: '7', parentId: '6', name: 'Audit interne', disabledReason: 'Vous n’avez pas accès à ce dossier' },
  { id: '8', parentId: null, name: ' ' },
  { id: '9', parentId: null, name: 'Lien', href: '/app/rapports', kind: 'document' },
]

/** Awkward content: long names, markup, other scripts, six levels. */
export const Permutations: Story = {
  args: {
    items: ugly,
    defaultExpandedIds: foldersOf(ugly),
    selectionMode: 'cascading',
    defaultSelectedIds: new Set(['5']),
    maxHeight: '40rem',
  },
  play: async ({ canvasElement }) => {
    await expect(row(canvasElement, /^<script>alert/)).toBeVisible()
    for (const element of within(canvasElement).getAllByRole('row'))
      await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  },
}
