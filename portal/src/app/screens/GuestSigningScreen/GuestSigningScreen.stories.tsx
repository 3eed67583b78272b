import {
  declineAsSignatureGuest,
  getSignatureGuestDownload,
  proveSignatureGuest,
  readSignatureGuest,
  requestSignatureCode,
  signAsSignatureGuest,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { forgetGuestSession, holdGuestLink, holdGuestSession } from '../../../session/guest-link.ts'
import { browserStorage, storageKeys } from '../../../session/storage.ts'
import { signingTexts } from '../../../signing/i18n/texts.ts'
import { choosePicture, photoOfSignature, whitePaper } from '../../../signing/signature-pictures.fixtures.ts'
import {
  answer,
  answerInTurn,
  answerWith,
  breakOff,
  neverAnswer,
  problemOf,
  refuse,
} from '../../../stories/answers.ts'
import { asRead, filled, textsIn } from '../../../stories/read-texts.ts'
import { forgetSent, recording } from '../../../stories/recording.ts'
import { smallPdf } from '../../../stories/small-pdf.ts'
import { withPortal } from '../../../stories/withPortal.tsx'
import { GuestSigningScreen } from './GuestSigningScreen.tsx'
import { closedStates } from './guest-step.ts'
import { guestSigningTexts } from './i18n/texts.ts'

const textsOf = textsIn(guestSigningTexts)
const wordsOf = textsIn(signingTexts)
const { token } = readSignatureGuest.body.token
const { session } = proveSignatureGuest.success.proved
const {
  'code-needed': codeNeeded,
  'to-sign': toSign,
  'to-fill': toFill,
  signed,
  expired,
} = readSignatureGuest.success
const withCode = { ...codeNeeded, codeExpiresDate: '2026-11-27T09:55:00.000Z' }

/** The download of the file with its ticket. */
const file = [
  answer(getSignatureGuestDownload, 'ticket'),
  http.get(
    /\/v1\/SignatureGuests\(\d+\)\/File/,
    () => new HttpResponse(smallPdf(), { headers: { 'content-type': 'application/pdf' } }),
  ),
]
const shown = (guest: object) => answerWith<'readSignatureGuest'>(readSignatureGuest, { ...toSign, ...guest })

/** Successive responses of the services, with the version that every response of a story has. */
const inTurn = (...guests: readonly object[]) =>
  answerInTurn(readSignatureGuest, ...guests.map(guest => ({ '@odata.etag': '"1"', ...guest })))

/** Different responses with and without a session. */
const bySession = (withOne: object, without: object) =>
  http.post(readSignatureGuest.pattern, async ({ request }) => {
    const body: unknown = await request.json()
    const hasSession = typeof body === 'object' && body !== null && 'session' in body
    return HttpResponse.json(hasSession ? withOne : without)
  })

/** The address has already been proved in this tab. */
const proved = () => holdGuestSession(browserStorage('sessionStorage'), session)

const meta = {
  title: 'Screens/Guest signing',
  component: GuestSigningScreen,
  decorators: [
    withPortal({
      texts: { guestSigning: guestSigningTexts, signing: signingTexts },
      session: { token: undefined, ended: undefined },
    }),
  ],
  parameters: { layout: 'fullscreen', msw: [answer(readSignatureGuest, 'code-needed')] },
  beforeEach: ({ globals }) => {
    forgetSent()
    const tab = browserStorage('sessionStorage')
    holdGuestLink(new URL(`https://parvis.example/sign/guest#${token}`), tab)
    forgetGuestSession(tab)
    // The reader of a story has already chosen its language.
    localStorage.setItem(storageKeys.language, String(globals['locale']))
    return () => {
      tab.removeItem(storageKeys.guestLink)
      forgetGuestSession(tab)
      localStorage.removeItem(storageKeys.language)
    }
  },
} satisfies Meta<typeof GuestSigningScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Shows who sent what, and how to prove the address; also tested under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByRole('heading', { level: 1, name: codeNeeded.documentName })
    await expect(canvas.getByText(filled(texts.asks, { sender: 'Paul Martin' }))).toBeVisible()
    await expect(canvas.getByText(codeNeeded.message)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.code.send })).toBeVisible()
    // Nothing of the document is visible before that.
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

const asking = recording(requestSignatureCode, { status: 204 })
const proving = recording(
  proveSignatureGuest,
  { status: 422, content: proveSignatureGuest.problem['signature-code-wrong'] },
  { content: proveSignatureGuest.success.proved },
)
const signing = recording(signAsSignatureGuest, { content: signAsSignatureGuest.success.signed })

