import { listMenus } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Route, Routes } from 'react-router'
import { answerWith, neverAnswer } from '../../../stories/answers.ts'
import { longMenus } from '../../../stories/long-menus.ts'
import { inPortal, withPortal } from '../../../stories/withPortal.tsx'
import { FrameScreen } from './FrameScreen.tsx'

// Any page of this origin works: the story plays the part of the application in it.
const application = `${location.origin}/mockServiceWorker.js`

const [first, second] = longMenus
const menus = [
  { ...second, id: 3, menuLink: 'https://inventory.parvis.example/app' },
  { ...first, id: 4, menuLink: 'https://elsewhere.example/app' },
  { ...first, id: 5, menuLink: application },
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

/** The application has reported that it is ready and how high it is, and becomes visible. */
export const Loaded: Story = {
  parameters: inPortal({ path: '/app/frame/5', settings: { frameOrigins: [location.origin] } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const frame = await canvas.findByTitle<HTMLIFrameElement>(/^Anticonstitutionnellement/)
    await waitFor(() => expect(frame.contentDocument?.URL).toBe(application))
    await waitFor(() => expect(frame.contentDocument?.readyState).toBe('complete'))
    const inside = frame.contentDocument
    if (!inside) throw new Error('The frame has no document')
    const heard: unknown[] = []
    frame.contentWindow?.addEventListener('message', event => heard.push(event.data))
    const title = inside.createElement('h1')
    title.textContent = 'Inventaires physiques des missions de l’établissement'
    inside.documentElement.lang = 'fr'
    inside.body.replaceChildren(title)
    for (const message of [
      { type: 'parvis:ready', version: 1 },
      { type: 'parvis:height', height: 800 },
    ]) {
      const script = inside.createElement('script')
      script.textContent = `parent.postMessage(${JSON.stringify(message)}, ${JSON.stringify(location.origin)})`
      inside.body.append(script)
    }
    await waitFor(() =>
      expect(heard).toContainEqual(expect.objectContaining({ type: 'parvis:session', token: 'story' })),
    )
    await waitFor(() => expect(frame).toBeVisible())
    await waitFor(() => expect(frame.getBoundingClientRect().height).toBe(800))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Anticonstitutionnellement/)
    await expect(frame.src).not.toContain('story')
  },
}

/** Nothing is embedded until the menu is known. */
export const Loading: Story = {
  parameters: { msw: [neverAnswer(listMenus)] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

export const OriginNotAllowed: Story = {
  parameters: inPortal({ path: '/app/frame/4' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

export const MenuGone: Story = {
  parameters: inPortal({ path: '/app/frame/99' }),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
        /no longer exists|n’existe plus/,
      ),
    )
  },
}
