import { createCounts, getCountSheet, listCountSheets } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, answerWith, breakOff, refuse } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { stockTakes } from '../../application.ts'
import type { Refusal } from '../../counts/count-store.ts'
import { stockTakesTexts } from '../../i18n/texts.ts'
import {
  besideSheet,
  counted,
  keptSheet,
  memoryCounts,
  onDevice,
  openedSheet,
  packed,
  portal,
  textsOf,
  waitingCount,
  weighed,
} from '../../stock-takes-stories.fixtures.tsx'
import { CountScreen } from './CountScreen.tsx'

interface SentCount {
  clientId: string
  lineId?: number
  found?: object
  quantity: number | null
  expression: string
  note: string
}

const sent: SentCount[] = []
/** Accepts counts, as the services do. @param outcome their answer about each count */
const taking = (outcome: 'kept' | 'refused' | 'late' = 'kept', reason: Refusal = 'not-assigned') =>
  http.post(createCounts.pattern, async ({ request }) => {
    const { counts } = (await request.json()) as { counts: SentCount[] }
    sent.push(...counts)
    return HttpResponse.json({
      value: counts.map(({ clientId, lineId }) => ({
        clientId,
        outcome,
        reason: outcome === 'refused' ? reason : null,
        lineId: outcome === 'refused' ? null : (lineId ?? 99),
      })),
    })
  })

const lines = [packed, weighed]
const addressed = inPortal({ ...portal, ...at(stockTakes, 'count', {}, '?id=5') })
const place = atPlace(stockTakes, 'count', portal, [taking(), openedSheet, ...besideSheet(lines)])

const meta = {
  title: 'Screens/Count sheet',
  component: CountScreen,
  ...place,
  decorators: [onDevice(() => memoryCounts()), ...place.decorators],
  parameters: { ...place.parameters, ...addressed },
  beforeEach: () => {
    sent.length = 0
    place.beforeEach()
  },
} satisfies Meta<typeof CountScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
type Globals = Record<string, unknown>

const fieldOf = (canvas: Canvas, globals: Globals) =>
  canvas.findByRole('textbox', { name: new RegExp(`^${textsOf(globals).sheet.quantity}`) })

/** Shows one line at a time, in walking order, with the focus in its field. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByRole('heading', { level: 2, name: packed.name })).toBeVisible()
    await waitFor(async () => expect(await fieldOf(canvas, globals)).toHaveFocus())
    await expect(canvas.getByRole('button', { name: texts.sheet.pack })).toBeVisible()
    await expect(canvas.getByText(asRead(texts.sending.sent))).toBeVisible()
  },
}

/** Sums and packs are calculated, Enter goes to the next line, and the last count can be undone. */
export const CountedByKeyboard: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(async () => expect(await fieldOf(canvas, globals)).toHaveFocus())
    await userEvent.keyboard('10p+7{Enter}')
    await expect(await canvas.findByRole('heading', { level: 2, name: weighed.name })).toBeVisible()
    await waitFor(async () => expect(await fieldOf(canvas, globals)).toHaveFocus())
    await userEvent.keyboard('12,5*2{Enter}')
    await expect(await canvas.findByText(asRead(texts.sheet.done))).toBeVisible()
    await waitFor(() => expect(sent).toHaveLength(2))
    await expect(sent).toMatchObject([
      { lineId: packed.id, quantity: 247, expression: '10p+7' },
      { lineId: weighed.id, quantity: 25 },
    ])
    await userEvent.click(canvas.getByRole('button', { name: texts.sheet.undo }))
    await waitFor(() => expect(sent[2]).toMatchObject({ lineId: weighed.id, quantity: null }))
    const undone = filled(texts.sheet.withdrawn, { name: weighed.name })
    await expect(canvas.getByText(asRead(undone))).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: weighed.name })).toBeVisible()
  },
}

/** An invalid quantity is reported at the field and stays in it. */
export const WrongQuantity: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const field = await fieldOf(canvas, globals)
    await userEvent.type(field, '1,5{Enter}')
    await expect(await canvas.findByText(asRead(texts.sheet.fault.fraction))).toBeVisible()
    await expect(field).toHaveValue('1,5')
    await expect(sent).toHaveLength(0)
  },
}

/** Undoing the last count restores the one that it replaced. */
export const UndoneCorrection: Story = {
  parameters: { picture: 'none', msw: [taking(), openedSheet, ...besideSheet([packed], [counted])] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const find = await canvas.findByRole('searchbox', { name: texts.sheet.find })
    await userEvent.type(find, `${packed.code}{Enter}`)
    await userEvent.type(await fieldOf(canvas, globals), '12{Enter}')
    await waitFor(() => expect(sent).toMatchObject([{ quantity: 12 }]))
    await userEvent.click(canvas.getByRole('button', { name: texts.sheet.undo }))
    const { quantity, expression, note } = counted
    await waitFor(() => expect(sent[1]).toMatchObject({ lineId: packed.id, quantity, expression, note }))
    const already = asRead(filled(texts.sheet.already, { quantity: '250' }))
    await waitFor(() => expect(canvas.getByText(already)).toBeVisible())
  },
}

