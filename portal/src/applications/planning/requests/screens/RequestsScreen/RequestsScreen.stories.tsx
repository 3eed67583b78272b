import { listPlanningRequests } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { atPlace, at } from '../../../../../stories/at-its-address.tsx'
import { filled, languageOf } from '../../../../../stories/read-texts.ts'
import { solutionIn } from '../../../../../organisation/solution-name.ts'
import { listStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { planning } from '../../application.ts'
import { planningTexts } from '../../i18n/texts.ts'
import { holidays, portal, requests, submitted, textsOf } from '../../planning-stories.fixtures.ts'
import { RequestsScreen } from './RequestsScreen.tsx'

/** The queries sent for the list. */
const asked: URLSearchParams[] = []

const listed = http.get(listPlanningRequests.pattern, ({ request }) => {
  asked.push(new URL(request.url).searchParams)
  return HttpResponse.json({ value: requests, '@odata.count': requests.length })
})

const meta = {
  title: 'Screens/Planning/Requests',
  component: RequestsScreen,
  ...atPlace(planning, 'list', portal, [listed, holidays]),
  beforeEach: () => {
    asked.length = 0
  },
} satisfies Meta<typeof RequestsScreen>
export default meta
type Story = StoryObj<typeof meta>

const addressed = (search: string) => inPortal(at(planning, 'list', {}, search))

/** Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [link] = await canvas.findAllByRole('link', { name: 'R-000007' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/app\/dshb2\/requests\/7$/))
    await expect(canvas.getAllByText(texts.status.accepted)[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.list.create })).toHaveAttribute(
      'href',
      expect.stringContaining(planning.address('create')),
    )
    await expect(asked.at(-1)?.get('$orderby')).toBe('modifiedDate desc')
  },
}

/** A shared address: the services search, filter by status and dates, and sort. */
export const FromTheAddress: Story = {
  parameters: {
    ...addressed('?q=fontaine&f.status=any%3Asubmitted%2Caccepted&sort=deliveryDate'),
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

/** Requests across their days, with client, solution and status, and with the names of days off. Also by week. */
export const Calendar: Story = {
  parameters: addressed('?show=calendar&month=2026-12'),
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const request = requests.find(({ id }) => id === 7)
    const { number, accountName: client, ...named } = request ?? submitted
    const solution = solutionIn(languageOf(globals), named)
    const entry = filled(texts.calendar.entry, { number, client, solution })
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: entry })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/requests\/7$/),
      ),
    )
    await waitFor(() => expect(canvas.getByText(/^(Noël|Christmas Day)$/)).toBeInTheDocument())
    // A request that starts before the month and is delivered after it overlaps it.
    await expect(asked.at(-1)?.get('$filter')).toContain(
      'desiredStartDate le 2026-12-31 and desiredDeliveryDate ge 2026-12-01',
    )
    await userEvent.click(canvas.getByRole('button', { name: /^(Next month|Mois suivant)$/ }))
    await waitFor(() => expect(asked.at(-1)?.get('$filter')).toContain('desiredDeliveryDate ge 2027-01-01'))
    await waitFor(() => expect(canvas.getByText(texts.calendar.empty)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^(Previous month|Mois précédent)$/ }))
    await waitFor(() => expect(canvas.getByRole('link', { name: entry })).toBeVisible())
  },
}

/** A week by its address. */
export const CalendarWeek: Story = {
  parameters: addressed('?show=calendar&week=2026-12-02'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(asked.at(-1)?.get('$filter')).toContain(
        'desiredStartDate le 2026-12-06 and desiredDeliveryDate ge 2026-11-30',
      ),
    )
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^R-000007/ })).toHaveLength(1))
  },
}

const states = listStates({
  asks: listPlanningRequests,
  texts: planningTexts,
  rows: [submitted, ...requests],
  shows: ({ number }) => number,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
