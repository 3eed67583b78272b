import { listContacts } from '@parvis/api-types/generated/examples/customer-store'
import {
  cancelSignatureEnvelope,
  declineSignatureEnvelope,
  deleteSignatureEnvelope,
  getSignatureDownload,
  getSignatureEnvelope,
  getSignatureTrailDownload,
  listSignatureEvents,
  listSignatureSigners,
  remindSignatureEnvelope,
  sendSignatureEnvelope,
  sendSignatureLink,
  signSignatureEnvelope,
} from '@parvis/api-types/generated/examples/portal'
import { formatLongDate } from '@parvis/design-system/i18n/dates'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerInTurn, answerPage, problemOf, refuse } from '../../../../../stories/answers.ts'
import { at, ledTo } from '../../../../../stories/at-its-address.tsx'
import { following } from '../../../../../stories/following.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { signatures } from '../../application.ts'
import { signatureTexts } from '../../i18n/texts.ts'
import {
  atPlaceWithToasts,
  completed,
  declined,
  documentFile,
  draft,
  late,
  open,
  portal,
  reader,
  signers,
  textsOf,
} from '../../signature-stories.fixtures.tsx'
import { EnvelopeScreen } from './EnvelopeScreen.tsx'

const found = (envelope: { '@odata.etag': string; [part: string]: unknown }) =>
  answerInTurn(getSignatureEnvelope, envelope)
/** Opens a tab of the page by its name in the address. */
const part = (name: string) =>
  inPortal({ ...portal, ...at(signatures, 'record', { envelopeId: 2 }, `?tab=${name}`) })

const meta = {
  title: 'Screens/Document to sign',
  component: EnvelopeScreen,
  ...atPlaceWithToasts(signatures, 'record', portal, [found(open), signers, ...documentFile], {
    envelopeId: 2,
  }),
} satisfies Meta<typeof EnvelopeScreen>
export default meta
type Story = StoryObj<typeof meta>

/** It is the reader’s turn. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByRole('heading', { level: 1, name: open.name })
    await expect(await canvas.findByText(open.message)).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('Léa Fontaine')
    await expect(canvas.getByText(asRead(texts.sign.worth.inside))).toBeVisible()
    await expect(canvas.getByRole('checkbox')).toBeDisabled()
    await expect(canvas.getAllByRole('tab')).toHaveLength(3)
  },
}

const signing = recording(signSignatureEnvelope, { content: signSignatureEnvelope.success.completed })
/** Signing requires reading and consent, and happens only once. */
export const Signs: Story = {
  parameters: {
    msw: [
      answerInTurn(getSignatureEnvelope, open, open, completed),
      signers,
      ...documentFile,
      signing.handler,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const sign = await canvas.findByRole('button', { name: texts.sign.submit })
    await userEvent.click(sign)
    await expect(await canvas.findByRole('alert', { name: texts.sign.readFirst })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.viewer.show }))
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeEnabled(), { timeout: 40_000 })
    await userEvent.clear(canvas.getByRole('textbox', { name: /^(Your name|Votre nom)$/ }))
    await userEvent.click(sign)
    await expect(await canvas.findByRole('alert', { name: texts.sign.lookFirst })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^(Your name|Votre nom)$/ }), 'Léa F.')
    await userEvent.click(sign)
    await expect(await canvas.findByRole('alert', { name: texts.sign.consentFirst })).toBeVisible()
    await expect(signing.sent).toHaveLength(0)
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(sign)
    await waitFor(() => expect(signing.sent).toHaveLength(1))
    await expect(signing.sent[0]?.body).toMatchObject({
      look: 'typed',
      text: 'Léa F.',
      lines: [],
      consent: true,
    })
    await waitFor(() => expect(screen.getByText(texts.sign.done)).toBeVisible())
    await expect(await canvas.findByText(texts.document.completedTitle)).toBeVisible()
  },
}

