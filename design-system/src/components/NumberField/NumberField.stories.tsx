import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { NumberField } from './NumberField.tsx'

const Held = held(NumberField)

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Ordre', name: 'menuOrder', value: 10, onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

const long = 'Désignation complète de l’établissement, du responsable de mission et des commanditaires'

export const Default: Story = {
  args: { minimum: 0, maximum: 100 },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Ordre' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(11)
    await userEvent.clear(field)
    await userEvent.keyboard('250{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith(100)
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}
export const Decimals: Story = {
  args: { label: 'Solde', value: 1234.5, format: { minimumFractionDigits: 2 }, suffix: '€' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Solde' })
    await expect(field).toHaveValue(document.documentElement.lang === 'fr' ? '1\u202f234,50' : '1,234.50')
  },
}
export const DecimalComma: Story = {
  args: { label: 'Solde', value: null, format: { maximumFractionDigits: 2 } },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard(document.documentElement.lang === 'fr' ? '12,75{Tab}' : '12.75{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith(12.75)
  },
}
export const Steppers: Story = {
  args: { hasSteppers: true, step: 5 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /More|Plus/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(15)
  },
}
export const Invalid: Story = {
  args: { value: null, isRequired: true, messages: [{ kind: 'error', text: 'Ordre est obligatoire.' }] },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /^Ordre/ })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Ordre est obligatoire\./)
  },
}
export const Disabled: Story = {
  args: { isDisabled: true, disabledReason: 'L’ordre est celui de l’arborescence.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Ordre' })
    await expect(field).toBeDisabled()
    await expect(field).toHaveAccessibleDescription('L’ordre est celui de l’arborescence.')
  },
}
export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Held
        label={long}
        isRequired
        value={123456789012}
        onChange={() => {}}
        hasSteppers
        suffix="kilomètres"
        messages={[{ kind: 'warning', text: long }]}
      />
      <Held label="Indisponible" isDisabled value={3} onChange={() => {}} disabledReason={long} hasSteppers />
      <Held label="Lecture seule" isReadOnly value={3} onChange={() => {}} />
    </Stack>
  ),
}
