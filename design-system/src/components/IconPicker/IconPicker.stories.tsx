import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { IconPicker } from './IconPicker.tsx'

const Held = held(IconPicker)

const meta = {
  title: 'Components/IconPicker',
  component: IconPicker,
  args: { label: 'Icône', name: 'menuIcon', value: null, color: '#2b7fb8', onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
} satisfies Meta<typeof IconPicker>
export default meta
type Story = StoryObj<typeof meta>

const long = 'Désignation complète de l’établissement, du responsable de mission et des commanditaires'

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', {
      name: /^Icône (Choose an icon…|Choisir une icône…)$/,
    })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const search = await screen.findByRole('searchbox')
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('cloche')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.clear(search)
    await userEvent.keyboard('BOITE')
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith('archive')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAccessibleName('Icône archive')
  },
}
export const NothingFound: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
    await userEvent.keyboard('zzzz')
    await waitFor(() => expect(screen.getByText(/No icons found|Aucune icône trouvée/)).toBeVisible())
  },
}
export const Invalid: Story = {
  args: { isRequired: true, messages: [{ kind: 'error', text: 'Icône est obligatoire.' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(
      /Icône est obligatoire\./,
    )
  },
}
export const Unknown: Story = { args: { value: 'no-such-icon' } }
export const Disabled: Story = {
  args: { isDisabled: true, value: 'bell', disabledReason: 'Réservé à l’administration.' },
}
export const Open: Story = {
  args: { value: 'bell' },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
  },
}
export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Held
        label={long}
        isRequired
        description={long}
        value="signature"
        color="#8a63c9"
        onChange={() => {}}
        messages={[{ kind: 'warning', text: long }]}
      />
      <Held aria-label="Icône" value={null} onChange={() => {}} />
    </Stack>
  ),
}