/** The whole process: request a code, enter a wrong one, then the right one, read the document, sign. */
export const Signs: Story = {
  parameters: {
    msw: [inTurn(codeNeeded, withCode, toSign), asking.handler, proving.handler, signing.handler, ...file],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const words = wordsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.code.send }))
    const code = await canvas.findByRole('textbox', { name: new RegExp(texts.code.label) })
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(asking.sent[0]?.body).toEqual({ token })
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, '111111{Enter}')
    const wrong = filled(texts.code.wrong_other, { count: 3 })
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(wrong)))
    await expect(code).toHaveFocus()
    await userEvent.clear(code)
    await userEvent.type(code, '482913{Enter}')
    const sign = await canvas.findByRole('button', { name: words.sign.submit })
    await expect(proving.sent[1]?.body).toEqual({ token, code: '482913' })
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await userEvent.click(sign)
    await expect(await canvas.findByRole('alert', { name: words.sign.readFirst })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.viewer.show }))
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeEnabled(), { timeout: 40_000 })
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(sign)
    const title = await canvas.findByRole('heading', { level: 1, name: texts.signed.title })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(signing.sent).toHaveLength(1)
    await expect(signing.sent[0]?.body).toEqual({
      token,
      session,
      mark: {
        look: 'typed',
        text: 'Nadia Belkacem',
        lines: [],
        language: globals['locale'],
        consent: true,
      },
    })
  },
}

const pictured = recording(signAsSignatureGuest, { content: signAsSignatureGuest.success.signed })
/** An external signer can also sign with a picture. */
export const SignsByPicture: Story = {
  beforeEach: proved,
  parameters: { msw: [inTurn(toSign), pictured.handler, ...file], picture: 'none' },
  play: async ({ canvas, canvasElement, globals }) => {
    const words = wordsOf(globals)
    await userEvent.click(
      await canvas.findByRole('radio', { name: /^(Choose an image of|Choisir une image de)/ }),
    )
    await choosePicture(canvasElement, await whitePaper())
    await expect(await canvas.findByText(asRead(words.picture.noInk))).toBeVisible()
    await choosePicture(canvasElement, await photoOfSignature())
    await canvas.findByRole('img', { name: /^(Your|Votre) signature,/ }, { timeout: 20_000 })
    await userEvent.click(canvas.getByRole('button', { name: words.viewer.show }))
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeEnabled(), { timeout: 40_000 })
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: words.sign.submit }))
    await waitFor(() => expect(pictured.sent).toHaveLength(1))
    await expect(pictured.sent[0]?.body).toMatchObject({
      mark: { look: 'picture', text: '', lines: [], picture: expect.stringMatching(/^iVBORw0KGgo/) },
    })
  },
}

/** The page with the document: the legal weight of the signature is stated before signing. */
export const ToSign: Story = {
  beforeEach: proved,
  parameters: { msw: [shown({}), ...file] },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals)
    await canvas.findByRole('heading', { level: 1, name: toSign.documentName })
    await expect(await canvas.findByText(asRead(words.sign.worth.outside))).toBeVisible()
    await expect(canvas.queryByText(asRead(words.sign.worth.inside))).toBeNull()
    await expect(canvas.getByRole('textbox')).toHaveValue('Nadia Belkacem')
    await expect(canvas.getByRole('checkbox')).toBeDisabled()
  },
}

const declining = recording(declineAsSignatureGuest, { content: declineAsSignatureGuest.success.declined })

/** Declining requires a reason. */
export const Declines: Story = {
  beforeEach: proved,
  parameters: { msw: [shown({}), ...file, declining.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.decline.open }))
    const dialog = within(await screen.findByRole('dialog'))
    const confirm = dialog.getByRole('button', { name: texts.decline.confirm })
    await userEvent.click(confirm)
    const reason = dialog.getByRole('textbox')
    await waitFor(() => expect(reason).toBeInvalid())
    await userEvent.type(reason, 'Le montant est faux.')
    await userEvent.click(confirm)
    await canvas.findByRole('heading', { level: 1, name: texts.declined.title })
    await expect(declining.sent[0]?.body).toEqual({ token, session, reason: 'Le montant est faux.' })
  },
}

