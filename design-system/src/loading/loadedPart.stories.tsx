import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { loadedPart } from './loadedPart.tsx'

const Words = ({ words }: { words: string }) => <p>{words}</p>
const load = fn<() => Promise<{ default: typeof Words }>>()

/** Shows one more of the parts with each click. */
function Parts() {
  const [Part] = useState(() => loadedPart(load))
  const [shown, setShown] = useState<readonly string[]>([])
  const more = () => setShown([...shown, `Partie ${String(shown.length + 1)}`])
  return (
    <Stack>
      <Button onPress={more}>Afficher</Button>
      {shown.map(words => (
        <Part key={words} words={words} />
      ))}
    </Stack>
  )
}

const meta = {
  title: 'Foundations/Loaded part',
  component: Parts,
  tags: ['!autodocs'],
  beforeEach: () => {
    load.mockReset()
  },
} satisfies Meta<typeof Parts>
export default meta
type Story = StoryObj<typeof meta>

/** It is loaded once, when the first one is shown. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    load.mockResolvedValue({ default: Words })
    const canvas = within(canvasElement)
    await expect(load).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByText('Partie 1')).toBeVisible())
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByText('Partie 2')).toBeVisible()
    await expect(load).toHaveBeenCalledOnce()
  },
}

/** A part that failed to load appears by itself when the network is back. */
export const NetworkComesBack: Story = {
  play: async ({ canvasElement }) => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    await expect(canvas.queryByText('Partie 1')).toBeNull()
    load.mockResolvedValue({ default: Words })
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.getByText('Partie 1')).toBeVisible())
  },
}

/** The network returns before the offline attempt has failed: the part is loaded again. */
export const NetworkComesBackMeanwhile: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const failing = Promise.withResolvers<never>()
    load.mockReturnValueOnce(failing.promise)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    load.mockResolvedValue({ default: Words })
    window.dispatchEvent(new Event('online'))
    failing.reject(new TypeError('Failed to fetch dynamically imported module'))
    await waitFor(() => expect(canvas.getByText('Partie 1')).toBeVisible())
    await expect(load).toHaveBeenCalledTimes(2)
  },
}

/**
 * Without a network nothing is shown in its place, the rest of the page keeps working, and the next part tries again.
 */
export const CannotBeLoaded: Story = {
  play: async ({ canvasElement }) => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    await expect(canvas.queryByText('Partie 1')).toBeNull()
    load.mockResolvedValue({ default: Words })
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByText('Partie 2')).toBeVisible())
  },
}
