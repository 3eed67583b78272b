import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storedIconName } from '../MenuIcon/iconName.ts'
import { Button } from '../Button/Button.tsx'
import { MenuIcon } from '../MenuIcon/MenuIcon.tsx'
import { overThePage } from '../../internal/overlay/overThePage.fixtures.ts'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'
import { rank } from './match.ts'
import type { PaletteItem, PaletteSource } from './sources.ts'

const menus: PaletteItem[] = [
  ['Inventaire', 'Inventory', 'INV01', 'boxes', '#65a30d', 'Applications'],
  ['Rôles et groupes', 'Roles and groups', 'M0503', 'users', '#b91c1c', 'Sécurité'],
  ['Menus', 'Menus', 'ADM0.5', 'list-tree', '#0f62fe', 'Administration'],
  ['Notifications', 'Notifications', 'M03', 'bell', '#c2410c', 'Administration'],
  ['Bibliothèque de rapports', 'Report library', 'DSHB20', 'library', '#0e7490', 'Rapports'],
].map(([title = '', english = '', code = '', icon = '', color = '', subtitle = '']) => ({
  id: code,
  title,
  keywords: [english],
  code,
  subtitle,
  href: `/app/${code}`,
  icon: <MenuIcon name={storedIconName(icon)} color={color} />,
}))
const people: PaletteItem[] = ['Inès Vasseur', 'Zoé Lefèvre', 'Camille Berthelot'].map(title => ({
  id: title,
  title,
  subtitle: 'Personnel',
  onAction: () => undefined,
}))

const menuSource: PaletteSource = { id: 'menus', label: 'Menus', search: text => rank(text, menus) }
const later = <T,>(value: T, delay: number, signal: AbortSignal) =>
  new Promise<T>((resolve, reject) => {
    setTimeout(() => resolve(value), delay)
    signal.addEventListener('abort', () => reject(new Error('aborted')))
  })
const peopleSource: PaletteSource = {
  id: 'people',
  label: 'Personnes',
  isRemote: true,
  minLength: 2,
  search: (text, signal) => later(rank(text, people), 150, signal),
}
const newMenu = fn()
const actions: PaletteSource = {
  id: 'actions',
  label: 'Actions',
  minLength: 0,
  search: text =>
    rank(text, [
      {
        id: 'theme',
        title: 'Changer de thème',
        page: {
          id: 'themes',
          title: 'Thème',
          sources: [
            {
              id: 'themes',
              label: 'Thème',
              minLength: 0,
              search: query =>
                rank(query, [
                  { id: 'light', title: 'Clair', onAction: newMenu },
                  { id: 'dark', title: 'Sombre', onAction: newMenu },
                ]),
            },
          ],
        },
      },
      { id: 'new', title: 'Nouveau menu', onAction: newMenu, shortcut: 'N' },
    ]),
}

function Opened(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Rechercher</Button>
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onOpenChange={value => {
          setOpen(value)
          props.onOpenChange(value)
        }}
      />
    </>
  )
}

const sources = [menuSource, peopleSource, actions]
const meta = {
  title: 'Components/CommandPalette',
  parameters: overThePage(),
  component: CommandPalette,
  render: args => <Opened {...args} />,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onChoose: fn(),
    sources,
    recents: menus.slice(2, 4),
  },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

const options = () => screen.queryAllByRole('option').map(option => option.dataset['key']?.split('?')[0])
const active = () => screen.queryAllByRole('option').find(option => option.dataset['focused'] !== undefined)

