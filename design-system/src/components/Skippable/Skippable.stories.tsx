import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Skippable } from './Skippable.tsx'

const meta = {
  title: 'Components/Skippable',
  component: Skippable,
  args: { label: 'Passer le rapport « Marge mois »', children: null },
  render: args => (
    <Stack>
      <Skippable {...args}>
        <Card title="Marge mois">
          {/* Room for the link, which covers the content below it. */}
          <p>
            La marge du mois par famille de produits, comparée à celle du même mois de l’année précédente, et
            ce qui l’explique : volumes, prix, coûts d’achat et remises accordées.
          </p>
          <Inline>
            <Button>Janvier</Button>
            <Button>Février</Button>
          </Inline>
        </Card>
      </Skippable>
      <Button>Après le rapport</Button>
    </Stack>
  ),
} satisfies Meta<typeof Skippable>
export default meta
type Story = StoryObj<typeof meta>

/** The first tab stop names what it skips; the next one is after it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: 'Passer le rapport « Marge mois »' })
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    const address = location.href
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Après le rapport' })).toHaveFocus()
    await expect(location.href).toBe(address)
  },
}

/** Content that is still loading has no tab stops. */
export const NotThere: Story = {
  args: { isThere: false },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}

export const Permutations: Story = {
  args: {
    label:
      'Passer l’application intégrée « Historique des modifications apportées aux autorisations des commanditaires de l’établissement »',
  },
  play: async ({ canvasElement }) => {
    const place = canvasElement.getBoundingClientRect()
    const link = within(canvasElement).getByRole('link')
    link.focus()
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(place.right + 1)
  },
}
