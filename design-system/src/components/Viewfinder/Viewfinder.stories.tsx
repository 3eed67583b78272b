import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Viewfinder } from './Viewfinder.tsx'

/** A camera that always sees the same colour. */
function streamOf(color: string): MediaStream {
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 240
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.fillStyle = color
  context.fillRect(0, 0, 320, 240)
  return canvas.captureStream(5)
}

const meta = {
  title: 'Components/Viewfinder',
  component: Viewfinder,
  args: { stream: new MediaStream(), label: 'Image de la caméra', onFrame: fn() },
  parameters: { picture: 'none' },
} satisfies Meta<typeof Viewfinder>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: args => <Viewfinder {...args} stream={green} />,
  play: async ({ canvasElement, args }) => {
    const video = within(canvasElement).getByLabelText('Image de la caméra')
    await waitFor(() => expect(args.onFrame).toHaveBeenCalledWith(video))
    await expect((video as HTMLVideoElement).videoWidth).toBe(320)
    await expect((video as HTMLVideoElement).muted).toBe(true)
  },
}

/** There is no picture yet, so `onFrame` is not called. */
export const Dark: Story = {
  play: async ({ args, canvasElement }) => {
    await new Promise(resolve => setTimeout(resolve, 500))
    await expect(args.onFrame).not.toHaveBeenCalled()
    await expect(within(canvasElement).getByLabelText('Image de la caméra')).toBeVisible()
  },
}

/** The most awkward content, under all conditions. */
export const Permutations: Story = {
  args: { label: 'Image de la caméra qui cherche le code-barres d’un article de la fiche de comptage' },
  render: args => <Viewfinder {...args} stream={green} />,
  play: async ({ canvasElement, args }) => {
    const video = within(canvasElement).getByLabelText<HTMLVideoElement>(args.label)
    await waitFor(() => expect(args.onFrame).toHaveBeenCalledWith(video))
    // The camera is as wide as its container, and never wider.
    await expect(video.getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
    await expect(video.getBoundingClientRect().width).toBeGreaterThan(100)
  },
}

const green = streamOf('green')
