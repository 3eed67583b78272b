import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within, waitFor } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { interactionStates } from '../../internal/states/InteractionStates.fixtures.tsx'
import { TextArea } from './TextArea.tsx'

const Held = held(TextArea)

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Description', name: 'menuDescription', value: '', onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

const long = 'Désignation complète de l’établissement, du responsable de mission et des commanditaires'

export const Default: Story = {
  args: { limit: 20, description: 'Une ligne sous le titre de la tuile.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Description' })
    await userEvent.tab()
    await userEvent.keyboard('Vos stocks{Enter}comptés')
    await expect(field).toHaveValue('Vos stocks\ncomptés')
    await waitFor(() => expect(canvas.getByText(/^18 (of|sur) 20$/)).toBeVisible())
    await expect(field).toHaveAccessibleDescription(/Une ligne sous le titre/)
  },
}

export const InteractionStates: Story = interactionStates
export const Invalid: Story = {
  args: { isRequired: true, messages: [{ kind: 'error', text: 'Description est obligatoire.' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid()
  },
}
export const ReadOnly: Story = { args: { isReadOnly: true, value: 'Vos stocks, comptés une fois.' } }
export const Disabled: Story = {
  args: { isDisabled: true, value: 'Vos stocks', disabledReason: 'Réservé à l’administration.' },
}
export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Held
        label={long}
        isRequired
        description={long}
        value={`${long}\n${'Anticonstitutionnellement'.repeat(6)}\n${long}`}
        onChange={() => {}}
        limit={60}
        messages={[{ kind: 'error', text: long }]}
      />
      <Held label="وصف" value="قائمة التقارير <b>" onChange={() => {}} rows={2} />
    </Stack>
  ),
}
