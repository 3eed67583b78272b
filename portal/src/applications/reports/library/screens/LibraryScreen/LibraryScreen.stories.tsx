import {
  getReportLayout,
  listReportDocuments,
  listReportClients,
  listReports,
  markFavouriteReport,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { recording } from '../../../../../stories/recording.ts'
import { screenStates } from '../../../../../stories/standard-states.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import {
  asked,
  clients,
  customer,
  documentTextsOf,
  folders,
  library,
  reports,
  storyAt,
  textsOf,
  treeIn,
} from '../../reports-stories.fixtures.ts'
import { LibraryScreen } from './LibraryScreen.tsx'

const meta = {
  title: 'Screens/Reports/Library',
  component: LibraryScreen,
  decorators: [withPortal(storyAt('library'))],
  parameters: { layout: 'fullscreen', msw: library() },
  beforeEach: () => {
    asked.length = 0
  },
} satisfies Meta<typeof LibraryScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const [link] = await canvas.findAllByRole('link', { name: 'Marge mois' })
    await expect(link).toHaveAttribute('href', '/rapport?id=41')
    const tree = within(await treeIn(canvasElement))
    await expect(tree.getByRole('row', { name: /^Fontaine/ })).toHaveAttribute('aria-level', '1')
    await expect(canvas.getByRole('link', { name: textsOf(globals).library.administer })).toBeVisible()
  },
}

/** A client is opened, then a folder: its reports, those in its subfolders, and the path to it. */
export const Walked: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const tree = within(await treeIn(canvasElement))
    tree.getByRole('row', { name: /^Fontaine/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    const folder = await tree.findByRole('row', { name: /^Gestion/ })
    await userEvent.click(within(folder).getByText('Gestion'))
    await waitFor(() => expect(asked.at(-1)?.get('$filter')).toBe('folderId in (3,7)'))
    const way = within(await canvas.findByRole('navigation'))
    await expect(way.getByRole('link', { name: texts.place.all })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/app\/rapports$/),
    )
  },
}

/** A shared address opens a folder in its place and searches only there, until the search is widened. */
export const FromTheAddress: Story = {
  parameters: {
    ...inPortal(storyAt('library', '?client=1&folder=7&q=marge')),
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(
        canvas.getByText(asRead(filled(texts.place.searchedHere, { name: 'Ventes 2026' }))),
      ).toBeVisible(),
    )
    const folder = await within(await treeIn(canvasElement)).findByRole('row', { name: /^Ventes 2026/ })
    await expect(folder).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(asked.at(-1)?.get('$filter')).toBe('folderId in (7)'))
    await waitFor(() => expect(asked.at(-1)?.get('$search')).toBe('"marge"'))
    await userEvent.click(canvas.getByRole('button', { name: texts.place.searchAll }))
    await waitFor(() => expect(asked.at(-1)?.has('$filter')).toBe(false))
  },
}

/** If there are more clients than the tree loads at first, a search finds the others and their folders. */
export const FoundBeyondTheFirst: Story = {
  parameters: { msw: library({ clients, clientCount: 12_500 }), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('searchbox', { name: textsOf(globals).tree.filter })
    await userEvent.type(field, 'Audit')
    const tree = within(await treeIn(canvasElement))
    await waitFor(() => expect(tree.getByRole('row', { name: /^Audit/ })).toHaveAttribute('aria-level', '2'))
  },
}

/** More clients are loaded until all are listed. */
export const Extended: Story = {
  parameters: { msw: library({ clientsAtOnce: 1 }), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const tree = within(await treeIn(canvasElement))
    await expect(tree.queryByRole('row', { name: /^Ateliers/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: texts.tree.extend }))
    await waitFor(() => expect(tree.getByRole('row', { name: /^Ateliers/ })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: texts.tree.extend })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { msw: [neverAnswer(listReportClients), neverAnswer(listReports)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).not.toBeEmptyDOMElement())
    await expect(canvas.queryByRole('link', { name: 'Marge mois' })).toBeNull()
  },
}

/** This reader has no reports yet. */
export const Empty: Story = {
  parameters: { msw: library({ clients: [], folders: [], reports: [] }) },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).library.noneTitle)).toBeVisible(),
    )
  },
}

/** The folder in the address was deleted, or this reader may not see it. */
export const GoneFolder: Story = {
  parameters: inPortal(storyAt('library', '?client=1&folder=99')),
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).place.goneTitle)).toBeVisible(),
    )
  },
}

const saysSo: Story['play'] = async ({ canvasElement, globals }) => {
  const texts = textsOf(globals)
  const alerts = await within(canvasElement).findAllByRole('alert')
  await expect(alerts.map(alert => alert.textContent).join(' ')).toContain(texts.library.failed)
}
export const ServerError: Story = {
  parameters: { msw: [refuse(listReportClients, 'server-error'), refuse(listReports, 'server-error')] },
  play: saysSo,
}
/** A client may only read: nothing to administer, and no unpublished reports. */
export const AsCustomer: Story = {
  parameters: {
    ...inPortal({ ...storyAt('library'), person: customer }),
    msw: library({
      clients: clients.slice(0, 1),
      folders: folders.slice(0, 2),
      reports: reports.slice(0, 2),
    }),
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await canvas.findAllByRole('link', { name: 'Marge mois' })
    await expect(canvas.queryByRole('link', { name: texts.library.administer })).toBeNull()
    await expect(canvas.queryByRole('columnheader', { name: texts.column.status })).toBeNull()
  },
}

