import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { IbanField } from './IbanField.tsx'

const Held = held(IbanField)

const meta = {
  title: 'Components/IbanField',
  component: IbanField,
  args: { label: 'IBAN du compte', name: 'iban', value: '', onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
} satisfies Meta<typeof IbanField>
export default meta
type Story = StoryObj<typeof meta>

const right = 'FR7630006000011234567890189'
const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: /^IBAN du compte/ })

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement)
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('fr7630006')
    await expect(input).toHaveValue('FR76 3000 6')
    await expect(args.onChange).toHaveBeenLastCalledWith('FR7630006')
    await expect(input).not.toBeInvalid()
    await userEvent.keyboard('000011234567890189')
    await expect(input).toHaveValue('FR76 3000 6000 0112 3456 7890 189')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledTimes(1)
    await expect(input).not.toBeInvalid()
  },
}

export const WithDescription: Story = {
  args: {
    isRequired: true,
    isClearable: true,
    value: right,
    description: 'Il figure sur le relevé d’identité bancaire de l’entreprise.',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^(Clear|Effacer) IBAN du compte$/ }),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(inputOf(canvasElement)).toHaveFocus()
    await userEvent.keyboard(right)
  },
}

export const CaretStays: Story = {
  args: { value: 'FR7630006000' },
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement)
    await userEvent.click(input)
    // In the middle: FR76 3|000 6000.
    input.setSelectionRange(6, 6)
    await userEvent.keyboard('99')
    await expect(input).toHaveValue('FR76 3990 0060 00')
    await expect(input.selectionStart).toBe(8)
    // At the end of a group and across the gap.
    await userEvent.keyboard('45')
    await expect(input).toHaveValue('FR76 3994 5000 6000')
    await expect(input.selectionStart).toBe(11)
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('FR76 3994 0006 000')
    await expect(input.selectionStart).toBe(9)
    // Right after a gap, where Backspace meets only the gap.
    input.setSelectionRange(10, 10)
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('FR76 3990 0060 00')
    await expect(input.selectionStart).toBe(8)
    // Right before a gap.
    input.setSelectionRange(4, 4)
    await userEvent.keyboard('{Delete}')
    await expect(input).toHaveValue('FR76 9900 0600 0')
    await expect(input.selectionStart).toBe(4)
    // Replacing a selection that spans several groups.
    input.setSelectionRange(2, 12)
    await userEvent.paste('76 3000')
    await expect(input).toHaveValue('FR76 3000 000')
    await expect(input.selectionStart).toBe(9)
    await expect(args.onChange).toHaveBeenLastCalledWith('FR763000000')
  },
}

export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(inputOf(canvasElement))
    await userEvent.paste('IBAN : fr76-3000 6000\u00A00112\u202F3456 7890 189\n')
    await expect(inputOf(canvasElement)).toHaveValue('FR76 3000 6000 0112 3456 7890 189')
    await expect(args.onChange).toHaveBeenLastCalledWith(right)
    await expect(inputOf(canvasElement)).not.toBeInvalid()
  },
}

const undo = '{Control>}z{/Control}'
const redo = '{Control>}y{/Control}'
/** The field formats the groups itself, which clears the browser's undo history, so it has its own undo. */
export const Undone: Story = {
  args: { value: 'FR76', isClearable: true },
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement)
    await userEvent.click(input)
    input.setSelectionRange(4, 4)
    await userEvent.keyboard('3000600')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(input).toHaveValue('FR76 3000 6')
    input.setSelectionRange(5, 9)
    await userEvent.paste('9999 1')
    await expect(input).toHaveValue('FR76 9999 16')
    await userEvent.keyboard(undo)
    await expect(input).toHaveValue('FR76 3000 6')
    await expect([input.selectionStart, input.selectionEnd]).toEqual([5, 9])
    await expect(args.onChange).toHaveBeenLastCalledWith('FR7630006')
    await userEvent.keyboard(undo)
    await expect(input).toHaveValue('FR76 3000 600')
    await userEvent.keyboard(undo)
    await expect(input).toHaveValue('FR76')
    await userEvent.keyboard(undo)
    await expect(input).toHaveValue('FR76')
    await userEvent.keyboard(redo)
    await expect(input).toHaveValue('FR76 3000 600')
    await userEvent.keyboard(`${redo}{Control>}{Shift>}z{/Shift}{/Control}`)
    await expect(input).toHaveValue('FR76 9999 16')
    // The browser's menu triggers undo with another event.
    const asked = new InputEvent('beforeinput', {
      inputType: 'historyUndo',
      bubbles: true,
      cancelable: true,
    })
    input.dispatchEvent(asked)
    await waitFor(() => expect(input).toHaveValue('FR76 3000 6'))
    await expect(asked.defaultPrevented).toBe(true)
    // Undo restores a cleared value in one step.
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Clear|Effacer) / }))
    await expect(input).toHaveValue('')
    await userEvent.keyboard(undo)
    await expect(input).toHaveValue('FR76 3000 6')
  },
}

