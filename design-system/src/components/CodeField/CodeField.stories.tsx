import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { CodeField } from './CodeField.tsx'

const Held = held(CodeField)

const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: {
    label: 'Code de vérification',
    name: 'code',
    value: '',
    description: 'Six chiffres, envoyés à jeanne@fontaine.example',
    onChange: fn(),
    onBlur: fn(),
  },
  render: args => <Held {...args} />,
} satisfies Meta<typeof CodeField>
export default meta
type Story = StoryObj<typeof meta>

const long = 'Désignation complète de l’établissement, du responsable de mission et des commanditaires'

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Code de vérification' })
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expect(field).toHaveAccessibleDescription(/Six chiffres/)
    await userEvent.tab()
    await userEvent.keyboard('1a2 34567')
    await expect(field).toHaveValue('123456')
    await expect(args.onChange).toHaveBeenLastCalledWith('123456')
  },
}

/** The pasted text has words around the code, and the field already has digits in it. */
export const Pasted: Story = {
  args: { value: '99' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('Votre code : 604 218.')
    await expect(field).toHaveValue('604218')
  },
}

export const Invalid: Story = {
  args: { value: '123456', messages: [{ kind: 'error', text: 'Ce code n’est pas le bon.' }] },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Ce code n’est pas le bon\./)
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, disabledReason: 'Demandez d’abord un nouveau code.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toBeDisabled()
    await expect(field).toHaveAccessibleDescription(/Demandez d’abord un nouveau code\./)
  },
}

/** The most awkward content, under all conditions. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Held label={long} description={long} value="123456" onChange={() => {}} isRequired />
      <Held label="Code à huit chiffres" length={8} value="12345678" onChange={() => {}} />
      <Held label="Indisponible" value="12" onChange={() => {}} isDisabled />
    </Stack>
  ),
}
