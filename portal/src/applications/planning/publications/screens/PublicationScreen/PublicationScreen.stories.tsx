import {
  abandonPublication,
  createPublication,
  deletePublicationDocument,
  getPublication,
  listPlanningRequests,
  updatePublication,
  updateReportAccess,
  validatePublication,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerInTurn, answerWith, refuse } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { solutionIn } from '../../../../../organisation/solution-name.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { recording } from '../../../../../stories/recording.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { publications } from '../../application.ts'
import { publicationsTexts } from '../../i18n/texts.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import {
  access,
  accessTextsOf,
  begun,
  choices,
  draft,
  nobody,
  openRequests,
  searchedRequests,
  portal,
  textsOf,
  validated,
} from '../../publications-stories.fixtures.ts'
import { PublicationScreen } from './PublicationScreen.tsx'

const addressed = (search: string) => inPortal(at(publications, 'record', {}, search))

const meta = {
  title: 'Screens/Publications/Publication',
  component: PublicationScreen,
  ...atPlace(publications, 'record', portal, choices),
} satisfies Meta<typeof PublicationScreen>
export default meta
type Story = StoryObj<typeof meta>

const creation = recording(createPublication, { content: createPublication.success.draft })

/** The link that resumes an open publication. */
const linkTo = (
  canvas: Pick<ReturnType<typeof within>, 'getByRole'>,
  texts: ReturnType<typeof textsOf>,
  { requestNumber: number, accountName: client }: typeof begun,
) => canvas.getByRole('link', { name: filled(texts.request.goOn, { number, client }) })

/** The first step: choosing a request creates a draft in the services. An open publication can be resumed. */
export const Loaded: Story = {
  parameters: {
    msw: [creation.handler, answerInTurn(getPublication, begun), openRequests({ 7: 4 }), ...choices],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const steps = within(await canvas.findByRole('navigation', { name: texts.record.name }))
    await expect(steps.getAllByText(texts.flow.needsRequest)).toHaveLength(1)
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(2))
    const others = within(canvas.getByRole('region', { name: texts.request.begunTitle }))
    await expect(others.getAllByRole('listitem')).toHaveLength(1)
    await expect(linkTo(others, texts, begun)).toHaveAttribute(
      'href',
      expect.stringMatching(/\?publication=4$/),
    )
  },
}

/** Without a choice the field shows an error; with one the report step follows. */
export const Begun: Story = {
  parameters: { msw: [creation.handler, answerInTurn(getPublication, begun), ...choices], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const begin = await canvas.findByRole('button', { name: texts.flow.next })
    await userEvent.click(begin)
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus())
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      new RegExp(texts.flow.needsRequest),
    )
    await expect(creation.sent).toHaveLength(0)
    await userEvent.click(canvas.getByRole('radio', { name: /^R-000007/ }))
    await userEvent.click(begin)
    await waitFor(() => expect(creation.sent[0]?.body).toEqual({ requestId: 7 }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: new RegExp(`^${texts.field.reportId}`) })).toBeVisible(),
    )
    await waitFor(() => expect(canvas.getByRole('heading', { name: texts.step.report })).toHaveFocus())
  },
}

/** The services do the searching. The chosen request stays chosen even if it does not match. */
export const Searched: Story = {
  parameters: { msw: [searchedRequests, ...choices], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const search = await canvas.findByRole('searchbox', { name: texts.request.search })
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(3))
    await userEvent.type(search, 'nobody')
    await waitFor(() => expect(canvas.getByText(texts.request.notFoundTitle)).toBeVisible())
    await userEvent.clear(search)
    await userEvent.click(await canvas.findByRole('radio', { name: /^R-000007/ }))
    await userEvent.type(search, 'R-000005')
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(2))
    await expect(canvas.getByRole('radio', { name: /^R-000005/ })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^R-000007/ })).toBeChecked()
  },
}

export const NoRequests: Story = {
  parameters: {
    msw: [answerWith<'listPlanningRequests'>(listPlanningRequests, { value: [] })],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).request.emptyTitle)).toBeVisible(),
    )
  },
}

/** All requests have an open publication, so none can be chosen, not even the one in the address. */
export const AllBegun: Story = {
  parameters: { ...addressed('?request=7'), msw: [openRequests({ 5: 9, 6: 8, 7: 4 })] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(asRead(texts.request.allBegun))).toBeVisible())
    await expect(canvas.getAllByRole('link', { name: /^(Continue|Continuer) R-/ })).toHaveLength(3)
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(canvas.queryByRole('button', { name: texts.flow.next })).toBeNull()
  },
}

/** Chooses a request that somebody has begun to publish meanwhile. The page says so and keeps the choice. */
async function beginSecond(canvasElement: HTMLElement, texts: ReturnType<typeof textsOf>) {
  const canvas = within(canvasElement)
  const radio = await canvas.findByRole('radio', { name: /^R-000007/ })
  const offered = canvas.getAllByRole('radio')
  await userEvent.click(radio)
  await userEvent.click(canvas.getByRole('button', { name: texts.flow.next }))
  await waitFor(() => expect(linkTo(canvas, texts, begun)).toBeVisible())
  await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(new RegExp(texts.problem.exists))
  await expect(canvas.getAllByRole('radio')).toEqual(offered)
  await expect(radio).toBeChecked()
  await expect(radio).toHaveFocus()
  return canvas
}

