import { getDashboardChoices, getRegisterDashboard } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { storageKeys } from '../../../../../session/storage.ts'
import { answer, neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { asked, dashboards, portal, textsOf } from '../../dashboards-stories.fixtures.ts'
import { dashboardsRoutes } from '../../routes.ts'
import { paths } from '../../rules/addresses.ts'
import { PublicRegisterScreen } from './PublicRegisterScreen.tsx'

const route = dashboardsRoutes.find(({ path }) => path === paths.register)

const meta = {
  title: 'Screens/Dashboards/Public register',
  component: PublicRegisterScreen,
  decorators: [withPortal({ ...portal, path: paths.register, ...(route && { route }) })],
  parameters: { layout: 'fullscreen', msw: dashboards },
  beforeEach: () => {
    asked.length = 0
    localStorage.setItem(storageKeys.userType, 'Collaborateur')
    return () => localStorage.removeItem(storageKeys.userType)
  },
} satisfies Meta<typeof PublicRegisterScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also under the costly conditions, at 320 px as cards. */
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
    // The code that draws it comes late.
    await waitFor(
      () => expect(canvas.getByRole('application', { name: texts.register.months })).toBeVisible(),
      {
        timeout: 30_000,
      },
    )
  },
}

/** A figure leads to the announcements that it counts, and counts the same there. */
export const OfOneKind: Story = {
  parameters: {
    ...inPortal({ path: `${paths.register}?kind=sale`, ...(route && { route }) }),
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

/** The user type of local storage decides, and nothing is asked for. */
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

export const Loading: Story = {
  parameters: { msw: [neverAnswer(getRegisterDashboard), neverAnswer(getDashboardChoices)], picture: 'none' },
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

export const Failed: Story = {
  parameters: {
    msw: [refuse(getRegisterDashboard, 'server-error'), answer(getDashboardChoices, 'firm')],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(within(canvasElement).getByText(textsOf(globals).failed)).toBeVisible())
  },
}
