import {
  createAuditDocument,
  listAuditFolders,
  submitAuditDocument,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, refuse } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { following } from '../../../../../stories/following.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { listStates, pictured } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { auditFolders } from '../../application.ts'
import {
  folder,
  late,
  portal,
  portalOfClient,
  requests,
  returned,
  sealed,
  submitted,
  textsOf,
} from '../../audit-folders-stories.fixtures.ts'
import { auditFoldersTexts } from '../../i18n/texts.ts'
import { AuditFoldersScreen } from './AuditFoldersScreen.tsx'

const place = atPlace(auditFolders, 'list', portal, [answerPage(listAuditFolders, folder, sealed)])

const meta = {
  title: 'Screens/Audit folders',
  component: AuditFoldersScreen,
  ...place,
} satisfies Meta<typeof AuditFoldersScreen>
export default meta
type Story = StoryObj<typeof meta>

/** One folder is in progress, one is sealed; both show their progress. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [link] = await canvas.findAllByRole('link', { name: folder.accountName })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/audit-folders\/7$/))
    const name = asRead(
      filled(texts.completenessOf, { client: folder.accountName, year: String(folder.year) }),
    )
    await expect(canvas.getAllByRole('meter', { name })[0]).toHaveAttribute('aria-valuenow', '33')
    await expect(canvas.getAllByText(texts.status.sealed)[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.list.create })).toBeVisible()
  },
}

const ofClient = (search = '') => inPortal({ ...portalOfClient, ...at(auditFolders, 'list', {}, search) })

/** Clients see what is requested of them, but no folders. */
export const ForClients: Story = {
  parameters: {
    ...ofClient(),
    msw: [requests(late, returned, submitted), refuse(listAuditFolders, 'scope-missing')],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.mine.title })).toBeVisible()
    await expect((await canvas.findAllByText(late.title))[0]).toBeVisible()
    await expect(canvas.getAllByText(texts.request.late)[0]).toBeVisible()
    await expect(canvas.queryByText(texts.list.create)).toBeNull()
  },
}

/** A request opens beside the list, with the reason why it was returned. */
export const ReturnedToClient: Story = {
  parameters: { ...ofClient('?request=23'), msw: [requests(late, returned)] },
  play: async ({ globals }) => {
    const texts = textsOf(globals)
    const drawer = within(await screen.findByRole('dialog', { name: returned.title }))
    await expect(await drawer.findByText(texts.request.returned)).toBeVisible()
    await expect(drawer.getByText(returned.returnReason ?? '')).toBeVisible()
  },
}

/** Opening and closing a request keep the search of the list. */
export const SearchKept: Story = {
  decorators: [following],
  parameters: { ...ofClient('?q=bail'), msw: [requests(late, returned)], picture: 'none' },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('link', { name: late.title }))[0] as HTMLElement)
    await waitFor(() => expect(screen.getByRole('dialog', { name: late.title })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('searchbox')).toHaveValue('bail')
    const [link] = await canvas.findAllByRole('link', { name: late.title })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\?q=bail&request=22$/))
  },
}

/** Once the folder is signed, documents can no longer be submitted or withdrawn, so no actions are shown. */
export const ClosedForClients: Story = {
  parameters: {
    ...ofClient('?request=22'),
    msw: [requests({ ...late, isFolderOpen: false })],
    picture: 'none',
  },
  play: async ({ globals }) => {
    const drawer = await screen.findByRole('dialog', { name: late.title })
    await expect(await within(drawer).findByText(asRead(textsOf(globals).documents.none))).toBeVisible()
    await expect(drawer.querySelector('input[type=file]')).toBeNull()
  },
}

/** A file is uploaded, then submitted once it has arrived. */
const submittedIds: string[] = []
export const HandedIn: Story = {
  parameters: {
    ...ofClient('?request=22'),
    picture: 'none',
    msw: [
      requests(late),
      http.post(createAuditDocument.pattern, () =>
        HttpResponse.json(createAuditDocument.success.file, {
          status: 201,
          headers: { etag: '"1"', location: '/v1/AuditDocuments(31)' },
        }),
      ),
      http.head(
        /\/v1\/Uploads\//,
        () =>
          new HttpResponse(null, {
            headers: { 'upload-offset': '0', 'upload-length': '7', 'tus-resumable': '1.0.0' },
          }),
      ),
      http.patch(
        /\/v1\/Uploads\//,
        () =>
          new HttpResponse(null, {
            status: 204,
            headers: { 'upload-offset': '7', 'tus-resumable': '1.0.0' },
          }),
      ),
      http.post(submitAuditDocument.pattern, ({ request }) => {
        submittedIds.push(request.url)
        return HttpResponse.json({ ...late, status: 'submitted' }, { headers: { etag: '"3"' } })
      }),
    ],
  },
  play: async () => {
    submittedIds.length = 0
    const drawer = await screen.findByRole('dialog', { name: late.title })
    const field = await waitFor(() => {
      const input = drawer.querySelector<HTMLInputElement>('input[type=file]')
      if (!input) throw new Error('no field')
      return input
    })
    await userEvent.upload(field, new File(['releve!'], 'Relevé.pdf', { type: 'application/pdf' }))
    await waitFor(() => expect(submittedIds).toHaveLength(1))
    await expect(submittedIds[0]).toContain('AuditDocuments(31)')
  },
}

const states = listStates({
  asks: listAuditFolders,
  texts: auditFoldersTexts,
  rows: [folder],
  shows: ({ accountName }) => accountName,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = pictured(states.Empty)
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
