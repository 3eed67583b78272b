import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { AsideLayout } from './AsideLayout.tsx'

const meta = {
  title: 'Components/AsideLayout',
  component: AsideLayout,
  args: {
    aside: <Card title="À faire">Deux demandes à planifier.</Card>,
    children: <Card title="Applications">Rapports, planification, sécurité.</Card>,
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ inlineSize: String(parameters['room'] ?? '100%') }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AsideLayout>
export default meta
type Story = StoryObj<typeof meta>

function boxes(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const [aside, main] = [/À faire/, /Applications/].map(name =>
    canvas.getByRole('region', { name }).getBoundingClientRect(),
  )
  return { aside: aside ?? new DOMRect(), main: main ?? new DOMRect(), canvas }
}

export const Default: Story = {
  parameters: { room: '72rem' },
  play: async ({ canvasElement }) => {
    const { aside, main } = boxes(canvasElement)
    await expect(aside.left).toBeGreaterThan(main.right)
    await expect(aside.top).toBe(main.top)
    await expect(main.width).toBeGreaterThan(640)
  },
}

export const Narrow: Story = {
  parameters: { room: '40rem' },
  play: async ({ canvasElement }) => {
    const { aside, main, canvas } = boxes(canvasElement)
    await expect(aside.bottom).toBeLessThan(main.top)
    await expect(aside.width).toBe(main.width)
    const [first] = canvas.getAllByRole('region')
    await expect(first).toHaveAccessibleName('À faire')
  },
}

/** The most awkward content, under all conditions. */
export const Permutations: Story = {
  args: {
    aside: <Card title={'https://parvis.example/un-chemin-tres-long/'.repeat(3)}>À faire</Card>,
    children: <Card title={'https://parvis.example/un-chemin-tres-long/'.repeat(9)}>Applications</Card>,
  },
  play: async ({ canvasElement }) => {
    const room = Math.ceil(canvasElement.getBoundingClientRect().right)
    for (const part of within(canvasElement).getAllByRole('region'))
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(room)
  },
}
