import {
  createSavedBookmark,
  deleteSavedBookmark,
  getReport,
  getReportByPath,
  getReportDownload,
  getReportEmbed,
  getSavedBookmark,
  listSavedBookmarks,
  markFavouriteReport,
  updateSavedBookmark,
} from '@parvis/api-types/generated/examples/portal'
import { ToastHost } from '@parvis/design-system/Toast'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import type { ReportSession } from '../../../../../reports/page/protocol/report-session.ts'
import type { ReportLayout } from '../../../../../reports/page/protocol/report-state.ts'
import { answerWith, problemOf, refuse } from '../../../../../stories/answers.ts'
import { followedLinks, rememberFollowedLinks } from '../../../../../stories/followed-links.ts'
import { asRead } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { screenStates } from '../../../../../stories/standard-states.ts'
import { inPortal, storyPerson, withPortal } from '../../../../../stories/withPortal.tsx'
import {
  layoutWithBookmarks,
  loadedSession,
  ofPowerBi,
  plainLayout,
  reportIsThere,
  scriptReports,
  textsOf,
  viewerAt,
} from '../../report-viewer-stories.fixtures.ts'
import { ViewerScreen } from './ViewerScreen.tsx'

const search = '?path=100001%2FVentes%202026%2FMarge%20mois'
let sessions: readonly ReportSession[] = []
let inFile: ReportLayout | undefined
const created = recording(createSavedBookmark, { content: createSavedBookmark.success.mine })
const taken = recording(createSavedBookmark, {
  status: 409,
  content: createSavedBookmark.problem['saved-bookmark-name-taken'],
})

const ticket = recording(
  getReportDownload,
  { status: 404, content: getReportDownload.problem['not-found'] },
  { content: getReportDownload.success.ticket },
)

const meta = {
  title: 'Screens/Report viewer',
  component: ViewerScreen,
  decorators: [withPortal(viewerAt('report', search))],
  parameters: { layout: 'fullscreen', msw: reportIsThere },
  beforeEach: () => {
    created.sent.length = 0
    taken.sent.length = 0
    inFile = undefined
    const script = scriptReports(() => inFile ?? plainLayout)
    sessions = script.sessions
    return script.end
  },
} satisfies Meta<typeof ViewerScreen>
export default meta
type Story = StoryObj<typeof meta>

/**
 * The client controls the report: it passes on the token, language and the person's default bookmark, and turns pages.
 */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const session = await loadedSession(sessions)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Marge mois' })).toBeVisible()
    // The full path back, or only its last step if space is short.
    const way = within(canvas.getByRole('navigation')).getAllByRole('link')
    const folder = 'Gestion/Ventes 2026'
    const whole = [
      textsOf(globals).way.library,
      'Fontaine & Filles – Maison de thé SAS',
      folder,
      'Marge mois',
    ]
    await expect([whole, [folder]]).toContainEqual(way.map(({ textContent }) => textContent))
    await expect(way[0]).toBeVisible()
    await expect(canvas.getByText(/^(Version of November 3, 2026|Version du 3 novembre 2026)$/)).toBeVisible()
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Marge mois')
    await expect(frame.src).not.toContain(session.token() ?? '')
    await expect(session.token()).toBe(getReportEmbed.success.own.accessToken)
    await expect(session.snapshot().language).toBe(globals['locale'])
    // The person's default bookmark opens the second page.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Par région', pressed: true })).toBeVisible(),
    )
    const page = canvas.getByRole('button', { name: 'Synthèse' })
    await userEvent.click(page)
    await waitFor(() => expect(session.snapshot().view?.page).toBe('ReportSection1'))
    await waitFor(() => expect(page).toHaveAttribute('aria-pressed', 'true'))
    // The frame gets the height that the report states for its page.
    session.sized(1234)
    await waitFor(() => expect(frame.clientHeight).toBe(1234))
  },
}

const narrow = { ...getReportByPath.success.published, width: 320 }

