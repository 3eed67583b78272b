import { createCounts } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { breakOff } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { stockTakes } from '../../application.ts'
import type { CameraFault } from '../../scanning/camera.ts'
import { codePicture, eanPicture } from '../../scanning/codes.fixtures.ts'
import {
  besideSheet,
  memoryCounts,
  onDevice,
  openedSheet,
  packed,
  portal,
  textsOf,
  weighed,
} from '../../stock-takes-stories.fixtures.tsx'
import { CountScreen } from './CountScreen.tsx'

const ean13 = '4006381333931'
const lines = [packed, { ...weighed, barcode: ean13 }]
const addressed = inPortal({ ...portal, ...at(stockTakes, 'count', {}, '?id=5') })
const place = atPlace(stockTakes, 'count', portal, [
  breakOff(createCounts),
  openedSheet,
  ...besideSheet(lines),
])

const refuseCamera = (name: string) =>
  spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('no camera', name))

const meta = {
  title: 'Screens/Scanner of a count sheet',
  component: CountScreen,
  ...place,
  decorators: [onDevice(() => memoryCounts()), ...place.decorators],
  parameters: { ...place.parameters, ...addressed },
  beforeEach: () => {
    place.beforeEach()
    refuseCamera('NotFoundError')
  },
} satisfies Meta<typeof CountScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
type Globals = Record<string, unknown>

const fieldOf = (canvas: Canvas, globals: Globals) =>
  canvas.findByRole('textbox', { name: new RegExp(`^${textsOf(globals).sheet.quantity}`) })

async function openScanner(canvas: Canvas, globals: Globals) {
  await userEvent.click(await canvas.findByRole('button', { name: textsOf(globals).scan.open }))
  return within(await screen.findByRole('dialog'))
}

/** Chooses a picture in the dialog, as the system's file picker does. */
async function choose(dialog: Canvas, globals: Globals, file: File) {
  const button = await dialog.findByRole('button', { name: textsOf(globals).scan.choose })
  const input = button.parentElement?.querySelector('input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file')
  await userEvent.setup({ applyAccept: false }).upload(input, file)
}

const faultIs =
  (fault: CameraFault): NonNullable<Story['play']> =>
  async ({ canvas, globals }) => {
    const dialog = await openScanner(canvas, globals)
    const { title, text } = textsOf(globals).scan.fault[fault]
    await expect(await dialog.findByText(asRead(title))).toBeVisible()
    await expect(dialog.getByText(asRead(text))).toBeVisible()
  }

/** Fakes a camera that sees a label. */
async function cameraOn(file: File): Promise<void> {
  const bitmap = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = 1280
  canvas.height = 960
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.fillStyle = 'lightgray'
  context.fillRect(0, 0, 1280, 960)
  context.drawImage(bitmap, 200, 300)
  spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const stream = canvas.captureStream(10)
    // A canvas that does not change yields only one frame.
    const timer = setInterval(() => {
      if (stream.active) context.fillRect(0, 0, 1, 1)
      else clearInterval(timer)
    }, 100)
    opened.push(stream)
    return Promise.resolve(stream)
  })
}
const opened: MediaStream[] = []

/**
 * The camera sees the code of a line: the line's field gets the focus, a status message names it and the camera is off.
 */
export const Loaded: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    opened.length = 0
    await cameraOn(await codePicture(ean13, 'EAN13'))
    await openScanner(canvas, globals)
    await expect(
      await canvas.findByRole('heading', { level: 2, name: weighed.name }, { timeout: 10_000 }),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await fieldOf(canvas, globals)).toHaveFocus())
    const said = filled(textsOf(globals).scan.read, { text: ean13, name: weighed.name })
    await expect(canvas.getByText(asRead(said))).toBeVisible()
    await expect(opened.flatMap(stream => stream.getTracks()).map(({ readyState }) => readyState)).toEqual([
      'ended',
    ])
  },
}