/** Somebody else was faster, or the document has moved on: the signature that was made is still there. */
export const NotSigned: Story = {
  parameters: {
    msw: [found(open), signers, ...documentFile, refuse(signSignatureEnvelope, 'signature-not-your-turn')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.viewer.show }))
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeEnabled(), { timeout: 40_000 })
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: texts.sign.submit }))
    const alert = await canvas.findByRole('alert', { name: texts.sign.failed })
    await expect(alert).toHaveTextContent(asRead(texts.problem.notYourTurn))
    await expect(canvas.getByRole('textbox', { name: /^(Your name|Votre nom)$/ })).toHaveValue('Léa Fontaine')
  },
}

/** The timestamp authority fails: nothing is signed, and the signature is still there for a retry. */
export const NotStamped: Story = {
  parameters: {
    msw: [found(open), signers, ...documentFile, refuse(signSignatureEnvelope, 'signature-not-stamped')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.viewer.show }))
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeEnabled(), { timeout: 40_000 })
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: texts.sign.submit }))
    const alert = await canvas.findByRole('alert', { name: texts.sign.failed })
    await expect(alert).toHaveTextContent(asRead(texts.problem.notStamped))
    await expect(canvas.getByRole('textbox', { name: /^(Your name|Votre nom)$/ })).toHaveValue('Léa Fontaine')
  },
}

/** The file cannot be loaded, and a message says so. */
export const NotShown: Story = {
  parameters: {
    msw: [found(open), signers, refuse(getSignatureDownload, 'not-found')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.viewer.show }))
    await expect(await canvas.findByRole('alert', { name: texts.viewer.failed })).toBeVisible()
  },
}

const sending = recording(sendSignatureEnvelope, { content: sendSignatureEnvelope.success.sent })
const person = {
  id: 12,
  contactFullName: 'Léa Fontaine',
  contactEmailOffice: 'lea.fontaine@fontaine.example',
}
const author = inPortal({ ...portal, person: { ...portal.person, email: draft.createdBy } })

/** A draft: who signs and where, set without dragging. */
export const Draft: Story = {
  parameters: { ...author, msw: [found(draft), ...documentFile, sending.handler] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const preset = await canvas.findByRole('button', { name: new RegExp(texts.prepare.preset) })
    await expect(preset).toHaveTextContent(texts.preset.bottomRight)
    // Nothing has been sent yet.
    await expect(canvas.getByText(texts.record.addedBy.replace('{{name}}', 'Théo Lefèvre'))).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: new RegExp(`^${texts.prepare.page}`) })).toHaveValue('3')
    const across = canvas.getByRole('textbox', {
      name: new RegExp(texts.prepare.across.split(' (')[0] ?? ''),
    })
    await userEvent.clear(across)
    await userEvent.type(across, '20')
    await userEvent.tab()
    await expect(preset).toHaveTextContent(texts.preset.other)
    await userEvent.click(canvas.getByRole('button', { name: texts.prepare.submitAlone }))
    await waitFor(() => expect(sending.sent).toHaveLength(1))
    await expect(sending.sent[0]?.body).toEqual({
      signers: [{ contactId: null, page: 3, across: 20, down: 100 }],
      isOrdered: false,
      message: '',
      dueDate: null,
    })
  },
}

/** Several people sign one after the other, each in their own place. */
export const Several: Story = {
  parameters: {
    ...author,
    msw: [found(draft), ...documentFile, answerPage(listContacts, person), sending.handler],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('radio', { name: texts.prepare.several }))
    const submit = canvas.getByRole('button', { name: texts.prepare.submitSeveral })
    await userEvent.click(submit)
    await expect(await canvas.findByRole('alert', { name: texts.prepare.fixFirst })).toHaveTextContent(
      texts.prepare.nobody,
    )
    await userEvent.type(
      canvas.getByRole('combobox', { name: new RegExp(`^${texts.prepare.peopleLabel}`) }),
      'Léa',
    )
    await userEvent.click(await screen.findByRole('option', { name: /Léa Fontaine/ }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.prepare.meToo }))
    await userEvent.click(canvas.getByRole('radio', { name: texts.prepare.inOrder }))
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(`^${texts.prepare.message}`) }),
      'Merci.',
    )
    await userEvent.click(submit)
    await waitFor(() => expect(sending.sent).toHaveLength(1))
    await expect(sending.sent[0]?.body).toEqual({
      signers: [
        { contactId: null, page: 3, across: 100, down: 100 },
        { contactId: 12, page: 3, across: 50, down: 100 },
      ],
      isOrdered: true,
      message: 'Merci.',
      dueDate: null,
    })
  },
}

