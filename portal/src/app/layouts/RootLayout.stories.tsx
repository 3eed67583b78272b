import { showToast } from '@parvis/design-system/Toast'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from 'react-router'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { withPortal } from '../../stories/withPortal.tsx'
import { RootLayout } from './RootLayout.tsx'

const ways = {
  'Other record': { to: '/menus?menu=2' },
  'Filter of the list': { to: '/menus?menu=2&open=true', replace: true },
  'Other page': { to: '/roles' },
} as const

/** The layout with links to move around below it. */
function Walk() {
  return (
    <>
      <RootLayout />
      <ul>
        {Object.entries(ways).map(([name, way]) => (
          <li key={name}>
            <Link {...way}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

const meta = {
  title: 'Screens/Frame',
  component: RootLayout,
  render: () => <Walk />,
  decorators: [withPortal({ path: '/menus?menu=1' })],
  parameters: { provider: 'own', picture: 'none' },
  tags: ['!autodocs'],
} satisfies Meta<typeof RootLayout>
export default meta
type Story = StoryObj<typeof meta>

const walk = (name: keyof typeof ways) => userEvent.click(screen.getByRole('link', { name }))
const shown = () => screen.queryAllByRole('alertdialog').map(toast => toast.textContent)
const nothing = () => undefined

/** A toast disappears with its subject, a record or a page; filtering does not remove it. */
export const ToastsGoWithTheirPage: Story = {
  play: async () => {
    const patience = { timeout: 10_000 }
    const ofRecord = { title: 'Record saved' }
    const ofPage = { title: 'Record moved', action: { label: 'Undo the move', onPress: nothing } }
    const ofNothing = { title: 'Report ready' }
    showToast(ofRecord, { timeout: 60_000 })
    showToast(ofPage)
    showToast(ofNothing, { timeout: 60_000, outlivesScreen: true })
    await waitFor(() => expect(shown()).toHaveLength(3), patience)

    await walk('Other record')
    await waitFor(() => expect(shown()).toHaveLength(2))
    await expect(shown().join(' ')).not.toContain(ofRecord.title)

    showToast(ofRecord, { timeout: 60_000 })
    await waitFor(() => expect(shown()).toHaveLength(3), patience)
    await walk('Filter of the list')
    await new Promise(resolve => setTimeout(resolve, 500))
    await expect(shown()).toHaveLength(3)

    await walk('Other page')
    await waitFor(() => expect(shown()).toHaveLength(1))
    await expect(shown().join(' ')).toContain(ofNothing.title)
  },
}