export const Default: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Rechercher' })
    await userEvent.click(button)
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAttribute('aria-autocomplete', 'list')
    const list = screen.getByRole('listbox', { name: /Results|Résultats/ })
    await expect(field).toHaveAttribute('aria-controls', list.id)
    await expect(options()).toEqual(['recents/ADM0.5', 'recents/M03', 'actions/theme', 'actions/new'])
    // "inventory" finds "Inventaire" even in the French interface.
    await userEvent.type(field, 'inventory')
    await waitFor(() => expect(active()).toHaveTextContent('Inventaire'))
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', active()?.id))
    await userEvent.clear(field)
    await userEvent.type(field, 'roles')
    await waitFor(() => expect(active()).toHaveTextContent('Rôles et groupes'))
    await expect(active()?.querySelector('mark')).toHaveTextContent('Rôles')
    await userEvent.clear(field)
    await userEvent.type(field, 'm')
    await userEvent.keyboard('{ArrowDown}')
    const second = active()
    await expect(second?.dataset['key']?.split('?')[0]).toBe(options()[1])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChoose).not.toHaveBeenCalled()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const ChooseByEnter: Story = {
  play: async ({ args }) => {
    newMenu.mockClear()
    const field = await screen.findByRole('combobox')
    await userEvent.type(field, 'nouveau menx')
    await expect(options()).not.toContain('actions/new')
    // After a correction no row is active, so Enter chooses the first.
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(options()).toContain('actions/new'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(newMenu).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ChooseByPress: Story = {
  play: async ({ args }) => {
    await screen.findByRole('combobox')
    await userEvent.click(screen.getByRole('option', { name: /Nouveau menu/ }))
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
}

let lateAnswer = Promise.withResolvers<void>()
export const LateAnswerMovesNothing: Story = {
  args: {
    sources: [
      { ...peopleSource, search: async text => (await lateAnswer.promise, rank(text, people)) },
      menuSource,
    ],
  },
  play: async () => {
    lateAnswer = Promise.withResolvers()
    const field = await screen.findByRole('combobox')
    await userEvent.type(field, 'in')
    await waitFor(() => expect(active()).toHaveTextContent('Inventaire'))
    const before = { key: active()?.dataset['key'], top: active()?.getBoundingClientRect().top }
    await waitFor(() =>
      expect(screen.getByText(/Searching: Personnes|Recherche en cours : Personnes/)).toBeVisible(),
    )
    // People are the first source, but their results arrive late and are added at the end.
    lateAnswer.resolve()
    await screen.findByRole('option', { name: /Inès/ }, { timeout: 3000 })
    await expect(active()?.dataset['key']).toBe(before.key)
    await expect(active()?.getBoundingClientRect().top).toBe(before.top)
    await expect(options()[0]).toBe('menus/INV01')
  },
}

export const RemoteOrder: Story = {
  parameters: { picture: 'none' },
  args: {
    sources: [
      { ...peopleSource, search: (text, signal) => later(rank(text, people), 120, signal) },
      { ...menuSource, isRemote: true, search: async text => rank(text, menus) },
    ],
  },
  play: async () => {
    const field = await screen.findByRole('combobox')
    await userEvent.type(field, 'ine')
    await screen.findByRole('option', { name: /Inès/ }, { timeout: 3000 })
    await userEvent.clear(field)
    await userEvent.type(field, 'in')
    await screen.findByRole('option', { name: /Inventaire/ }, { timeout: 3000 })
    await expect(options()[0]).toBe('people/Inès Vasseur')
  },
}

export const FirstOfMany: Story = {
  parameters: { picture: 'none' },
  args: {
    sources: [{ ...peopleSource, search: async () => ({ items: people, total: 41 }) }, menuSource],
  },
  play: async () => {
    const field = await screen.findByRole('combobox')
    await userEvent.type(field, 'inv')
    await screen.findByRole('group', { name: /^Personnes – 3 (of|sur) 41$/ }, { timeout: 3000 })
    // The count includes the matching menu.
    await waitFor(() =>
      expect(screen.getByText(/^42 (results|résultats)$/)).toHaveAttribute('role', 'status'),
    )
  },
}

let failures = 0
export const FailingSource: Story = {
  args: {
    sources: [
      menuSource,
      {
        id: 'reports',
        label: 'Rapports',
        search: () => {
          failures += 1
          return failures === 1
            ? Promise.reject(new Error('503'))
            : Promise.resolve([{ id: '1', title: 'Inventaire annuel' }])
        },
      },
    ],
  },
  play: async () => {
    failures = 0
    const field = await screen.findByRole('combobox')
    await fireEvent.change(field, { target: { value: 'inv' } })
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('Rapports')
    await waitFor(() => expect(screen.getByRole('option', { name: /Inventaire/ })).toBeVisible())
    await userEvent.click(within(alert).getByRole('button', { name: /(Try again|Réessayer) Rapports/ }))
    await waitFor(() => expect(screen.getByRole('option', { name: 'Inventaire annuel' })).toBeVisible())
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const NestedPage: Story = {
  play: async () => {
    newMenu.mockClear()
    const field = await screen.findByRole('combobox')
    await userEvent.type(field, 'theme')
    await waitFor(() => expect(active()).toHaveTextContent('Changer de thème'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Sombre' })).toBeVisible())
    const inner = screen.getByRole('combobox', { name: /Thème/ })
    await expect(inner).toHaveValue('')
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(screen.getByRole('option', { name: /Nouveau menu/ })).toBeVisible())
    await expect(screen.getByRole('combobox')).toHaveFocus()
  },
}

export const InputMethod: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox')
    await userEvent.type(field, 'men')
    await waitFor(() => expect(active()).toBeDefined())
    await waitFor(() => expect(screen.queryByText(/Searching|Recherche en cours/)).toBeNull())
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    await expect(args.onChoose).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const NothingFound: Story = {
  play: async () => {
    const field = await screen.findByRole('combobox')
    await userEvent.type(field, 'qqqq')
    await waitFor(
      () => expect(screen.getByText(/No results for “qqqq”|Aucun résultat pour « qqqq »/)).toBeVisible(),
      { timeout: 3000 },
    )
    await waitFor(() => expect(screen.getByText(/^0 (result|résultat)/)).toHaveAttribute('role', 'status'))
  },
}

export const Permutations: Story = {
  args: {
    sources: [
      {
        id: 'long',
        label: 'Responsables de l’établissement et commanditaires',
        minLength: 0,
        search: () => [
          {
            id: '1',
            title: 'Gestion des responsables de l’établissement et des commanditaires de la mission',
            subtitle: 'Administration › Sécurité › Anticonstitutionnellement › Contrôle des permissions',
            icon: <MenuIcon name={storedIconName('unknown')} color="#ffffff" />,
            href: 'https://example.org/',
            isExternal: true,
          },
          { id: '2', title: 'Anticonstitutionnellement'.repeat(4), shortcut: 'Ctrl ⇧ S' },
          { id: '3', title: '<b>Zoé</b> & associés', subtitle: 'مرحبا' },
        ],
      },
      {
        id: 'failing',
        label: 'Recherche plein texte',
        minLength: 0,
        search: () => Promise.reject(new Error('503')),
      },
      actions,
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
