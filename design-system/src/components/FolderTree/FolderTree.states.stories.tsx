import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RouterProvider } from 'react-aria'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { FolderTree, type FolderItem, type FolderTreeProps } from './FolderTree.tsx'
import { clientFolders, foldersOf } from './sampleFolders.ts'

const meta = {
  title: 'Components/FolderTree/States',
  component: FolderTree<FolderItem>,
  args: { 'aria-label': 'Dossiers', items: clientFolders, maxHeight: '30rem' },
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

export const Loading: Story = {
  args: { items: [], status: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(said(canvasElement)).toHaveTextContent(/^(Loading|Chargement)$/)
  },
}
export const Failed: Story = {
  args: { items: [], status: 'error', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Try again|Réessayer/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = {
  args: {
    items: [],
    emptyState: (
      <EmptyState title="Ce client n’a pas encore de dossier" actions={<Button>Créer un dossier</Button>} />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Créer un dossier' })).toBeVisible()
  },
}

function Filtered(props: FolderTreeProps<FolderItem>) {
  const [filter, setFilter] = useState(props.filter ?? '')
  return (
    <Stack>
      <SearchField label="Rechercher un dossier" value={filter} onChange={setFilter} />
      <FolderTree {...props} filter={filter} />
    </Stack>
  )
}

export const Filter: Story = {
  args: { filter: 'bilan' },
  render: args => <Filtered {...args} />,
  play: async ({ canvasElement }) => {
    const found = ['Comptabilité', 'Bilans, 3 rapports à valider', 'Bilan 2025', 'Bilan 2024']
    await expect(names(canvasElement)).toEqual(found)
    await expect(row(canvasElement, 'Comptabilité')).toHaveAttribute('aria-setsize', '1')
    const field = within(canvasElement).getByRole('searchbox')
    await userEvent.clear(field)
    await expect(names(canvasElement)).toEqual(['Comptabilité', 'Paie', 'Juridique', 'Divers'])
    await userEvent.type(field, 'ecritures')
    await expect(names(canvasElement)).toEqual(['Comptabilité', 'Écritures'])
    await waitFor(() => expect(said(canvasElement)).toHaveTextContent(/1 (match|résultat)/))
    // A matching folder can be opened, and a folder opened by the filter can be closed.
    row(canvasElement, 'Écritures').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(names(canvasElement)).toEqual(['Comptabilité', 'Écritures', 'Grand livre'])
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(names(canvasElement)).toEqual(['Comptabilité'])
    await userEvent.clear(field)
    await userEvent.type(field, 'bilan')
    await expect(names(canvasElement)).toEqual(found)
  },
}
export const NoMatch: Story = {
  args: { filter: 'introuvable' },
  render: args => <Filtered {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/[“«]\s?introuvable\s?[”»]/)).toBeVisible()
    await expect(within(canvasElement).queryByRole('treegrid')).toBeNull()
  },
}

const lazyItems: readonly FolderItem[] = [
  { id: 'compta', parentId: null, name: 'Comptabilité', hasChildren: true },
  { id: 'paie', parentId: null, name: 'Paie', hasChildren: true },
  { id: 'divers', parentId: null, name: 'Divers', hasChildren: true },
]
/** Behaves like a portal: loads children from the services and adds them. Paie fails at first; Divers is empty. */
function FromServices(props: FolderTreeProps<FolderItem>) {
  const [items, setItems] = useState(lazyItems)
  const [isUp, setUp] = useState(false)
  const loadChildren = async (id: string) => {
    await new Promise(resolve => setTimeout(resolve, 30))
    if (id === 'paie' && !isUp) {
      setUp(true)
      throw new Error('503')
    }
    const children = clientFolders.filter(({ parentId }) => parentId === id && id !== 'divers')
    setItems(before => [...before, ...children.map(child => ({ ...child, parentId: id }))])
  }
  return <FolderTree {...props} items={items} loadChildren={loadChildren} />
}

export const LazyChildren: Story = {
  render: args => <FromServices {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(row(canvasElement, 'Comptabilité')).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(said(canvasElement)).toHaveTextContent(/Comptabilité\s?: 3/))
    await expect(row(canvasElement, 'Écritures')).toHaveAttribute('aria-level', '2')
    await expect(row(canvasElement, 'Comptabilité')).not.toHaveAttribute('aria-busy')
    await expect(row(canvasElement, 'Comptabilité')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await waitFor(() => expect(said(canvasElement)).toHaveTextContent(/Divers (is empty|est vide)/))
    await expect(row(canvasElement, /^Divers/)).not.toHaveAttribute('aria-expanded')
    await userEvent.keyboard('{ArrowUp}{ArrowRight}')
    const failed = await within(canvasElement).findByRole('row', { name: /^Paie, (Could not|Échec)/ })
    await expect(failed).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(row(canvasElement, 'Paie')).toHaveAttribute('aria-expanded', 'true'))
    await waitFor(() => expect(within(canvasElement).getByRole('row', { name: 'Bulletins' })).toBeVisible())
    await expect(row(canvasElement, 'Paie')).toHaveFocus()
  },
}
/** Children that failed to load, with a retry. */
export const ChildrenFailed: Story = {
  args: {
    items: lazyItems,
    defaultExpandedIds: new Set(['compta', 'paie']),
    loadChildren: fn(async (id: string) => {
      if (id === 'paie') throw new Error('503')
      await new Promise(() => {})
    }),
  },
  play: async ({ canvasElement, args }) => {
    const retry = await within(canvasElement).findByRole('button', {
      name: /(Load Paie again|à nouveau Paie)/,
    })
    await userEvent.click(retry)
    await waitFor(() => expect(args.loadChildren).toHaveBeenCalledTimes(3))
    await expect(args.loadChildren).toHaveBeenLastCalledWith('paie')
    await expect(row(canvasElement, /^Paie/)).toHaveFocus()
    await within(canvasElement).findByRole('button', { name: /(Load Paie again|à nouveau Paie)/ })
    await expect(row(canvasElement, 'Comptabilité')).toHaveAttribute('aria-busy', 'true')
  },
}

/**
 * Entries arrive page by page. The button below loads the next page; at the end, the focus moves to its first entry.
 */
function InParts(props: FolderTreeProps<FolderItem>) {
  const tops = clientFolders.filter(({ parentId }) => parentId === null)
  const [count, setCount] = useState(2)
  const [isLoading, setLoading] = useState(false)
  const onLoad = () => {
    setLoading(true)
    setTimeout(() => {
      setLoading(false)
      setCount(before => before + 1)
    }, 30)
  }
  const label = 'Lister d’autres dossiers'
  return (
    <FolderTree
      {...props}
      items={tops.slice(0, count)}
      {...(count < tops.length && { further: { label, isLoading, onLoad } })}
    />
  )
}

export const Further: Story = {
  parameters: { picture: 'none' },
  render: args => <InParts {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Lister d’autres dossiers' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row(canvasElement, 'Juridique')).toBeVisible())
    // There are more entries, so the button stays and keeps the focus.
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).not.toBeInTheDocument())
    await waitFor(() => expect(row(canvasElement, 'Divers')).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await expect(row(canvasElement, 'Juridique')).toHaveFocus()
  },
}

