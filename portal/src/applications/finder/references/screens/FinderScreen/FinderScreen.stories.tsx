import {
  createFinderView,
  exportReferenceSheets,
  listFinderViews,
  searchEngagements,
} from '@parvis/api-types/generated/examples/organisation'
import { ReferenceSheetExportForm } from '@parvis/api-types/limits/finder'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerWith } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { screenStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { references } from '../../application.ts'
import { choices, found, portal, textsOf, views } from '../../references-stories.fixtures.ts'
import type { FinderAnswer } from '../../rules/citing.ts'
import type { Question } from '../../rules/finder-view.ts'
import { FinderScreen } from './FinderScreen.tsx'

/** The requests sent. */
const asked: Question[] = []
const noViews = answerWith<'listFinderViews'>(listFinderViews, { value: [] })

const finds = (content: FinderAnswer) =>
  http.post(searchEngagements.pattern, async ({ request }) => {
    asked.push((await request.json()) as Question)
    return HttpResponse.json(content)
  })

const { beforeEach: forget, ...place } = atPlace(references, 'search', portal, [
  finds(found),
  choices,
  noViews,
])

const meta = {
  title: 'Screens/References/Finder',
  component: FinderScreen,
  ...place,
  beforeEach: () => {
    asked.length = 0
    forget()
  },
} satisfies Meta<typeof FinderScreen>
export default meta
type Story = StoryObj<typeof meta>

const addressed = (search: string) => inPortal(at(references, 'search', {}, search))
const titleOf = (globals: Record<string, unknown>) => {
  const sheet = found.value[0]?.sheet
  return (globals['locale'] === 'fr' ? sheet?.title : sheet?.englishTitle) ?? ''
}

/** Engagements with and without a sheet, beside the facets. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [link] = await canvas.findAllByRole('link', { name: titleOf(globals) })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/app\/egf\/sheets\/7$/))
    const [draft] = canvas.getAllByRole('link', { name: texts.search.draft })
    await expect(draft).toHaveAttribute('href', expect.stringMatching(/\/sheets\/new\?engagement=14$/))
    await expect(asked.at(-1)).toMatchObject({ words: '', filters: {}, order: 'relevance', top: 25, skip: 0 })
  },
}

/** A shared address: words, facets, order and columns. */
export const FromTheAddress: Story = {
  parameters: {
    ...addressed('?q=maison%20de%20the&f.year=any%3A2024%2C2025&sort=-year&page=2&hide=sector'),
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        words: 'maison de the',
        filters: { year: ['2024', '2025'] },
        order: 'year',
        isDescending: true,
        skip: 25,
      }),
    )
    await expect(canvas.getByRole('searchbox', { name: texts.search.words })).toHaveValue('maison de the')
  },
}

/** A facet narrows the results and can be removed. */
export const Narrowed: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const group = within(await canvas.findByRole('group', { name: texts.facet.sheet }))
    await userEvent.click(group.getByRole('checkbox', { name: new RegExp(`^${texts.sheet.published}`) }))
    await waitFor(() => expect(asked.at(-1)?.filters).toEqual({ sheet: ['published'] }))
    const remove = canvas.getByRole('button', {
      name: new RegExp(`${texts.facet.sheet}.*${texts.sheet.published}$`),
    })
    await userEvent.click(remove)
    // The earlier results are cached, so no request is sent.
    await waitFor(() => expect(remove).not.toBeInTheDocument())
    await expect(
      group.getByRole('checkbox', { name: new RegExp(`^${texts.sheet.published}`) }),
    ).not.toBeChecked()
  },
}

/** A board by status; each column has its own cards. */
export const AsABoard: Story = {
  parameters: addressed('?group=status'),
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const column = within(
      await canvas.findByRole('region', { name: new RegExp(`^${texts.engagementStatus.Actif}`) }),
    )
    await expect(column.getByRole('link', { name: titleOf(globals) })).toBeVisible()
    await expect(asked.some(({ filters }) => filters.status?.[0] === 'Clos')).toBe(true)
  },
}

const preparation = recording(exportReferenceSheets, { content: exportReferenceSheets.success.word })

/** Chosen engagements are cited; those without a sheet are left out. */
export const Cited: Story = {
  parameters: { msw: [finds(found), choices, noViews, preparation.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findAllByRole('link', { name: titleOf(globals) })
    const grid = within(canvas.getByRole('grid', { name: texts.search.results }))
    const [all] = grid.getAllByRole('checkbox')
    if (all) await userEvent.click(all)
    await userEvent.click(await canvas.findByRole('button', { name: texts.cite.open }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.cite.title }))
    await expect(dialog.getByText(asRead(filled(texts.cite.count_one, { count: '1' })))).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: texts.cite.csv }))
    await userEvent.click(dialog.getByRole('button', { name: texts.cite.confirm }))
    await waitFor(() =>
      expect(preparation.sent[0]?.body).toEqual({
        ids: [7],
        language: globals['locale'],
        format: 'csv',
      }),
    )
  },
}