/** A note that the services would refuse is reported at its field. A sum is measured and sent without its spaces. */
export const WrongNote: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const field = await fieldOf(canvas, globals)
    const note = canvas.getByRole('textbox', { name: texts.field.note })
    await userEvent.type(field, `12 ${' '.repeat(99)}+ 3`)
    for (const wrong of ['Palette\u200b abîmée', 'x'.repeat(501)]) {
      await userEvent.clear(note)
      await userEvent.click(note)
      await userEvent.paste(wrong)
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(note).toBeInvalid())
      await expect(note).toHaveFocus()
    }
    await expect(sent).toHaveLength(0)
    await userEvent.clear(note)
    await expect(note).toBeValid()
    // Some systems write an accent apart from its letter.
    await userEvent.click(note)
    await userEvent.paste('Palette abîmée'.normalize('NFD'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(sent).toMatchObject([{ quantity: 15, expression: '12+3', note: 'Palette abîmée' }]),
    )
  },
}

/** A scanner types a barcode and then Enter. */
export const Scanned: Story = {
  parameters: {
    picture: 'none',
    msw: [taking(), openedSheet, ...besideSheet([packed, { ...weighed, barcode: '2000000000015' }])],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const search = await canvas.findByRole('searchbox', { name: texts.sheet.find })
    await userEvent.type(search, '2000000000015{Enter}')
    await expect(await canvas.findByRole('heading', { level: 2, name: weighed.name })).toBeVisible()
    await waitFor(async () => expect(await fieldOf(canvas, globals)).toHaveFocus())
    // Scanning the same article again focuses its quantity again.
    await userEvent.type(search, '2000000000015{Enter}')
    await waitFor(async () => expect(await fieldOf(canvas, globals)).toHaveFocus())
    await userEvent.type(search, '999{Enter}')
    await expect(await canvas.findByText(asRead(texts.sheet.unknownTitle))).toBeVisible()
  },
}

/** An article that is missing from the list is added with its count. */
export const NotOnTheList: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.sheet.add }))
    const dialog = within(await screen.findByRole('dialog'))
    const type = (label: string, text: string) =>
      userEvent.type(dialog.getByRole('textbox', { name: new RegExp(`^${label}`) }), text)
    await type(texts.field.code, 'X-1')
    await type(texts.field.articleName, 'Théière')
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(texts.field.zone) }))
    await userEvent.click(await screen.findByRole('option', { name: /Boutique/ }))
    await type(texts.field.quantity, '2*3')
    await userEvent.click(dialog.getByRole('button', { name: texts.addArticle.confirm }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ found: { code: 'X-1', zoneId: 2, unit: 'piece' }, quantity: 6 }]),
    )
  },
}

const partlyOwn = {
  ...getCountSheet.success.one,
  zones: getCountSheet.success.one.zones.map(zone => ({ ...zone, isCounter: zone.name === 'Réserve' })),
}
/** An article that is missing from the list can be added only in a place where the reader counts. */
export const AddedInOwnPlaces: Story = {
  parameters: {
    picture: 'none',
    msw: [taking(), answerWith<'getCountSheet'>(getCountSheet, partlyOwn), ...besideSheet(lines)],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.sheet.add }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(texts.field.zone) }))
    const options = await screen.findAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual(['Rennes, Réserve'])
  },
}

const noneOwn = {
  ...partlyOwn,
  zones: partlyOwn.zones.map(zone => ({ ...zone, isCounter: false })),
}
/** Who only recounts is not offered to add articles, which the services would refuse. */
export const NothingToAdd: Story = {
  parameters: {
    picture: 'none',
    msw: [taking(), answerWith<'getCountSheet'>(getCountSheet, noneOwn), ...besideSheet(lines)],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const search = await canvas.findByRole('searchbox', { name: texts.sheet.find })
    await userEvent.type(search, '999{Enter}')
    const unknown = asRead(filled(texts.sheet.unknownHere, { text: '999' }))
    await waitFor(() => expect(canvas.getByText(unknown)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: texts.sheet.add })).toBeNull()
  },
}

