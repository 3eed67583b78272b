import {
  getStockAttendance,
  getStockAttendanceDownload,
  sendStockAttendance,
  updateStockAttendance,
} from '@parvis/api-types/generated/examples/portal'
import { listContacts } from '@parvis/api-types/generated/examples/customer-store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { en } from '../../../../../i18n/en.ts'
import { fr } from '../../../../../i18n/fr.ts'
import {
  answer,
  answerInTurn,
  answerPage,
  answerWith,
  breakOff,
  neverAnswer,
  problemOf,
  refuse,
} from '../../../../../stories/answers.ts'
import { at, atPlace, ledTo } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled, textsIn } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { followedLinks, rememberFollowedLinks } from '../../../../../stories/followed-links.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { stockTakes } from '../../application.ts'
import type { Attendance } from '../../attendance.ts'
import {
  besideTake,
  closed,
  opened,
  portal,
  portalOfReader,
  prepared,
  take,
  textsOf,
} from '../../stock-takes-stories.fixtures.tsx'
import { StockTakeScreen } from './StockTakeScreen.tsx'

const addressed = (who = portal) =>
  inPortal({ ...who, ...at(stockTakes, 'record', {}, '?id=5&tab=attendance') })
const report: Attendance = getStockAttendance.success.one
const none: Attendance = getStockAttendance.success.none
const reported = (changes: Partial<Attendance> = {}) =>
  answerWith<'getStockAttendance'>(getStockAttendance, { ...report, ...changes })
const portalOfSigner = {
  ...portal,
  person: { scopes: new Set([...(portal.person?.scopes ?? []), 'Signatures.Write']) },
}
const nobodyElse = answerPage(listContacts)
const beside = [opened(take), nobodyElse, ...besideTake]
const place = atPlace(stockTakes, 'record', portal, [reported(), ...beside])

const meta = {
  title: 'Screens/Attendance at a stock-take',
  component: StockTakeScreen,
  ...place,
  parameters: { ...place.parameters, ...addressed() },
} satisfies Meta<typeof StockTakeScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type Globals = Record<string, unknown>

const shell = textsIn({ en, fr })
const wordsOf = (globals: Globals) => {
  const { attendance, field } = textsOf(globals)
  const asked = (number: number, question: keyof typeof attendance.ask) =>
    filled(attendance.question, { number, question: attendance.ask[question] })
  return { attendance, field, asked }
}
const formOf = async (canvas: Canvas, globals: Globals) =>
  within(await canvas.findByRole('form', { name: wordsOf(globals).attendance.title }))
/** Matches a label that is followed by the number of characters left. */
const labelled = (label: string) => new RegExp(`^${label}`)

/** What an auditor saw, where and when, and what they conclude. */
export const Loaded: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { attendance, field, asked } = wordsOf(globals)
    const form = await formOf(canvas, globals)
    await expect(form.getByRole('textbox', { name: labelled(field.metPeople) })).toHaveValue(report.metPeople)
    await expect(form.getByText('Samuel Okafor')).toBeVisible()
    const movements = within(form.getByRole('radiogroup', { name: asked(3, 'movements') }))
    await expect(movements.getByRole('radio', { name: attendance.reply.no })).toBeChecked()
    await expect(
      form.getByRole('textbox', { name: labelled(filled(attendance.note, { number: 3 })) }),
    ).toHaveValue(report.answers[2]?.note)
    await expect(form.getByRole('radio', { name: attendance.concluded.reservations })).toBeChecked()
    await expect(canvas.getByText(/Samuel Okafor/, { selector: 'p' })).toBeVisible()
    await expect(form.queryByText(asRead(attendance.nextDay))).toBeNull()
  },
}

