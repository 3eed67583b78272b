import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { storedIconName } from './iconName.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { menuIconNames } from './icons.ts'
import { MenuIcon, menuIconSizes } from './MenuIcon.tsx'

const meta = {
  title: 'Components/MenuIcon',
  component: MenuIcon,
  args: { name: 'signature', color: '#8a3ffc' },
  argTypes: {
    name: { control: 'select', options: menuIconNames },
    color: { control: 'color' },
    size: { control: 'select', options: menuIconSizes },
  },
} satisfies Meta<typeof MenuIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const square = canvasElement.querySelector('[aria-hidden]')
    const before = square?.getBoundingClientRect()
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible())
    await expect(square?.getBoundingClientRect().width).toBe(before?.width)
    // The height of the line does not change when the icon loads either.
    const line = square?.parentElement
    const height = line?.getBoundingClientRect().height
    for (const drawing of canvasElement.querySelectorAll('svg')) drawing.style.display = 'none'
    await expect(line?.getBoundingClientRect().height).toBe(height)
    for (const drawing of canvasElement.querySelectorAll('svg')) drawing.style.removeProperty('display')
  },
}

export const UnknownIconAndColor: Story = {
  args: { name: storedIconName('no-such-icon'), color: 'red; background: url(x)' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg.lucide-layout-grid')).toBeVisible())
  },
}

const uglyColors = [
  '#ffffff',
  '#000000',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#808080',
  '#0b1e3f',
  '#fbe9e7',
  '#e2001a',
  '#2e7d32',
]

export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      {menuIconSizes.map(size => (
        <Inline key={size}>
          {uglyColors.map(color => (
            <MenuIcon key={color} name="chart-column" color={color} size={size} />
          ))}
        </Inline>
      ))}
      <Inline gap={2}>
        {menuIconNames.map((name, index) => (
          <MenuIcon key={name} name={name} color={uglyColors[index % uglyColors.length] ?? '#000000'} />
        ))}
      </Inline>
    </Stack>
  ),
}