/** Nothing is sent without a signer who was typed but not chosen, or with a date that has no year. */
export const Unfinished: Story = {
  parameters: {
    ...author,
    msw: [found(draft), ...documentFile, answerPage(listContacts, person), sending.handler],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('radio', { name: texts.prepare.several }))
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.prepare.meToo }))
    const people = canvas.getByRole('combobox', { name: new RegExp(`^${texts.prepare.peopleLabel}`) })
    const submit = canvas.getByRole('button', { name: texts.prepare.submitSeveral })
    await userEvent.type(people, 'Dupont')
    await userEvent.tab()
    await waitFor(() => expect(people).toBeInvalid())
    await userEvent.click(submit)
    await waitFor(() => expect(people).toHaveFocus())
    await userEvent.clear(people)
    await userEvent.tab()
    await waitFor(() => expect(people).not.toBeInvalid())
    const due = canvas.getByRole('group', { name: new RegExp(`^${texts.prepare.due}`) })
    const [first] = within(due).getAllByRole('spinbutton')
    if (first) await userEvent.click(first)
    await userEvent.keyboard('0101')
    await userEvent.click(submit)
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first).toBeInvalid()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}2099')
    const message = canvas.getByRole('textbox', { name: new RegExp(`^${texts.prepare.message}`) })
    for (const refused of ['x'.repeat(1001), 'Bonjour\u0007']) {
      await userEvent.clear(message)
      await userEvent.click(message)
      await userEvent.paste(refused)
      await userEvent.click(submit)
      await waitFor(() => expect(message).toHaveFocus())
      await expect(message).toBeInvalid()
    }
    await expect(sending.sent).toHaveLength(0)
    await userEvent.clear(message)
    await userEvent.click(submit)
    await waitFor(() => expect(sending.sent).toHaveLength(1))
  },
}

const tooLate = recording(sendSignatureEnvelope, problemOf('signature-due-past'))
/** A due date that is past is not sent, and one that the services refuse is named at its field. */
export const DuePast: Story = {
  parameters: {
    ...author,
    msw: [found(draft), ...documentFile, answerPage(listContacts, person), tooLate.handler],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('radio', { name: texts.prepare.several }))
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.prepare.meToo }))
    const due = canvas.getByRole('group', { name: new RegExp(`^${texts.prepare.due}`) })
    const type = async (day: string) => {
      const [first] = within(due).getAllByRole('spinbutton')
      if (first) await userEvent.click(first)
      const [year = '', month = '', date = ''] = day.split('-')
      await userEvent.keyboard(globals['locale'] === 'fr' ? date + month + year : month + date + year)
    }
    const submit = canvas.getByRole('button', { name: texts.prepare.submitSeveral })
    await type('2020-03-09')
    await userEvent.click(submit)
    await expect(await canvas.findByRole('alert', { name: texts.prepare.fixFirst })).toHaveTextContent(
      asRead(texts.problem.duePast),
    )
    await expect(tooLate.sent).toHaveLength(0)
    await type('2099-03-09')
    await userEvent.click(submit)
    await waitFor(() => expect(tooLate.sent).toHaveLength(1))
    await waitFor(() => expect(due).toHaveAccessibleDescription(new RegExp(asRead(texts.problem.duePast))))
  },
}