/** The width that the author set counts, like the height. */
export const WishedWidth: Story = {
  parameters: {
    picture: 'none',
    msw: [
      answerWith<'getReportByPath'>(getReportByPath, narrow),
      answerWith<'getReport'>(getReport, narrow),
      ...reportIsThere,
    ],
  },
  play: async ({ canvasElement }) => {
    await loadedSession(sessions)
    const frame = await within(canvasElement).findByTitle<HTMLIFrameElement>('Marge mois')
    // Including space for focus rings on both sides.
    await expect(frame.clientWidth).toBeLessThanOrEqual(320 + 8)
  },
}

/** People who publish reports can open pages that readers reach only through buttons. */
export const HiddenPages: Story = {
  parameters: {
    picture: 'none',
    ...inPortal({
      ...viewerAt('report', search),
      person: { scopes: new Set([...storyPerson.scopes, 'Reports.Manage']) },
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const session = await loadedSession(sessions)
    const canvas = within(canvasElement)
    const named = textsOf(globals).tools.hiddenPage.replace('{{page}}', 'Détail par client')
    await userEvent.click(await canvas.findByRole('button', { name: named }))
    await waitFor(() => expect(session.snapshot().view?.page).toBe('ReportSection3'))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Détail par client', pressed: true })).toBeVisible(),
    )
  },
}

/** Power BI filters the rows by reader, so a message says that these are not all. */
export const OwnRows: Story = {
  parameters: {
    picture: 'none',
    msw: [
      answerWith<'getReportByPath'>(getReportByPath, {
        ...getReportByPath.success.published,
        securityModel: 'reader',
      }),
      ofPowerBi,
      ...reportIsThere,
    ],
  },
  play: async ({ canvasElement, globals }) => {
    await loadedSession(sessions)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(textsOf(globals).ownRows)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Détail par client/ })).toBeNull()
  },
}

/** The star is that of the library. Pressing it shows at once, and a failure to save gives the reason. */
export const Favourite: Story = {
  parameters: {
    msw: [refuse(markFavouriteReport, 'report-access-denied'), ...reportIsThere],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const { tools } = textsOf(globals)
    const canvas = within(canvasElement)
    await loadedSession(sessions)
    await userEvent.click(canvas.getByRole('button', { name: tools.favourite }))
    await waitFor(() => expect(canvas.getByText(tools.favouriteFailed)).toBeVisible())
  },
}

/** Ctrl+P prints the report instead of the page around it. */
export const PrintedByKey: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const session = await loadedSession(sessions)
    const print = spyOn(session, 'print').mockImplementation(() => undefined)
    await within(canvasElement).findByRole('button', { name: 'Par région' })
    await userEvent.keyboard('{Control>}p{/Control}')
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
  },
}

const withToasts: Decorator = Story => (
  <>
    <Story />
    <ToastHost />
  </>
)

/** An action that the report fails to do is reported, whether a key or a button started it. */
export const NotPrinted: Story = {
  decorators: [withToasts],
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const session = await loadedSession(sessions)
    const print = spyOn(session, 'print').mockImplementation(() => {
      throw new Error('There is no printer')
    })
    await within(canvasElement).findByRole('button', { name: 'Par région' })
    await userEvent.keyboard('{Control>}p{/Control}')
    await screen.findByText(textsOf(globals).tools.notDone)
    await userEvent.click(screen.getByRole('button', { name: textsOf(globals).tools.print }))
    await waitFor(() => expect(screen.getAllByText(textsOf(globals).tools.notDone)).toHaveLength(2))
    await expect(print).toHaveBeenCalledTimes(2)
  },
}

/** The browser itself downloads the file, if the reader may. A failure gives the reason. */
export const Downloaded: Story = {
  parameters: { msw: [ticket.handler, ...reportIsThere], picture: 'none' },
  beforeEach: () => {
    ticket.sent.length = 0
    rememberFollowedLinks()
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await loadedSession(sessions)
    const download = canvas.getByRole('button', { name: texts.tools.download })
    await userEvent.click(download)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(texts.problem.fileMissing))
    await userEvent.click(download)
    await waitFor(() =>
      expect(followedLinks).toEqual([expect.stringMatching(/\/v1\/Reports\(41\)\/File\?ticket=[\w.-]+$/)]),
    )
  },
}

/** The keyboard can skip the frame. */
export const Skipped: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await loadedSession(sessions)
    const skip = await canvas.findByRole('link', { name: /^(Skip|Passer).*Marge mois/ })
    skip.focus()
    await expect(skip).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(document.activeElement?.previousElementSibling?.querySelector('iframe')).not.toBeNull()
  },
}