export const Multiple: Story = {
  args: {
    selectionMode: 'multiple',
    defaultExpandedIds: new Set(['compta', 'paie']),
    onSelectionChange: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const chosen = () =>
      within(canvasElement)
        .queryAllByRole('row', { selected: true })
        .map(element => element.getAttribute('aria-label'))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(chosen()).toEqual(['Bilans, 3 rapports à valider'])
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(chosen()).toHaveLength(3)
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['bilans', 'ecritures']))
    await waitFor(() => expect(said(canvasElement)).toHaveTextContent(/^2 s/))
    await userEvent.click(
      within(canvasElement).getByRole('checkbox', { name: /(Select|Sélectionner) Divers/ }),
    )
    await expect(chosen()).toEqual(['Bilans, 3 rapports à valider', 'Écritures', 'Divers'])
    await expect(row(canvasElement, 'Divers')).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(chosen()).toHaveLength(9)
    await userEvent.keyboard('{Escape}')
    await expect(chosen()).toHaveLength(0)
  },
}

/** Selecting a folder selects everything in it. A partly selected folder is in the mixed state. */
export const Cascading: Story = {
  args: {
    selectionMode: 'cascading',
    defaultExpandedIds: foldersOf(clientFolders),
    defaultSelectedIds: new Set(['bilan-2025']),
    onSelectionChange: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const box = (name: string): HTMLInputElement =>
      within(canvasElement).getByRole('checkbox', { name: new RegExp(`(Select|Sélectionner) ${name}$`) })
    await expect(box('Comptabilité').indeterminate).toBe(true)
    await expect(row(canvasElement, /^Comptabilité, (partly selected|sélection partielle)$/)).toBeVisible()
    await userEvent.click(box('Bilan 2024'))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['bilans']))
    await expect(box('Bilans').checked).toBe(true)
    await userEvent.click(box('Comptabilité'))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['compta']))
    await expect(box('Grand livre').checked).toBe(true)
    await userEvent.click(box('Bilan 2025'))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['bilan-2024', 'ecritures', 'tva']))
    await expect(box('Comptabilité').indeterminate).toBe(true)
    await expect(box('Comptabilité').checked).toBe(false)
  },
}

const navigate = fn()