let answerNow: (() => void) | undefined
/** While counts are on their way, nothing says that they are sent. */
export const UnderWay: Story = {
  decorators: [onDevice(() => memoryCounts([waitingCount()]))],
  parameters: {
    picture: 'none',
    msw: [
      http.post(createCounts.pattern, async ({ request }) => {
        const { counts } = (await request.json()) as { counts: SentCount[] }
        await new Promise<void>(resolve => (answerNow = resolve))
        const kept = { outcome: 'kept', reason: null } as const
        return HttpResponse.json({
          value: counts.map(({ clientId, lineId }) => ({ clientId, ...kept, lineId })),
        })
      }),
      openedSheet,
      ...besideSheet(lines),
    ],
  },
  play: async ({ canvas, globals }) => {
    const { sending } = textsOf(globals)
    const underWay = asRead(filled(sending.underWay_one, { count: '1' }))
    await waitFor(() => expect(canvas.getByText(underWay)).toBeVisible())
    await expect(canvas.queryByText(asRead(sending.sent))).toBeNull()
    await waitFor(() => expect(answerNow).toBeDefined())
    answerNow?.()
    await waitFor(() => expect(canvas.getByText(asRead(sending.sent))).toBeVisible())
    await expect(canvas.queryByText(underWay)).toBeNull()
  },
}

/** Unsent counts are shown as a number and stay on the device. */
export const NotSent: Story = {
  decorators: [onDevice(() => memoryCounts([waitingCount()]))],
  parameters: { msw: [breakOff(createCounts), openedSheet, ...besideSheet(lines)] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const waits = asRead(filled(texts.sending.waiting_one, { count: '1' }))
    await expect(await canvas.findByText(waits)).toBeVisible()
    // It counts as done all the same.
    await expect(await canvas.findByRole('heading', { level: 2, name: weighed.name })).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.sending.now })).toBeVisible()
  },
}

const broken = { ...memoryCounts(), add: () => Promise.reject(new Error('full')) }
/** The device is full: a message says so before a count is lost, and the quantity stays in the field. */
export const FullDevice: Story = {
  decorators: [onDevice(() => broken)],
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const field = await fieldOf(canvas, globals)
    await userEvent.type(field, '12{Enter}')
    await expect(await canvas.findByText(asRead(texts.sending.keptFailed))).toBeVisible()
    await expect(field).toHaveValue('12')
    await expect(sent).toHaveLength(0)
  },
}

/** The device is nearly full: a message says so before a count is lost, and counting continues. */
export const NearlyFullDevice: Story = {
  decorators: [
    onDevice(() => memoryCounts(), { space: () => Promise.resolve({ usage: 995e6, quota: 1e9 }) }),
  ],
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(texts.sending.nearlyFull))).toBeVisible()
    const field = await fieldOf(canvas, globals)
    await userEvent.type(field, '12{Enter}')
    await waitFor(() => expect(sent).toMatchObject([{ lineId: packed.id, quantity: 12 }]))
  },
}

/** Page, responses and sheet are stored, so the sheet can be opened offline. */
export const ReadyWithoutNetwork: Story = {
  decorators: [
    onDevice(() => memoryCounts([], { sheet: getCountSheet.success.one, lines, mine: [] }), {
      prepare: () => Promise.resolve(true),
    }),
  ],
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(asRead(textsOf(globals).sending.ready))).toBeVisible()
  },
}

/** The device stored the page but not the sheet, so nothing is promised. */
export const SheetNotKept: Story = {
  decorators: [onDevice(() => memoryCounts(), { prepare: () => Promise.resolve(true) })],
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(texts.sending.sent))).toBeVisible()
    await expect(canvas.queryByText(asRead(texts.sending.ready))).toBeNull()
  },
}

/** A refused count is shown with its quantity until the reader has seen it. */
export const Refused: Story = {
  decorators: [onDevice(() => memoryCounts([waitingCount({ outcome: 'refused' })]))],
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const title = asRead(filled(texts.sending.refused, { count: '1' }))
    await expect(await canvas.findByText(title)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.sending.forget }))
    await waitFor(() => expect(canvas.queryByText(title)).toBeNull())
  },
}

/** Each refused count has its own reason. */
export const RefusedForReasons: Story = {
  decorators: [
    onDevice(() =>
      memoryCounts([
        waitingCount({ outcome: 'refused', reason: 'malformed' }),
        waitingCount({
          clientId: '7b6d7a58-0a52-4f0e-9f43-0a9c2e3f1b23',
          lineId: undefined,
          found: { zoneId: 1, shelf: '', code: 'X-1', name: 'Théière', unit: 'piece' },
        }),
      ]),
    ),
  ],
  parameters: { picture: 'none', msw: [taking('refused', 'found-late'), openedSheet, ...besideSheet(lines)] },
  play: async ({ canvas, globals }) => {
    const { sending } = textsOf(globals)
    const title = asRead(filled(sending.refused, { count: '2' }))
    await waitFor(() => expect(canvas.getByText(title)).toBeVisible())
    await expect(canvas.getByText(asRead(sending.reason.malformed))).toBeVisible()
    await expect(canvas.getByText(asRead(sending.reason['found-late']))).toBeVisible()
    await expect(canvas.getByText(/^Théière/)).toBeVisible()
  },
}