/** A count past midnight ends on the next day, as the times say. */
export const PastMidnight: Story = {
  parameters: {
    msw: [reported({ attendedFrom: '22:00', attendedUntil: '01:30' }), ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const form = await formOf(canvas, globals)
    await waitFor(() => expect(form.getByText(asRead(wordsOf(globals).attendance.nextDay))).toBeVisible())
  },
}

const writing = recording(updateStockAttendance, { content: { ...report, '@odata.etag': '"1"' } })
/** An empty report is filled in. Only touched fields are sent, for the version on screen. */
export const Written: Story = {
  parameters: {
    msw: [answerWith<'getStockAttendance'>(getStockAttendance, none), writing.handler, ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { attendance, field, asked } = wordsOf(globals)
    const form = await formOf(canvas, globals)
    const note = form.getByRole('textbox', { name: labelled(filled(attendance.note, { number: 2 })) })
    const places = within(form.getByRole('radiogroup', { name: asked(2, 'places') }))
    await expect(places.getByRole('radio', { name: attendance.reply.yes })).not.toBeChecked()
    await userEvent.click(places.getByRole('radio', { name: attendance.reply.no }))
    await userEvent.type(note, 'Allées encombrées')
    // With the keyboard alone: the note, then the next question and its answer.
    await userEvent.tab()
    const movements = within(form.getByRole('radiogroup', { name: asked(3, 'movements') }))
    await expect(movements.getByRole('radio', { name: attendance.reply.yes })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(movements.getByRole('radio', { name: attendance.reply.notApplicable })).toBeChecked()
    await userEvent.type(form.getByRole('textbox', { name: labelled(field.metPeople) }), 'Claire Fontaine')
    await userEvent.click(form.getByRole('radio', { name: attendance.concluded.satisfactory }))
    await userEvent.click(form.getByRole('button', { name: attendance.save }))
    await waitFor(() =>
      expect(writing.sent).toEqual([
        {
          version: '"0"',
          body: {
            metPeople: 'Claire Fontaine',
            answers: [
              { question: 'places', reply: 'no', note: 'Allées encombrées' },
              { question: 'movements', reply: 'notApplicable', note: '' },
            ],
            conclusion: 'satisfactory',
          },
        },
      ]),
    )
    await waitFor(() => expect(form.getByText(asRead(shell(globals).kinds.form.saved))).toBeVisible())
  },
}

/** Reservations without a text are reported at the field, and nothing is sent. */
export const TextMissing: Story = {
  parameters: { msw: [reported({ conclusionText: '', conclusion: null }), ...beside], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { attendance } = wordsOf(globals)
    const form = await formOf(canvas, globals)
    await userEvent.click(form.getByRole('radio', { name: attendance.concluded.notSatisfactory }))
    await userEvent.click(form.getByRole('button', { name: attendance.save }))
    await waitFor(() => expect(form.getAllByText(asRead(attendance.textMissing))[0]).toBeVisible())
  },
}

const change = async (canvas: Canvas, globals: Globals) => {
  const { attendance, field } = wordsOf(globals)
  const form = await formOf(canvas, globals)
  const people = form.getByRole('textbox', { name: labelled(field.metPeople) })
  await userEvent.clear(people)
  await userEvent.type(people, 'Paul Martin')
  await userEvent.click(form.getByRole('button', { name: attendance.save }))
  return form
}

/** An auditor who has left the firm is reported at the field. */
export const Refused: Story = {
  parameters: {
    msw: [refuse(updateStockAttendance, 'stock-auditor-unknown'), reported(), ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const form = await change(canvas, globals)
    await waitFor(() => expect(form.getAllByText(asRead(textsOf(globals).problem.auditor))[0]).toBeVisible())
  },
}

/** Offline, saving fails and the typed text stays. */
export const NotSaved: Story = {
  parameters: { msw: [breakOff(updateStockAttendance), reported(), ...beside], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { attendance, field } = wordsOf(globals)
    const form = await change(canvas, globals)
    await waitFor(() => expect(canvas.getByText(asRead(attendance.notSaved))).toBeVisible())
    await expect(form.getByRole('textbox', { name: labelled(field.metPeople) })).toHaveValue('Paul Martin')
  },
}

const theirs = {
  ...report,
  '@odata.etag': '"4"',
  metPeople: 'Nadia Belkacem',
  answers: report.answers.slice(0, 2),
}
const clashing = recording(updateStockAttendance, problemOf('precondition-failed'))
/** Somebody else saved it meanwhile: both versions of the conflicting field are shown. */
export const Conflict: Story = {
  parameters: {
    msw: [answerInTurn(getStockAttendance, report, theirs), clashing.handler, ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await change(canvas, globals)
    const dialog = within(await screen.findByRole('alertdialog'))
    const { field } = wordsOf(globals)
    const row = await dialog.findByRole('row', { name: labelled(field.metPeople) })
    await waitFor(() => expect(row).toHaveTextContent(/Paul Martin/))
    await expect(row).toHaveTextContent(/Nadia Belkacem/)
    // A field that only the other person changed is no conflict.
    await expect(dialog.queryByRole('row', { name: labelled(field.answers) })).toBeNull()
  },
}

/** People who may only read stock-takes can read the report. */
export const Reader: Story = {
  parameters: addressed(portalOfReader),
  play: async ({ canvas, globals }) => {
    const { attendance, field, asked } = wordsOf(globals)
    const value = (term: string) => canvas.getByText(asRead(term)).parentElement
    await waitFor(() => expect(canvas.getByText(asRead(field.zoneIds))).toBeVisible())
    await expect(value(field.attendedDate)).toHaveTextContent(/08:00.*12:30/)
    await expect(value(asked(3, 'movements'))).toHaveTextContent(
      asRead(filled(attendance.replied, { reply: attendance.reply.no, note: report.answers[2]?.note ?? '' })),
    )
    await expect(value(field.conclusion)).toHaveTextContent(asRead(attendance.concluded.reservations))
    await expect(canvas.queryByRole('form', { name: attendance.title })).toBeNull()
  },
}

/** Nobody has written the report yet, and a reader who may not write it is told so. */
export const Empty: Story = {
  parameters: {
    ...addressed(portalOfReader),
    msw: [answerWith<'getStockAttendance'>(getStockAttendance, none), ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { attendance } = wordsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(attendance.empty))).toBeVisible())
  },
}

/** The report stays editable after closing: auditors conclude on the final differences. */
export const AfterClosing: Story = {
  parameters: { msw: [reported(), opened(closed), nobodyElse, ...besideTake], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const form = await formOf(canvas, globals)
    await expect(form.getByRole('button', { name: wordsOf(globals).attendance.save })).toBeEnabled()
  },
}

/** A stock-take that is not open yet has no attendance report. */
export const BeforeOpening: Story = {
  parameters: { msw: [opened({ ...prepared, id: 5 }), ...besideTake], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { tab } = textsOf(globals)
    await waitFor(() => expect(canvas.getByRole('tab', { name: tab.articles })).toBeVisible())
    await expect(canvas.queryByRole('tab', { name: tab.attendance })).toBeNull()
  },
}

/** The report is downloaded in the language of the page, even by people who may only read it. */
export const Downloaded: Story = {
  beforeEach: rememberFollowedLinks,
  parameters: {
    ...addressed(portalOfReader),
    msw: [reported(), answer(getStockAttendanceDownload, 'ticket'), ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { attendance } = wordsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: attendance.download }))
    await waitFor(() => expect(followedLinks).toHaveLength(1))
    const { id, ticket } = getStockAttendanceDownload.success.ticket
    const language = globals['locale'] === 'fr' ? 'fr' : 'en'
    await expect(followedLinks[0]).toContain(`(${id})/AttendanceFile?language=${language}&ticket=${ticket}`)
  },
}

/** The reason why the download failed appears where it was requested. */
export const NotDownloaded: Story = {
  parameters: { msw: [reported(), breakOff(getStockAttendanceDownload), ...beside], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { attendance } = wordsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: attendance.download }))
    await waitFor(() => expect(canvas.getByText(asRead(attendance.notDownloaded))).toBeVisible())
  },
}

