import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within, waitFor } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { PasswordField } from './PasswordField.tsx'

const Held = held(PasswordField)

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: {
    label: 'Mot de passe',
    name: 'password',
    value: '',
    autoComplete: 'current-password',
    onChange: fn(),
    onBlur: fn(),
  },
  render: args => <Held {...args} />,
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

const long = 'Désignation complète de l’établissement, du responsable de mission et des commanditaires'

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('Mot de passe')
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.tab()
    await userEvent.keyboard('parvis')
    await userEvent.tab()
    const show = canvas.getByRole('button', { name: /Show password|Afficher le mot de passe/ })
    await expect(show).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(show).toHaveAttribute('aria-pressed', 'true')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('parvis')
  },
}
export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{CapsLock}a')
    await waitFor(() => expect(within(canvasElement).getByText(/Caps Lock|Verr\. Maj\./)).toBeVisible())
  },
}
export const Invalid: Story = {
  args: { messages: [{ kind: 'error', text: 'Mot de passe est obligatoire.' }] },
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector('input')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Mot de passe est obligatoire\./)
  },
}
export const Disabled: Story = {
  args: { isDisabled: true, disabledReason: 'Le mot de passe est celui du cabinet.' },
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector('input')
    await expect(field).toBeDisabled()
    await expect(field).toHaveAccessibleDescription('Le mot de passe est celui du cabinet.')
  },
}
export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Held
        label={long}
        autoComplete="new-password"
        value={long}
        onChange={() => {}}
        description={long}
        isRequired
      />
      <Held
        label="Indisponible"
        autoComplete="current-password"
        isDisabled
        value="secret"
        onChange={() => {}}
      />
    </Stack>
  ),
}