export const NoReport: Story = {
  parameters: inPortal(viewerAt('report')),
  play: async ({ canvasElement, globals }) => {
    const { none } = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { name: none.title })).toBeVisible())
    await expect(canvas.getByRole('link', { name: none.library })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/app\/rapports$/),
    )
  },
}

/** A bookmark that was deleted or is no longer shared says so. */
export const BookmarkGone: Story = {
  parameters: {
    ...inPortal(viewerAt('bookmark', '?id=12')),
    msw: [refuse(getSavedBookmark, 'not-found'), ...reportIsThere],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
        textsOf(globals).problem.bookmarkGone,
      ),
    )
  },
}

export const Denied: Story = {
  parameters: { msw: [refuse(getReportByPath, 'report-access-denied')] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('heading', { name: /^(Access denied|Désolé)$/ })).toBeVisible(),
    )
  },
}

/** Access that ended between the list and the frame is refused in the same words. */
export const DeniedByEmbed: Story = {
  parameters: {
    msw: [refuse(getReportEmbed, 'report-access-denied'), ...reportIsThere],
    picture: 'none',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('heading', { name: /^(Access denied|Désolé)$/ })).toBeVisible(),
    )
  },
}

export const Failed: Story = {
  parameters: { msw: [refuse(getReportByPath, 'server-error')] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('heading', { name: /administrat(or\.|eur)$/ })).toBeVisible(),
    )
  },
}

export const Bookmarks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const session = await loadedSession(sessions)
    await userEvent.click(await canvas.findByRole('button', { name: /^(Bookmarks|Signets)$/ }))
    const drawer = await screen.findByRole('dialog')
    await waitFor(() =>
      expect(within(drawer).getByRole('region', { name: 'Comité de direction' })).toHaveTextContent(
        /(Its page is no longer|Sa page n’est plus)/,
      ),
    )
    const mine = within(drawer).getByRole('region', { name: 'Ouest, cette année' })
    await expect(mine).toHaveTextContent(/(Opens with the report|S’ouvre avec le rapport)/)
    await expect(session.snapshot().phase).toBe('shown')
  },
}

/**
 * The author's own bookmarks are offered. One with filters says that only Power BI can show it, and cannot be pressed.
 */
export const FromTheReport: Story = {
  beforeEach: () => void (inFile = layoutWithBookmarks),
  play: async ({ canvasElement, globals }) => {
    const { bookmarks, tools } = textsOf(globals)
    const session = await loadedSession(sessions)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: tools.bookmarks }))
    const drawer = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(drawer.getByRole('heading', { name: bookmarks.own })).toBeVisible())
    await expect(drawer.getByRole('heading', { name: 'Années' })).toBeVisible()
    const filtered = drawer.getByRole('button', { name: /2025 seulement/ })
    await expect(filtered).toBeDisabled()
    await expect(filtered).toHaveAccessibleDescription(bookmarks.isFiltered)
    await expect(drawer.getByRole('button', { name: /Vue détaillée/ })).toBeEnabled()
    await expect(session.snapshot().view?.page).toBe('ReportSection2')
  },
}