const sending = recording(sendStockAttendance, { content: sendStockAttendance.success.one })
/** The report becomes a document to be signed, in the language of the page, and that document opens. */
export const SentForSignature: Story = {
  parameters: {
    ...addressed(portalOfSigner),
    msw: [reported(), sending.handler, ...beside],
    picture: 'none',
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const { attendance } = wordsOf(globals)
    const button = await canvas.findByRole('button', { name: attendance.send })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await ledTo(canvasElement, '/app/sign/document/9')
    const language = globals['locale'] === 'fr' ? 'fr' : 'en'
    await expect(sending.sent).toMatchObject([{ body: { language } }])
  },
}

const drafted: Attendance = {
  ...report,
  '@odata.etag': '"4"',
  signature: { envelopeId: 8, status: 'draft', createdBy: 'a@parvis.example', createdByName: null },
}
const corrected: Attendance = { ...report, '@odata.etag': '"5"', metPeople: 'Paul Martin' }
const sentKeys: (string | null)[] = []
/** The first request is lost on its way to the services, the second one's answer on its way back. */
const lostTwice = http.post(sendStockAttendance.pattern, ({ request }) => {
  sentKeys.push(request.headers.get('idempotency-key'))
  return sentKeys.length > 2 ? HttpResponse.json(sendStockAttendance.success.one) : HttpResponse.error()
})
const correction = recording(updateStockAttendance, { content: corrected })
/**
 * Another attempt with the same report repeats the request. A corrected report is another document: the one made from
 * the earlier version is deleted, so that it must not be the answer.
 */
export const SentAgainCorrected: Story = {
  parameters: {
    ...addressed(portalOfSigner),
    msw: [
      answerInTurn(getStockAttendance, report, report, drafted, corrected),
      lostTwice,
      correction.handler,
      ...beside,
    ],
    picture: 'none',
  },
  play: async ({ canvas, canvasElement, globals }) => {
    sentKeys.length = 0
    const { attendance } = wordsOf(globals)
    const send = async () => userEvent.click(await canvas.findByRole('button', { name: attendance.send }))
    await send()
    await waitFor(() => expect(canvas.getByText(asRead(attendance.notSent))).toBeVisible())
    await send()
    await waitFor(() => expect(canvas.getByText(asRead(attendance.drafted))).toBeVisible())
    await change(canvas, globals)
    await waitFor(() => expect(canvas.queryByText(asRead(attendance.drafted))).toBeNull())
    await send()
    await ledTo(canvasElement, '/app/sign/document/9')
    await expect(sentKeys).toHaveLength(3)
    await expect(sentKeys[1]).toBe(sentKeys[0])
    await expect(sentKeys[2]).not.toBe(sentKeys[0])
  },
}