/** A signer from outside is entered in a dialog, which reports faults at their fields. */
export const FromOutside: Story = {
  parameters: { ...author, msw: [found(draft), ...documentFile, sending.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('radio', { name: texts.prepare.several }))
    const add = async (name: string, email: string) => {
      await userEvent.click(canvas.getByRole('button', { name: texts.prepare.addOutside }))
      const dialog = within(await screen.findByRole('dialog'))
      const field = dialog.getByRole('textbox', { name: new RegExp(`^${texts.outside.email}`) })
      await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(`^${texts.outside.name}`) }), name)
      await userEvent.type(field, email)
      return { dialog, field, confirm: dialog.getByRole('button', { name: texts.outside.confirm }) }
    }
    const first = await add('Nadia Belkacem', 'nadia')
    await userEvent.click(first.confirm)
    await waitFor(() => expect(first.field).toHaveAccessibleDescription(new RegExp(texts.outside.emailFault)))
    await userEvent.type(first.field, '@Banque.example')
    await userEvent.click(first.dialog.getByRole('radio', { name: texts.outside.en }))
    await userEvent.click(first.confirm)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText(/Nadia Belkacem \(nadia@banque\.example\)/)).toBeVisible()
    const twice = await add('Somebody else', 'NADIA@banque.example')
    await userEvent.click(twice.confirm)
    await waitFor(() => expect(twice.field).toHaveAccessibleDescription(new RegExp(texts.outside.emailTwice)))
    await userEvent.clear(twice.field)
    await userEvent.type(twice.field, 'oscar@northgate.example')
    await userEvent.click(twice.confirm)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(
      canvas.getByRole('button', { name: filled(texts.prepare.removeOutside, { name: 'Somebody else' }) }),
    )
    await userEvent.click(canvas.getByRole('button', { name: texts.prepare.submitSeveral }))
    await waitFor(() => expect(sending.sent).toHaveLength(1))
    await expect(sending.sent[0]?.body).toMatchObject({
      signers: [
        {
          contactId: null,
          outside: { name: 'Nadia Belkacem', email: 'nadia@banque.example', language: 'en' },
          page: 3,
          across: 100,
          down: 100,
        },
      ],
    })
  },
}

/** A sole signer sends a copy to somebody from outside. Signers cannot receive copies as well. */
export const SendsCopies: Story = {
  parameters: { ...author, msw: [found(draft), ...documentFile, sending.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.copies.addOutside }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.copies.personTitle }))
    const field = dialog.getByRole('textbox', { name: new RegExp(`^${texts.outside.email}`) })
    await userEvent.type(
      dialog.getByRole('textbox', { name: new RegExp(`^${texts.outside.name}`) }),
      'Oscar W.',
    )
    // The sender already signs.
    await userEvent.type(field, draft.createdBy)
    await userEvent.click(dialog.getByRole('button', { name: texts.copies.confirm }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(texts.copies.emailTwice)))
    await userEvent.clear(field)
    await userEvent.type(field, 'oscar@northgate.example')
    await userEvent.click(dialog.getByRole('radio', { name: texts.outside.en }))
    await userEvent.click(dialog.getByRole('button', { name: texts.copies.confirm }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: texts.prepare.submitAlone }))
    await waitFor(() => expect(sending.sent).toHaveLength(1))
    await expect(sending.sent[0]?.body).toMatchObject({
      copies: [
        {
          contactId: null,
          outside: { name: 'Oscar W.', email: 'oscar@northgate.example', language: 'en' },
        },
      ],
    })
  },
}

const relinking = recording(sendSignatureLink, { status: 204 })
/** Recipients of copies are listed below the signers, and the sender can resend a link. */
export const Copies: Story = {
  parameters: {
    ...part('signers'),
    msw: [found({ ...completed, isMine: true }), answer(listSignatureSigners, 'some'), relinking.handler],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [inside, outside] = completed.copies
    await expect(await canvas.findByRole('heading', { name: texts.copies.recipients })).toBeVisible()
    await expect(canvas.getByText(texts.copies.inPortal)).toBeVisible()
    await expect(canvas.getAllByText(inside?.name ?? '').length).toBeGreaterThan(0)
    await expect(canvas.getByText(texts.copies.byLink)).toBeVisible()
    const send = { name: filled(texts.signer.sendLink, { name: outside?.name ?? '' }) }
    await userEvent.click(canvas.getByRole('button', send))
    await waitFor(() => expect(relinking.sent).toHaveLength(1))
  },
}

