import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fieldMessageKinds, ValidationMessage, ValidationMessages } from './ValidationMessage.tsx'

const meta = {
  title: 'Components/ValidationMessage',
  component: ValidationMessage,
  args: { kind: 'error', text: 'Saisissez au plus 14 caractères pour le nom du dossier.' },
  argTypes: { kind: { control: 'select', options: fieldMessageKinds } },
} satisfies Meta<typeof ValidationMessage>
export default meta
type Story = StoryObj<typeof meta>

export const Error: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/(Error:|Erreur\s:) Saisissez au plus 14/)
  },
}
export const Warning: Story = {
  args: {
    kind: 'warning',
    text: 'Cette adresse sert déjà à une autre demande.',
    action: { label: 'Reprendre le contact enregistré', onPress: fn() },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(
      within(canvasElement).getByRole('button', { name: 'Reprendre le contact enregistré' }),
    ).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.action?.onPress).toHaveBeenCalledTimes(1)
  },
}
export const Information: Story = { args: { kind: 'information', text: 'Visible de tout le cabinet.' } }
export const Success: Story = { args: { kind: 'success', text: 'Ce code est libre.' } }
export const Checking: Story = { args: { kind: 'checking', text: 'Recherche d’une adresse déjà connue…' } }

export const Permutations: Story = {
  render: () => (
    <ValidationMessages
      messages={[
        { kind: 'success', text: 'Ce code est libre.' },
        { kind: 'checking', text: 'Recherche d’une adresse déjà connue…' },
        { kind: 'information', text: 'Anticonstitutionnellement'.repeat(8) },
        {
          kind: 'warning',
          text: 'Cette adresse sert déjà à une autre demande d’intégration, en cours de validation par le responsable de mission depuis le 3 mars.',
          action: { label: 'Reprendre le contact enregistré', onPress: () => {} },
        },
        { kind: 'error', text: 'يجب إدخال الاسم <b>obligatoire</b>' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const kinds = [...canvasElement.querySelectorAll('[data-kind]')].map(element =>
      element.getAttribute('data-kind'),
    )
    await expect(kinds).toEqual([...fieldMessageKinds])
  },
}
