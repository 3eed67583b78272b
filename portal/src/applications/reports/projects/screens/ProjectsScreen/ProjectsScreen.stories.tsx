import { deleteReportProject, listReportProjects } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { recording } from '../../../../../stories/recording.ts'
import { listStates } from '../../../../../stories/standard-states.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { reportProjectsTexts } from '../../i18n/texts.ts'
import {
  atList,
  listed,
  portal,
  project,
  projects,
  reader,
  textsOf,
} from '../../report-projects-stories.fixtures.ts'
import { ProjectsScreen } from './ProjectsScreen.tsx'

const meta = {
  title: 'Screens/Report projects',
  component: ProjectsScreen,
  decorators: [withPortal({ ...portal, ...atList() })],
  parameters: { layout: 'fullscreen', msw: [listed(projects)] },
} satisfies Meta<typeof ProjectsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const [link] = await canvas.findAllByRole('link', { name: project.name })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/app\/rapportsprojets\/projet\/7$/))
    await expect(canvas.getByRole('link', { name: textsOf(globals).list.create })).toBeVisible()
  },
}

/** A reader without permission to create is told when something will appear. */
export const EmptyForReaders: Story = {
  parameters: { ...inPortal({ person: reader }), msw: [listed([])], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const { list } = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(list.empty)).toBeVisible())
    await expect(canvas.queryByRole('link', { name: list.create })).toBeNull()
  },
}

const asked: URLSearchParams[] = []
const remembering = http.get(listReportProjects.pattern, ({ request }) => {
  asked.push(new URL(request.url).searchParams)
  const body = JSON.stringify({ value: projects, '@odata.count': 120 })
  return HttpResponse.text(body, { headers: { 'content-type': 'application/json' } })
})
/**
 * A shared address, searched and sorted by client, on its second page. The services do the work, and reports are not
 * requested.
 */
export const FromTheAddress: Story = {
  parameters: {
    ...inPortal(atList('?q=direction&sort=client&page=2')),
    msw: [remembering],
    picture: 'none',
  },
  beforeEach: () => {
    asked.length = 0
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('rowheader')).toHaveLength(2))
    await expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      $search: '"direction"',
      $orderby: 'accountName',
      $select: 'id,name,accountName,engagementCode,engagementDescription,reportCount,modifiedDate',
      $top: '50',
      $skip: '50',
      $count: 'true',
    })
  },
}

const removal = recording(
  deleteReportProject,
  { status: 412, content: { ...deleteReportProject.problem['not-found'], code: 'precondition-failed' } },
  { status: 204 },
)
/** A project that somebody else has changed meanwhile is not deleted unseen. The version that was on screen is. */
export const Deleted: Story = {
  parameters: { msw: [listed(projects), removal.handler], picture: 'none' },
  beforeEach: () => {
    removal.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const row = within(await within(canvasElement).findByRole('row', { name: /Clôture 2026/ }))
    await userEvent.click(row.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.action.delete }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(texts.delete.text)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: texts.delete.confirm }))
    await waitFor(() => expect(dialog.getByText(texts.delete.changed)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: texts.delete.confirm }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(removal.sent.map(({ version }) => version)).toEqual(['"2"', '"2"'])
  },
}

const { en, fr } = reportProjectsTexts
/** The texts for people who may create projects, if there are none. */
const forManagers = {
  en: { ...en, list: { ...en.list, empty: en.list.emptyForManagers } },
  fr: { ...fr, list: { ...fr.list, empty: fr.list.emptyForManagers } },
}
const states = listStates({
  asks: listReportProjects,
  texts: forManagers,
  rows: [project],
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
