import {
  deleteStatementRequest,
  listAuditFolders,
  listStatementRequests,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, refuse } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../../../stories/withPortal.tsx'
import { statementRequests } from '../../application.ts'
import {
  failed,
  finished,
  portal,
  requestTextsOf,
  textsOf,
} from '../../statement-requests-stories.fixtures.ts'
import { StatementRequestsScreen } from './StatementRequestsScreen.tsx'

/** Somebody who may also see audit folders. */
const auditor: PortalStory = {
  ...portal,
  person: { scopes: new Set([...storyPerson.scopes, 'Statements.Import', 'Audit.Work']) },
}
const later = { ...finished, id: 21, fileName: '552100554FEC20261231.txt', periodEnd: '2026-12-31' }
const [pinning] = listAuditFolders.success.some.value

/** Answers with the list, or with the requests that are compared with the statements to be deleted. */
const withLater = (...rows: object[]) =>
  http.get(listStatementRequests.pattern, ({ request }) => {
    const isReach = (new URL(request.url).searchParams.get('$filter') ?? '').includes('priorRequestId')
    const value = isReach ? rows : [failed]
    return HttpResponse.json({ value, '@odata.count': value.length })
  })

const place = atPlace(statementRequests, 'list', auditor, [withLater(later)])
const meta = {
  title: 'Screens/Statement requests/Deletion',
  component: StatementRequestsScreen,
  ...place,
} satisfies Meta<typeof StatementRequestsScreen>
export default meta
type Story = StoryObj<typeof meta>

async function ask(canvas: ReturnType<typeof within>, globals: Record<string, unknown>) {
  const [menu] = await canvas.findAllByRole('button', { name: new RegExp(failed.accountName) })
  if (menu) await userEvent.click(menu)
  await userEvent.click(await screen.findByRole('menuitem', { name: textsOf(globals).action.delete }))
  return { dialog: within(await screen.findByRole('alertdialog')), words: requestTextsOf(globals).delete }
}

/** Later years and audit folders that use the statements are listed. */
export const Reaches: Story = {
  parameters: {
    msw: [
      withLater(later),
      answerPage(listAuditFolders, pinning ?? {}),
      refuse(deleteStatementRequest, 'statement-pinned'),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { dialog, words } = await ask(canvas, globals)
    await waitFor(() => expect(dialog.getByText(/552100554FEC20261231/)).toBeVisible())
    await expect(dialog.getByText(asRead(filled(words.compared_one, { count: '1' })))).toBeVisible()
    await expect(dialog.getByText(asRead(filled(words.pinned_one, { count: '1' })))).toBeVisible()
    await expect(dialog.getByText(new RegExp(`^${String(pinning?.year)}, `))).toBeVisible()
  },
}

/** A later year of a trial balance may open with them: its cash flow disappears, and folders of the year after count. */
export const OpensALaterYear: Story = {
  parameters: {
    msw: [
      http.get(listStatementRequests.pattern, ({ request }) => {
        const filter = new URL(request.url).searchParams.get('$filter') ?? ''
        const balance = { ...later, content: 'balances' }
        const [value] = filter.includes(`priorRequestId eq ${failed.id}`)
          ? [[balance]]
          : [filter.includes('priorRequestId') ? [{ id: 22 }] : [failed]]
        return HttpResponse.json({ value, '@odata.count': value.length })
      }),
      http.get(listAuditFolders.pattern, ({ request }) => {
        const filter = new URL(request.url).searchParams.get('$filter') ?? ''
        const value = filter.includes('22') ? [pinning] : []
        return HttpResponse.json({ value, '@odata.count': value.length })
      }),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { dialog, words } = await ask(canvas, globals)
    await waitFor(() => expect(dialog.getByText(asRead(words.opened))).toBeVisible())
    await expect(dialog.getByText(asRead(filled(words.pinned_one, { count: '1' })))).toBeVisible()
  },
}

/** If nothing uses them, the dialog says so. */
export const Alone: Story = {
  parameters: { msw: [withLater(), answerPage(listAuditFolders)], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { dialog, words } = await ask(canvas, globals)
    await waitFor(() => expect(dialog.getByText(asRead(words.alone))).toBeVisible())
  },
}

/** What cannot be loaded is described as a possibility. */
export const Unknown: Story = {
  parameters: {
    msw: [withLater(later), refuse(listAuditFolders, 'scope-missing')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { dialog, words } = await ask(canvas, globals)
    await waitFor(() => expect(dialog.getByText(asRead(words.pinnedUnknown))).toBeVisible())
    await expect(dialog.getByText(/552100554FEC20261231/)).toBeVisible()
  },
}