/** An external recipient of a copy proves the address first, then downloads it, and signs nothing. */
export const Copy: Story = {
  beforeEach: proved,
  parameters: { msw: [answer(readSignatureGuest, 'copy'), ...file], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByRole('heading', { level: 1, name: texts.copy.title })
    await expect(canvas.getByRole('button', { name: texts.signed.download })).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

/** Signed: others still have to sign, or everybody has. */
export const Signed: Story = {
  beforeEach: proved,
  parameters: { msw: [answer(readSignatureGuest, 'signed'), ...file], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByRole('heading', { level: 1, name: texts.signed.title })
    await expect(canvas.getByRole('button', { name: texts.signed.download })).toBeVisible()
    await expect(canvas.getByText(/Paul Martin/)).toBeVisible()
  },
}

export const SignedByAll: Story = {
  beforeEach: proved,
  parameters: {
    msw: [
      answerWith<'readSignatureGuest'>(readSignatureGuest, { ...signed, isCompleted: true }),
      refuse(getSignatureGuestDownload, 'signature-link-closed'),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByText(asRead(filled(texts.signed.byAll, { name: signed.documentName })))
    await userEvent.click(canvas.getByRole('button', { name: texts.signed.download }))
    const alert = await canvas.findByRole('alert', { name: texts.signed.notDownloaded })
    await expect(alert).toHaveTextContent(asRead(texts.problem.closed))
  },
}

/** A person who returns to a document that they have signed must prove the address again. */
export const SignedBefore: Story = {
  parameters: {
    msw: [
      answerWith<'readSignatureGuest'>(readSignatureGuest, { ...signed, isProved: false, contentHash: null }),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(texts.signedBefore))).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.code.send })).toBeVisible()
  },
}

/** The proof has expired: the address must be proved again, and the signature already made is kept. */
export const SessionExpired: Story = {
  beforeEach: proved,
  parameters: {
    msw: [
      bySession(toSign, withCode),
      recording(proveSignatureGuest, { content: proveSignatureGuest.success.proved }).handler,
      refuse(signAsSignatureGuest, 'signature-session-expired'),
      ...file,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const words = wordsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: words.viewer.show }))
    const name = { name: /^(Your name|Votre nom)$/ }
    await userEvent.clear(canvas.getByRole('textbox', name))
    await userEvent.type(canvas.getByRole('textbox', name), 'N. Belkacem')
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeEnabled(), { timeout: 40_000 })
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: words.sign.submit }))
    await expect(await canvas.findByText(asRead(texts.problem.sessionExpired))).toBeVisible()
    const code = await canvas.findByRole('textbox', { name: new RegExp(texts.code.label) })
    await userEvent.type(code, '482913{Enter}')
    await canvas.findByRole('button', { name: words.sign.submit })
    await expect(canvas.getByRole('textbox', name)).toHaveValue('N. Belkacem')
  },
}

const refusedSigning = recording(signAsSignatureGuest, problemOf('server-error'))
/** A name in letters that the document cannot show is not signed with: the reader types it otherwise, or draws. */
export const OtherLetters: Story = {
  beforeEach: proved,
  parameters: { msw: [shown({ signerName: '李雷' }), refusedSigning.handler, ...file], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals)
    const name = await canvas.findByRole('textbox', { name: /^(Your name|Votre nom)$/ })
    await expect(name).toHaveValue('李雷')
    await waitFor(() => expect(canvas.getByText(asRead(words.sign.letters))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: words.viewer.show }))
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeEnabled(), { timeout: 40_000 })
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: words.sign.submit }))
    await expect(await canvas.findByRole('alert', { name: words.sign.lettersFirst })).toBeVisible()
    await expect(name).toBeInvalid()
    await expect(refusedSigning.sent).toHaveLength(0)
    // Nor with a longer name than the services take.
    await userEvent.clear(name)
    await userEvent.type(name, 'L'.repeat(61))
    await waitFor(() => expect(canvas.getByText(filled(words.sign.shorten, { limit: 60 }))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: words.sign.submit }))
    await expect(await canvas.findByRole('alert', { name: words.sign.shortenFirst })).toBeVisible()
    await expect(name).toBeInvalid()
    await expect(refusedSigning.sent).toHaveLength(0)
    await userEvent.clear(name)
    await userEvent.type(name, 'Lei Li')
    await waitFor(() => expect(canvas.queryByText(asRead(words.sign.letters))).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: words.sign.submit }))
    await waitFor(() => expect(refusedSigning.sent).toHaveLength(1))
  },
}

/** After too many attempts the code is used up, and a new one can be requested. */
export const CodeSpent: Story = {
  parameters: {
    msw: [inTurn(withCode, codeNeeded), refuse(proveSignatureGuest, 'signature-code-spent')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const code = await canvas.findByRole('textbox')
    await userEvent.type(code, '482913{Enter}')
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(asRead(texts.code.spent))))
    await expect(canvas.getByRole('button', { name: texts.code.again })).toBeEnabled()
  },
}

/** The limit of three codes within an hour is reached. */
export const NoMoreCodes: Story = {
  parameters: {
    msw: [answerWith<'readSignatureGuest'>(readSignatureGuest, { ...codeNeeded, mayRequestCode: false })],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(texts.code.limit))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.code.send })).toBeNull()
  },
}

/** Too many requests from one address. */
export const RateLimited: Story = {
  parameters: {
    msw: [
      answer(readSignatureGuest, 'code-needed'),
      recording(requestSignatureCode, problemOf('rate-limited')).handler,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.code.send }))
    await expect(await canvas.findByRole('alert', { name: texts.code.notSent })).toBeVisible()
  },
}

