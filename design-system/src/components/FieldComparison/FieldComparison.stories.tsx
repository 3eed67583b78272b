import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { FieldComparison } from './FieldComparison.tsx'

const Held = held(FieldComparison)
const long = 'Désignation complète de l’établissement, du responsable de mission et des commanditaires'

const meta = {
  title: 'Components/FieldComparison',
  component: FieldComparison,
  args: {
    label: 'Deux versions de ce contact',
    description: 'Choisissez ce que la demande contient.',
    sides: { first: 'Contact enregistré', second: 'Votre saisie' },
    fields: [
      { name: 'firstName', label: 'Prénom', first: 'Jeanne', second: 'Jeannette' },
      { name: 'lastName', label: 'Nom', first: 'Fontaine', second: 'Fontaine' },
      { name: 'phone', label: 'Téléphone', first: '', second: '06 12 34 56 78' },
    ],
    value: { firstName: 'first', phone: 'second' },
    onChange: fn(),
  },
  render: args => <Held {...args} />,
} satisfies Meta<typeof FieldComparison>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Deux versions de ce contact' })
    await expect(group).toHaveAccessibleDescription('Choisissez ce que la demande contient.')
    const first = within(within(group).getByRole('radiogroup', { name: 'Prénom' }))
    await expect(first.getByRole('radio', { name: 'Contact enregistré Jeanne' })).toBeChecked()
    await expect(within(group).queryByRole('radiogroup', { name: 'Nom' })).toBeNull()
    await expect(within(group).getByText('Fontaine')).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(first.getByRole('radio', { name: 'Contact enregistré Jeanne' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ firstName: 'second', phone: 'second' })
    await userEvent.tab()
    await expect(
      within(within(group).getByRole('radiogroup', { name: 'Téléphone' })).getByRole('radio', {
        name: 'Votre saisie 06 12 34 56 78',
      }),
    ).toHaveFocus()
  },
}

export const TakeAll: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ firstName: 'first', phone: 'first' })
    for (const group of within(canvasElement).getAllByRole('radiogroup'))
      await expect(within(group).getByRole('radio', { name: /^Contact enregistré/ })).toBeChecked()
  },
}

/** The most awkward content, under all conditions. */
export const Permutations: Story = {
  args: {
    label: long,
    description: long,
    sides: { first: long, second: 'Votre saisie' },
    fields: [
      { name: 'a', label: long, first: long, second: 'https://parvis.example/un-chemin/'.repeat(4) },
      { name: 'b', label: 'Vide des deux côtés', first: '', second: '' },
      { name: 'c', label: 'Rôle', first: 'Comptable', second: '' },
    ],
    value: { a: 'first', c: 'second' },
  },
}
