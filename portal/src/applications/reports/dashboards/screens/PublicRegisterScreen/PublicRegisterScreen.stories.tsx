import { getDashboardChoices, getRegisterDashboard } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { storageKeys } from '../../../../../session/storage.ts'
import { answer } from '../../../../../stories/answers.ts'
import { screenStates } from '../../../../../stories/standard-states.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { asked, atDashboard, figures, portal, textsOf } from '../../dashboards-stories.fixtures.ts'
import { PublicRegisterScreen } from './PublicRegisterScreen.tsx'

const meta = {
  title: 'Screens/Dashboards/Public register',
  component: PublicRegisterScreen,
  decorators: [withPortal({ ...portal, ...atDashboard('register') })],
  parameters: { layout: 'fullscreen', msw: figures },
  beforeEach: () => {
    asked.length = 0
    localStorage.setItem(storageKeys.userType, 'Collaborateur')
    return () => localStorage.removeItem(storageKeys.userType)
  },
} satisfies Meta<typeof PublicRegisterScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Transports Moreau SA' })).toHaveAttribute(
        'href',
        expect.stringMatching(/reportingbodacc\?client=3$/),
      ),
    )
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: texts.kind.accounts })).toHaveTextContent('31'),
    )
    // The code of the chart loads late.
    await waitFor(
      () => expect(canvas.getByRole('application', { name: texts.register.months })).toBeVisible(),
      {
        timeout: 30_000,
      },
    )
  },
}

/** A figure links to the announcements that it counts, and shows the same count there. */
export const OfOneKind: Story = {
  parameters: {
    ...inPortal(atDashboard('register', '?kind=sale')),
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const accounts = () => within(canvas.getByRole('group', { name: texts.kind.accounts }))
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: texts.kind.accounts })).toHaveTextContent('31'),
    )
    await expect(accounts().getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/reportingbodacc\?kind=accounts$/),
    )
    await expect(asked.map(query => query.get('kind'))).toEqual(['sale'])
    await expect(canvas.queryByRole('link', { name: 'Transports Moreau SA' })).toBeNull()
  },
}

/** The user type in local storage decides, and nothing is requested. */
export const ForACustomer: Story = {
  parameters: { picture: 'none' },
  beforeEach: () => localStorage.setItem(storageKeys.userType, 'Client'),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
    await expect(canvas.getByRole('link', { name: textsOf(globals).home })).toBeVisible()
    await expect(asked).toEqual([])
  },
}

export const Empty: Story = {
  parameters: {
    msw: [answer(getRegisterDashboard, 'empty'), answer(getDashboardChoices, 'firm')],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('heading', { name: textsOf(globals).register.emptyTitle }),
      ).toBeVisible(),
    )
  },
}

const states = screenStates({
  asks: getRegisterDashboard,
  beside: [answer(getDashboardChoices, 'firm')],
  content: getRegisterDashboard.success.firm,
  failed: globals => textsOf(globals).failed,
  awaits: async (canvas, globals) => {
    const { register, kind } = textsOf(globals)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(register.title)
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByRole('group', { name: kind.accounts })).not.toHaveTextContent(/\d/)
  },
  shows: async canvas => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Transports Moreau SA' })).toBeVisible())
  },
})
export const Loading = states.Loading
export const Slow = states.Slow
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