/** A hundred engagements with a sheet: one full page. */
const [whole] = found.value
const manySheets = Array.from({ length: 100 }, (_, index) => ({
  ...whole,
  engagementId: 1000 + index,
})) as FinderAnswer['value']

/** When there are too many sheets to cite, nothing is said about those that were not looked at. */
export const TooManyToCite: Story = {
  parameters: {
    picture: 'none',
    msw: [finds({ ...found, total: 10_000, value: manySheets }), choices, noViews, preparation.handler],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findAllByRole('link', { name: titleOf(globals) })
    const [all] = within(canvas.getByRole('grid', { name: texts.search.results })).getAllByRole('checkbox')
    if (all) await userEvent.click(all)
    await userEvent.click(await canvas.findByRole('button', { name: /10.000 (matching|correspond)/ }))
    await userEvent.click(await canvas.findByRole('button', { name: texts.cite.open }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.cite.title }))
    const limit = String(ReferenceSheetExportForm.ids.maxItems)
    await waitFor(() => expect(dialog.getByText(asRead(filled(texts.cite.tooMany, { limit })))).toBeVisible())
    await expect(dialog.queryByText(/without a published sheet|sans fiche publiée/)).toBeNull()
  },
}

const internal: FinderAnswer = {
  ...found,
  total: 1,
  value: found.value.slice(0, 1).map(engagement => ({
    ...engagement,
    sheet: engagement.sheet && { ...engagement.sheet, confidentiality: 'internal' },
  })),
}

/** Internal sheets are left out, and the dialog says why. */
export const Internal: Story = {
  parameters: { msw: [finds(internal), choices, noViews, preparation.handler] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findAllByRole('link', { name: titleOf(globals) })
    const [all] = canvas.getAllByRole('checkbox', { name: /./ }).filter(box => box.closest('[role="grid"]'))
    if (all) await userEvent.click(all)
    await userEvent.click(await canvas.findByRole('button', { name: texts.cite.open }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.cite.title }))
    await expect(dialog.getByText(texts.cite.internal)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: texts.cite.confirm }))
    await expect(preparation.sent).toHaveLength(0)
  },
}

const saving = recording(createFinderView, { content: createFinderView.success.new })

/** The current view is saved under a name, with its filters, columns and order. */
export const SavedAs: Story = {
  parameters: {
    ...addressed('?q=audit&f.year=any%3A2025&sort=year&group=year'),
    msw: [finds(found), choices, noViews, saving.handler],
    picture: 'none',
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Views|Vues)$/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Save as|Enregistrer)/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Audits{Enter}')
    await waitFor(() =>
      expect(saving.sent[0]?.body).toMatchObject({
        name: 'Audits',
        words: 'audit',
        filters: { year: ['2025'] },
        order: 'year',
        layout: 'board',
        boardBy: 'year',
      }),
    )
  },
}

/** A word without matches is replaced by a similar one. */
export const CorrectedWords: Story = {
  parameters: {
    ...addressed('?q=morvam'),
    msw: [finds(searchEngagements.success.corrected), choices, views],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.search.correctedTitle)).toBeVisible())
    await expect(canvas.getByText(/morvam.*morvan/)).toBeVisible()
  },
}

/** Nothing matches: the page names the unknown words and suggests what to remove. */
export const NoMatch: Story = {
  parameters: {
    ...addressed('?q=xyzzy&f.year=any%3A1999'),
    msw: [
      finds({ total: 0, value: [], facets: [], corrections: [{ typed: 'xyzzy', found: [] }] }),
      choices,
      noViews,
    ],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.search.noMatchTitle)).toBeVisible())
    await expect(canvas.getByText(/xyzzy\.? /)).toBeVisible()
    const panel = within(canvas.getByRole('tabpanel'))
    await userEvent.click(panel.getByRole('button', { name: texts.search.clearFilters }))
    await waitFor(() => expect(asked.at(-1)?.filters).toEqual({}))
  },
}

/** There are no engagements yet. */
export const Empty: Story = {
  parameters: { msw: [finds({ total: 0, value: [], facets: [], corrections: [] }), choices, noViews] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.search.emptyTitle)).toBeVisible())
  },
}

const states = screenStates({
  asks: searchEngagements,
  beside: [choices, answer(listFinderViews, 'mine')],
  content: found,
  awaits: async (canvas, globals) => {
    const texts = textsOf(globals)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(texts.search.title)
    const grid = await canvas.findByRole('grid', { name: texts.search.results })
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'true'))
  },
  shows: async (canvas, globals) => {
    await waitFor(() => expect(canvas.getAllByText(titleOf(globals))[0]).toBeVisible())
  },
  failed: globals => textsOf(globals).search.failed,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
