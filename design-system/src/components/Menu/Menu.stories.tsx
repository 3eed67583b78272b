import type { Meta, StoryObj } from '@storybook/react-vite'
import { EllipsisVertical, FolderInput, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { overThePage } from '../../internal/overlay/overThePage.fixtures.ts'
import { Menu, MenuItem, menuPlacements, MenuSection, Submenu } from './Menu.tsx'

const rename = fn()
const meta = {
  title: 'Components/Menu',
  parameters: overThePage('20rem'),
  component: Menu,
  args: {
    trigger: <Button>Actions</Button>,
    children: (
      <>
        <MenuItem label="Renommer" icon={<Pencil aria-hidden size={18} />} shortcut="F2" onAction={rename} />
        <Submenu label="Déplacer vers" icon={<FolderInput aria-hidden size={18} />}>
          <MenuItem label="Clients" />
          <MenuItem label="Archives" />
        </Submenu>
        <MenuSection aria-label="Danger">
          <MenuItem label="Supprimer" icon={<Trash2 aria-hidden size={18} />} isDanger />
        </MenuSection>
      </>
    ),
  },
  argTypes: { placement: { control: 'select', options: menuPlacements } },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    rename.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Actions' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible())
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Renommer' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: 'Supprimer' })).toHaveFocus()
    await userEvent.keyboard('ren')
    await expect(screen.getByRole('menuitem', { name: 'Renommer' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(rename).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

/** A click without a pointer, as screen readers send it. */
export const OpenedWithoutPointer: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Actions' })
    button.focus()
    button.click()
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Renommer' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

function Rendered() {
  const [count, setCount] = useState(0)
  return (
    <Menu ref={() => {}} trigger={<Button>Actions</Button>}>
      <MenuSection
        aria-label="Compteur"
        selectionMode="multiple"
        selectedKeys={[]}
        onSelectionChange={() => setCount(count + 1)}
      >
        <MenuItem id="count" label={`Compter, ${count}`} />
      </MenuSection>
    </Menu>
  )
}

/** A `ref` that is new at each render does not set up the focus of the open menu again. */
export const RenderedAgain: Story = {
  parameters: { picture: 'none' },
  render: () => <Rendered />,
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox')).toHaveFocus())
    const listen = spyOn(menu, 'addEventListener')
    await userEvent.keyboard(' ')
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Compter, 1' })).toBeVisible())
    await expect(listen).not.toHaveBeenCalledWith('focus', expect.anything())
  },
}

export const WithSubmenu: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Renommer' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Clients' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Déplacer vers' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

function Choice() {
  const [theme, setTheme] = useState('system')
  return (
    <Menu trigger={<Button>Thème</Button>}>
      <MenuSection
        title="Thème"
        selectionMode="single"
        selectedKeys={[theme]}
        onSelectionChange={([key]) => key !== undefined && setTheme(key)}
      >
        <MenuItem id="light" label="Clair" />
        <MenuItem id="dark" label="Sombre" />
        <MenuItem id="system" label="Comme le système" description="Suit le réglage de l’appareil" />
      </MenuSection>
    </Menu>
  )
}

export const Choices: Story = {
  render: () => <Choice />,
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Comme le système' })).toBeChecked())
    await userEvent.keyboard('som{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Sombre' })).toBeChecked())
  },
}

export const DisabledWithReason: Story = {
  args: {
    children: <MenuItem label="Supprimer" description="Ce menu a des sous-menus." isDisabled />,
  },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const item = await screen.findByRole('menuitem', { name: 'Supprimer' })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleDescription('Ce menu a des sous-menus.')
  },
}

export const Permutations: Story = {
  args: {
    isOpen: true,
    trigger: <IconButton label="Autres actions" icon={<EllipsisVertical aria-hidden size={18} />} />,
    children: (
      <>
        <MenuSection title="Établissement">
          <MenuItem
            label="Enregistrer les modifications apportées au responsable de l’établissement"
            icon={<Pencil aria-hidden size={18} />}
            shortcut="Ctrl ⇧ S"
          />
          <MenuItem label={'Anticonstitutionnellement'.repeat(3)} />
          <MenuItem label="Droits des personnes" href="https://example.org/" isExternal />
        </MenuSection>
        <MenuSection title="Langue" selectionMode="single" selectedKeys={['fr']}>
          <MenuItem id="en" label="English" lang="en" />
          <MenuItem id="fr" label="Français" lang="fr" />
        </MenuSection>
        <MenuSection aria-label="Danger">
          <MenuItem label="Supprimer" icon={<Trash2 aria-hidden size={18} />} isDanger />
          <MenuItem label="Archiver" description="Un rapport de ce dossier est publié." isDisabled />
        </MenuSection>
      </>
    ),
  },
}
