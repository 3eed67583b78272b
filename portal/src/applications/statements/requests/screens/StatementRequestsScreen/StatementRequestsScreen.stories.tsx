import {
  cancelStatementRequest,
  changeListViews,
  deleteStatementRequest,
  getListViews,
  listStatementRequests,
  startStatementRequest,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, refuse } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { listStates, pictured } from '../../../../../stories/standard-states.ts'
import { statementRequests } from '../../application.ts'
import { statementRequestsTexts } from '../../i18n/texts.ts'
import {
  failed,
  finished,
  portal,
  processing,
  requestTextsOf,
  textsOf,
} from '../../statement-requests-stories.fixtures.ts'
import { StatementRequestsScreen } from './StatementRequestsScreen.tsx'

/** The query strings of the list's requests. */
const asked: URLSearchParams[] = []
const listed = http.get(listStatementRequests.pattern, ({ request }) => {
  asked.push(new URL(request.url).searchParams)
  return HttpResponse.json({ value: [processing, failed, finished], '@odata.count': 3 })
})
const place = atPlace(statementRequests, 'list', portal, [listed])

const meta = {
  title: 'Screens/Statement requests',
  component: StatementRequestsScreen,
  ...place,
  beforeEach: () => {
    place.beforeEach()
    asked.length = 0
  },
} satisfies Meta<typeof StatementRequestsScreen>
export default meta
type Story = StoryObj<typeof meta>

/**
 * One request in progress, one failed, one with statements. Also runs under the costly conditions, at 320 px as cards.
 */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const { status } = requestTextsOf(globals)
    const [link] = await canvas.findAllByRole('link', { name: finished.accountName })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/dashboard\/report\/12$/))
    const [other] = canvas.getAllByRole('link', { name: failed.accountName })
    await expect(other).toHaveAttribute('href', expect.stringMatching(/\/import\?requestId=13$/))
    await expect(canvas.getAllByText(status.failed)[0]).toBeVisible()
    const name = filled(textsOf(globals).progressOf, { client: processing.accountName })
    await expect(canvas.getAllByRole('progressbar', { name })[0]).toHaveAttribute('aria-valuenow', '62')
    await expect(asked.at(-1)?.get('$orderby')).toBe('createdDate desc,id desc')
    await expect(canvas.getByRole('link', { name: textsOf(globals).list.create })).toBeVisible()
  },
}

const kept = [
  { key: 'a1', name: 'Failed – Échecs', view: 'f.status=any:failed', isDefault: true },
  { key: 'b2', name: 'By client – Par client', view: 'sort=account', isDefault: false },
]
const ownViews = http.get(getListViews.pattern, () => HttpResponse.json({ value: kept }))
const keeping = recording(changeListViews, { content: { value: kept } })

/** Opens with the reader's own default view, and saves another one without losing those of other windows. */
export const OwnViews: Story = {
  parameters: { msw: [listed, ownViews, keeping.handler] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked.at(-1)?.get('$filter') ?? '').toContain('failed'))
    // Nothing was requested before the view was known.
    await expect(asked).toHaveLength(1)
    const menu = await canvas.findByRole('button', { name: /Failed – Échecs/ })
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /By client/ }))
    await waitFor(() => expect(asked.at(-1)?.get('$orderby')).toMatch(/^accountName/))
    await userEvent.click(await canvas.findByRole('button', { name: /^By client/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Save as…|Enregistrer sous…)$/ }))
    await userEvent.type(await screen.findByRole('textbox'), 'Mine{Enter}')
    await waitFor(() => expect(keeping.sent).toHaveLength(1))
    await expect(keeping.sent[0]).toMatchObject({
      body: {
        list: 'statementRequests.list',
        kept: [{ name: 'Mine', view: 'sort=account', isDefault: false }],
        removed: [],
      },
    })
  },
}

/** While work is in progress, the list is polled. */
export const Followed: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: finished.accountName })
    const before = asked.length
    await waitFor(() => expect(asked.length).toBeGreaterThan(before), { timeout: 9000 })
  },
}

async function openMenu(canvas: ReturnType<typeof within>, name: string) {
  const [menu] = await canvas.findAllByRole('button', { name: new RegExp(name) })
  if (menu) await userEvent.click(menu)
}

const starting = recording(startStatementRequest, { content: { ...failed, status: 'waiting' } })
/** A failed request is restarted. */
export const StartedAgain: Story = {
  parameters: { msw: [listed, starting.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await openMenu(canvas, failed.accountName)
    await userEvent.click(await screen.findByRole('menuitem', { name: textsOf(globals).action.start }))
    await waitFor(() => expect(starting.sent).toHaveLength(1))
  },
}

/** Somebody else has already restarted it, which is reported above the list. */
export const NotStartedAgain: Story = {
  parameters: { msw: [listed, refuse(startStatementRequest, 'statement-closed')], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await openMenu(canvas, failed.accountName)
    await userEvent.click(await screen.findByRole('menuitem', { name: textsOf(globals).action.start }))
    await expect(await canvas.findByRole('alert', { name: textsOf(globals).start.failed })).toBeVisible()
  },
}

const canceling = recording(cancelStatementRequest, { content: { ...processing, status: 'cancelled' } })
/** Canceling work asks for confirmation. */
export const Canceled: Story = {
  parameters: { msw: [listed, canceling.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await openMenu(canvas, processing.accountName.split('&')[0] ?? '')
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.action.cancel }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.cancel.confirm }))
    await waitFor(() => expect(canceling.sent).toHaveLength(1))
  },
}

const deletion = recording(deleteStatementRequest, {})
/** Deleting one's own request asks for confirmation, and says what is deleted with it. */
export const Deleted: Story = {
  parameters: { msw: [listed, deletion.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { delete: words } = requestTextsOf(globals)
    await openMenu(canvas, failed.accountName)
    await userEvent.click(await screen.findByRole('menuitem', { name: textsOf(globals).action.delete }))
    const dialog = within(await screen.findByRole('alertdialog'))
    const text = filled(words.text, { file: failed.fileName })
    await expect(dialog.getByText(asRead(text))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: words.confirm }))
    await waitFor(() => expect(deletion.sent).toHaveLength(1))
  },
}

/** Somebody else's request cannot be deleted. */
export const OfAnother: Story = {
  parameters: { msw: [answerPage(listStatementRequests, finished)], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await openMenu(canvas, 'Fontaine')
    await screen.findByRole('menuitem', { name: textsOf(globals).action.open })
    await expect(screen.queryByRole('menuitem', { name: textsOf(globals).action.delete })).toBeNull()
  },
}

const states = listStates({
  asks: listStatementRequests,
  texts: statementRequestsTexts,
  rows: [finished],
  shows: ({ accountName }) => accountName,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = pictured(states.Empty)
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
