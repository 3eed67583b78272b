import type { Meta, StoryObj } from '@storybook/react-vite'
import { Archive, Columns3, Download, Filter, Mail, Rows3, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Toolbar, toolbarLooks } from './Toolbar.tsx'
import type { ToolbarGroup } from './toolbarItems.ts'

const send = fn()
const archive = fn()
const remove = fn()
const compact = fn()

const icon = { 'aria-hidden': true, size: 18 } as const
const groups = (isCompact = false, onCompact: (isOn: boolean) => void = compact): readonly ToolbarGroup[] => [
  {
    label: 'Demandes choisies',
    items: [
      { id: 'send', label: 'Renvoyer l’e-mail', icon: <Mail {...icon} />, onPress: send },
      { id: 'archive', label: 'Archiver', icon: <Archive {...icon} />, onPress: archive },
      {
        id: 'delete',
        label: 'Supprimer',
        icon: <Trash2 {...icon} />,
        onPress: remove,
        isDanger: true,
        disabledReason: 'Une des demandes est déjà validée.',
      },
    ],
  },
  {
    label: 'Affichage',
    items: [
      {
        id: 'compact',
        label: 'Lignes serrées',
        icon: <Rows3 {...icon} />,
        isSelected: isCompact,
        onChange: onCompact,
      },
      { id: 'export', label: 'Exporter', icon: <Download {...icon} />, onPress: fn() },
    ],
  },
]

const meta = {
  title: 'Components/Toolbar',
  component: Toolbar,
  args: { label: 'Actions sur les demandes', groups: groups() },
  argTypes: { look: { control: 'select', options: toolbarLooks } },
  beforeEach: () => {
    for (const action of [send, archive, remove, compact]) action.mockClear()
  },
} satisfies Meta<typeof Toolbar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: args => (
    <Stack>
      <Toolbar {...args} />
      <Button>Après</Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const toolbar = canvas.getByRole('toolbar', { name: 'Actions sur les demandes' })
    await expect(within(toolbar).getByRole('group', { name: 'Demandes choisies' })).toBeVisible()
    await expect(within(toolbar).queryByRole('button', { name: /(More|Autres) actions/ })).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Renvoyer l’e-mail' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(send).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    const toggle = canvas.getByRole('button', { name: 'Lignes serrées' })
    await expect(toggle).toHaveFocus()
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard(' ')
    await expect(compact).toHaveBeenLastCalledWith(true)
    // Back to the previously focused tool, not the nearest one.
    const after = canvas.getByRole('button', { name: 'Après' })
    await userEvent.click(after)
    await userEvent.tab({ shift: true })
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.tab()
    await expect(after).toHaveFocus()
  },
}

function Resized() {
  const [isNarrow, setNarrow] = useState(true)
  const [isCompact, setCompact] = useState(false)
  return (
    <Stack>
      <div style={{ inlineSize: isNarrow ? '16rem' : '60rem' }}>
        <Toolbar label="Actions sur les demandes" groups={groups(isCompact, setCompact)} />
      </div>
      <Button onPress={() => setNarrow(!isNarrow)}>Plus large</Button>
    </Stack>
  )
}

export const OverflowIntoAMenu: Story = {
  render: () => <Resized />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const toolbar = canvas.getByRole('toolbar')
    await expect(within(toolbar).getAllByRole('button')).toHaveLength(2)
    await expect(toolbar.scrollWidth).toBeLessThanOrEqual(toolbar.clientWidth)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const more = canvas.getByRole('button', { name: /^(More actions|Autres actions)$/ })
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Archiver' })).toHaveFocus())
    const refused = screen.getByRole('menuitem', { name: 'Supprimer' })
    await expect(refused).toHaveAttribute('aria-disabled', 'true')
    await expect(refused).toHaveAccessibleDescription('Une des demandes est déjà validée.')
    await userEvent.keyboard('{Enter}')
    await expect(archive).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(more).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Lignes serrées' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    // With enough room the menu is gone, and the choices made in it are visible.
    await userEvent.click(canvas.getByRole('button', { name: 'Plus large' }))
    await waitFor(() => expect(within(toolbar).getAllByRole('button')).toHaveLength(5))
    await expect(canvas.getByRole('button', { name: 'Lignes serrées' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Plus large' }))
    await waitFor(() => expect(within(toolbar).getAllByRole('button')).toHaveLength(2))
  },
}

/** The window shrinks while somebody works in the toolbar. */
export const KeepsTheFocus: Story = {
  render: args => (
    <div data-testid="room">
      <Toolbar {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Exporter' }).focus()
    canvas.getByTestId('room').style.inlineSize = '16rem'
    const more = await canvas.findByRole('button', { name: /^(More actions|Autres actions)$/ })
    await waitFor(() => expect(more).toHaveFocus())
  },
}

export const DisabledWithReason: Story = {
  play: async ({ canvasElement }) => {
    const refused = within(canvasElement).getByRole('button', { name: 'Supprimer' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(refused).toHaveFocus()
    await expect(refused).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() =>
      expect(screen.getByRole('tooltip')).toHaveTextContent('Une des demandes est déjà validée.'),
    )
    await expect(refused).toHaveAccessibleDescription(/Une des demandes est déjà validée\./)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(refused)
    await expect(remove).not.toHaveBeenCalled()
  },
}

export const Icons: Story = {
  args: { look: 'icons' },
  play: async ({ canvasElement }) => {
    const archiving = within(canvasElement).getByRole('button', { name: 'Archiver' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(archiving).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(/^Archiver$/))
  },
}

export const Pending: Story = {
  args: {
    groups: [
      {
        label: 'Demandes choisies',
        items: [
          {
            id: 'send',
            label: 'Renvoyer l’e-mail',
            icon: <Mail {...icon} />,
            onPress: send,
            isPending: true,
          },
          { id: 'archive', label: 'Archiver', icon: <Archive {...icon} />, onPress: archive },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const sending = within(canvasElement).getByRole('button', { name: 'Renvoyer l’e-mail' })
    await userEvent.tab()
    await expect(sending).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(send).not.toHaveBeenCalled()
    await expect(within(sending).getByLabelText(/In progress|En cours/)).toBeVisible()
  },
}

const many: readonly ToolbarGroup[] = [
  ...groups(true),
  {
    label: 'Colonnes',
    items: [
      {
        id: 'columns',
        label: 'Choisir les colonnes de l’établissement',
        icon: <Columns3 {...icon} />,
        onPress: fn(),
      },
      {
        id: 'filter',
        label: 'Anticonstitutionnellement'.repeat(3),
        icon: <Filter {...icon} />,
        onPress: fn(),
      },
      { id: 'words', label: 'Sans icône', onPress: fn() },
    ],
  },
]

export const Permutations: Story = {
  render: () => (
    <Stack gap={4}>
      <Toolbar label="Toutes les actions" groups={many} />
      <Toolbar label="Icônes" groups={many} look="icons" />
      <div style={{ maxInlineSize: '20rem' }}>
        <Toolbar label="Étroite" groups={many} />
      </div>
      <div style={{ maxInlineSize: '3rem' }}>
        <Toolbar label="Très étroite" groups={groups()} />
      </div>
    </Stack>
  ),
}
