import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { interactionStates } from '../../internal/states/InteractionStates.fixtures.tsx'
import { TextField, textFieldTypes } from './TextField.tsx'

const Held = held(TextField)

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Nom du menu', name: 'menuTitle', value: '', onChange: fn(), onBlur: fn() },
  argTypes: { type: { control: 'select', options: textFieldTypes } },
  render: args => <Held {...args} />,
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Nom du menu' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Été 👩‍👩‍👧')
    await expect(field).toHaveValue('Été 👩‍👩‍👧')
    await expect(args.onChange).toHaveBeenLastCalledWith('Été 👩‍👩‍👧')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledTimes(1)
    // Without messages, no space is reserved below its box.
    const end = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom
    await expect(end(field.parentElement?.parentElement)).toBe(end(field.parentElement))
  },
}

export const InteractionStates: Story = interactionStates

export const WithDescription: Story = {
  args: { description: 'Tel que les personnes le voient sur l’accueil.', isRequired: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /^Nom du menu/ })
    await expect(field).toHaveAccessibleDescription('Tel que les personnes le voient sur l’accueil.')
    await expect(field).toBeRequired()
  },
}

export const Invalid: Story = {
  args: { messages: [{ kind: 'error', text: 'Nom du menu est obligatoire.' }] },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/(Error:|Erreur\s:) Nom du menu est obligatoire\./)
  },
}

const keep = fn()
export const OverridableWarning: Story = {
  args: {
    label: 'Téléphone',
    type: 'tel',
    autoComplete: 'tel',
    value: '+44 20 7946 0991',
    messages: [
      {
        kind: 'warning',
        text: 'Ce numéro n’a pas un format mobile français.',
        action: { label: 'Garder ce numéro', onPress: keep },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    keep.mockClear()
    const field = within(canvasElement).getByRole('textbox', { name: 'Téléphone' })
    await expect(field).not.toBeInvalid()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(keep).toHaveBeenCalledTimes(1)
  },
}

export const Checking: Story = {
  args: { value: 'M0503', messages: [{ kind: 'checking', text: 'Recherche d’un menu de même code…' }] },
}
export const Correct: Story = {
  args: { value: 'M0503', messages: [{ kind: 'success', text: 'Ce code est libre.' }] },
}
export const Information: Story = {
  args: { value: 'M0503', messages: [{ kind: 'information', text: 'Ce code sert aussi aux statistiques.' }] },
}

export const Limit: Story = {
  args: { label: 'Nom du dossier', limit: 14, value: 'Comptes 20' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox')
    // The count is hidden while there is plenty of room.
    await expect(field).not.toHaveAccessibleDescription()
    await expect(canvas.queryByText(/ (of|sur) 14$/)).toBeNull()
    await userEvent.type(field, '👩‍👩‍👧2')
    await expect(field).toHaveValue('Comptes 20👩‍👩‍👧2')
    await waitFor(() => expect(canvas.getByText(/^12 (of|sur) 14$/)).toBeVisible())
    await expect(field).toHaveAccessibleDescription(/12 of 14 characters|12 caractères sur 14/)
    await waitFor(
      () => expect(canvas.getByText(/2 characters left|Il reste 2 caractères/)).toBeInTheDocument(),
      {
        timeout: 3000,
      },
    )
    await userEvent.type(field, 'abc')
    await waitFor(
      () => expect(canvas.getByText(/1 character too many|1 caractère de trop/)).toBeInTheDocument(),
      {
        timeout: 3000,
      },
    )
  },
}

export const Clearable: Story = {
  args: { isClearable: true, value: 'Inventaire' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(Clear|Effacer) Nom du menu$/ }))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const PrefixAndSuffix: Story = {
  args: {
    label: 'Lien',
    prefix: 'https://',
    suffix: <Search aria-hidden size={16} />,
    value: 'parvis.example',
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, value: 'M03', disabledReason: 'Le code ne change plus une fois le menu publié.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toBeDisabled()
    await expect(field).toHaveAccessibleDescription('Le code ne change plus une fois le menu publié.')
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 'M03' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(field).toHaveValue('M03')
  },
}

export const WithoutVisibleLabel: StoryObj<typeof TextField> = {
  render: () => <Held aria-label="Nom du menu en anglais" value="Reports" onChange={() => {}} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Nom du menu en anglais' })).toBeVisible()
  },
}

const long =
  'Désignation complète de l’établissement, du responsable de mission et des commanditaires de l’engagement'
export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Held
        label={long}
        description={long}
        isRequired
        value={long}
        onChange={() => {}}
        isClearable
        limit={60}
        messages={[
          { kind: 'error', text: `${long} est obligatoire.` },
          { kind: 'warning', text: long, action: { label: 'Continuer quand même', onPress: () => {} } },
          { kind: 'checking', text: long },
        ]}
      />
      <Held label="שם" value="שלום עולם — مرحبا بالعالم" onChange={() => {}} suffix="kg" />
      <Held
        label="Sans espace"
        value="Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung<script>alert(1)</script>"
        onChange={() => {}}
        messages={[{ kind: 'success', text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' }]}
      />
      <Held label="Lecture seule" isReadOnly value="M03" onChange={() => {}} />
      <Held label="Indisponible" isDisabled value="M03" disabledReason={long} onChange={() => {}} />
    </Stack>
  ),
}
