import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { SplitView, type SplitViewProps } from './SplitView.tsx'

const ordinary = ['Rapports', 'Inventaire', 'Documents']
const ugly = ['Anticonstitutionnellement'.repeat(3), 'ملفات العميل', '<b>Balises</b> & entités']

function Chooser({ names = ordinary, ...props }: SplitViewProps & { names?: readonly string[] }) {
  const [chosen, setChosen] = useState<string>()
  return (
    <SplitView
      {...props}
      shown={chosen}
      list={
        <Stack gap={2}>
          {names.map(name => (
            <Button key={name} onPress={() => setChosen(name)}>
              {name.slice(0, 12)}
            </Button>
          ))}
        </Stack>
      }
    >
      <Card title={chosen ?? 'Rien de choisi'}>…</Card>
    </SplitView>
  )
}

const meta = {
  title: 'Layout/SplitView',
  component: SplitView,
  args: { list: null, children: null, label: 'Fiche' },
  render: args => <Chooser {...args} />,
} satisfies Meta<typeof SplitView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: [
    Story => (
      <div style={{ inlineSize: '60rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Rapports' })
    const main = canvas.getByRole('region', { name: 'Fiche' })
    await expect(main.getBoundingClientRect().left).toBeGreaterThan(button.getBoundingClientRect().right)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { name: 'Rapports' })).toBeVisible()
    await expect(button).toHaveFocus()
  },
}

/** A tree of names beside a table that needs the room. */
export const NarrowList: Story = {
  args: { listWidth: 'narrow' },
  parameters: { picture: 'none' },
  decorators: [
    Story => (
      <div style={{ inlineSize: '60rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('region', { name: 'Fiche' }).getBoundingClientRect()
    await expect(main.width).toBeGreaterThan(
      2 * (main.left - canvasElement.getBoundingClientRect().left - 48),
    )
  },
}

export const Narrow: Story = {
  decorators: [
    Story => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Inventaire' })
    const main = canvas.getByRole('region', { name: 'Fiche' })
    await expect(main).not.toHaveFocus()
    await expect(main.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(main).toHaveFocus()
  },
}

/** Names that are long and unbreakable, right-to-left, or look like markup. */
export const Permutations: Story = {
  render: args => <Chooser {...args} names={ugly} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [long = ''] = ugly
    await userEvent.click(canvas.getByRole('button', { name: 'Anticonstitu' }))
    await expect(canvas.getByRole('heading', { name: long })).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