/** The missing parts are listed in place of a button that would fail. */
export const NotComplete: Story = {
  parameters: {
    ...addressed(portalOfSigner),
    msw: [reported({ missing: ['zoneIds', 'answers'] }), ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { attendance, field } = wordsOf(globals)
    const missing = filled(attendance.missing, { fields: `${field.zoneIds}, ${field.answers}` })
    await waitFor(() => expect(canvas.getByText(asRead(missing))).toBeVisible())
    await expect(canvas.queryByRole('button', { name: attendance.send })).toBeNull()
  },
}

/** Somebody else sent the report meanwhile. */
export const NotSent: Story = {
  parameters: {
    ...addressed(portalOfSigner),
    msw: [reported(), refuse(sendStockAttendance, 'stock-attendance-fixed'), ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { attendance } = wordsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: attendance.send }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(asRead(textsOf(globals).problem.attendanceFixed)),
    )
  },
}

const signature = {
  envelopeId: 9,
  status: 'completed',
  createdBy: 'a@parvis.example',
  createdByName: null,
} as const
/** A signed report is read-only and links to its document. */
export const Signed: Story = {
  parameters: {
    ...addressed(portalOfSigner),
    msw: [reported({ isFixed: true, signature }), ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { attendance } = wordsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(attendance.signature.completed))).toBeVisible())
    await expect(canvas.getByRole('link', { name: attendance.toDocument })).toHaveAttribute(
      'href',
      '/app/sign/document/9',
    )
    await expect(canvas.queryByRole('form', { name: attendance.title })).toBeNull()
    await expect(canvas.queryByRole('button', { name: attendance.send })).toBeNull()
  },
}

/** After a signer declined, the report can be edited again. People who may not see the document get no link to it. */
export const Declined: Story = {
  parameters: {
    ...addressed(portalOfSigner),
    msw: [reported({ signature: { ...signature, envelopeId: null, status: 'declined' } }), ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { attendance } = wordsOf(globals)
    await formOf(canvas, globals)
    await expect(canvas.getByText(asRead(attendance.signature.declined))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: attendance.toDocument })).toBeNull()
    await expect(canvas.getByRole('button', { name: attendance.send })).toBeVisible()
  },
}

/** A draft that nobody was sent leaves the report open to change, and says that a change deletes it. */
export const Drafted: Story = {
  parameters: {
    ...addressed(portalOfSigner),
    msw: [reported({ signature: { ...signature, envelopeId: null, status: 'draft' } }), ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { attendance } = wordsOf(globals)
    await formOf(canvas, globals)
    await expect(canvas.getByText(asRead(attendance.drafted))).toBeVisible()
    await expect(canvas.getByText(asRead(attendance.draftOutdated), { exact: false })).toBeVisible()
    await expect(canvas.getByRole('button', { name: attendance.send })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [neverAnswer(getStockAttendance), ...beside], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { attendance } = wordsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(attendance.loading))).toBeInTheDocument())
  },
}

/** The report fails to load, or the reader may not see it. */
export const Failed: Story = {
  parameters: { msw: [breakOff(getStockAttendance), ...beside], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(asRead(wordsOf(globals).attendance.failed))).toBeVisible())
  },
}
export const Denied: Story = {
  ...Failed,
  parameters: { msw: [refuse(getStockAttendance, 'scope-missing'), ...beside], picture: 'none' },
}

const long = 'Anticonstitutionnellement commissariat_aux_comptes '.repeat(8).trim()
/** Long texts wrap and never widen the page. */
export const LongText: Story = {
  parameters: {
    ...addressed(portalOfReader),
    msw: [
      reported({
        metPeople: long,
        observations: `${long}\n${long}`,
        conclusionText: '<img src=x onerror=alert(1)>',
        answers: report.answers.map(each => ({ ...each, note: long })),
        auditors: Array.from({ length: 20 }, (_, number) => ({
          contactId: null,
          email: `a${number}@parvis.example`,
          name: `Anticonstitutionnellement-${number}`,
        })),
      }),
      ...beside,
    ],
    picture: 'none',
  },
  play: async ({ canvas }) => {
    // Typed markup is shown as text.
    await waitFor(() => expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible())
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
