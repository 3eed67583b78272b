import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { interactionStates } from '../../internal/states/InteractionStates.fixtures.tsx'
import { Switch } from './Switch.tsx'

const Held = held(Switch)

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: {
    children: 'Garder le menu latéral ouvert',
    name: 'sidebar',
    value: false,
    onChange: fn(),
    onBlur: fn(),
  },
  render: args => <Held {...args} />,
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

const long = 'Désignation complète de l’établissement, du responsable de mission et des commanditaires'

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('switch', { name: 'Garder le menu latéral ouvert' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(field).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const InteractionStates: Story = interactionStates
export const On: Story = { args: { value: true, description: 'Sur les écrans larges seulement.' } }
export const Disabled: Story = {
  args: { isDisabled: true, value: true, disabledReason: 'Fixé par l’administration.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('switch')
    await expect(field).toBeDisabled()
    await expect(field).toHaveAccessibleDescription('Fixé par l’administration.')
  },
}
export const Permutations: Story = {
  render: () => (
    <Stack>
      <Held value onChange={() => {}} description={long} messages={[{ kind: 'error', text: long }]}>
        {long}
      </Held>
      <Held value={false} onChange={() => {}}>
        تشغيل
      </Held>
      <Held value isDisabled onChange={() => {}} disabledReason={long}>
        Indisponible
      </Held>
      <Held value={false} isDisabled onChange={() => {}}>
        Indisponible
      </Held>
    </Stack>
  ),
}
