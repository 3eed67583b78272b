import { deleteReportProject, getReportProject } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within, waitFor } from 'storybook/test'
import { atItsAddress, ledTo } from '../../../../../stories/at-its-address.tsx'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { reportProjects } from '../../application.ts'
import { reportProjectsTexts } from '../../i18n/texts.ts'
import {
  atProject,
  foundInTurn,
  portal,
  project,
  reader,
  textsOf,
} from '../../report-projects-stories.fixtures.ts'
import { ProjectScreen } from './ProjectScreen.tsx'

const meta = {
  title: 'Screens/Report project',
  component: ProjectScreen,
  decorators: [atItsAddress(reportProjects.paths.record), withPortal({ ...portal, ...atProject })],
  parameters: { layout: 'fullscreen', msw: [foundInTurn(project)] },
} satisfies Meta<typeof ProjectScreen>
export default meta
type Story = StoryObj<typeof meta>

const namesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map(cell => cell.textContent)

/** The reports in the project's order, each with a link to the viewer; at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [link] = await canvas.findAllByRole('link', { name: 'Marge mois' })
    await expect(link).toHaveAttribute('href', expect.stringContaining('/rapport?id=4'))
    await expect(canvas.getByText('Fontaine & Filles – Maison de thé SAS')).toBeVisible()
  },
}

/** A reader sees the reports published for them, and cannot change anything. */
export const Reader: Story = {
  parameters: {
    ...inPortal({ person: reader }),
    msw: [foundInTurn({ ...project, reportCount: 2, reports: project.reports.slice(0, 2) })],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await canvas.findAllByRole('link', { name: 'Suivi budget' })
    await expect(namesIn(canvasElement)).toEqual(['Marge mois', 'Suivi budget'])
    await expect(canvas.queryByRole('link', { name: texts.action.edit })).toBeNull()
    await expect(canvas.queryByText(texts.report.status)).toBeNull()
  },
}

export const WithoutReports: Story = {
  parameters: { msw: [foundInTurn({ ...project, reportCount: 0, reports: [] })], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).reports.emptyTitle)).toBeVisible(),
    )
  },
}

const removal = recording(deleteReportProject, { status: 204 })
/** After deleting, the list opens. */
export const Deleted: Story = {
  parameters: { msw: [foundInTurn(project), removal.handler], picture: 'none' },
  beforeEach: () => {
    removal.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.action.delete }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.delete.confirm }))
    await ledTo(canvasElement, reportProjects.address('list'))
    await expect(removal.sent).toEqual([{ version: '"2"', body: undefined }])
  },
}

const states = recordStates({
  asks: getReportProject,
  texts: reportProjectsTexts,
  thing: project,
  shows: ({ accountName }) => accountName,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
