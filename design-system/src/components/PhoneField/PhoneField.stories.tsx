import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { focusField } from '../../internal/field/focusField.ts'
import { Stack } from '../Stack/Stack.tsx'
import { CountrySelect } from './CountrySelect.tsx'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

/** A form holds the value and whether it is kept; here the story does. */
function Held(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value ?? '')
  const [isKept, setKept] = useState(props.isKept ?? false)
  return (
    <PhoneField
      {...props}
      value={value}
      isKept={isKept}
      onChange={next => {
        setValue(next)
        props.onChange?.(next)
      }}
      onKeep={kept => {
        setKept(kept)
        props.onKeep?.(kept)
      }}
    />
  )
}

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: {
    label: 'Téléphone mobile',
    name: 'phone',
    value: '',
    onChange: fn(),
    onBlur: fn(),
    onKeep: fn(),
  },
  render: args => <Held {...args} />,
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: /^Téléphone mobile/ })
const countryOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: /^(Country|Pays)\s?: / })

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement)
    await expect(input).toHaveAttribute('autocomplete', 'tel')
    await userEvent.tab()
    await expect(countryOf(canvasElement)).toHaveFocus()
    await expect(countryOf(canvasElement)).toHaveAccessibleName(/France FR \+33/)
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('0612345')
    await expect(input).toHaveValue('06 12 34 5')
    await userEvent.keyboard('678')
    await expect(input).toHaveValue('06 12 34 56 78')
    await expect(args.onChange).toHaveBeenLastCalledWith('+33612345678')
    await userEvent.tab()
    await expect(canvasElement.querySelector('[data-kind]')).toBeNull()
  },
}

export const WithDescription: Story = {
  args: {
    isRequired: true,
    isClearable: true,
    value: '+33612345678',
    description: 'Le code de vérification y est envoyé par SMS.',
  },
  play: async ({ canvasElement, args }) => {
    await expect(inputOf(canvasElement)).toHaveValue('06 12 34 56 78')
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Clear|Effacer) / }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(inputOf(canvasElement)).toHaveFocus()
    await userEvent.keyboard('0612345678')
  },
}

export const CaretStays: Story = {
  args: { value: '+33612345678' },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement)
    await userEvent.click(input)
    // Right after a space, Backspace deletes the digit before the space.
    input.setSelectionRange(6, 6)
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('06 13 45 67 8')
    await expect(input.selectionStart).toBe(4)
    await userEvent.keyboard('9')
    await expect(input).toHaveValue('06 19 34 56 78')
    await expect(input.selectionStart).toBe(5)
  },
}

const undo = '{Control>}z{/Control}'
/** Undo after a change of country restores the previous country. */
export const Undone: Story = {
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement)
    await userEvent.click(input)
    await userEvent.keyboard('0612')
    await userEvent.paste('+32 470 12 34 56')
    await waitFor(() => expect(countryOf(canvasElement)).toHaveAccessibleName(/\+32/))
    await expect(args.onChange).toHaveBeenLastCalledWith('+32470123456')
    await userEvent.keyboard(undo)
    await expect(input).toHaveValue('06 12')
    await expect(countryOf(canvasElement)).toHaveAccessibleName(/\+33/)
    await expect(args.onChange).toHaveBeenLastCalledWith('+33612')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(args.onChange).toHaveBeenLastCalledWith('+32470123456')
    await userEvent.keyboard(undo + undo)
    await expect(input).toHaveValue('')
  },
}

export const NotAFrenchMobile: Story = {
  args: { expectsFrenchMobile: true, isRequired: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const input = inputOf(canvasElement)
    await userEvent.type(input, '0142345678')
    await expect(canvasElement.querySelector('[data-kind]')).toBeNull()
    await userEvent.tab()
    const warning = await canvas.findByText(/French mobile|mobile français/)
    await expect(warning).toBeVisible()
    await expect(input).not.toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/French mobile|mobile français/)
    canvas.getByRole('button', { name: /^(Keep|Garder)/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onKeep).toHaveBeenLastCalledWith(true)
    await expect(canvas.getByText(/Number kept|Numéro gardé/)).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith('+33142345678')
    // A different number needs a new decision.
    await userEvent.type(input, '{Backspace}')
    await expect(args.onKeep).toHaveBeenLastCalledWith(false)
    await waitFor(() => expect(canvas.getByText(/French mobile|mobile français/)).toBeVisible())
    await userEvent.clear(input)
    await userEvent.type(input, '0712345678')
    await expect(canvasElement.querySelector('[data-kind]')).toBeNull()
    await userEvent.clear(input)
    await userEvent.type(input, '0142345678')
    await userEvent.tab()
  },
}

export const International: Story = {
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement)
    await userEvent.click(input)
    await userEvent.keyboard('+442079460991')
    await waitFor(() => expect(input).toHaveValue('+44 20 7946 0991'))
    await expect(args.onChange).toHaveBeenLastCalledWith('+442079460991')
    await expect(countryOf(canvasElement)).toHaveAccessibleName(/(United Kingdom|Royaume-Uni) GB \+44/)
    await userEvent.tab()
    await expect(input).toHaveValue('020 7946 0991')
    await expect(args.onChange).toHaveBeenLastCalledWith('+442079460991')
  },
}

