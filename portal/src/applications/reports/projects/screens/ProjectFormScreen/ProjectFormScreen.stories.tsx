import {
  createReportProject,
  getReportProject,
  updateReportProject,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { refuse } from '../../../../../stories/answers.ts'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { reportProjectsTexts } from '../../i18n/texts.ts'
import {
  atForm,
  atNew,
  choices,
  foundInTurn,
  portal,
  project,
  textsOf,
} from '../../report-projects-stories.fixtures.ts'
import { ProjectFormScreen } from './ProjectFormScreen.tsx'

const saved = { ...project, '@odata.etag': '"3"', reports: project.reports.toReversed() }
const saving = recording(updateReportProject, { content: saved })
const creation = recording(createReportProject, { content: createReportProject.success.closing })

const meta = {
  title: 'Screens/Report project/Form',
  component: ProjectFormScreen,
  decorators: [withPortal({ ...portal, ...atForm })],
  parameters: { layout: 'fullscreen', msw: [foundInTurn(project), ...choices] },
  beforeEach: () => {
    saving.sent.length = 0
    creation.sent.length = 0
  },
} satisfies Meta<typeof ProjectFormScreen>
export default meta
type Story = StoryObj<typeof meta>

async function openForm(canvasElement: HTMLElement, texts: ReturnType<typeof textsOf>) {
  const form = within(await within(canvasElement).findByRole('form'))
  const named = (label: string) => ({ name: new RegExp(`^${label}`) })
  return {
    form,
    name: () => form.getByRole('textbox', named(texts.field.name)),
    client: () => form.getByRole('combobox', named(texts.field.client)),
    engagement: () => form.getByRole('combobox', named(texts.field.engagementId)),
    adding: () => form.getByRole('combobox', named(texts.chosen.add)),
    /** The names of the reports, in order. */
    order: () =>
      within(form.getByRole('treegrid'))
        .getAllByRole('row')
        .map(row => ['Marge', 'Suivi', 'Cash', 'Balance'].find(word => row.textContent.includes(word))),
  }
}

/** A project with its reports in order. Its client cannot be changed. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const { name, client, engagement, order } = await openForm(canvasElement, textsOf(globals))
    await expect(name()).toHaveValue(project.name)
    await expect(client()).toHaveAttribute('readonly')
    await waitFor(() => expect(engagement()).toHaveValue('E2024-000001'))
    await waitFor(() => expect(order()).toEqual(['Marge', 'Suivi', 'Cash']))
  },
}

/** Reports are moved with Alt and the arrow keys, added at the end, and removed. Only the reports are sent. */
export const Ordered: Story = {
  parameters: { msw: [foundInTurn(project, saved), ...choices, saving.handler], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, adding, order } = await openForm(canvasElement, texts)
    const row = await form.findByRole('row', { name: /Suivi budget/ })
    row.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(order()).toEqual(['Suivi', 'Marge', 'Cash']))
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Suivi budget/))
    await userEvent.click(
      within(form.getByRole('row', { name: /Cash/ })).getByRole('button', { name: /^Actions/ }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.chosen.remove }))
    await userEvent.type(adding(), 'bal')
    await userEvent.click(await screen.findByRole('option', { name: /Balance âgée/ }))
    // A removed report is offered again; one in a folder of another engagement is not.
    await waitFor(() => expect(screen.getByRole('option', { name: /Cash forecast/ })).toBeVisible())
    await expect(screen.queryByRole('option', { name: /Effectifs/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(order()).toEqual(['Suivi', 'Marge', 'Balance']))
    await userEvent.click(form.getByRole('button', { name: texts.form.save }))
    await waitFor(() => expect(saving.sent).toEqual([{ version: '"2"', body: { reportIds: [42, 41, 44] } }]))
    await waitFor(() => expect(form.getByText(texts.form.saved)).toBeVisible())
  },
}

/**
 * The engagement differs from that of a report's folder: the report is marked, and the refusal is shown at the reports.
 */
export const OfAnotherEngagement: Story = {
  parameters: {
    msw: [
      foundInTurn(project),
      ...choices,
      refuse(updateReportProject, 'report-project-report-of-another-engagement'),
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, engagement, adding } = await openForm(canvasElement, texts)
    await waitFor(() => expect(engagement()).toHaveValue('E2024-000001'))
    await userEvent.clear(engagement())
    await userEvent.type(engagement(), 'paie')
    await userEvent.click(await screen.findByRole('option', { name: /E2026-000012/ }))
    await waitFor(() => expect(form.getByText(texts.chosen.otherEngagement)).toBeVisible())
    await userEvent.click(form.getByRole('button', { name: texts.form.save }))
    await waitFor(() => expect(adding()).toBeInvalid())
    await expect(adding()).toHaveAccessibleDescription(
      new RegExp(texts.problem.reportOfAnotherEngagement.replaceAll(/\s/g, '\\s')),
    )
  },
}

const theirs = { ...project, '@odata.etag': '"3"', name: 'Leur nom', reports: project.reports.slice(0, 1) }
/** Somebody else saved first: both versions side by side, with the names of the reports. */
export const Conflict: Story = {
  parameters: {
    msw: [foundInTurn(project, theirs), ...choices, refuse(updateReportProject, 'precondition-failed')],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, name } = await openForm(canvasElement, texts)
    await form.findByRole('row', { name: /Suivi budget/ })
    await userEvent.clear(name())
    await userEvent.type(name(), 'Mon nom{Enter}')
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText('Leur nom')).toBeVisible())
    await waitFor(() => expect(dialog.getByText('Mon nom')).toBeVisible())
  },
}

/** From the empty form, with missing values reported: the client, then the engagement, then the reports. */
export const Created: Story = {
  parameters: {
    ...inPortal(atNew),
    msw: [...choices, creation.handler],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, name, client, engagement, adding } = await openForm(canvasElement, texts)
    await expect(engagement()).toBeDisabled()
    await userEvent.click(form.getByRole('button', { name: texts.form.create }))
    await waitFor(() => expect(client()).toBeInvalid())
    await userEvent.type(name(), 'Clôture 2026')
    await userEvent.type(client(), 'Font')
    await userEvent.click(await screen.findByRole('option', { name: /Fontaine/ }))
    await waitFor(() => expect(engagement()).toBeEnabled())
    await userEvent.type(engagement(), 'E2024')
    await userEvent.click(await screen.findByRole('option', { name: /E2024-000001/ }))
    for (const report of ['Suivi', 'Marge']) {
      await userEvent.type(adding(), report)
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(report) }))
    }
    await userEvent.keyboard('{Escape}')
    await userEvent.click(form.getByRole('button', { name: texts.form.create }))
    await waitFor(() => expect(creation.sent).toHaveLength(1))
    await expect(creation.sent[0]?.body).toEqual({
      name: 'Clôture 2026',
      description: '',
      accountId: 1,
      engagementId: 1,
      reportIds: [42, 41],
    })
  },
}

const states = recordStates({
  asks: getReportProject,
  beside: choices,
  texts: reportProjectsTexts,
  thing: project,
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