/** Nobody receives a copy of a document that was not signed by everybody. */
export const NoCopies: Story = {
  parameters: {
    ...part('signers'),
    msw: [found({ ...completed, status: 'declined', isMine: true }), answer(listSignatureSigners, 'some')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { copies } = textsOf(globals)
    await waitFor(() =>
      expect(canvas.getAllByText(asRead(copies.withheld))).toHaveLength(completed.copies.length),
    )
    await expect(canvas.queryByText(copies.byLink)).toBeNull()
  },
}

/** A recipient of a copy can read the document, and is told why. */
export const CopyForReader: Story = {
  parameters: {
    ...part('document'),
    msw: [found({ ...completed, isCopied: true }), ...documentFile],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const sender = completed.createdByName ?? completed.createdBy
    await expect(
      await canvas.findByText(asRead(filled(texts.document.copied, { name: sender }))),
    ).toBeVisible()
  },
}

const linking = recording(sendSignatureLink, { status: 204 })
/** Signers from outside, with the state of their links. The sender can resend one. */
export const OutsideSigners: Story = {
  parameters: {
    ...part('signers'),
    msw: [found({ ...open, isMine: true }), answer(listSignatureSigners, 'outside'), linking.handler],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(/oscar\.whitfield@northgate\.example/)).toBeVisible()
    await expect(canvas.getByText(asRead(texts.link.sent))).toBeVisible()
    await expect(canvas.getByText(asRead(texts.link.proved))).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: filled(texts.signer.sendLink, { name: 'Oscar Whitfield' }) }),
    )
    await waitFor(() => expect(linking.sent).toHaveLength(1))
    await expect(await screen.findByText(texts.signer.linkSent)).toBeVisible()
  },
}

/** Other signers see them but cannot resend links. */
export const OutsideSignersRead: Story = {
  parameters: {
    ...part('signers'),
    msw: [found(open), answer(listSignatureSigners, 'outside')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByText(/oscar\.whitfield@northgate\.example/)
    await expect(
      canvas.queryByRole('button', { name: filled(texts.signer.sendLink, { name: 'Oscar Whitfield' }) }),
    ).toBeNull()
  },
}

/** The limit of three links within an hour is reached. */
export const LinkLimit: Story = {
  parameters: {
    ...part('signers'),
    msw: [
      found({ ...open, isMine: true }),
      answer(listSignatureSigners, 'outside'),
      refuse(sendSignatureLink, 'signature-link-limit'),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const send = { name: filled(texts.signer.sendLink, { name: 'Oscar Whitfield' }) }
    await userEvent.click(await canvas.findByRole('button', send))
    const alert = await canvas.findByRole('alert', { name: texts.signer.linkFailed })
    await expect(alert).toHaveTextContent(asRead(texts.problem.linkLimit))
  },
}

/** The activity of people from outside shows that their address was verified, and from where they acted. */
export const OutsideActivity: Story = {
  parameters: {
    ...part('history'),
    msw: [found(open), answer(listSignatureEvents, 'outside')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(texts.event.proved))).toBeVisible()
    const from = filled(texts.history.from, { address: '203.0.113.24' })
    await expect(canvas.getAllByText(asRead(from))).toHaveLength(2)
    await expect(canvas.getByText(asRead(filled(texts.history.to, { name: 'Nadia Belkacem' })))).toBeVisible()
  },
}

/** Input stays while the reader looks at the activity. */
export const Kept: Story = {
  decorators: [following],
  parameters: {
    ...author,
    msw: [found(draft), answer(listSignatureEvents, 'some')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('radio', { name: texts.prepare.several }))
    const message = { name: new RegExp(`^${texts.prepare.message}`) }
    await userEvent.type(canvas.getByRole('textbox', message), 'Merci.')
    await userEvent.click(canvas.getByRole('tab', { name: texts.tab.history }))
    await waitFor(() => expect(canvas.queryByRole('textbox', message)).toBeNull())
    await userEvent.click(canvas.getByRole('tab', { name: texts.tab.prepare }))
    await expect(await canvas.findByRole('textbox', message)).toHaveValue('Merci.')
  },
}

/** A changed name stays while the reader looks at the other signers. */
export const KeptName: Story = {
  decorators: [following],
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const name = { name: /^(Your name|Votre nom)$/ }
    await userEvent.clear(await canvas.findByRole('textbox', name))
    await userEvent.type(canvas.getByRole('textbox', name), 'Léa F.')
    await userEvent.click(canvas.getByRole('tab', { name: texts.tab.signers }))
    await waitFor(() => expect(canvas.queryByRole('textbox', name)).toBeNull())
    await userEvent.click(canvas.getByRole('tab', { name: texts.tab.sign }))
    await expect(await canvas.findByRole('textbox', name)).toHaveValue('Léa F.')
  },
}

