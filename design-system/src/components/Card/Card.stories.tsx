import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from './Card.tsx'

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'Le menu tel que les lecteurs le verront, en français et en anglais.' },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Titled: Story = {
  args: { title: 'Aperçu' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Aperçu' })).toBeVisible()
  },
}

function Far() {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <Button onPress={() => title.current?.scrollIntoView({ block: 'nearest' })}>Voir</Button>
      <div style={{ blockSize: '200vh' }} />
      <Card title="Aperçu" titleRef={title}>
        Le menu tel que les lecteurs le verront.
      </Card>
    </>
  )
}
/** `titleRef` lets the page scroll the card into view. */
export const BroughtIntoView: Story = {
  parameters: { picture: 'none' },
  render: () => <Far />,
  play: async ({ canvas }) => {
    const top = () => canvas.getByRole('heading', { name: 'Aperçu' }).getBoundingClientRect().top
    await expect(top()).toBeGreaterThan(window.innerHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Voir' }))
    await expect(top()).toBeLessThan(window.innerHeight)
    window.scrollTo(0, 0)
  },
}
export const Permutations: Story = {
  args: {
    title: 'Historique des modifications apportées aux autorisations des commanditaires',
    actions: <Button size="small">Tout afficher</Button>,
    children: 'https://parvis.example/un-chemin-tres-long/'.repeat(6),
  },
}
