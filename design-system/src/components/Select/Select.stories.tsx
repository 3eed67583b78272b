import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe, Lock } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { overThePage } from '../../internal/overlay/overThePage.fixtures.ts'
import { interactionStates } from '../../internal/states/InteractionStates.fixtures.tsx'
import { Select } from './Select.tsx'

const Held = held(Select)

const options = [
  { id: 'Menus.Read', label: 'Menus.Read', description: 'Voir les menus' },
  { id: 'Menus.Manage', label: 'Menus.Manage', description: 'Administrer les menus' },
  { id: 'Roles.Read', label: 'Roles.Read', description: 'Voir les rôles', isDisabled: true },
  { id: 'Roles.Manage', label: 'Roles.Manage', description: 'Administrer les rôles' },
]

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Portée minimale', name: 'scope', value: null, options, onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /Portée minimale/ })
    await expect(button).toHaveAccessibleName(/Choose…|Choisir…/)
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const list = await screen.findByRole('listbox', { name: /Portée minimale/ })
    await expect(within(list).getAllByRole('option')).toHaveLength(4)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: /^Menus\.Manage/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: /^Roles\.Manage/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Roles.Manage')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAccessibleName(/Roles\.Manage/)
  },
}

export const InteractionStates: Story = interactionStates

export const Open: Story = {
  args: { value: 'Menus.Manage' },
  parameters: overThePage('22rem'),
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
}

export const TypeAhead: Story = {
  args: { value: 'Menus.Read' },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('Roles.M')
    await expect(args.onChange).toHaveBeenLastCalledWith('Roles.Manage')
  },
}

export const EscapeKeepsTheValue: Story = {
  args: { value: 'Menus.Read' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
    // The focus returns one frame after the list closes.
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus())
  },
}

export const Invalid: Story = {
  args: { isRequired: true, messages: [{ kind: 'error', text: 'Portée minimale est obligatoire.' }] },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveAccessibleName(/\((required|obligatoire)\)/)
    await expect(button).toHaveAccessibleDescription(/Portée minimale est obligatoire\./)
  },
}

export const Sections: Story = {
  args: {
    label: 'Visibilité',
    value: 'firm',
    options: [
      { title: 'Cabinet', options: [{ id: 'firm', label: 'Tout le cabinet', icon: <Lock size={16} /> }] },
      { title: 'Extérieur', options: [{ id: 'all', label: 'Clients aussi', icon: <Globe size={16} /> }] },
    ],
  },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('group', { name: 'Extérieur' })).toBeVisible())
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, value: 'Menus.Read', disabledReason: 'Choisissez d’abord une application.' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Choisissez d’abord une application.')
  },
}

export const Nothing: Story = {
  args: { options: [] },
}

const long =
  'Administration des établissements, des responsables de mission et des commanditaires de l’engagement'
export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Held
        label={long}
        isRequired
        description={long}
        value="long"
        onChange={() => {}}
        options={[{ id: 'long', label: long, description: long }, ...options]}
        messages={[{ kind: 'error', text: long }]}
      />
      <Held
        label="Portée"
        value={null}
        options={options}
        onChange={() => {}}
        emptyText="Toutes les portées"
      />
      <Held label="نطاق" value="a" options={[{ id: 'a', label: 'القراءة فقط' }]} onChange={() => {}} />
      <Held
        label="Indisponible"
        isDisabled
        value={null}
        options={options}
        onChange={() => {}}
        disabledReason={long}
      />
    </Stack>
  ),
}