/** Every format of code is read from a picture. */
export const FromPictures: Story = {
  parameters: {
    picture: 'none',
    msw: [
      breakOff(createCounts),
      openedSheet,
      ...besideSheet([packed, { ...weighed, code: '96385074', barcode: ean13 }]),
    ],
  },
  play: async ({ canvas, globals }) => {
    const kinds = [
      ['EAN13', ean13, weighed],
      ['Code128', packed.code, packed],
      ['EAN8', '96385074', weighed],
      ['QRCode', packed.code, packed],
      ['DataMatrix', ean13, weighed],
    ] as const
    for (const [format, text, line] of kinds) {
      const dialog = await openScanner(canvas, globals)
      await choose(dialog, globals, await codePicture(text, format))
      await expect(
        await canvas.findByRole('heading', { level: 2, name: line.name }, { timeout: 10_000 }),
      ).toBeVisible()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  },
}

/** No line has the code: the article can be added with its code as missing from the list. */
export const NotOnTheList: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const dialog = await openScanner(canvas, globals)
    await choose(dialog, globals, await codePicture('X-77', 'QRCode'))
    const unknown = asRead(filled(texts.sheet.unknown, { text: 'X-77' }))
    await expect(await canvas.findByText(unknown, {}, { timeout: 10_000 })).toBeVisible()
    // The first button is that of the sheet, the second that of the scanned code.
    const [, add] = canvas.getAllByRole('button', { name: texts.sheet.add })
    if (!add) throw new Error('It is not offered')
    await userEvent.click(add)
    const form = within(await screen.findByRole('dialog'))
    await expect(form.getByRole('textbox', { name: new RegExp(`^${texts.field.code}`) })).toHaveValue('X-77')
  },
}

/** A code that is only part of a line's code does not match that line. */
export const PartOfACode: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const dialog = await openScanner(canvas, globals)
    const part = ean13.slice(2, 8)
    await choose(dialog, globals, await codePicture(part, 'Code128'))
    const unknown = asRead(filled(textsOf(globals).sheet.unknown, { text: part }))
    await expect(await canvas.findByText(unknown, {}, { timeout: 10_000 })).toBeVisible()
  },
}

/** The check digit of an EAN is wrong: the code is not looked up, and a message says so. */
export const WrongCheckDigit: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const dialog = await openScanner(canvas, globals)
    await choose(dialog, globals, await eanPicture('4006381333932'))
    await expect(
      await dialog.findByText(asRead(texts.scan.note.wrong.title), {}, { timeout: 10_000 }),
    ).toBeVisible()
  },
}

/** An EAN drawn in the same way but with a correct check digit is accepted. */
export const RightCheckDigit: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const dialog = await openScanner(canvas, globals)
    await choose(dialog, globals, await eanPicture(ean13))
    await expect(
      await canvas.findByRole('heading', { level: 2, name: weighed.name }, { timeout: 10_000 }),
    ).toBeVisible()
  },
}

/** The wrong code is typed, or sent by a scanner that acts as a keyboard: the same message appears. */
export const WrongDigitTyped: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const search = await canvas.findByRole('searchbox', { name: texts.sheet.find })
    await userEvent.type(search, '4006381333932{Enter}')
    const wrong = asRead(filled(texts.sheet.wrongCode, { text: '4006381333932' }))
    await expect(await canvas.findByText(wrong)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: texts.sheet.add })).toHaveLength(1)
  },
}

/** An unknown code of eight digits may be the firm's own: nothing is said of a check digit, and it can be added. */
export const OwnCodeTyped: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const search = await canvas.findByRole('searchbox', { name: texts.sheet.find })
    await userEvent.type(search, '12345678{Enter}')
    const unknown = asRead(filled(texts.sheet.unknown, { text: '12345678' }))
    await expect(await canvas.findByText(unknown)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: texts.sheet.add })).toHaveLength(2)
  },
}

/** A picture without a code, and a file that is not a picture. */
export const NothingFound: Story = {
  play: async ({ canvas, globals }) => {
    const { note } = textsOf(globals).scan
    const dialog = await openScanner(canvas, globals)
    await choose(dialog, globals, new File(['no picture'], 'code.png', { type: 'image/png' }))
    await expect(await dialog.findByText(asRead(note.unreadable.title))).toBeVisible()
    const canvasOf = document.createElement('canvas')
    const empty = await new Promise<Blob | null>(resolve => canvasOf.toBlob(resolve))
    await choose(dialog, globals, new File([empty ?? ''], 'code.png', { type: 'image/png' }))
    await expect(await dialog.findByText(asRead(note.nothing.title), {}, { timeout: 10_000 })).toBeVisible()
  },
}

/** With the keyboard alone: Escape closes the dialog and the focus returns to its button. */
export const ByKeyboard: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const open = await canvas.findByRole('button', { name: textsOf(globals).scan.open })
    open.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(open).toHaveFocus())
  },
}

export const NoCamera: Story = { play: faultIs('none') }

export const PermissionRefused: Story = {
  beforeEach: () => void refuseCamera('NotAllowedError'),
  play: faultIs('refused'),
}

export const CameraBusy: Story = {
  beforeEach: () => void refuseCamera('NotReadableError'),
  play: faultIs('busy'),
}

/** Browsers give no camera to an insecure page. */
export const NotSecure: Story = {
  beforeEach: () => {
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false })
    return () => void Reflect.deleteProperty(window, 'isSecureContext')
  },
  play: faultIs('insecure'),
}
