import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Logo, logoForms } from './Logo.tsx'

const meta = {
  title: 'Components/Logo',
  component: Logo,
  argTypes: { form: { control: 'select', options: logoForms } },
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Parvis')
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}

export const Mark: Story = {
  args: { form: 'mark' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Parvis' })).toBeVisible()
  },
}

export const Permutations: Story = {
  render: () => (
    <Stack>
      <Logo />
      <Logo form="mark" />
      <Logo name="Portail des applications du cabinet" />
    </Stack>
  ),
}
