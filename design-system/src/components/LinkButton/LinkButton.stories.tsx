import type { Meta, StoryObj } from '@storybook/react-vite'
import { House } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { interactionStates } from '../../internal/states/InteractionStates.fixtures.tsx'
import { LinkButton, linkButtonVariants } from './LinkButton.tsx'

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  args: { children: 'Revenir à l’accueil', href: '/' },
  argTypes: { variant: { control: 'select', options: linkButtonVariants } },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Revenir à l’accueil' })
    await expect(link).toHaveAttribute('href', '/')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}

export const InteractionStates: Story = interactionStates

export const External: Story = {
  args: { href: 'https://example.org/', isExternal: true, children: 'Droits des personnes' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveAccessibleName(/Droits des personnes \((opens|s’ouvre)/)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const Permutations: Story = {
  render: () => (
    <Stack>
      {linkButtonVariants.map(variant => (
        <Inline key={variant}>
          <LinkButton href="/" variant={variant} icon={<House aria-hidden size={18} />}>
            Accueil
          </LinkButton>
          <LinkButton href="/" variant={variant} size="small">
            Accueil
          </LinkButton>
          <LinkButton href="https://example.org/" variant={variant} isExternal>
            Droits
          </LinkButton>
        </Inline>
      ))}
      <LinkButton href="/" variant="primary">
        Consulter les conditions générales d’utilisation du portail et la charte des données personnelles
      </LinkButton>
    </Stack>
  ),
}