/** The services refuse a signer whom they cannot notify. */
export const NotSent: Story = {
  parameters: {
    ...author,
    msw: [found(draft), refuse(sendSignatureEnvelope, 'signature-signer-unknown')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.prepare.submitAlone }))
    const alert = await canvas.findByRole('alert', { name: texts.prepare.failed })
    await expect(alert).toHaveTextContent(asRead(texts.problem.signerUnknown))
  },
}

const deletion = recording(deleteSignatureEnvelope, {})
/** A draft that is no longer wanted is deleted. */
export const DeletesDraft: Story = {
  parameters: { ...author, msw: [found(draft), deletion.handler], picture: 'none' },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.action.delete }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: texts.remove.confirm }))
    await waitFor(() => expect(deletion.sent).toHaveLength(1))
    await ledTo(canvasElement, '/app/sign')
  },
}

const declining = recording(declineSignatureEnvelope, { content: declineSignatureEnvelope.success.declined })
/** Declining requires a reason. */
export const Declines: Story = {
  parameters: { msw: [found(open), signers, declining.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.action.decline }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.decline.confirm }))
    const reason = dialog.getByRole('textbox', { name: new RegExp(`^${texts.decline.reason}`) })
    await waitFor(() => expect(reason).toBeInvalid())
    await userEvent.type(reason, 'Le montant est faux.')
    await userEvent.click(dialog.getByRole('button', { name: texts.decline.confirm }))
    await waitFor(() => expect(declining.sent[0]?.body).toEqual({ reason: 'Le montant est faux.' }))
    await waitFor(() => expect(screen.getByText(texts.decline.done)).toBeVisible())
  },
}

const cancelling = recording(cancelSignatureEnvelope, { content: cancelSignatureEnvelope.success.cancelled })
/** The sender is waiting for others, and may cancel the document. */
export const Cancels: Story = {
  parameters: {
    msw: [found({ ...open, isMine: true, isMyTurn: false }), signers, cancelling.handler],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(
      await canvas.findByText(filled(texts.document.waiting, { names: 'Léa Fontaine' })),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.action.cancel }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.cancel.confirm }))
    await waitFor(() => expect(cancelling.sent).toHaveLength(1))
  },
}

/** The document is overdue, but can still be signed. */
export const Late: Story = {
  parameters: { ...author, msw: [found(late), signers, ...documentFile] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const date = formatLongDate(globals['locale'] === 'fr' ? 'fr' : 'en', new Date(2026, 10, 20))
    await expect(await canvas.findByText(filled(texts.message.late, { date }))).toBeVisible()
    await expect(canvas.getAllByText(texts.document.lateTitle)).toHaveLength(2)
    await expect(canvas.queryByText(texts.status.open)).toBeNull()
    await expect(canvas.getByText(texts.document.remindedDate)).toBeVisible()
    // The signers received no message.
    const { createdByName: name } = late
    await expect(canvas.queryByText(filled(texts.message.title, { name }))).toBeNull()
  },
}

