import { listPlanningRequests } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { newRequestPath, requestsPath } from '../../addresses.ts'
import { filled } from '../../../../../stories/read-texts.ts'
import {
  asked,
  holidays,
  listed,
  portal,
  requests,
  routeAt,
  textsOf,
} from '../../planning-stories.fixtures.ts'
import { RequestsScreen } from './RequestsScreen.tsx'

const screenAt = (search = '') => ({ ...portal, path: requestsPath + search, ...routeAt(requestsPath) })

const meta = {
  title: 'Screens/Planning/Requests',
  component: RequestsScreen,
  decorators: [withPortal(screenAt())],
  parameters: { layout: 'fullscreen', msw: [listed(requests), holidays] },
  beforeEach: () => {
    asked.length = 0
  },
} satisfies Meta<typeof RequestsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const [link] = await canvas.findAllByRole('link', { name: 'E2024-000001' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/app\/dshb2\/requests\/7$/))
    await expect(canvas.getAllByText(texts.status.accepted)[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.list.create })).toHaveAttribute(
      'href',
      expect.stringContaining(newRequestPath),
    )
    await expect(asked.at(-1)?.get('$orderby')).toBe('modifiedDate desc')
  },
}

export const Loading: Story = {
  parameters: { msw: [neverAnswer(listPlanningRequests)], picture: 'none' },
}

export const Empty: Story = {
  parameters: { msw: [listed([])] },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).list.emptyTitle)).toBeVisible(),
    )
  },
}

export const ServerError: Story = {
  parameters: { msw: [refuse(listPlanningRequests, 'server-error')], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(textsOf(globals).list.failed),
    )
  },
}

/** A shared address: the services search, filter by status and by days, and sort. */
export const FromTheAddress: Story = {
  parameters: {
    ...inPortal(screenAt('?q=fontaine&f.status=any%3Asubmitted%2Caccepted&sort=deliveryDate')),
    picture: 'none',
  },
  play: async () => {
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
        $search: '"fontaine"',
        $filter: "(status in ('submitted','accepted'))",
        $orderby: 'desiredDeliveryDate',
        $top: '50',
        $count: 'true',
      }),
    )
  },
}

/** What begins and what is delivered on the days of the month in the address, and why nobody works on one. */
export const Calendar: Story = {
  parameters: inPortal(screenAt('?show=calendar&month=2026-12')),
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const delivery = filled(texts.calendar.delivery, { code: 'E2024-000001' })
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: delivery })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/requests\/7$/),
      ),
    )
    await waitFor(() => expect(canvas.getByText(/^(Noël|Christmas Day)$/)).toBeInTheDocument())
    await expect(asked.at(-1)?.get('$filter')).toContain('desiredDeliveryDate ge 2026-12-01')
    await userEvent.click(canvas.getByRole('button', { name: /^(Next month|Mois suivant)$/ }))
    await waitFor(() => expect(asked.at(-1)?.get('$filter')).toContain('desiredStartDate ge 2027-01-01'))
    await waitFor(() => expect(canvas.getByText(texts.calendar.empty)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^(Previous month|Mois précédent)$/ }))
    await waitFor(() => expect(canvas.getByRole('link', { name: delivery })).toBeVisible())
  },
}