/** Somebody else was first: the author resumes that publication or chooses another request. */
export const BegunMeanwhile: Story = {
  parameters: {
    msw: [refuse(createPublication, 'publication-exists'), openRequests({}, { 7: 4 })],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = await beginSecond(canvasElement, texts)
    await userEvent.click(canvas.getByRole('radio', { name: /^R-000006/ }))
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(2))
    await expect(canvas.getByRole('radiogroup')).not.toHaveAccessibleDescription(
      new RegExp(texts.problem.exists),
    )
    await expect(linkTo(canvas, texts, begun)).toBeVisible()
  },
}

/** The last available request was taken: its message stays. */
export const LastBegunMeanwhile: Story = {
  parameters: {
    msw: [
      refuse(createPublication, 'publication-exists'),
      openRequests({ 5: 9, 6: 8 }, { 5: 9, 6: 8, 7: 4 }),
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    await beginSecond(canvasElement, textsOf(globals))
    await expect(within(canvasElement).getByRole('radio')).toBeVisible()
  },
}

const listing = recording(
  listPlanningRequests,
  { content: listPlanningRequests.success.all },
  { status: 403, content: listPlanningRequests.problem['scope-missing'] },
)

/** The list fails to reload: the choice and its message stay, and the author can retry. */
export const BegunAndNotLoaded: Story = {
  parameters: { msw: [refuse(createPublication, 'publication-exists'), listing.handler], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^R-000007/ }))
    for (const asked of [2, 3]) {
      await userEvent.click(canvas.getByRole('button', { name: texts.flow.next }))
      await waitFor(() => expect(listing.sent).toHaveLength(asked))
      // Wait for the answer before pressing again.
      await waitFor(() =>
        expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(new RegExp(texts.problem.exists)),
      )
    }
    await expect(canvas.getByRole('radio', { name: /^R-000007/ })).toBeChecked()
  },
}

const choosing = recording(updatePublication, { content: updatePublication.success.report })

async function chooseReport(field: HTMLElement, next: HTMLElement) {
  await userEvent.type(field, 'Marge')
  await userEvent.click(await screen.findByRole('option', { name: /Marge mois/ }))
  await userEvent.click(next)
}

/** Choosing a report of the client; a report that is not in the library yet can be imported. */
export const Report: Story = {
  parameters: {
    ...addressed('?publication=4'),
    msw: [choosing.handler, answerInTurn(getPublication, begun, draft), ...choices],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('combobox', { name: new RegExp(`^${texts.field.reportId}`) })
    await expect(await canvas.findByRole('group', { name: texts.report.file })).toBeVisible()
    const next = canvas.getByRole('button', { name: texts.flow.next })
    await userEvent.click(next)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(new RegExp(texts.report.missing))
    await chooseReport(field, next)
    await waitFor(() => expect(choosing.sent[0]).toEqual({ version: '"1"', body: { reportId: 41 } }))
    await waitFor(() => expect(canvas.getByRole('group', { name: texts.documents.label })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('heading', { name: texts.step.documents })).toHaveFocus())
  },
}

/**
 * The report's folder was assigned to another engagement meanwhile: the field says so, and another report can be
 * chosen.
 */