/** A bookmark that was deleted in another window disappears, as intended. */
export const DeletedElsewhere: Story = {
  parameters: { msw: [refuse(deleteSavedBookmark, 'not-found'), ...reportIsThere], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await loadedSession(sessions)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.tools.bookmarks }))
    const mine = await screen.findByRole('region', { name: 'Ouest, cette année' })
    await userEvent.click(within(mine).getByRole('button', { name: /^Actions/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.bookmarks.remove }))
    await userEvent.click(await screen.findByRole('button', { name: texts.removal.confirm }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

const [bookmark, ...others] = listSavedBookmarks.success.mine.value
let version = '"1"'
const bookmarksNow = http.get(listSavedBookmarks.pattern, () =>
  HttpResponse.json({ value: [{ ...bookmark, '@odata.etag': version }, ...others] }),
)
const renaming = recording(updateSavedBookmark, problemOf('precondition-failed'), {
  content: updateSavedBookmark.success.mine,
})
/** The bookmark was changed in another window: the dialog says so, and the next attempt changes the current version. */
export const RenamedMeanwhile: Story = {
  parameters: { msw: [bookmarksNow, renaming.handler, ...reportIsThere], picture: 'none' },
  beforeEach: () => {
    renaming.sent.length = 0
    version = '"1"'
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await loadedSession(sessions)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.tools.bookmarks }))
    const mine = await screen.findByRole('region', { name: 'Ouest, cette année' })
    await userEvent.click(within(mine).getByRole('button', { name: /^Actions/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.bookmarks.rename }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.form.rename }))
    await userEvent.type(dialog.getByRole('textbox'), ' 2')
    version = '"2"'
    await userEvent.click(dialog.getByRole('button', { name: texts.form.confirm }))
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
    await expect(dialog.getByRole('textbox')).toHaveValue('Ouest, cette année 2')
    await userEvent.click(dialog.getByRole('button', { name: texts.form.confirm }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: texts.form.rename })).toBeNull())
    await expect(renaming.sent.map(sent => sent.version)).toEqual(['"1"', '"2"'])
  },
}

/** The current view is saved. A name that is already taken is reported at the field. */
export const Saved: Story = {
  parameters: { msw: [created.handler, ...reportIsThere], picture: 'none' },
  play: async ({ canvasElement }) => {
    const session = await loadedSession(sessions)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Bookmarks|Signets)$/ }))
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Save this view|Enregistrer cette vue)$/ }),
    )
    const name = await screen.findByRole('textbox', { name: /^(Name|Nom)/ })
    await userEvent.type(name, 'Ouest')
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: /^(Save|Enregistrer)$/ }))
    await waitFor(() =>
      expect(created.sent.map(({ body }) => body)).toEqual([
        { name: 'Ouest', pageName: session.snapshot().view?.page, state: session.capture(), isShared: true },
      ]),
    )
  },
}

/** The report does not say what it shows: there is nothing to save, and no name is asked for. */
export const NotCaptured: Story = {
  decorators: [withToasts],
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const { bookmarks, tools } = textsOf(globals)
    const session = await loadedSession(sessions)
    spyOn(session, 'capture').mockImplementation(() => {
      throw new Error('Still being drawn')
    })
    await userEvent.click(await within(canvasElement).findByRole('button', { name: tools.bookmarks }))
    await userEvent.click(await screen.findByRole('button', { name: bookmarks.save }))
    await screen.findByText(asRead(tools.notDone))
    await expect(screen.queryByRole('textbox', { name: /^(Name|Nom)/ })).toBeNull()
  },
}

export const NameTaken: Story = {
  parameters: { msw: [taken.handler, ...reportIsThere], picture: 'none' },
  play: async ({ canvasElement }) => {
    await loadedSession(sessions)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Bookmarks|Signets)$/ }))
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Save this view|Enregistrer cette vue)$/ }),
    )
    const name = await screen.findByRole('textbox', { name: /^(Name|Nom)/ })
    await userEvent.type(name, 'Ouest')
    await userEvent.click(screen.getByRole('button', { name: /^(Save|Enregistrer)$/ }))
    await waitFor(() => expect(name).toHaveAccessibleDescription(/(with this name|de ce nom)/))
  },
}

export const WithoutBookmarks: Story = {
  parameters: {
    picture: 'none',
    msw: [answerWith<'listSavedBookmarks'>(listSavedBookmarks, { value: [] }), ...reportIsThere],
  },
  play: async ({ canvasElement }) => {
    await loadedSession(sessions)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Bookmarks|Signets)$/ }))
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /^(No saved views|Aucune vue)/ })).toBeVisible(),
    )
  },
}

const states = screenStates({
  asks: getReportByPath,
  beside: reportIsThere,
  content: getReportByPath.success.published,
  failed: globals => textsOf(globals).failed,
  awaits: async (canvas, globals) => {
    await expect(canvas.getByText(textsOf(globals).loading)).toBeInTheDocument()
    await expect(sessions).toEqual([])
  },
  shows: async () => {
    await loadedSession(sessions)
  },
})
export const Loading = states.Loading
export const Slow = states.Slow
export const WithoutScope = states.Denied
export const Offline = states.Offline
