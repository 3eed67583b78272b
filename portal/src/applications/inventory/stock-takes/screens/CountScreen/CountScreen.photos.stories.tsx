import {
  createCountPhoto,
  createCounts,
  deleteCountPhoto,
  getCountPhotoContent,
  getCountSheet,
  listCountPhotos,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { imageDimensionsFromData } from 'image-dimensions'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerWith, breakOff, refuse } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { stockTakes } from '../../application.ts'
import type { PhotoStore } from '../../photos/photo-store.ts'
import {
  besideSheet,
  memoryCounts,
  memoryPhotos,
  onDevice,
  openedSheet,
  packed,
  pictureOfPallet,
  portal,
  textsOf,
  waitingPhoto,
  weighed,
} from '../../stock-takes-stories.fixtures.tsx'
import { CountScreen } from './CountScreen.tsx'

interface SentPhoto {
  clientId: string
  lineId: number
  content: string
}
const sent: SentPhoto[] = []
/** Accepts photos, as the services do. */
const taking = http.post(createCountPhoto.pattern, async ({ request }) => {
  sent.push((await request.json()) as SentPhoto)
  return HttpResponse.json({ id: 40 + sent.length, isLate: false })
})
const removed: string[] = []
const removing = http.delete(deleteCountPhoto.pattern, ({ request }) => {
  removed.push(new URL(request.url).pathname)
  return new HttpResponse(null, { status: 204 })
})
const content = answerWith<'getCountPhotoContent'>(getCountPhotoContent, getCountPhotoContent.success.one)

const lines = [packed, weighed]
const [kept] = listCountPhotos.success.some.value
if (!kept) throw new Error('The examples of the contract have one')
const beside = [openedSheet, content, removing, breakOff(createCounts)]
const addressed = inPortal({ ...portal, ...at(stockTakes, 'count', {}, '?id=5') })
const place = atPlace(stockTakes, 'count', portal, [taking, ...beside, ...besideSheet(lines)])

const meta = {
  title: 'Screens/Photos of a count sheet',
  component: CountScreen,
  ...place,
  decorators: [onDevice(() => memoryCounts()), ...place.decorators],
  parameters: { ...place.parameters, ...addressed },
  beforeEach: () => {
    sent.length = 0
    removed.length = 0
    place.beforeEach()
  },
} satisfies Meta<typeof CountScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
type Globals = Record<string, unknown>

/** A photo as a camera makes it: large, with noise that compresses badly. */
async function photoFile(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  for (let n = 0; n < 400; n += 1) {
    context.fillStyle = `hsl(${(n * 47) % 360} 60% ${20 + ((n * 13) % 60)}%)`
    context.fillRect((n * 131) % width, (n * 89) % height, width / 9, height / 9)
  }
  const drawn = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  return new File([drawn ?? ''], 'palette.png', { type: 'image/png' })
}

async function choose(canvas: Canvas, globals: Globals, file: File): Promise<void> {
  const button = await canvas.findByRole('button', { name: textsOf(globals).photo.choose })
  const input = button.parentElement?.querySelector('input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file')
  await userEvent.setup({ applyAccept: false }).upload(input, file)
}

const photoButton = (canvas: Canvas, globals: Globals) => {
  const [begin = ''] = textsOf(globals).photo.one.split('{{')
  return canvas.findByRole('button', { name: new RegExp(`^${begin}`) })
}
const waits = (globals: Globals) => asRead(filled(textsOf(globals).photo.waiting_one, { count: '1' }))

/** The line has a photo at the services, which the reader opens and removes. */
export const Loaded: Story = {
  parameters: { msw: [taking, ...beside, ...besideSheet(lines, [], [kept])] },
  play: async ({ canvas, globals }) => {
    await photoButton(canvas, globals)
    await expect(canvas.getByText(textsOf(globals).photo.state.kept)).toBeVisible()
  },
}

export const Opened: Story = {
  parameters: { msw: [taking, ...beside, ...besideSheet(lines, [], [kept])] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await photoButton(canvas, globals))
    const dialog = within(await screen.findByRole('dialog'))
    const picture = await dialog.findByRole('img', { name: filled(texts.photo.title, { name: packed.name }) })
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBe(160))
    await expect(dialog.getByRole('button', { name: texts.photo.remove })).toBeVisible()
  },
}

