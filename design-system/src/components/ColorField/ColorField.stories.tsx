import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ColorField } from './ColorField.tsx'

const Held = held(ColorField)

const meta = {
  title: 'Components/ColorField',
  component: ColorField,
  args: { label: 'Couleur de l’icône', name: 'menuColor', value: '#2b7fb8', onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
} satisfies Meta<typeof ColorField>
export default meta
type Story = StoryObj<typeof meta>

const long = 'Désignation complète de l’établissement, du responsable de mission et des commanditaires'

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Couleur de l’icône' })
    await userEvent.clear(field)
    await userEvent.type(field, '1F6F8B')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('#1f6f8b')
    await expect(field).toHaveValue('#1f6f8b')
  },
}
export const Suggestions: Story = {
  args: { swatches: ['#2b7fb8', '#c4554d', '#3a8f4d'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('listbox', { name: /Suggested colors|Couleurs proposées/ })
    await expect(within(list).getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
    await expect(within(list).getAllByRole('option')[1]).toHaveAccessibleName(/^(Coral|Corail)$/)
    canvas.getByRole('textbox').focus()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('#c4554d')
  },
}
export const Picker: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(expect.stringMatching(/^#[0-9a-f]{6}$/)))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const TooFaint: Story = {
  args: { value: '#ffffaa' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toHaveAccessibleDescription(/on the light theme|sur le thème clair/)
    await expect(field).not.toBeInvalid()
  },
}
export const Invalid: Story = {
  args: {
    value: 'bleu',
    messages: [{ kind: 'error', text: 'Couleur doit être une couleur, par exemple #1f6f8b.' }],
  },
}
export const Disabled: Story = { args: { isDisabled: true, disabledReason: 'Choisissez d’abord une icône.' } }
export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Held label={long} isRequired description={long} value="#000000" onChange={() => {}} />
      <Held label="Vide" value="" onChange={() => {}} messages={[{ kind: 'error', text: long }]} />
      <Held label="Lecture seule" isReadOnly value="#8a63c9" onChange={() => {}} />
    </Stack>
  ),
}