/** Links go through the link adapter. Disabled entries give a reason. */
export const Links: Story = {
  render: args => (
    <RouterProvider navigate={navigate}>
      <FolderTree {...args} />
    </RouterProvider>
  ),
  args: {
    items: [
      { id: 'a', parentId: null, name: 'Rapport publié', href: '/app/rapports/publie', kind: 'document' },
      {
        id: 'b',
        parentId: null,
        name: 'Rapport protégé',
        href: '/app/rapports/admin',
        kind: 'document',
        disabledReason: 'Vous n’avez pas le droit de consulter ce rapport',
      },
      { id: 'c', parentId: null, name: 'Rapport en cours d’import', isBusy: true, kind: 'document' },
    ],
    onAction: fn(),
  },
  play: async ({ canvasElement, args }) => {
    navigate.mockClear()
    // The test page must not navigate away, even if the tree fails to prevent it.
    const stay = (event: MouseEvent) => event.preventDefault()
    window.addEventListener('click', stay)
    try {
      await userEvent.click(within(canvasElement).getByRole('link', { name: 'Rapport publié' }))
      await expect(navigate).toHaveBeenCalledTimes(1)
      await userEvent.keyboard('{Home}{Enter}')
      await expect(navigate).toHaveBeenCalledTimes(2)
      await expect(navigate.mock.lastCall?.[0]).toBe('/app/rapports/publie')
      await userEvent.click(row(canvasElement, /^Rapport protégé/))
    } finally {
      window.removeEventListener('click', stay)
    }
    await expect(navigate).toHaveBeenCalledTimes(2)
    await expect(within(canvasElement).queryByRole('link', { name: 'Rapport protégé' })).toBeNull()
    await expect(args.onAction).not.toHaveBeenCalled()
    await expect(row(canvasElement, /^Rapport protégé, Vous n’avez pas le droit/)).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(row(canvasElement, /(in progress|en cours)$/)).toHaveAttribute('aria-busy', 'true')
  },
}

/** All states together, with the longest texts. */
export const Permutations: Story = {
  args: {
    selectionMode: 'multiple',
    items: [
      ...clientFolders.slice(0, 3),
      {
        id: 'later',
        parentId: null,
        name: 'Dossiers permanents et annexes de la mission',
        hasChildren: true,
      },
      { id: 'never', parentId: null, name: 'Correspondance avec le commissaire', hasChildren: true },
      { id: 'none', parentId: null, name: 'Archives', hasChildren: true },
      {
        id: 'closed',
        parentId: null,
        name: 'Direction générale',
        disabledReason: 'Réservé aux associés de la mission',
      },
    ],
    defaultExpandedIds: new Set(['compta', 'bilans', 'later', 'never', 'none']),
    defaultSelectedIds: new Set(['bilan-2025']),
    loadChildren: async (id: string) => {
      if (id === 'never') throw new Error('503')
      if (id === 'later') await new Promise(() => {})
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('row', { name: /^Correspondance .*(Could not|Échec)/ })
    await within(canvasElement).findByRole('row', { name: /^Archives, (Empty|Vide)/ })
    await expect(tree(canvasElement)).toHaveAttribute('aria-multiselectable', 'true')
    await expect(within(canvasElement).getByRole('checkbox', { name: /Direction générale/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
/** Text at 200 % on a phone: codes and counts are not truncated, and the last of many rows is at its position. */
export const LeastRoom: Story = {
  args: {
    items: Array.from({ length: 200 }, (_, at) => ({
      id: String(at),
      parentId: null,
      name: `Ateliers mécaniques Brandt ${at}`,
      description: String(100_000 + at),
      badge: { value: 12, label: '12 rapports' },
    })),
    onRename: fn(),
  },
  decorators: [
    Story => (
      <div style={{ inlineSize: '8rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const expectWhole = async (name: RegExp, code: string, count: number) => {
      const shown = row(canvasElement, name)
      const box = shown.getBoundingClientRect()
      const parts = [within(shown).getByText(code), within(shown).getByText(String(count))]
      for (const part of parts) {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth || Math.ceil(right - left))
        await expect([left >= box.left, right <= box.right, top >= box.top, bottom <= box.bottom]).toEqual([
          true,
          true,
          true,
          true,
        ])
      }
    }
    await expectWhole(/^Ateliers mécaniques Brandt 1,/, '100001', 12)
    row(canvasElement, /^Ateliers mécaniques Brandt 0,/).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(row(canvasElement, /^Ateliers mécaniques Brandt 199,/)).toHaveFocus())
    const last = row(canvasElement, /^Ateliers mécaniques Brandt 199,/).getBoundingClientRect()
    const view = tree(canvasElement).getBoundingClientRect()
    await expect(last.bottom).toBeLessThanOrEqual(view.bottom + 1)
    await expect(last.top).toBeGreaterThanOrEqual(view.top)
    const before = row(canvasElement, /^Ateliers mécaniques Brandt 198,/).getBoundingClientRect()
    await expect(before.bottom).toBeCloseTo(last.top, 0)
  },
}