const reminded = remindSignatureEnvelope.success.reminded
const reminding = recording(remindSignatureEnvelope, { content: reminded })
/** The sender reminds those whose turn it is, at most once a day. */
export const Reminds: Story = {
  parameters: {
    ...author,
    msw: [answerInTurn(getSignatureEnvelope, late, reminded), signers, ...documentFile, reminding.handler],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.action.remind }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.remind.confirm }))
    await waitFor(() => expect(screen.getByText(texts.remind.done)).toBeVisible())
    await expect(reminding.sent).toHaveLength(1)
    await waitFor(() => expect(canvas.queryByRole('button', { name: texts.action.remind })).toBeNull())
  },
}

/** Another window has already reminded them today. */
export const RemindedElsewhere: Story = {
  parameters: {
    ...author,
    msw: [found(late), signers, ...documentFile, refuse(remindSignatureEnvelope, 'signature-reminded')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.action.remind }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.remind.confirm }))
    await expect(await dialog.findByText(asRead(texts.problem.reminded))).toBeVisible()
  },
}

/** Everybody has signed, and the document can be downloaded. */
export const Completed: Story = {
  parameters: { msw: [found(completed), signers] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.document.completedTitle)).toBeVisible()
    await expect(canvas.getByText(completed.contentHash)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.action.decline })).toBeNull()
  },
}

/** The audit trail can be downloaded as well, in the language of the page. */
export const Trail: Story = {
  parameters: {
    msw: [found(completed), signers, answer(getSignatureTrailDownload, 'ticket')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const addresses: string[] = []
    const fetched = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      addresses.push(this.href)
    })
    await userEvent.click(await canvas.findByRole('button', { name: texts.action.trail }))
    await waitFor(() => expect(addresses).toHaveLength(1))
    fetched.mockRestore()
    const { id, ticket } = getSignatureTrailDownload.success.ticket
    const language = globals['locale'] === 'fr' ? 'fr' : 'en'
    await expect(addresses[0]).toContain(`(${id})/Trail?language=${language}&ticket=${ticket}`)
  },
}

/** If the audit trail cannot be downloaded, the reason appears where it was requested. */
export const NoTrail: Story = {
  parameters: {
    msw: [found(declined), signers, refuse(getSignatureTrailDownload, 'not-found')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.action.trail }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(texts.action.trailFailed))
  },
}

/** A signer declined, so nobody can sign it any more. */
export const Declined: Story = {
  parameters: { msw: [found(declined), signers], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(textsOf(globals).document.declinedTitle)).toBeVisible()
  },
}

/** Who has signed, and whose turn it is. */
export const Signers: Story = {
  parameters: { ...part('signers'), msw: [found(open), signers] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.signer.next)).toBeVisible()
    await expect(canvas.getByText('Paul Martin')).toBeVisible()
  },
}

/** The reason for declining is shown beside the name. */
export const Reason: Story = {
  parameters: {
    ...part('signers'),
    msw: [found(declined), answer(listSignatureSigners, 'declined')],
    picture: 'none',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Le montant de l’article 4/)).toBeVisible()
  },
}

/** Who did what, with the hashes of the file. */
export const Activity: Story = {
  parameters: { ...part('history'), msw: [found(open), signers, answer(listSignatureEvents, 'some')] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const list = within(await canvas.findByRole('list', { name: texts.tab.history }))
    await expect(list.getByText(texts.event.signed)).toBeVisible()
    await expect(list.getAllByText(/SHA-256/)).toHaveLength(3)
    // One reminder was sent by a person, one by the scheduler.
    await expect(list.getAllByText(texts.event.reminded)).toHaveLength(2)
    await expect(list.getByText(texts.history.byClock)).toBeVisible()
  },
}

/** People who may only read get no actions. */
export const ReadOnly: Story = {
  parameters: { ...inPortal(reader), msw: [found(open), signers], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByRole('heading', { level: 1, name: open.name })
    await expect(canvas.queryByRole('button', { name: texts.sign.submit })).toBeNull()
    await expect(canvas.queryByRole('button', { name: texts.action.decline })).toBeNull()
  },
}

const states = recordStates({
  asks: getSignatureEnvelope,
  beside: [signers],
  texts: signatureTexts,
  thing: completed,
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