const gone = [refuse(getCountSheet, 'not-found'), ...besideSheet([])]
/** The stock-take was reconciled before the device could send: its counts arrive late, and the page says so. */
export const LeftLate: Story = {
  decorators: [onDevice(() => memoryCounts([waitingCount()], keptSheet))],
  parameters: { picture: 'none', msw: [taking('late'), ...gone] },
  play: async ({ canvas, globals }) => {
    const { sending } = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(sending.left))).toBeVisible())
    await waitFor(() => expect(canvas.getByText(asRead(filled(sending.late, { count: '1' })))).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1, name: keptSheet.sheet.name })).toBeVisible()
    await expect(canvas.getByText(new RegExp(`^${packed.name}`))).toBeVisible()
    await expect(sent).toMatchObject([{ lineId: packed.id, quantity: 250 }])
  },
}

/** The reader no longer counts in the stock-take: the page shows the quantities, until they were noted. */
export const LeftRefused: Story = {
  decorators: [onDevice(() => memoryCounts([waitingCount()], keptSheet))],
  parameters: { picture: 'none', msw: [refuse(createCounts, 'not-found'), ...gone] },
  play: async ({ canvas, globals }) => {
    const { sending, gone: absent } = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(sending.reason['not-assigned']))).toBeVisible())
    await expect(canvas.getByText(new RegExp(`^${packed.name}`))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: sending.forget }))
    await waitFor(() => expect(canvas.getByText(asRead(absent.title))).toBeVisible())
  },
}

/** A count encrypted with another key is listed, to be made again. It is neither sent nor hidden. */
export const Unreadable: Story = {
  decorators: [onDevice(() => memoryCounts([waitingCount({ outcome: 'unreadable' })]))],
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { sending } = textsOf(globals)
    const title = asRead(filled(sending.unreadable, { count: '1' }))
    await expect(await canvas.findByText(title)).toBeVisible()
    const list = canvas.getByRole('list', { name: /can no longer read|ne peut plus lire/ })
    await expect(within(list).getByText(packed.name)).toBeVisible()
    await expect(canvas.queryByText(asRead(sending.sent))).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: sending.forget }))
    await waitFor(() => expect(canvas.queryByText(title)).toBeNull())
    await expect(canvas.getByText(asRead(sending.sent))).toBeVisible()
  },
}

/** A count arrived after the stock-take was reconciled, and a message says so. */
export const TooLate: Story = {
  decorators: [onDevice(() => memoryCounts([waitingCount()]))],
  parameters: { msw: [taking('late'), openedSheet, ...besideSheet(lines)], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const title = asRead(filled(textsOf(globals).sending.late, { count: '1' }))
    await expect(await canvas.findByText(title)).toBeVisible()
  },
}

/** If the services cannot be reached, the sheet is the one that this device loaded last. */
export const FromDevice: Story = {
  decorators: [
    onDevice(() => memoryCounts([waitingCount()], { sheet: getCountSheet.success.one, lines, mine: [] })),
  ],
  parameters: { msw: [breakOff(createCounts), breakOff(getCountSheet), ...besideSheet(lines)] },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(asRead(textsOf(globals).sending.fromDevice))).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: weighed.name })).toBeVisible()
  },
}

/** A line that somebody else counted is assigned to the reader, who had not counted it before. */
export const Recount: Story = {
  parameters: {
    msw: [taking(), openedSheet, ...besideSheet([{ ...packed, recountBy: 'admin@parvis.example' }])],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(asRead(textsOf(globals).sheet.recount))).toBeVisible()
  },
}

/** Everything is counted, and a count can still be corrected. */
export const Done: Story = {
  parameters: { msw: [taking(), openedSheet, ...besideSheet([packed], [counted])] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(texts.sheet.done))).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.sheet.find }), `${packed.code}{Enter}`)
    const already = asRead(filled(texts.sheet.already, { quantity: '250' }))
    await expect(await canvas.findByText(already)).toBeVisible()
  },
}

/** The reader has nothing to count. */
export const Empty: Story = {
  parameters: { msw: [taking(), openedSheet, ...besideSheet([])], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(asRead(textsOf(globals).sheet.empty))).toBeVisible()
  },
}

/** Without a stock-take in the address, lists those that the reader counts in. */
export const Sheets: Story = {
  parameters: {
    ...inPortal({ ...portal, ...at(stockTakes, 'count') }),
    msw: [answerPage(listCountSheets, ...listCountSheets.success.some.value)],
  },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Inventaire de clôture' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/EditeInventaireCP\?id=5$/))
  },
}

const states = recordStates({
  asks: getCountSheet,
  beside: [taking(), ...besideSheet(lines)],
  around: addressed,
  texts: stockTakesTexts,
  thing: getCountSheet.success.one,
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