/** The photo is scaled down, redrawn without camera metadata and sent with its line. */
export const Added: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await choose(canvas, globals, await photoFile(3000, 2000))
    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 })
    await expect(await canvas.findByText(texts.photo.added)).toBeVisible()
    const bytes = Uint8Array.from(atob(sent[0]?.content ?? ''), letter => letter.charCodeAt(0))
    await expect(imageDimensionsFromData(bytes)).toMatchObject({ width: 1600, height: 1067, type: 'jpeg' })
    await expect(bytes.length).toBeLessThan(700_001)
    await expect(sent[0]?.lineId).toBe(packed.id)
    // The file has no metadata segment before the first scan.
    const head = [...bytes.subarray(0, 400)].map(byte => String.fromCharCode(byte)).join('')
    await expect(head).not.toMatch(/Exif|ICC_PROFILE/)
    await expect(await canvas.findByText(texts.photo.state.kept)).toBeVisible()
  },
}

/** The person who took a photo removes it, here and at the services. */
export const Removed: Story = {
  parameters: { picture: 'none', msw: [taking, ...beside, ...besideSheet(lines, [], [kept])] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await photoButton(canvas, globals))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.photo.remove }))
    await waitFor(() => expect(removed).toEqual([expect.stringMatching(/\/CountPhotos\(12\)$/)]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByText(texts.photo.state.kept)).toBeNull()
  },
}

let answerNow: (() => void) | undefined
/** A photo that is sent while it is open is removed at the services as well. */
export const RemovedWhileSent: Story = {
  decorators: [
    onDevice(
      () => memoryCounts(),
      {},
      () => memoryPhotos([waitingPhoto(), pictureOfPallet]),
    ),
  ],
  parameters: {
    picture: 'none',
    msw: [
      http.post(createCountPhoto.pattern, async () => {
        await new Promise<void>(resolve => (answerNow = resolve))
        return HttpResponse.json({ id: 41, isLate: false })
      }),
      ...beside,
      ...besideSheet(lines),
    ],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await photoButton(canvas, globals))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('img')
    await waitFor(() => expect(answerNow).toBeDefined())
    answerNow?.()
    const state = { hidden: true, name: new RegExp(`^${texts.photo.one.split('{{')[0]}`) }
    await waitFor(() =>
      expect(canvas.getByRole('button', state).parentElement).toHaveTextContent(texts.photo.state.kept),
    )
    await userEvent.click(dialog.getByRole('button', { name: texts.photo.remove }))
    await waitFor(() => expect(removed).toEqual([expect.stringMatching(/\/CountPhotos\(41\)$/)]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The services refuse the sheet and the photos that wait: each can still be opened and removed. */
export const Left: Story = {
  decorators: [
    onDevice(
      () => memoryCounts(),
      {},
      () => memoryPhotos([waitingPhoto(), pictureOfPallet]),
    ),
  ],
  parameters: {
    picture: 'none',
    msw: [refuse(getCountSheet, 'not-found'), refuse(createCountPhoto, 'not-found'), ...besideSheet([])],
  },
  play: async ({ canvas, globals }) => {
    const { photo, gone } = textsOf(globals)
    const title = asRead(filled(photo.refused_one, { count: '1' }))
    await waitFor(() => expect(canvas.getByText(title)).toBeVisible())
    await userEvent.click(await photoButton(canvas, globals))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: photo.remove }))
    await waitFor(() => expect(canvas.getByText(asRead(gone.title))).toBeVisible())
  },
}

/** The stock-take was closed meanwhile: a message says so, and the photo stays. */
export const NotRemoved: Story = {
  parameters: {
    msw: [
      refuse(deleteCountPhoto, 'stock-take-closed'),
      taking,
      openedSheet,
      content,
      ...besideSheet(lines, [], [kept]),
    ],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await photoButton(canvas, globals))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.photo.remove }))
    await expect(await dialog.findByText(asRead(texts.problem.photoClosed))).toBeVisible()
    await expect(canvas.getByText(texts.photo.state.kept)).toBeInTheDocument()
  },
}

