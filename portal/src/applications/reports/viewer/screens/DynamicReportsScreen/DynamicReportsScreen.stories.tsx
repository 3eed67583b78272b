import {
  askReportFigures,
  getReport,
  getReportByPath,
  getReportLayout,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { basicFilter, monthFilter } from '../../../../../reports/page/protocol/filters.ts'
import type { ReportSession } from '../../../../../reports/page/protocol/report-session.ts'
import { answerWith, refuse } from '../../../../../stories/answers.ts'
import { screenStates } from '../../../../../stories/standard-states.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import {
  figuresOfSlicers,
  loadedSession,
  reportIsThere,
  scriptReports,
  textsOf,
  viewerAt,
} from '../../report-viewer-stories.fixtures.ts'
import { DynamicReportsScreen } from './DynamicReportsScreen.tsx'

let sessions: readonly ReportSession[] = []

const meta = {
  title: 'Screens/Dynamic reports',
  component: DynamicReportsScreen,
  decorators: [withPortal(viewerAt('dynamic', '?report=41&from=2026-01&status=Actif'))],
  parameters: { layout: 'fullscreen', msw: reportIsThere },
  beforeEach: () => {
    const script = scriptReports()
    sessions = script.sessions
    return script.end
  },
} satisfies Meta<typeof DynamicReportsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The choice in the address is passed on with the report, and a new choice to the loaded report. */
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const session = await loadedSession(sessions)
    const months = monthFilter('2026-01', null)
    await expect(session.snapshot().view?.filters).toEqual([months, basicFilter('status', ['Actif'])])
    // The values are offered under the author's title of the slicer.
    const status = await canvas.findByRole('combobox', { name: /^Statut/ })
    await expect(canvas.queryByRole('combobox', { name: /^Région/ })).toBeNull()
    await expect(canvas.getByText(/Power BI .*Région/)).toBeVisible()
    // Scroll first: nobody can press what is out of sight, and scrolling the page closes a list.
    status.scrollIntoView({ block: 'center' })
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await userEvent.click(status)
    await userEvent.click(await screen.findByRole('option', { name: /^(Closed|Clos)/ }))
    await waitFor(() =>
      expect(session.snapshot().view?.filters).toEqual([months, basicFilter('status', ['Actif', 'Clos'])]),
    )
    await expect(sessions).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
  },
}

/** Clients are not told that Power BI would offer what only staff may see. */
export const StaffOnlySlicers: Story = {
  parameters: {
    msw: [
      answerWith<'askReportFigures'>(askReportFigures, {
        ...figuresOfSlicers,
        visuals: figuresOfSlicers.visuals.map(each =>
          each.name === 'region' ? { ...each, reason: 'staffOnly' } : each,
        ),
      }),
      ...reportIsThere,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await loadedSession(sessions)
    await expect(
      canvas.getByText(/^(Only staff can use|Seuls les collaborateurs peuvent utiliser) .*Région\.$/),
    ).toBeVisible()
    await expect(canvas.queryByText(/Power BI/)).toBeNull()
  },
}

/** A report without slicers says so, and filters in the address do not work unseen. */
export const WithoutSlicers: Story = {
  parameters: {
    msw: [answerWith<'getReportLayout'>(getReportLayout, { pages: [], bookmarks: [] }), ...reportIsThere],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const session = await loadedSession(sessions)
    await expect(session.snapshot().view?.filters).toEqual([])
    await expect(within(canvasElement).getByText(textsOf(globals).dynamic.noSlicers)).toBeVisible()
  },
}

/** If the slicers fail to load, the report is shown all the same, and they can be requested again. */
export const SlicersFailed: Story = {
  parameters: { msw: [refuse(getReportLayout, 'server-error'), ...reportIsThere], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const { dynamic, late } = textsOf(globals)
    await loadedSession(sessions)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(dynamic.failed)).toBeVisible()
    await expect(canvas.getByRole('button', { name: late.retry })).toBeVisible()
  },
}

export const NothingChosen: Story = {
  parameters: { ...inPortal(viewerAt('dynamic')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const { dynamic } = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { name: dynamic.empty })).toBeVisible())
    await expect(canvas.getByRole('combobox', { name: new RegExp(`^${dynamic.report}`) })).toHaveValue('')
    await expect(sessions).toEqual([])
  },
}

/** A period that ends before it starts is reported at its field and does not filter. */
export const WrongPeriod: Story = {
  parameters: {
    ...inPortal(viewerAt('dynamic', '?report=41&from=2026-05&to=2026-02')),
    picture: 'none',
  },
  play: async ({ canvasElement }) => {
    const session = await loadedSession(sessions)
    await expect(session.snapshot().view?.filters).toEqual([monthFilter('2026-05', null)])
    await expect(
      within(canvasElement).getByText(/(must be after the start date|postérieure à la date de début)/),
    ).toBeVisible()
  },
}

export const Denied: Story = {
  parameters: { msw: [refuse(getReport, 'report-access-denied'), ...reportIsThere], picture: 'none' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('heading', { name: /^(Access denied|Désolé)$/ })).toBeVisible(),
    )
  },
}

const states = screenStates({
  asks: getReport,
  beside: reportIsThere,
  content: getReportByPath.success.published,
  failed: globals => textsOf(globals).failed,
  awaits: async (canvas, globals) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textsOf(globals).dynamic.title)
    await expect(sessions).toEqual([])
  },
  shows: async () => {
    await loadedSession(sessions)
  },
})
export const Loading = states.Loading
export const Slow = states.Slow
export const ServerError = states.ServerError
export const WithoutScope = states.Denied
export const Offline = states.Offline