export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement)
    await userEvent.click(input)
    await userEvent.paste('Tél. : 0032 (0)2 555 12 12')
    await waitFor(() => expect(countryOf(canvasElement)).toHaveAccessibleName(/(Belgium|Belgique) BE \+32/))
    await waitFor(() => expect(input).toHaveValue('02 555 12 12'))
    await expect(args.onChange).toHaveBeenLastCalledWith('+3225551212')
  },
}

export const CountryChosen: Story = {
  args: { value: '+33612345678' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const search = await screen.findByRole('searchbox', {}, { timeout: 3000 })
    await waitFor(() => expect(search).toHaveFocus())
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(200)
    // The accent is left out of the query; the English name has none.
    await userEvent.keyboard('+32')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.clear(search)
    await userEvent.keyboard(document.documentElement.lang === 'fr' ? 'algerie' : 'algeria')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith('+213612345678')
    await waitFor(() => expect(countryOf(canvasElement)).toHaveFocus())
    await expect(countryOf(canvasElement)).toHaveAccessibleName(/(Algeria|Algérie) DZ \+213/)
  },
}

export const CountriesOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(countryOf(canvasElement))
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(200), { timeout: 3000 })
  },
}

const retry = fn()
export const CountriesFailed: StoryObj<typeof CountrySelect> = {
  render: () => (
    <CountrySelect
      country="FR"
      callingCode="33"
      codes={undefined}
      Countries={undefined}
      hasFailed
      onRetry={retry}
      onChange={() => {}}
      isDisabled={false}
    />
  ),
  play: async () => {
    retry.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: /Try again|Réessayer/ }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const TooShort: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), '061234')
    await userEvent.tab()
    await waitFor(() =>
      expect(inputOf(canvasElement)).toHaveAccessibleDescription(
        /too short for France|trop court \(France\)/,
      ),
    )
    await expect(inputOf(canvasElement)).not.toBeInvalid()
  },
}

export const Character: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(inputOf(canvasElement), '06 12 poste 4')
    await expect(inputOf(canvasElement)).toHaveValue('06 12poste 4')
    await userEvent.tab()
    await expect(inputOf(canvasElement)).toBeInvalid()
    await expect(inputOf(canvasElement)).toHaveAccessibleDescription(/(“|«\s)p/)
    await expect(args.onChange).toHaveBeenLastCalledWith('06 12poste 4')
  },
}

export const FocusFromSummary: Story = {
  play: async ({ canvasElement }) => {
    await expect(focusField(canvasElement, 'phone')).toBe(true)
    await expect(inputOf(canvasElement)).toHaveFocus()
  },
}

export const Invalid: Story = {
  args: { isRequired: true, messages: [{ kind: 'error', text: 'Téléphone mobile est obligatoire.' }] },
  play: async ({ canvasElement }) => {
    await expect(inputOf(canvasElement)).toBeInvalid()
    await expect(inputOf(canvasElement)).toBeRequired()
    await expect(inputOf(canvasElement)).toHaveAccessibleDescription(/obligatoire\./)
  },
}
export const Checking: Story = {
  args: { value: '+33612345678', messages: [{ kind: 'checking', text: 'Envoi du code de vérification…' }] },
}
export const Disabled: Story = {
  args: { isDisabled: true, value: '+442079460991', disabledReason: 'Le contact est archivé.' },
  play: async ({ canvasElement }) => {
    await expect(inputOf(canvasElement)).toBeDisabled()
    await expect(inputOf(canvasElement)).toHaveAccessibleDescription('Le contact est archivé.')
    await waitFor(() => expect(inputOf(canvasElement)).toHaveValue('020 7946 0991'))
    await expect(countryOf(canvasElement)).toBeDisabled()
  },
}
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: '+33612345678' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(inputOf(canvasElement)).toHaveFocus()
    await userEvent.keyboard('9')
    await expect(inputOf(canvasElement)).toHaveValue('06 12 34 56 78')
  },
}

const long = 'Numéro de téléphone du responsable de la mission et des commanditaires de l’engagement'
export const Permutations: StoryObj<typeof PhoneField> = {
  render: () => (
    <Stack gap={6}>
      <Held
        label={long}
        description={long}
        isRequired
        isClearable
        value="+8821612345678"
        onChange={() => {}}
        messages={[
          { kind: 'error', text: `${long} est obligatoire.` },
          { kind: 'warning', text: long, action: { label: 'Continuer quand même', onPress: () => {} } },
        ]}
      />
      <Held aria-label="Téléphone" value={`+${'123456789'.repeat(5)}`} onChange={() => {}} />
      <Held label="هاتف" value="<b>appeler</b>" onChange={() => {}} />
      <Held label="Indisponible" isDisabled value="+33612345678" disabledReason={long} onChange={() => {}} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    // Only the numbering plans can format a code without a country, so they have loaded.
    await waitFor(() => expect(within(canvasElement).getByDisplayValue('+882 16 1234 5678')).toBeVisible())
  },
}
