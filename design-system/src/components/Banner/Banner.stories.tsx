import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Banner, bannerKinds } from './Banner.tsx'

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: {
    kind: 'info',
    title: 'Les conditions d’utilisation ont changé',
    children: 'Vous pourrez les relire à tout moment depuis votre menu.',
  },
  argTypes: { kind: { control: 'select', options: bannerKinds } },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Information: Story = {}
export const Success: Story = { args: { kind: 'success', title: 'Le menu est publié' } }
export const Warning: Story = {
  args: { kind: 'warning', title: 'Votre session se termine dans deux minutes' },
}
export const Danger: Story = {
  args: { kind: 'danger', title: 'Vous êtes hors ligne', live: 'assertive' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveAccessibleName('Vous êtes hors ligne')
  },
}
export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: /Dismiss|Masquer/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
export const Acknowledged: Story = {
  args: { onDismiss: fn(), dismissLabel: 'J’ai compris' },
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'J’ai compris' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
function Dismissed() {
  const [isShown, setShown] = useState(true)
  return (
    <main tabIndex={-1}>
      {isShown && (
        <Banner kind="info" title="Le menu a changé" onDismiss={() => setShown(false)}>
          Rechargez la page pour le voir.
        </Banner>
      )}
      <Button>Ensuite</Button>
    </main>
  )
}
/** Dismissing removes the focused button: the next tab stop is what follows it, not the top of the page. */
export const FocusAfterDismissal: Story = {
  render: () => <Dismissed />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(canvas.getByRole('main')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Ensuite' })).toHaveFocus()
  },
}

export const Permutations: Story = {
  render: args => (
    <Stack>
      {bannerKinds.map(kind => (
        <Banner
          key={kind}
          {...args}
          kind={kind}
          title="Votre saisie est conservée jusqu’au rétablissement de la connexion aux services du cabinet"
          actions={<Button size="small">Réessayer maintenant</Button>}
          onDismiss={() => {}}
        />
      ))}
    </Stack>
  ),
}
