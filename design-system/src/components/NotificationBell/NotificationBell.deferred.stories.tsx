import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { replaceLoad } from '../../internal/loading/replaceLoad.fixtures.ts'
import { NotificationBell } from './NotificationBell.tsx'
import type { NotificationOverlayProps } from './NotificationOverlay.tsx'
import { overlayPart } from './overlayPart.ts'

function Overlay({ isOpen, onOpenChange, trigger }: NotificationOverlayProps) {
  return (
    <Popover trigger="DialogTrigger" triggerRef={trigger} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Dialog aria-label="Chargé">Chargé</Dialog>
    </Popover>
  )
}
const load = fn<() => Promise<{ default: typeof Overlay }>>()

const meta = {
  title: 'Components/NotificationBell/Deferred',
  component: NotificationBell,
  tags: ['!autodocs'],
  args: { items: [], onRead: () => undefined, unreadCount: 3 },
  decorators: [
    Story => (
      <div style={{ minBlockSize: '14rem' }}>
        <Inline justify="end">
          <Story />
        </Inline>
      </div>
    ),
  ],
  beforeEach: () => {
    load.mockReset().mockResolvedValue({ default: Overlay })
    return replaceLoad(overlayPart, load)
  },
} satisfies Meta<typeof NotificationBell>
export default meta
type Story = StoryObj<typeof NotificationBell>

const bell = () => screen.getByRole('button', { name: /^Notifications/ })
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** The panel is loaded at the first sign of interest, and the click is not lost. */
export const Default: Story = {
  play: async () => {
    await expect(load).not.toHaveBeenCalled()
    await userEvent.hover(bell())
    await expect(load).toHaveBeenCalled()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(bell())
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Chargé' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Slow connection: the bell shows that it is loading, and keeps the focus. */
export const Slow: Story = {
  play: async () => {
    let finish: (part: { default: typeof Overlay }) => void = () => undefined
    load.mockReset().mockImplementation(() => new Promise(resolve => (finish = resolve)))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(bell()).toHaveAttribute('data-pending'))
    await expect(bell()).toHaveFocus()
    finish({ default: Overlay })
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Chargé' })).toBeVisible())
    await expect(bell()).not.toHaveAttribute('data-pending')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const cannotBeLoaded = async () => {
  load.mockReset().mockImplementation(lost)
  await userEvent.hover(bell())
  // Merely hovering over the bell shows no error.
  await expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(bell())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/(connection|connexion)\./))
}
export const CannotBeLoaded: Story = { play: cannotBeLoaded }

export const TriedAgain: Story = {
  play: async () => {
    load.mockReset().mockImplementation(lost)
    await userEvent.click(bell())
    const again = await screen.findByRole('button', { name: /^(Try again|Réessayer)$/ })
    again.focus()
    load.mockResolvedValue({ default: Overlay })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Chargé' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(bell()).toHaveFocus())
  },
}

/** The network is back: the panel that was requested opens automatically. */
export const NetworkComesBack: Story = {
  play: async () => {
    load.mockReset().mockImplementation(lost)
    await userEvent.click(bell())
    await screen.findByRole('alert')
    load.mockResolvedValue({ default: Overlay })
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Chargé' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The longest texts, and a number too large for the bell. */
export const Permutations: Story = {
  args: { unreadCount: 12_345 },
  play: cannotBeLoaded,
}
