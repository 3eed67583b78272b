import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { NotificationBell } from '../../components/NotificationBell/NotificationBell.tsx'
import { day } from '../../components/NotificationPanel/notifications.fixtures.ts'
import { Header } from './Header.tsx'
import { themeChoices } from './choices.tsx'

const user = {
  name: 'Camille Berthelot',
  email: 'admin@parvis.example',
  profileHref: '/profile',
  termsHref: '/terms',
  privacyHref: 'https://example.org/privacy',
  onSignOut: fn(),
}
const meta = {
  title: 'Patterns/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    locale: 'fr',
    onLocaleChange: fn(),
    theme: 'system',
    onThemeChange: fn(),
    onLauncher: fn(),
    onSearch: fn(),
    notifications: <IconButton label="3 notifications non lues" icon={<Bell aria-hidden size={20} />} />,
    user,
  },
  argTypes: { theme: { control: 'select', options: themeChoices } },
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Applications' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLauncher).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Parvis, / })).toHaveAttribute('href', '/')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Search|Rechercher/ })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(args.onSearch).toHaveBeenCalledTimes(2)
  },
}

export const Language: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Language|Langue/ }))
    const english = await screen.findByRole('menuitemradio', { name: 'English' })
    await expect(english).toHaveAttribute('lang', 'en')
    await expect(screen.getByRole('menuitemradio', { name: 'Français' })).toBeChecked()
    await userEvent.click(english)
    await expect(args.onLocaleChange).toHaveBeenCalledWith('en')
  },
}

/** The first key press is not lost, although the menu still has to load. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Theme|Thème/ })
    await expect(button).toHaveAttribute('aria-haspopup', 'true')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    button.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /device|appareil/ })).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(screen.getByRole('menu')).toHaveAccessibleName(/^(Theme|Thème)/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /Light|Clair/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const Theme: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Theme|Thème/ }))
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /device|appareil/ })).toBeChecked())
    await userEvent.click(screen.getByRole('menuitemradio', { name: /Dark|Sombre/ }))
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark')
  },
}

export const Person: Story = {
  play: async ({ canvasElement }) => {
    user.onSignOut.mockClear()
    const button = await within(canvasElement).findByRole('button', { name: /Camille Berthelot/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('admin@parvis.example')).toBeVisible())
    await expect(screen.getByRole('menuitem', { name: /profil/i })).toHaveAttribute('href', '/profile')
    await expect(screen.getByRole('menuitem', { name: /data rights|droits sur/ })).toHaveAttribute(
      'target',
      '_blank',
    )
    await userEvent.keyboard('{End}{Enter}')
    await expect(user.onSignOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** The bell in its place: its panel opens below it and stays within the window. */
export const Notifications: Story = {
  args: {
    notifications: (
      <NotificationBell items={day} unreadCount={128} onRead={fn()} historyHref="/notifications" />
    ),
  },
  play: async () => {
    const bell = screen.getByRole('button', { name: /^Notifications, 99\+ (unread|non lues)$/ })
    await userEvent.click(bell)
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' })
    await waitFor(() => expect(within(dialog).getByRole('row', { name: /nouvel appareil/ })).toBeVisible())
    const { left, right, bottom } = dialog.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

const {
  user: _user,
  onLauncher: _launcher,
  onSearch: _search,
  notifications: _bell,
  ...signedOut
} = meta.args
export const SignedOut: Story = {
  render: () => <Header {...signedOut} onSignIn={() => undefined} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Sign in|Se connecter/ })).toBeVisible()
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: /Language|Langue/ })).toBeVisible(),
    )
  },
}

/** At 320 px, language and theme are in the user menu. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThan(70)
    await expect(canvas.queryByRole('button', { name: /Theme|Thème/ })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: /Camille Berthelot/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English' }))
    await expect(args.onLocaleChange).toHaveBeenCalledWith('en')
  },
}

export const Permutations: Story = {
  args: {
    title: 'Portail des applications du cabinet',
    user: { ...user, name: 'Marie-Antoinette de La Rochefoucauld-Montmorency' },
  },
  play: async ({ canvasElement }) => {
    // The fallback letters shown until the fonts have loaded are wider.
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Marie-Antoinette/ }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}
