import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { interactionStates } from '../../internal/states/InteractionStates.fixtures.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const Held = held(RadioGroup)

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Que faire des sous-menus ?',
    name: 'children',
    value: null,
    options: [
      { id: 'lift', label: 'Les remonter d’un niveau' },
      { id: 'delete', label: 'Les supprimer aussi', description: 'Cela ne peut pas être annulé.' },
      { id: 'refuse', label: 'Ne rien supprimer', isDisabled: true },
    ],
    onChange: fn(),
    onBlur: fn(),
  },
  render: args => <Held {...args} />,
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

/** The element that a form focuses. */
const entry = createRef<HTMLInputElement>()

const long = 'Désignation complète de l’établissement, du responsable de mission et des commanditaires'

export const Default: Story = {
  args: { ref: entry },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radiogroup', { name: 'Que faire des sous-menus ?' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Les remonter d’un niveau' })).toHaveFocus()
    await expect(entry.current).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    const second = canvas.getByRole('radio', { name: 'Les supprimer aussi' })
    await expect(second).toBeChecked()
    await expect(entry.current).toBe(second)
    await expect(second).toHaveAccessibleDescription(/Cela ne peut pas être annulé\./)
    await expect(args.onChange).toHaveBeenLastCalledWith('delete')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('lift')
  },
}

export const InteractionStates: Story = interactionStates
export const Invalid: Story = {
  args: {
    isRequired: true,
    messages: [{ kind: 'error', text: 'Choisissez ce que deviennent les sous-menus.' }],
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup')
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription(/Choisissez ce que deviennent/)
  },
}
export const Disabled: Story = {
  args: { isDisabled: true, value: 'lift', disabledReason: 'Ce menu n’a pas de sous-menu.' },
}
export const ReadOnly: Story = { args: { isReadOnly: true, value: 'lift' } }
const inline = {
  isInline: true,
  value: null,
  onChange: () => {},
  options: [
    { id: 'yes', label: 'Oui' },
    { id: 'no', label: 'Non' },
    { id: 'none', label: 'Sans objet' },
  ],
}
/** Short answers take one line per question, and wrap in a narrow column. */
export const Inline: Story = {
  parameters: { picture: 'none' },
  render: () => (
    <Stack gap={6}>
      <Held {...inline} label="Les lieux étaient-ils rangés ?" />
      <div style={{ inlineSize: '8rem' }}>
        <Held {...inline} label="Tout a-t-il été compté ?" />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const placesOf = (name: string) =>
      within(canvas.getByRole('radiogroup', { name }))
        .getAllByRole('radio')
        .map(radio => (radio.closest('label') ?? radio).getBoundingClientRect())
    const wide = placesOf('Les lieux étaient-ils rangés ?')
    await expect(new Set(wide.map(({ top }) => top)).size).toBe(1)
    const narrow = placesOf('Tout a-t-il été compté ?')
    await expect(new Set(narrow.map(({ top }) => top)).size).toBeGreaterThan(1)
    await userEvent.click(canvas.getAllByRole('radio', { name: 'Oui' })[0]!)
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getAllByRole('radio', { name: 'Non' })[0]).toBeChecked()
  },
}
export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Held
        label={long}
        isRequired
        description={long}
        value="b"
        onChange={() => {}}
        options={[
          { id: 'a', label: long, description: long },
          { id: 'b', label: 'مرحبا' },
          { id: 'c', label: 'Anticonstitutionnellement'.repeat(4), isDisabled: true },
        ]}
        messages={[{ kind: 'error', text: long }]}
      />
    </Stack>
  ),
}