/** Offline, the photo stays on the device, counts as unsent and can still be viewed. */
export const NotSent: Story = {
  decorators: [
    onDevice(
      () => memoryCounts(),
      {},
      () => memoryPhotos([waitingPhoto(), pictureOfPallet]),
    ),
  ],
  parameters: {
    msw: [breakOff(createCountPhoto), breakOff(getCountPhotoContent), ...besideSheet(lines), openedSheet],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(waits(globals))).toBeVisible()
    await expect(await canvas.findByText(texts.photo.state.waiting)).toBeVisible()
    await userEvent.click(await photoButton(canvas, globals))
    const dialog = within(await screen.findByRole('dialog'))
    const picture = await dialog.findByRole('img')
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBe(160))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The services refuse a photo: a message says so, and the photo stays until it is removed. */
export const Refused: Story = {
  decorators: [
    onDevice(
      () => memoryCounts(),
      {},
      () => memoryPhotos([waitingPhoto(), pictureOfPallet]),
    ),
  ],
  parameters: {
    msw: [refuse(createCountPhoto, 'stock-photo-limit-reached'), ...beside, ...besideSheet(lines)],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const title = asRead(filled(texts.photo.refused_one, { count: '1' }))
    await expect(await canvas.findByText(title)).toBeVisible()
    await userEvent.click(await photoButton(canvas, globals))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('img')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const unreadable: PhotoStore = {
  ...memoryPhotos([waitingPhoto(), pictureOfPallet]),
  picture: () => Promise.reject(new Error('another key')),
}
/** The device can no longer decrypt a photo: it does not count as sent, and must be taken again. */
export const KeyChanged: Story = {
  decorators: [
    onDevice(
      () => memoryCounts(),
      {},
      () => unreadable,
    ),
  ],
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { photo } = textsOf(globals)
    await userEvent.click(await photoButton(canvas, globals))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(asRead(photo.keyChanged))).toBeVisible()
    await expect(dialog.getByRole('button', { name: photo.remove })).toBeVisible()
  },
}

const full: PhotoStore = { ...memoryPhotos(), add: () => Promise.reject(new Error('full')) }
/** The device cannot store a photo: a message says so before anything is lost, and the photo can be retried. */
export const FullDevice: Story = {
  decorators: [
    onDevice(
      () => memoryCounts(),
      {},
      () => full,
    ),
  ],
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await choose(canvas, globals, await photoFile(400, 300))
    const title = asRead(filled(texts.photo.unkept_one, { count: '1' }))
    await expect(await canvas.findByText(title)).toBeVisible()
    await expect(await canvas.findByText(texts.photo.state.unkept)).toBeVisible()
    await expect(sent).toHaveLength(0)
  },
}

let space = { usage: 995e6, quota: 1e9 }
/** Space for only a few counts is left, so no photos are stored. Once there is space, the photo is stored and sent. */
export const NearlyFullDevice: Story = {
  decorators: [onDevice(() => memoryCounts(), { space: () => Promise.resolve(space) })],
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    space = { usage: 995e6, quota: 1e9 }
    const texts = textsOf(globals)
    await choose(canvas, globals, await photoFile(400, 300))
    const title = asRead(filled(texts.photo.unkept_one, { count: '1' }))
    await expect(await canvas.findByText(title)).toBeVisible()
    space = { usage: 0, quota: 1e9 }
    await userEvent.click(canvas.getByRole('button', { name: texts.photo.keepAgain }))
    await waitFor(() => expect(sent).toHaveLength(1))
    await waitFor(() => expect(canvas.queryByText(title)).toBeNull())
  },
}

/** The chosen file is not a picture. */
export const Unreadable: Story = {
  play: async ({ canvas, globals }) => {
    await choose(canvas, globals, new File(['no picture'], 'photo.jpg', { type: 'image/jpeg' }))
    await expect(await canvas.findByText(asRead(textsOf(globals).photo.unreadable))).toBeVisible()
    await expect(sent).toHaveLength(0)
  },
}

/** A line has ten photos: one must be removed before another can be added. */
export const Most: Story = {
  parameters: {
    msw: [
      taking,
      ...beside,
      ...besideSheet(
        lines,
        [],
        Array.from({ length: 10 }, (_, n) => ({
          ...kept,
          id: n + 1,
          clientId: `8d0f6b7e-52a3-4f7e-9a40-61c2b7e0d3b${n}`,
          takenDate: `2026-11-27T07:1${n}:00.000Z`,
        })),
      ),
    ],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(filled(texts.photo.most, { count: '10' })))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.photo.choose })).toBeNull()
  },
}

/** Offline, the picture does not load: a message says so, and it can be requested again. */
export const ContentOffline: Story = {
  parameters: {
    picture: 'none',
    msw: [taking, openedSheet, breakOff(getCountPhotoContent), ...besideSheet(lines, [], [kept])],
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(await photoButton(canvas, globals))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(asRead(textsOf(globals).photo.failed))).toBeVisible()
  },
}
