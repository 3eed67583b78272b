import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { interactionStates } from '../../internal/states/InteractionStates.fixtures.tsx'
import { Checkbox } from './Checkbox.tsx'

const Held = held(Checkbox)

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'J’accepte les conditions d’utilisation', value: false, onChange: fn(), name: 'consent' },
  render: args => <Held {...args} />,
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', {
      name: 'J’accepte les conditions d’utilisation',
    })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(within(canvasElement).getByText(/J’accepte/))
    await expect(box).not.toBeChecked()
  },
}

export const InteractionStates: Story = interactionStates
export const Checked: Story = { args: { value: true } }
export const Indeterminate: Story = {
  args: { isIndeterminate: true, children: 'Toutes les applications' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked()
  },
}
export const Invalid: Story = {
  args: { isRequired: true, messages: [{ kind: 'error', text: 'Veuillez cliquer la case à cocher.' }] },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
    await expect(box).toHaveAccessibleDescription(/Veuillez cliquer la case à cocher\./)
  },
}
export const Disabled: Story = {
  args: { isDisabled: true, value: true, disabledReason: 'Réservé à l’administration.' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await expect(box).toBeDisabled()
    await expect(box).toHaveAccessibleDescription('Réservé à l’administration.')
  },
}
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked()
  },
}
const long =
  'Réservé au cabinet : les clients ne voient ni le menu, ni les écrans auxquels il mène, ni leurs données'
export const Permutations: Story = {
  render: () => (
    <Stack>
      <Held
        value
        onChange={() => {}}
        description={long}
        isRequired
        messages={[{ kind: 'error', text: long }]}
      >
        {long}
      </Held>
      <Held value={false} onChange={() => {}} description="Court">
        Court
      </Held>
      <Held value isIndeterminate onChange={() => {}}>
        قبول الشروط
      </Held>
      <Held value isDisabled disabledReason={long} onChange={() => {}}>
        Indisponible
      </Held>
      <Held value={false} isDisabled onChange={() => {}}>
        Indisponible
      </Held>
    </Stack>
  ),
}