const marking = recording(
  markFavouriteReport,
  { content: markFavouriteReport.success.marked },
  { status: 403, content: markFavouriteReport.problem['report-access-denied'] },
)
/** A report is marked as a favourite. If the reader has lost access meanwhile, a message says so. */
export const Favourite: Story = {
  parameters: { msw: [...library(), marking.handler], picture: 'none' },
  beforeEach: () => {
    marking.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const star = await within(canvasElement).findByRole('button', {
      name: new RegExp(`^${texts.favourite}.*Suivi budget`),
      pressed: false,
    })
    for (const times of [1, 2]) {
      await userEvent.click(star)
      await waitFor(() => expect(marking.sent).toHaveLength(times))
    }
    await expect(marking.sent[0]?.body).toEqual({ isFavourite: true })
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(texts.problem.denied),
    )
  },
}

/** The lists that readers want most are views, which can be shared and undone like any other. */
export const QuickViews: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await canvas.findAllByRole('link', { name: 'Marge mois' })
    await userEvent.click(canvas.getByRole('button', { name: texts.quick.recent, pressed: false }))
    await waitFor(() => expect(asked.at(-1)?.get('$orderby')).toBe('lastOpenedDate desc'))
    await waitFor(() => expect(asked.at(-1)?.get('$filter')).toBe('(lastOpenedDate ne null)'))
    await userEvent.click(canvas.getByRole('button', { name: texts.quick.recent, pressed: true }))
    await userEvent.click(canvas.getByRole('button', { name: texts.quick.favourites }))
    await waitFor(() => expect(asked.at(-1)?.get('$filter')).toBe('(isFavourite eq true)'))
  },
}

/** One search filters the tree and the list, and is kept in the address with the view. */
export const OneSearch: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const fields = await canvas.findAllByRole('searchbox')
    await expect(fields).toHaveLength(1)
    await expect(fields[0]).toHaveAccessibleName(texts.tree.filter)
    await userEvent.type(fields[0] as HTMLElement, 'brandt')
    await waitFor(() => expect(asked.at(-1)?.get('$search')).toBe('"brandt"'))
    const tree = within(await treeIn(canvasElement))
    await waitFor(() => expect(tree.queryByRole('row', { name: /^Fontaine/ })).toBeNull())
    await expect(tree.getByRole('row', { name: /^Ateliers/ })).toBeVisible()
  },
}

const withDocuments = [answer(listReportDocuments, 'some'), ...library()]
const document = 'Notice de lecture.pdf'

/** The documents beside a report can be read and downloaded from its row. A report without any offers nothing. */
export const Documents: Story = {
  parameters: { msw: withDocuments, picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const [texts, words] = [textsOf(globals), documentTextsOf(globals)]
    const actionsOf = async (name: RegExp) => {
      const row = within(await within(canvasElement).findByRole('row', { name }))
      await userEvent.click(row.getByRole('button', { name: /^Actions/ }))
    }
    await actionsOf(/Cash forecast/)
    await waitFor(() => expect(screen.getByRole('menuitem', { name: texts.action.open })).toBeVisible())
    await expect(screen.queryByRole('menuitem', { name: texts.action.documents })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await actionsOf(/Marge mois/)
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.action.documents }))
    const panel = within(await screen.findByRole('dialog'))
    const preview = filled(words.preview, { name: document })
    await waitFor(() => expect(panel.getByRole('button', { name: preview })).toBeVisible())
    await expect(
      panel.getByRole('button', { name: filled(words.download, { name: document }) }),
    ).toBeVisible()
  },
}

/** The search also finds documents, with the report that they belong to. */
export const DocumentsFound: Story = {
  parameters: { ...inPortal(storyAt('library', '?q=notice')), msw: withDocuments, picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const words = documentTextsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { name: words.found })).toBeVisible())
    await expect(canvas.getByText(document)).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: filled(words.openReport, { name: 'Marge mois' }) }),
    ).toHaveAttribute('href', expect.stringMatching(/\/rapport\?path=/))
  },
}

/** The alternative layout: cards with the first page, which is requested when a card comes into view. */
export const AsCards: Story = {
  parameters: {
    ...inPortal(storyAt('library', '?as=cards')),
    msw: [...library(), answer(getReportLayout, 'page')],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: texts.quick.cards, pressed: true })).toBeVisible()
    const cards = await canvas.findByRole('list', { name: texts.library.title })
    const [first] = within(cards).getAllByRole('listitem')
    if (!first) throw new Error('no cards')
    await waitFor(() => expect(first.querySelector('[data-kind="card"]')).not.toBeNull())
    // The client and the folder distinguish two reports of the same name.
    await expect(within(first).getByText('Fontaine & Filles – Maison de thé SAS')).toBeVisible()
  },
}

export const BackToRows: Story = {
  parameters: { ...AsCards.parameters, picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.quick.cards, pressed: true }))
    await waitFor(() => expect(canvas.getByRole('grid', { name: texts.library.title })).toBeVisible())
  },
}

/** Only the tree fails to load; the list beside it is there. */
const states = screenStates({
  asks: listReportClients,
  beside: library(),
  content: { value: clients, '@odata.count': clients.length },
  failed: globals => textsOf(globals).tree.failed,
  awaits: async (canvas, globals) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textsOf(globals).library.title)
  },
  shows: async canvas => {
    await canvas.findByRole('row', { name: /^Fontaine/ })
  },
})
export const TreeFailed = states.ServerError
export const Slow = states.Slow
export const Denied = states.Denied
export const Offline = states.Offline
