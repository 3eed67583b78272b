import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { EmbeddedFrame } from './EmbeddedFrame.tsx'

// Any page of this origin will do: the stories send the application's messages.
const src = `${location.origin}/mockServiceWorker.js`

const meta = {
  title: 'Patterns/EmbeddedFrame',
  component: EmbeddedFrame,
  args: {
    src,
    title: 'Inventaire',
    allowedOrigins: [location.origin],
    token: 'first-token',
    theme: 'light',
    onTitle: fn(),
    onNavigate: fn(),
  },
} satisfies Meta<typeof EmbeddedFrame>
export default meta
type Story = StoryObj<typeof meta>

/** The frame's window once its page has loaded, and the messages it received from the portal. */
async function applicationIn(canvas: HTMLElement) {
  const frame = within(canvas).getByTitle<HTMLIFrameElement>('Inventaire')
  await waitFor(() => expect(frame.contentDocument?.URL).toBe(src))
  await waitFor(() => expect(frame.contentDocument?.readyState).toBe('complete'))
  const heard: unknown[] = []
  frame.contentWindow?.addEventListener('message', event => heard.push(event.data))
  const say = (message: object) => {
    const script = frame.contentDocument?.createElement('script')
    if (!script) throw new Error('The frame has no document')
    script.textContent = `parent.postMessage(${JSON.stringify(message)}, ${JSON.stringify(location.origin)})`
    frame.contentDocument?.body.append(script)
  }
  return { frame, heard, say }
}

function WithNewToken(props: React.ComponentProps<typeof EmbeddedFrame>) {
  const [token, setToken] = useState(props.token)
  return (
    <Stack>
      <Button onPress={() => setToken('second-token')}>Renouveler le jeton</Button>
      <EmbeddedFrame {...props} token={token} />
      <Button>Après l’application</Button>
    </Stack>
  )
}

export const Handshake: Story = {
  render: args => <WithNewToken {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent(/Inventaire/)
    const { frame, heard, say } = await applicationIn(canvasElement)
    await expect(frame.src).not.toContain('token=')
    say({ type: 'parvis:ready', version: 1 })
    await waitFor(() =>
      expect(heard).toEqual([
        expect.objectContaining({ type: 'parvis:session', token: 'first-token', theme: 'light' }),
      ]),
    )
    await waitFor(() => expect(frame).toBeVisible())
    say({ type: 'parvis:height', height: 640 })
    await waitFor(() => expect(frame.getBoundingClientRect().height).toBe(640))
    say({ type: 'parvis:title', title: 'Inventaire 2026' })
    await waitFor(() => expect(args.onTitle).toHaveBeenCalledWith('Inventaire 2026'))
    say({ type: 'parvis:navigate', path: '//evil.example' })
    say({ type: 'parvis:navigate', path: '/app/menu/admin' })
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/app/menu/admin'))
    await expect(args.onNavigate).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Renouveler le jeton' }))
    await waitFor(() => expect(heard.at(-1)).toMatchObject({ token: 'second-token' }))
  },
}

export const PastTheFrameByKeyboard: Story = {
  render: args => <WithNewToken {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { say } = await applicationIn(canvasElement)
    say({ type: 'parvis:ready', version: 1 })
    const skip = await canvas.findByRole('link', { name: /Inventaire/ })
    skip.focus()
    await expect(skip).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Après l’application' })).toHaveFocus()
  },
}

export const OthersAreNotHeard: Story = {
  play: async ({ canvasElement, args }) => {
    const { frame, heard } = await applicationIn(canvasElement)
    const forged = { type: 'parvis:navigate', path: '/app/menu/admin' }
    const source = frame.contentWindow
    window.dispatchEvent(
      new MessageEvent('message', { data: forged, origin: 'https://evil.example', source }),
    )
    window.dispatchEvent(
      new MessageEvent('message', { data: forged, origin: location.origin, source: window }),
    )
    window.postMessage({ type: 'parvis:ready', version: 1 }, location.origin)
    await new Promise(resolve => setTimeout(resolve, 60))
    await expect(args.onNavigate).not.toHaveBeenCalled()
    await expect(heard).toEqual([])
    await expect(frame).not.toBeVisible()
  },
}

export const TimeOut: Story = {
  args: { timeout: 50 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/Inventaire/))
    await userEvent.click(canvas.getByRole('button', { name: /Try again|Réessayer/ }))
    await expect(canvas.getByTitle('Inventaire')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const { say } = await applicationIn(canvasElement)
    say({ type: 'parvis:refused', reason: 'Réservé aux associés.' })
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Réservé aux associés.'),
    )
  },
}

export const AnotherVersion: Story = {
  play: async ({ canvasElement }) => {
    const { heard, say } = await applicationIn(canvasElement)
    say({ type: 'parvis:ready', version: 2 })
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toBeVisible())
    await expect(JSON.stringify(heard)).not.toContain('token')
  },
}

export const NotAllowed: Story = {
  args: { src: 'https://apps.example.evil.example/', allowedOrigins: ['https://apps.example'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

export const Loading: Story = { args: { timeout: 60_000 } }

export const Permutations: Story = {
  args: {
    src: 'https://nowhere.example/',
    title: 'Gestion des responsables de l’établissement et des commanditaires',
  },
}