/** Each reason why a link no longer works, or does not work yet, is stated, and nothing of the document is shown. */
const closed = (state: (typeof closedStates)[number], more: object = {}): Story => ({
  beforeEach: proved,
  parameters: { msw: [shown({ state, place: null, ...more })], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)[state]
    await canvas.findByRole('heading', { level: 1, name: texts.title })
    const known = { name: toSign.documentName, sender: 'Paul Martin' }
    await expect(canvas.getByText(asRead(filled(texts.text, known)))).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})
export const NotYourTurn = closed('notYourTurn')
export const Declined = closed('declined')
export const Ended = closed('ended')
export const Cancelled = closed('cancelled')
export const SignedThenDeclined = closed('signedDeclined')
export const SignedThenCancelled = closed('signedCancelled')
export const Expired = closed('expired', expired)
export const Replaced = closed('replaced', { ...expired, state: 'replaced' })

/** The document was withdrawn while it was being read, and the page says so. */
export const CalledBack: Story = {
  beforeEach: proved,
  parameters: {
    msw: [
      inTurn(toSign, {
        ...toSign,
        state: 'cancelled',
        place: null,
        contentHash: null,
      }),
      refuse(getSignatureGuestDownload, 'signature-status'),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: wordsOf(globals).viewer.show }))
    await canvas.findByRole('heading', { level: 1, name: textsOf(globals).cancelled.title })
  },
}

/** A truncated link. */
export const Unknown: Story = {
  parameters: { msw: [refuse(readSignatureGuest, 'signature-link-unknown')], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { level: 1, name: textsOf(globals).unknown.title })
  },
}

export const Loading: Story = {
  parameters: { msw: [neverAnswer(readSignatureGuest)], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { level: 1, name: textsOf(globals).title })
  },
}

export const ServerError: Story = {
  parameters: { msw: [refuse(readSignatureGuest, 'server-error')], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('alert', { name: textsOf(globals).failed })
  },
}

/** The network fails before the page loads and while signing: nothing that was entered is lost. */
export const Offline: Story = {
  parameters: { msw: [breakOff(readSignatureGuest)], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(texts.failed))
    await expect(canvas.getByRole('button', { name: texts.retry })).toBeVisible()
  },
}

export const SigningOffline: Story = {
  beforeEach: proved,
  parameters: { msw: [shown({}), ...file, breakOff(signAsSignatureGuest)], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: words.viewer.show }))
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeEnabled(), { timeout: 40_000 })
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: words.sign.submit }))
    await expect(await canvas.findByRole('alert', { name: textsOf(globals).notSigned })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^(Your name|Votre nom)$/ })).toHaveValue(
      'Nadia Belkacem',
    )
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

/** The longest possible names. */
export const LongText: Story = {
  beforeEach: proved,
  parameters: {
    msw: [
      shown({
        signerName: 'Désiré-Barthélemy de La Rochefoucauld-Montmorency',
        senderName: 'Anticonstitutionnellement Commissariataux Comptes',
        documentName:
          'Lettre_d_affirmation_de_la_société_anonyme_des_établissements_commissariat_et_compagnie.pdf',
        message:
          'Merci de lire https://www.anticonstitutionnellement.example/commissariat_aux_comptes.\n'.repeat(4),
      }),
      ...file,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('button', { name: wordsOf(globals).sign.submit })
  },
}

const filling = recording(signAsSignatureGuest, { content: signAsSignatureGuest.success.signed })
/** Fields of an external signer: the guide leads to each, and the values are sent with the signature. */
export const FillsIn: Story = {
  beforeEach: proved,
  parameters: { msw: [inTurn(toFill), filling.handler, ...file], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: words.viewer.show }))
    const consent = canvas.getByRole('checkbox', { name: words.sign.consent })
    await waitFor(() => expect(consent).toBeEnabled(), { timeout: 40_000 })
    const guide = within(canvas.getByRole('group', { name: words.fill.guide }))
    const next = (label: string) => guide.getByRole('button', { name: filled(words.fill.next, { label }) })
    await userEvent.click(next('Place of signature'))
    await userEvent.keyboard('Genève')
    await userEvent.click(next('I have received the annexes'))
    await userEvent.keyboard(' ')
    await userEvent.click(next(words.fill.agree))
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByRole('button', { name: words.sign.submit }))
    await waitFor(() => expect(filling.sent).toHaveLength(1))
    await expect(filling.sent[0]?.body).toMatchObject({
      mark: {
        values: [
          { fieldId: 1, text: 'Genève' },
          { fieldId: 2, isChecked: true },
          { fieldId: 5, text: '' },
        ],
        initials: { look: 'typed', text: 'NB', lines: [] },
      },
    })
    await canvas.findByRole('heading', { level: 1, name: textsOf(globals).signed.title })
  },
}
