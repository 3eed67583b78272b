import { listMenus } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Route, Routes } from 'react-router'
import { answerWith, neverAnswer } from '../../../stories/answers.ts'
import { longMenus } from '../../../stories/long-menus.ts'
import { inPortal, withPortal } from '../../../stories/withPortal.tsx'
import { FrameScreen } from './FrameScreen.tsx'

const [first, second] = longMenus
const menus = [
  { ...second, id: 3, menuLink: 'https://inventory.parvis.example/app' },
  { ...first, id: 4, menuLink: 'https://elsewhere.example/app' },
]

const meta = {
  title: 'Screens/Embedded application',
  component: FrameScreen,
  decorators: [withPortal({ path: '/app/frame/3' })],
  parameters: { layout: 'fullscreen', msw: [answerWith<'listMenus'>(listMenus, { value: menus })] },
  render: () => (
    <Routes>
      <Route path="/app/frame/:menuId" element={<FrameScreen />} />
    </Routes>
  ),
} satisfies Meta<typeof FrameScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { parameters: { msw: [neverAnswer(listMenus)] } }

export const OriginNotAllowed: Story = {
  parameters: inPortal({ path: '/app/frame/4' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

export const MenuGone: Story = {
  parameters: inPortal({ path: '/app/frame/99' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toHaveTextContent(
      /no longer exists|n’existe plus/,
    )
  },
}