/** Undo does not bring back the value of a previously shown account. */
export const AnotherValue: Story = {
  // Looks the same as `Correct`.
  parameters: { picture: 'none' },
  render: function Another(args) {
    const [value, setValue] = useState(args.value ?? '')
    return (
      <Stack>
        <IbanField {...args} value={value} onChange={setValue} />
        <Button onPress={() => setValue(right)}>Autre compte</Button>
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement)
    await userEvent.type(input, 'DE')
    await userEvent.click(within(canvasElement).getByRole('button'))
    await userEvent.click(input)
    await userEvent.keyboard(undo)
    await expect(input).toHaveValue('FR76 3000 6000 0112 3456 7890 189')
  },
}

export const TooShort: Story = {
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement)
    await userEvent.type(input, right.slice(0, -2))
    await expect(input).not.toBeInvalid()
    await userEvent.tab()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/(France).* 27 .* 2/)
    await userEvent.type(input, '8')
    await expect(input).toHaveAccessibleDescription(/27 .* 1/)
    await userEvent.type(input, '9')
    await expect(input).not.toBeInvalid()
    await expect(args.onChange).toHaveBeenLastCalledWith(right)
    await userEvent.type(input, '{Backspace}')
    await userEvent.tab()
    await expect(input).toBeInvalid()
  },
}

export const WrongKey: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement))
    await userEvent.paste('FR76 3000 6000 0112 3456 7809 189')
    // A pasted value is complete, so it is validated at once.
    await expect(inputOf(canvasElement)).toBeInvalid()
    await expect(inputOf(canvasElement)).toHaveAccessibleDescription(/typing error|faute de frappe/)
  },
}

export const Country: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), '3000 6000')
    await userEvent.tab()
    await expect(inputOf(canvasElement)).toHaveAccessibleDescription(/two letters|deux lettres/)
  },
}

export const Character: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement))
    await userEvent.paste('FR76 3000?')
    await expect(inputOf(canvasElement)).toHaveValue('FR76 3000 ?')
    await expect(inputOf(canvasElement)).toHaveAccessibleDescription(/(“|«\s)\?/)
  },
}

export const GivenWrong: Story = {
  args: { value: 'FR7630006000' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(inputOf(canvasElement)).not.toBeInvalid()
  },
}

export const Invalid: Story = {
  args: { isRequired: true, messages: [{ kind: 'error', text: 'IBAN du compte est obligatoire.' }] },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement)
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription(/obligatoire\./)
    // The form already shows an error, so the field adds none.
    await userEvent.type(input, 'F')
    await userEvent.tab()
    await expect(canvasElement.querySelectorAll('[data-kind="error"]')).toHaveLength(1)
  },
}

export const Warning: Story = {
  args: {
    value: right,
    messages: [{ kind: 'warning', text: 'Cet IBAN est déjà celui d’un autre compte de l’entreprise.' }],
  },
  play: async ({ canvasElement }) => {
    await expect(inputOf(canvasElement)).not.toBeInvalid()
  },
}
export const Checking: Story = {
  args: { value: right, messages: [{ kind: 'checking', text: 'Recherche de la banque…' }] },
}
export const Correct: Story = {
  args: { value: right, messages: [{ kind: 'success', text: 'Banque de démonstration, Paris.' }] },
}

export const Disabled: Story = {
  args: { isDisabled: true, value: right, disabledReason: 'Le compte est clos.' },
  play: async ({ canvasElement }) => {
    await expect(inputOf(canvasElement)).toBeDisabled()
    await expect(inputOf(canvasElement)).toHaveAccessibleDescription('Le compte est clos.')
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: right, isClearable: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(inputOf(canvasElement)).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(inputOf(canvasElement)).toHaveValue('FR76 3000 6000 0112 3456 7890 189')
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

const long =
  'IBAN du compte de l’établissement secondaire sur lequel les honoraires de l’engagement sont prélevés'
export const Permutations: StoryObj<typeof IbanField> = {
  render: () => (
    <Stack gap={6}>
      <Held
        label={long}
        description={long}
        isRequired
        isClearable
        value="MT84MALT011000012345MTLCAST001S"
        onChange={() => {}}
        messages={[
          { kind: 'error', text: `${long} est obligatoire.` },
          { kind: 'warning', text: long, action: { label: 'Continuer quand même', onPress: () => {} } },
        ]}
      />
      <Held aria-label="IBAN" value={'FR76'.repeat(30)} onChange={() => {}} />
      <Held label="حساب" value="<B>É</B>" onChange={() => {}} />
      <Held label="Indisponible" isDisabled value={right} disabledReason={long} onChange={() => {}} />
    </Stack>
  ),
}