export const ReportOfAnotherEngagement: Story = {
  parameters: {
    ...addressed('?publication=4'),
    msw: [
      refuse(updatePublication, 'publication-report-of-another-engagement'),
      answerInTurn(getPublication, begun),
      ...choices,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('combobox', { name: new RegExp(`^${texts.field.reportId}`) })
    await chooseReport(field, canvas.getByRole('button', { name: texts.flow.next }))
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(new RegExp(texts.problem.reportOfAnotherEngagement)),
    )
    await expect(field).toHaveValue('Marge mois')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

const racing = recording(
  updatePublication,
  { status: 412, content: updatePublication.problem['precondition-failed'] },
  { content: updatePublication.success.report },
)

/** Somebody else chose a report meanwhile: both are shown side by side, and neither is lost unseen. */
export const ReportChosenMeanwhile: Story = {
  parameters: {
    ...addressed('?publication=4'),
    msw: [
      racing.handler,
      answerInTurn(getPublication, begun, { ...draft, reportId: 9, reportName: 'Bilan' }),
      ...choices,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('combobox', { name: new RegExp(`^${texts.field.reportId}`) })
    await chooseReport(field, canvas.getByRole('button', { name: texts.flow.next }))
    const conflict = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(conflict.getByRole('row', { name: /Bilan.*Marge mois/ })).toBeVisible())
    await userEvent.click(conflict.getByRole('button', { name: /^(Overwrite|Remplacer)/ }))
    await waitFor(() => expect(racing.sent[1]).toEqual({ version: '"3"', body: { reportId: 41 } }))
  },
}

const removal = recording(deletePublicationDocument, { status: 204 })

/** Documents can be removed again, or left out. */
export const Documents: Story = {
  parameters: {
    ...addressed('?publication=4&step=documents'),
    msw: [removal.handler, answerInTurn(getPublication, draft, { ...draft, documents: [] }), ...choices],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const remove = filled(texts.documents.remove, { name: 'Notice de lecture.pdf' })
    const card = within(await canvas.findByRole('region', { name: '1 document' }))
    const item = within(card.getByRole('listitem'))
    await userEvent.click(item.getByRole('button', { name: remove }))
    await waitFor(() => expect(removal.sent[0]?.version).toBe('"3"'))
    await waitFor(() => expect(canvas.getByText(texts.documents.none)).toBeVisible())
  },
}

const validation = recording(validatePublication, { content: validatePublication.success.validated })

/** A summary is shown before publishing; afterwards it says who published and when. */
export const Validated: Story = {
  parameters: {
    ...addressed('?publication=4'),
    msw: [validation.handler, answerInTurn(getPublication, draft, { ...validated, id: 4 }), ...choices],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Gestion/Ventes 2026')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: texts.validation.confirm }))
    await waitFor(() => expect(validation.sent).toHaveLength(1))
    await expect(validation.sent[0]?.version).toBe(draft['@odata.etag'])
    await waitFor(() => expect(canvas.getByText(texts.validation.validated)).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: texts.validation.validatedTitle })).toHaveFocus(),
    )
    await expect(canvas.queryByRole('button', { name: texts.validation.confirm })).toBeNull()
    await expect(canvas.queryByRole('navigation', { name: texts.record.name })).toBeNull()
  },
}

/** A failure to publish is explained next to the button. */
export const NotPublished: Story = {
  parameters: {
    ...addressed('?publication=4'),
    msw: [
      refuse(validatePublication, 'report-content-missing'),
      answerInTurn(getPublication, draft),
      ...choices,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.validation.confirm }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(texts.problem.contentMissing))
  },
}

const giving = recording(updateReportAccess, { content: updateReportAccess.success.several })

/**
 * The people who will read the report are named and counted for each choice, and saved when moving to the last step.
 */
export const Readers: Story = {
  parameters: {
    ...addressed('?publication=4&step=readers'),
    msw: [giving.handler, answerInTurn(getPublication, draft), ...access, ...choices],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const own = accessTextsOf(globals)
    const canvas = within(canvasElement)
    const roles = await canvas.findByRole('combobox', { name: new RegExp(`^${own.field.customerRoles}`) })
    await waitFor(() =>
      expect(canvas.getByText(asRead(filled(own.access.laterReaders_other, { count: 2 })))).toBeVisible(),
    )
    await expect(canvas.getByText(/Claire Fontaine/)).toBeVisible()
    // A role without clients is not offered for clients.
    await userEvent.click(roles)
    await userEvent.type(roles, 'a')
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Managers' })).toBeNull())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: texts.flow.next }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: texts.step.validation })).toBeVisible())
  },
}

/**
 * A report without readers: the page warns first, the services refuse it, and a link leads to the step that fixes it.
 */
export const ForNobody: Story = {
  parameters: {
    ...addressed('?publication=4'),
    msw: [
      refuse(validatePublication, 'publication-without-readers'),
      answerInTurn(getPublication, draft),
      nobody,
      ...access,
      ...choices,
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(accessTextsOf(globals).preview.nobody)).toBeVisible())
    await userEvent.click(await canvas.findByRole('button', { name: texts.validation.confirm }))
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: texts.readers.choose })).toHaveAttribute(
        'href',
        expect.stringMatching(/step=readers$/),
      ),
    )
  },
}

const abandoning = recording(
  abandonPublication,
  { status: 412, content: updatePublication.problem['precondition-failed'] },
  { content: abandonPublication.success.abandoned },
)

/** Abandoning asks first. If somebody else continued the publication meanwhile, the new version is shown first. */
export const Abandoned: Story = {
  parameters: {
    ...addressed('?publication=4'),
    msw: [
      abandoning.handler,
      answerInTurn(getPublication, begun, draft, { ...validated, id: 4, status: 'abandoned' }),
      ...choices,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.abandon.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    const abandon = dialog.getByRole('button', { name: texts.abandon.confirm })
    await userEvent.click(abandon)
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(texts.problem.changed))
    await userEvent.click(abandon)
    await waitFor(() => expect(abandoning.sent.map(({ version }) => version)).toEqual(['"1"', '"3"']))
    await waitFor(() => expect(canvas.getByText(texts.validation.abandoned)).toBeVisible())
  },
}

const states = recordStates({
  asks: getPublication,
  beside: choices,
  texts: publicationsTexts,
  thing: begun,
  shows: (publication, locale) => `${publication.accountName} – ${solutionIn(locale, publication)}`,
  around: addressed('?publication=4'),
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
