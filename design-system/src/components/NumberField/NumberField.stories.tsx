import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type FormEvent } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

const Held = held(NumberField)
const submitted = fn((event: FormEvent) => event.preventDefault())

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
/** The decimal mark of a numeric keypad is the one of the keyboard, not of the language. */
export const KeypadMark: Story = {
  args: { label: 'Solde', value: null, format: { maximumFractionDigits: 2 } },
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    const isFrench = document.documentElement.lang === 'fr'
    const field = within(canvasElement).getByRole('textbox', { name: 'Solde' })
    await userEvent.tab()
    await userEvent.keyboard(isFrench ? '2.5{Tab}' : '2,5{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2.5)
    await expect(field).toHaveValue(isFrench ? '2,5' : '2.5')
    await userEvent.clear(field)
    await userEvent.keyboard(isFrench ? '1 234.56{Enter}' : '1,234.56{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.56)
    await expect(field).toHaveValue(isFrench ? '1\u202f234,56' : '1,234.56')
    // A step starts from what was typed.
    await userEvent.clear(field)
    await userEvent.keyboard('7.5{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(8)
    await expect(field).toHaveValue('8')
  },
}
/** In a field for whole numbers, typed decimals are rounded, never read as further digits. */
export const WholeNumbers: Story = {
  args: { label: 'Montant', value: null, format: { maximumFractionDigits: 0 } },
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Montant' })
    await userEvent.tab()
    await userEvent.keyboard('1500,50')
    await expect(field).toHaveValue('1500,50')
    await userEvent.keyboard('{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1501)
    await userEvent.clear(field)
    await userEvent.keyboard('1500.50{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1501)
    for (const [value] of args.onChange?.mock.calls ?? []) await expect([null, 1501]).toContain(value)
  },
}
/** A compact number cannot be typed: the field shows all digits. */
export const CompactFormat: Story = {
  args: { label: 'Taille', value: null, format: { style: 'unit', unit: 'byte', notation: 'compact' } },
  parameters: { picture: 'none' },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('2400000{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2400000)
  },
}
export const Pasted: Story = {
  args: { label: 'Montant', value: null, suffix: '€' },
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.paste('1 500 €')
    await expect(args.onChange).toHaveBeenLastCalledWith(1500)
    await userEvent.paste('environ 20')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(
      within(canvasElement).getByText(/environ 20.* (is not a number|n’est pas un nombre)/),
    ).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.paste('20')
    await expect(args.onChange).toHaveBeenLastCalledWith(20)
    await expect(within(canvasElement).queryByText(/environ 20/)).toBeNull()
  },
}
/** A number in the other language's format is kept and blocks the form, because its separators could mean two numbers. */
export const Unreadable: Story = {
  args: { label: 'Montant', value: 10 },
  parameters: { picture: 'none' },
  render: args => (
    <form onSubmit={submitted}>
      <Held {...args} />
      <button type="submit">Envoyer</button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const isFrench = document.documentElement.lang === 'fr'
    const other = isFrench ? '1,234.56' : '1.234,56'
    const field = within(canvasElement).getByRole('textbox', { name: 'Montant' })
    submitted.mockClear()
    await userEvent.clear(field)
    await userEvent.keyboard(other)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Envoyer' }))
    await expect(submitted).not.toHaveBeenCalled()
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue(other)
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/1.234.56.* (is not a number|n’est pas un nombre)/)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.clear(field)
    await userEvent.keyboard('12{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
    await expect(submitted).toHaveBeenCalledTimes(1)
    await expect(field).not.toBeInvalid()
  },
}
/** A form whose own buttons set the number, empty it and make the field read-only. */
function FormAround(props: NumberFieldProps) {
  const [value, setValue] = useState<number | null>(10)
  const [isReadOnly, setReadOnly] = useState(false)
  return (
    <form onSubmit={submitted}>
      <NumberField {...props} {...{ value, isReadOnly }} onChange={setValue} />
      <button type="button" onClick={() => setValue(10)}>
        Rétablir
      </button>
      <button type="button" onClick={() => setValue(null)}>
        Vider
      </button>
      <button type="button" onClick={() => setReadOnly(true)}>
        Verrouiller
      </button>
      <button type="submit">Envoyer</button>
    </form>
  )
}

/** A text that is not a number is gone for good once the form has set a number. */
export const UnreadableThenSet: Story = {
  args: { label: 'Montant' },
  parameters: { picture: 'none' },
  render: args => <FormAround {...args} />,
  play: async ({ canvasElement }) => {
    const press = (name: string) => userEvent.click(within(canvasElement).getByRole('button', { name }))
    const message = () => within(canvasElement).queryByText(/(is not a number|n’est pas un nombre)/)
    const field = within(canvasElement).getByRole('textbox', { name: 'Montant' })
    await userEvent.clear(field)
    await userEvent.keyboard('1.2,3.4{Tab}')
    await expect(message()).toBeVisible()
    await press('Rétablir')
    await expect(field).toHaveValue('10')
    await expect(field).not.toBeInvalid()
    await expect(message()).toBeNull()
    await press('Vider')
    await expect(field).toHaveValue('')
    await expect(message()).toBeNull()
  },
}

/** A field that nobody can correct any more does not block its form. */
export const UnreadableThenReadOnly: Story = {
  args: { label: 'Montant' },
  parameters: { picture: 'none' },
  render: args => <FormAround {...args} />,
  play: async ({ canvasElement }) => {
    const press = (name: string) => userEvent.click(within(canvasElement).getByRole('button', { name }))
    const field = within(canvasElement).getByRole('textbox', { name: 'Montant' })
    submitted.mockClear()
    await userEvent.clear(field)
    await userEvent.keyboard('1.2,3.4{Tab}')
    await press('Envoyer')
    await expect(submitted).not.toHaveBeenCalled()
    await press('Verrouiller')
    await press('Envoyer')
    await expect(submitted).toHaveBeenCalledTimes(1)
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
