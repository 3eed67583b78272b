import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, within, waitFor } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { interactionStates } from '../../internal/states/InteractionStates.fixtures.tsx'
import { IconButton, iconButtonSizes, iconButtonVariants } from './IconButton.tsx'

const icon = <Trash2 aria-hidden size={18} />
const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Supprimer le menu', icon, onPress: fn() },
  argTypes: {
    variant: { control: 'select', options: iconButtonVariants },
    size: { control: 'select', options: iconButtonSizes },
  },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Supprimer le menu' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Supprimer le menu'))
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const InteractionStates: Story = interactionStates

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, 'aria-describedby': 'reason' },
  render: args => (
    <Stack>
      <IconButton {...args} />
      <p id="reason">Ce menu a des sous-menus.</p>
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveAccessibleDescription('Ce menu a des sous-menus.')
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Permutations: Story = {
  render: () => (
    <Stack>
      {iconButtonVariants.map(variant => (
        <Inline key={variant}>
          {iconButtonSizes.map(size => (
            <IconButton key={size} variant={variant} size={size} label={`Supprimer (${size})`} icon={icon} />
          ))}
          <IconButton variant={variant} label="Indisponible" icon={icon} isDisabled />
          <IconButton variant={variant} label="Suppression" icon={icon} isPending />
        </Inline>
      ))}
    </Stack>
  ),
}
