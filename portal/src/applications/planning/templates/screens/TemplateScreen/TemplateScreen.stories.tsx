import {
  getReportTemplate,
  getReportTemplateDownload,
  getReportTemplateLayout,
  listReportTemplateUses,
  updateReportTemplate,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerInTurn, answerPage, problemOf, refuse } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { reportTemplates } from '../../application.ts'
import { reportTemplatesTexts } from '../../i18n/texts.ts'
import { monthly, parts, portal, retired, textsOf, user } from '../../report-templates-stories.fixtures.ts'
import { TemplateScreen } from './TemplateScreen.tsx'

const found = answerInTurn(getReportTemplate, monthly)
/** A tab of the page. */
const part = (name: string) => inPortal(at(reportTemplates, 'record', { templateId: 3 }, `?tab=${name}`))

const meta = {
  title: 'Screens/Report templates/Template',
  component: TemplateScreen,
  ...atPlace(reportTemplates, 'record', portal, [found, ...parts], { templateId: 3 }),
} satisfies Meta<typeof TemplateScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The purpose of the template and the content of its pages. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText('Marge du mois')).toBeVisible())
    const [page] = getReportTemplateLayout.success.page.pages
    const drawn = canvas.getByRole('img', {
      name: filled(texts.preview.drawn, { page: page?.displayName ?? '' }),
    })
    await expect(drawn.querySelectorAll('[data-kind]')).toHaveLength(page?.visuals.length ?? -1)
    await expect(canvas.getByText(monthly.description)).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: filled(texts.action.take, { version: 2 }) }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('tab')).toHaveLength(4)
  },
}

/** One press shows the formula of a measure, as its author wrote it. */
export const Measures: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const [measure] = getReportTemplateLayout.success.page.measures
    if (!measure) throw new Error('no measure')
    const { name, table, expression } = measure
    const named = { name: filled(textsOf(globals).measures.formula, { name }) }
    await userEvent.click(await canvas.findByRole('button', { name: `${table} › ${name}` }))
    const formula = await canvas.findByRole('group', named)
    await expect(formula).toBeVisible()
    await expect(formula.textContent).toBe(expression)
  },
}

export const Versions: Story = {
  parameters: part('versions'),
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const list = within(await canvas.findByRole('list', { name: texts.tab.versions }))
    await expect(list.getByText(filled(texts.version.number, { version: 1 }))).toBeVisible()
    await expect(list.getByText('Une page par région.')).toBeVisible()
    await expect(list.getAllByRole('button')).toHaveLength(2)
  },
}

export const Uses: Story = {
  parameters: { ...part('uses'), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const list = await canvas.findByRole('list', { name: textsOf(globals).tab.uses })
    await expect(within(list).getByText(/Théo Lefèvre/)).toBeVisible()
  },
}

export const NobodyTookIt: Story = {
  parameters: {
    ...part('uses'),
    msw: [found, answerPage(listReportTemplateUses), ...parts],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(textsOf(globals).uses.emptyTitle)).toBeVisible())
  },
}

const saving = recording(updateReportTemplate, problemOf('report-template-name-taken'))
/** A name that another template has is rejected at its field. */
export const NameTaken: Story = {
  parameters: {
    ...part('properties'),
    msw: [found, saving.handler, ...parts],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const form = within(await canvas.findByRole('form'))
    const name = form.getByRole('textbox', { name: new RegExp(`^${texts.field.name}`) })
    await userEvent.clear(name)
    await userEvent.type(name, 'Stocks')
    await userEvent.click(form.getByRole('button', { name: texts.form.save }))
    await waitFor(() => expect(name).toBeInvalid())
    await expect((await form.findAllByText(texts.problem.nameTaken))[0]).toBeVisible()
    await expect(saving.sent[0]?.version).toBe('"2"')
  },
}

const retiring = recording(updateReportTemplate, { content: updateReportTemplate.success.retired })
/** Retiring asks first; afterwards the only action is to offer the template again. */
export const Retired: Story = {
  parameters: {
    msw: [
      answerInTurn(getReportTemplate, monthly, { ...monthly, isRetired: true }),
      retiring.handler,
      ...parts,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.action.retire }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.retire.confirm }))
    await waitFor(() => expect(retiring.sent[0]?.body).toEqual({ isRetired: true }))
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.action.takeUp })).toBeVisible())
    await expect(canvas.queryByRole('link', { name: texts.action.addVersion })).toBeNull()
  },
}

/** A person who only uses templates sees the template, but cannot download it once it is retired. */
export const RetiredForTakers: Story = {
  parameters: { ...inPortal({ person: user }), msw: [answerInTurn(getReportTemplate, retired), ...parts] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.record.retired)).toBeVisible())
    await expect(canvas.getAllByRole('tab')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: filled(texts.action.take, { version: 2 }) })).toBeNull()
  },
}

/** A failed download is explained next to its button. */
export const NotTaken: Story = {
  parameters: {
    msw: [found, refuse(getReportTemplateDownload, 'not-found'), ...parts],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const take = filled(texts.action.take, { version: 2 })
    await userEvent.click(await canvas.findByRole('button', { name: take }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(texts.problem.fileMissing))
  },
}

export const NoPreview: Story = {
  parameters: {
    msw: [found, refuse(getReportTemplateLayout, 'server-error'), ...parts],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(textsOf(globals).preview.failed))
  },
}

const states = recordStates({
  asks: getReportTemplate,
  beside: parts,
  texts: reportTemplatesTexts,
  thing: monthly,
  shows: ({ description }) => description,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
