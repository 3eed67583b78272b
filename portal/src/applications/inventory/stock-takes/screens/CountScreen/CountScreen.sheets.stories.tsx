import { listCountSheets } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, type within } from 'storybook/test'
import { answerPage, breakOff } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { stockTakes } from '../../application.ts'
import {
  besideSheet,
  keptSheet,
  memoryCounts,
  memoryPhotos,
  onDevice,
  pictureOfPallet,
  portal,
  textsOf,
  waitingCount,
  waitingPhoto,
} from '../../stock-takes-stories.fixtures.tsx'
import { CountScreen } from './CountScreen.tsx'

const [listed] = listCountSheets.success.some.value
if (!listed) throw new Error('The examples of the contract have a sheet')
const place = atPlace(stockTakes, 'count', portal, [answerPage(listCountSheets, listed), ...besideSheet([])])

const meta = {
  title: 'Screens/Count sheet/Sheets on the device',
  component: CountScreen,
  ...place,
  decorators: [onDevice(() => memoryCounts()), ...place.decorators],
  parameters: {
    ...place.parameters,
    ...inPortal({ ...portal, ...at(stockTakes, 'count') }),
    picture: 'none',
  },
} satisfies Meta<typeof CountScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

const linkOf = async (canvas: Canvas, globals: Record<string, unknown>) =>
  canvas.findByRole('link', {
    name: asRead(
      filled(textsOf(globals).onDevice.sheet, {
        name: keptSheet.sheet.name,
        client: keptSheet.sheet.accountName,
      }),
    ),
  })

/** The reader no longer has the sheet, but the device holds counts and photos of it, and the list leads to them. */
export const OnlyHere: Story = {
  decorators: [
    onDevice(
      () =>
        memoryCounts(
          [
            waitingCount(),
            waitingCount({ clientId: '2', lineId: 8 }),
            waitingCount({ clientId: '3', outcome: 'refused', reason: 'not-assigned' }),
          ],
          keptSheet,
        ),
      {},
      () =>
        memoryPhotos(
          [waitingPhoto(), pictureOfPallet],
          [waitingPhoto({ clientId: '4', outcome: 'refused' }), pictureOfPallet],
        ),
    ),
  ],
  parameters: { msw: [answerPage(listCountSheets), ...besideSheet([])] },
  play: async ({ canvas, globals }) => {
    const { onDevice: words, sending, photo } = textsOf(globals)
    await expect(await linkOf(canvas, globals)).toHaveAttribute(
      'href',
      expect.stringMatching(/\/EditeInventaireCP\?id=5$/),
    )
    await waitFor(() => expect(canvas.getByText(asRead(sending.left))).toBeVisible())
    for (const said of [
      words.text,
      filled(sending.waiting_other, { count: '2' }),
      filled(words.unseen, { count: '1' }),
      filled(photo.waiting_one, { count: '1' }),
      filled(photo.refused_one, { count: '1' }),
    ])
      await expect(canvas.getByText(asRead(said))).toBeVisible()
  },
}

/** A sheet that the reader still has is named while something of it is unsent. */
export const Unsent: Story = {
  decorators: [onDevice(() => memoryCounts([waitingCount()], keptSheet))],
  play: async ({ canvas, globals }) => {
    const { sending } = textsOf(globals)
    await expect(await linkOf(canvas, globals)).toBeVisible()
    await expect(canvas.getByText(asRead(filled(sending.waiting_one, { count: '1' })))).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('link', { name: listed.name })[0]).toBeVisible())
    await expect(canvas.queryByText(asRead(sending.left))).toBeNull()
  },
}

/** The device has no copy of the sheet, which is named by its number. */
export const Unnamed: Story = {
  decorators: [onDevice(() => memoryCounts([waitingCount()]))],
  play: async ({ canvas, globals }) => {
    const name = asRead(filled(textsOf(globals).onDevice.unnamed, { number: '5' }))
    await expect(await canvas.findByRole('link', { name })).toBeVisible()
  },
}

/** The list cannot be loaded without the network: every sheet that the device can open is named. */
export const Offline: Story = {
  decorators: [onDevice(() => memoryCounts([], keptSheet))],
  parameters: { msw: [breakOff(listCountSheets), ...besideSheet([])] },
  play: async ({ canvas, globals }) => {
    const { onDevice: words } = textsOf(globals)
    await expect(await linkOf(canvas, globals)).toBeVisible()
    await expect(canvas.getByText(asRead(words.offlineText))).toBeVisible()
  },
}

/** A copy of a sheet without anything unsent is not worth a word while the list says everything. */
export const NothingUnsent: Story = {
  decorators: [onDevice(() => memoryCounts([], keptSheet))],
  play: async ({ canvas, globals }) => {
    const { onDevice: words } = textsOf(globals)
    await waitFor(() => expect(canvas.getAllByRole('link', { name: listed.name })[0]).toBeVisible())
    await expect(canvas.queryByText(asRead(words.title))).toBeNull()
  },
}
