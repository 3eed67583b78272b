import type { Meta, StoryObj } from '@storybook/react-vite'
import { Send } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { interactionStates } from '../../internal/states/InteractionStates.fixtures.tsx'
import { Button, buttonSizes, buttonVariants } from './Button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Publier le rapport', onPress: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'select', options: buttonSizes },
  },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Publier le rapport' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
}

export const InteractionStates: Story = interactionStates

export const Primary: Story = { args: { variant: 'primary' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Supprimer le menu' } }
export const WithIcon: Story = { args: { icon: <Send aria-hidden size={18} />, variant: 'primary' } }

export const Pending: Story = {
  args: { isPending: true, variant: 'primary' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveAccessibleName('Publier le rapport')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(within(button).getByLabelText(/In progress|En cours/)).toBeVisible()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, 'aria-describedby': 'reason' },
  render: args => (
    <Stack>
      <Button {...args} />
      <p id="reason">Choisissez d’abord un dossier.</p>
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveAccessibleDescription('Choisissez d’abord un dossier.')
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Permutations: Story = {
  render: () => (
    <Stack>
      {buttonVariants.map(variant => (
        <Inline key={variant}>
          {buttonSizes.map(size => (
            <Button key={size} variant={variant} size={size} icon={<Send aria-hidden size={16} />}>
              Envoyer
            </Button>
          ))}
          <Button variant={variant} isDisabled>
            Indisponible
          </Button>
          <Button variant={variant} isPending>
            Enregistrement
          </Button>
        </Inline>
      ))}
      <Button variant="primary">
        Enregistrer les modifications apportées au responsable de l’établissement et aux commanditaires
      </Button>
    </Stack>
  ),
}
