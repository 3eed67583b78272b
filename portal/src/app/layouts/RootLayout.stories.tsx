import { Button } from '@parvis/design-system/Button'
import { clearToasts, showToast } from '@parvis/design-system/Toast'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useNavigate } from 'react-router'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { withPortal } from '../../stories/withPortal.tsx'
import { RootLayout } from './RootLayout.tsx'

/** Ways through the portal: to another record of the page, to another page, and by a filter of what is shown. */
const ways = {
  Record: '?menu=2',
  Filter: '?menu=1&filter=a',
  Page: '/profile',
} as const

/** The frame of all pages, over one that says something and leads on. */
function Page() {
  const navigate = useNavigate()
  return (
    <>
      <RootLayout />
      <Button onPress={() => showToast({ title: 'Saved' })}>Say</Button>
      <Button
        onPress={() => showToast({ title: 'Moved', action: { label: 'Undo', onPress: () => undefined } })}
      >
        Offer
      </Button>
      {Object.entries(ways).map(([name, to]) => (
        <Button key={name} onPress={() => void navigate(to, { replace: name === 'Filter' })}>
          {name}
        </Button>
      ))}
    </>
  )
}

const meta = {
  title: 'Screens/Gate/Root layout',
  component: Page,
  decorators: [withPortal({ path: '/app/menu/admin?menu=1' })],
  parameters: { picture: 'none' },
  beforeEach: () => clearToasts(),
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const toast = (name: string) => screen.queryByRole('alertdialog', { name })
// The code of toasts comes with the first one: on a busy machine that takes a while.
const patience = { timeout: 15_000 }
// Sooner than a toast goes by itself, which takes six seconds.
const soon = { timeout: 3000 }

/** What is said goes with the page, and with the record that it speaks of; not with a filter of the list beside it. */
export const ToastsGoWithTheirPage: Story = {
  play: async ({ canvasElement }) => {
    const press = async (name: string) => userEvent.click(within(canvasElement).getByRole('button', { name }))
    const isShown = async (name: string) => waitFor(() => expect(toast(name)).toBeVisible(), patience)
    const isGone = async (name: string) => waitFor(() => expect(toast(name)).toBeNull(), soon)

    await press('Say')
    await isShown('Saved')
    await press('Filter')
    // Long enough for what is taken away to be gone.
    await new Promise(resolve => setTimeout(resolve, 1000))
    await expect(toast('Saved')).toBeVisible()
    await press('Record')
    await isGone('Saved')

    // Something that can be undone stays until the page is left.
    await press('Offer')
    await isShown('Moved')
    await press('Filter')
    await press('Record')
    await new Promise(resolve => setTimeout(resolve, 1000))
    await expect(toast('Moved')).toBeVisible()
    await press('Page')
    await isGone('Moved')
  },
}
