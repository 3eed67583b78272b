import {
  getSignatureEnvelope,
  listSignatureSigners,
  sendSignatureEnvelope,
  signSignatureEnvelope,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerInTurn, answerWith } from '../../../../../stories/answers.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { signatures } from '../../application.ts'
import {
  atPlaceWithToasts,
  completed,
  documentFile,
  draft,
  open,
  portal,
  textsOf,
} from '../../signature-stories.fixtures.tsx'
import { EnvelopeScreen } from './EnvelopeScreen.tsx'

const signers = answer(listSignatureSigners, 'fields')
const signing = recording(signSignatureEnvelope, { content: signSignatureEnvelope.success.completed })
const refused = recording(signSignatureEnvelope, {
  status: 422,
  content: signSignatureEnvelope.problem['signature-values-wrong'],
})

const meta = {
  title: 'Screens/Fields of a document',
  component: EnvelopeScreen,
  ...atPlaceWithToasts(
    signatures,
    'record',
    portal,
    [answerInTurn(getSignatureEnvelope, open), signers, ...documentFile, signing.handler],
    { envelopeId: 2 },
  ),
} satisfies Meta<typeof EnvelopeScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
type Texts = ReturnType<typeof textsOf>

const place = /^Place of signature/
const annexes = /^I have received the annexes/

/** Opens the document and waits for it. */
async function read(canvas: Canvas, texts: Texts) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.viewer.show }))
  const consent = canvas.getByRole('checkbox', { name: texts.sign.consent })
  await waitFor(() => expect(consent).toBeEnabled(), { timeout: 40_000 })
}

/** The guide bar that leads from field to field. */
const guideOf = (canvas: Canvas, texts: Texts) =>
  within(canvas.getByRole('group', { name: texts.fill.guide }))

/** The reader follows the guide from field to field, fills in each, and signs. The date fills in itself. */
export const FillsInAndSigns: Story = {
  parameters: {
    picture: 'none',
    msw: [
      answerInTurn(getSignatureEnvelope, open, open, completed),
      signers,
      ...documentFile,
      signing.handler,
    ],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByRole('textbox', { name: place })
    const guide = guideOf(canvas, texts)
    const progress = (done: number) => filled(texts.fill.progress, { done: String(done), all: '6' })
    const follow = async (label: string) =>
      userEvent.click(guide.getByRole('button', { name: filled(texts.fill.next, { label }) }))
    // Initials and signature start with the reader's name.
    await expect(guide.getByRole('status')).toHaveTextContent(progress(2))
    await follow(texts.sign.read)
    await expect(canvas.getByRole('button', { name: texts.viewer.show })).toHaveFocus()
    await read(canvas, texts)
    await follow('Place of signature')
    await expect(canvas.getByRole('textbox', { name: place })).toHaveFocus()
    await userEvent.keyboard('Lyon')
    await follow('I have received the annexes')
    await expect(canvas.getByRole('checkbox', { name: annexes })).toHaveFocus()
    await userEvent.keyboard(' ')
    const initials = canvas.getAllByRole('group', { name: texts.fill.initials })[0]
    if (!initials) throw new Error('no initials')
    await expect(within(initials).getByRole('textbox')).toHaveValue('LF')
    const [part] = canvas.getAllByRole('group', { name: texts.sign.look })
    if (!part) throw new Error('no signature')
    const look = within(part)
    await userEvent.click(
      look.getByRole('button', { name: /^(Choose another handwriting|Choisir une autre)/ }),
    )
    await userEvent.click(look.getByRole('radio', { name: /^(Rounded|Ronde)$/ }))
    await follow(texts.fill.agree)
    await expect(canvas.getByRole('checkbox', { name: texts.sign.consent })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(guide.getByRole('status')).toHaveTextContent(texts.fill.ready)
    await userEvent.click(guide.getByRole('button', { name: texts.fill.toSign }))
    await expect(canvas.getByRole('button', { name: texts.sign.submit })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(signing.sent).toHaveLength(1))
    await expect(signing.sent[0]?.body).toMatchObject({
      values: [
        { fieldId: 1, text: 'Lyon' },
        { fieldId: 2, isChecked: true },
        { fieldId: 5, text: '' },
      ],
      initials: { look: 'typed', text: 'LF', lines: [] },
      look: 'typed',
      hand: 'rounded',
    })
    await waitFor(() => expect(screen.getByText(texts.sign.done)).toBeVisible())
  },
}

/** A missing value is reported at its field, which gets the focus, and nothing is sent. */
export const FieldsMissing: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByRole('textbox', { name: place })
    await read(canvas, texts)
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.sign.consent }))
    await userEvent.click(canvas.getByRole('button', { name: texts.sign.submit }))
    const text = canvas.getByRole('textbox', { name: place })
    await waitFor(() => expect(text).toHaveFocus())
    await expect(text).toBeInvalid()
    await expect(text).toHaveAccessibleDescription(
      expect.stringContaining(filled(texts.fill.required, { label: 'Place of signature' })),
    )
    await expect(canvas.getByRole('checkbox', { name: annexes })).toHaveAccessibleDescription(
      expect.stringContaining(filled(texts.fill.tick, { label: 'I have received the annexes' })),
    )
    await userEvent.type(text, 'Lyon')
    await expect(text).not.toBeInvalid()
    await userEvent.type(text, 'x'.repeat(60))
    await expect(text).toHaveAccessibleDescription(
      expect.stringContaining(filled(texts.fill.tooLong_other, { count: '60' })),
    )
    await expect(signing.sent).toHaveLength(0)
  },
}

/** A value that the services refuse is reported at its field, too. */
export const FieldsRefused: Story = {
  parameters: {
    picture: 'none',
    msw: [answerInTurn(getSignatureEnvelope, open), signers, ...documentFile, refused.handler],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.type(await canvas.findByRole('textbox', { name: place }), 'Lyon')
    await userEvent.click(canvas.getByRole('checkbox', { name: annexes }))
    await read(canvas, texts)
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.sign.consent }))
    await userEvent.click(canvas.getByRole('button', { name: texts.sign.submit }))
    await canvas.findByRole('alert', { name: texts.sign.failed })
    await expect(canvas.getByRole('textbox', { name: place })).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: place })).toHaveValue('Lyon')
    // The message is about the sent value, so it disappears once that is changed.
    await userEvent.type(canvas.getByRole('textbox', { name: place }), ' 3e')
    await expect(canvas.getByRole('textbox', { name: place })).toBeValid()
  },
}

const sending = recording(sendSignatureEnvelope, { content: sendSignatureEnvelope.success.sent })
const author = inPortal({ ...portal, person: { ...portal.person, email: draft.createdBy } })
const asAuthor = {
  ...author,
  picture: 'none',
  msw: [answerInTurn(getSignatureEnvelope, draft), ...documentFile, sending.handler],
}

/** Adds a field of one kind for the only signer. */
async function add(canvas: Canvas, texts: Texts, kind: keyof Texts['fields']['kind']) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.fields.addOwn }))
  await userEvent.click(await screen.findByRole('menuitem', { name: texts.fields.kind[kind] }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

const named = (words: string) => new RegExp(`^${words.replaceAll(/[()]/g, '\\$&')}`)

/** Fields are added and placed without dragging: by page, by a named place, by numbers, or on every page. */
export const PlacesFields: Story = {
  parameters: asAuthor,
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const number = (words: string) => canvas.getByRole('textbox', { name: named(words) })
    const enter = async (words: string, value: string) => {
      await userEvent.clear(number(words))
      await userEvent.type(number(words), `${value}{Tab}`)
    }
    await add(canvas, texts, 'text')
    const label = canvas.getByRole('textbox', { name: named(texts.fields.label) })
    await userEvent.clear(label)
    await userEvent.type(label, 'Job title')
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.fields.required }))
    await enter(texts.fields.maxLength, '40')
    await enter(texts.prepare.page, '1')
    await enter(texts.prepare.across, '25')
    await userEvent.click(canvas.getByRole('button', { name: texts.fields.lastPage }))
    await expect(number(texts.prepare.page)).toHaveValue('3')
    await add(canvas, texts, 'initials')
    await expect(canvas.getByRole('checkbox', { name: texts.fields.everyPage })).toBeChecked()
    // It is not on a single page.
    await expect(canvas.queryByRole('textbox', { name: named(texts.prepare.page) })).toBeNull()
    await add(canvas, texts, 'checkbox')
    await add(canvas, texts, 'date')
    await userEvent.click(
      canvas.getByRole('button', {
        name: filled(texts.fields.remove, { label: texts.fields.kind.date }),
      }),
    )
    await userEvent.click(canvas.getByRole('button', { name: texts.prepare.submitAlone }))
    await waitFor(() => expect(sending.sent).toHaveLength(1))
    await expect(sending.sent[0]?.body).toMatchObject({
      signers: [
        {
          contactId: null,
          fields: [
            { kind: 'text', label: 'Job title', page: 3, across: 25, isRequired: false, maxLength: 40 },
            { kind: 'initials', isOnEveryPage: true, isRequired: true },
            { kind: 'checkbox', isOnEveryPage: false, width: 20, height: 20 },
          ],
        },
      ],
    })
  },
}

/** A field is dragged or moved with the arrow keys. A field without a label, or over another one, cannot be sent. */
export const MovesFields: Story = {
  parameters: asAuthor,
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await add(canvas, texts, 'text')
    // The document has only one page.
    const page = canvas.getByRole('textbox', { name: named(texts.prepare.page) })
    await userEvent.clear(page)
    await userEvent.type(page, '1{Tab}')
    await userEvent.click(canvas.getByRole('button', { name: texts.viewer.show }))
    const mark = await canvas.findByRole(
      'button',
      { name: new RegExp(`^${texts.fields.kind.text}.*(arrow keys|flèches)`) },
      { timeout: 40_000 },
    )
    const across = canvas.getByRole('textbox', { name: named(texts.prepare.across) })
    await expect(across).toHaveValue('0')
    mark.focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(across).not.toHaveValue('0'))
    const label = canvas.getByRole('textbox', { name: named(texts.fields.label) })
    await userEvent.clear(label)
    await userEvent.click(canvas.getByRole('button', { name: texts.prepare.submitAlone }))
    await expect(await canvas.findByRole('alert', { name: texts.prepare.fixFirst })).toHaveTextContent(
      texts.fields.labelFirst,
    )
    await expect(label).toBeInvalid()
    await userEvent.type(label, 'Town')
    for (const [field, value] of [
      [page, '3'],
      [across, '100'],
      [canvas.getByRole('textbox', { name: named(texts.prepare.down) }), '100'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, `${value}{Tab}`)
    }
    await expect(await canvas.findByRole('alert', { name: texts.prepare.fixFirst })).toHaveTextContent(
      asRead(filled(texts.fields.overlap, { one: texts.prepare.me, other: 'Town' })),
    )
    await expect(sending.sent).toHaveLength(0)
  },
}

const ticket = { ...draft, pageCount: 1, pageSizes: [{ fromPage: 1, width: 300, height: 140 }] }

/** Fields overlap on a small page that would not on A4, which is reported where they are placed. */
export const FieldsOnASmallPage: Story = {
  parameters: {
    ...asAuthor,
    msw: [answerInTurn(getSignatureEnvelope, ticket), ...documentFile, sending.handler],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await add(canvas, texts, 'text')
    const said = filled(texts.fields.overlap, { one: texts.fields.kind.text, other: texts.prepare.me })
    await expect(canvas.queryByText(asRead(said))).toBeNull()
    for (const [words, value] of [
      [texts.prepare.across, '100'],
      [texts.prepare.down, '100'],
    ] as const) {
      const field = canvas.getByRole('textbox', { name: named(words) })
      await userEvent.clear(field)
      await userEvent.type(field, `${value}{Tab}`)
    }
    await waitFor(() => expect(canvas.getByText(asRead(said))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: texts.prepare.submitAlone }))
    await expect(sending.sent).toHaveLength(0)
  },
}

/** Adding a field focuses it; removing one focuses its neighbour, or the button for adding. Both are announced. */
export const FocusFollowsFields: Story = {
  parameters: asAuthor,
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const label = () => canvas.getByRole('textbox', { name: named(texts.fields.label) })
    const remove = async (which: string) =>
      userEvent.click(canvas.getByRole('button', { name: filled(texts.fields.remove, { label: which }) }))
    const says = (words: string) =>
      waitFor(() => expect(canvas.getByText(asRead(words))).toHaveRole('status'))
    const { text, date } = texts.fields.kind
    await add(canvas, texts, 'text')
    await waitFor(() => expect(label()).toHaveFocus())
    await says(filled(texts.fields.added, { label: text }))
    await add(canvas, texts, 'date')
    await waitFor(() => expect(label()).toHaveFocus())
    await expect(label()).toHaveValue(date)
    await remove(date)
    await waitFor(() => expect(label()).toHaveFocus())
    await expect(label()).toHaveValue(text)
    await says(filled(texts.fields.removedNext, { label: date, next: text }))
    await remove(text)
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.fields.addOwn })).toHaveFocus())
    await says(filled(texts.fields.removed, { label: text }))
  },
}

const [own] = listSignatureSigners.success.fields.value as [
  (typeof listSignatureSigners.success.fields.value)[0],
]
const other = {
  ...own,
  id: 90,
  email: 'theo.lefevre@parvis.example',
  name: 'Théo Lefèvre',
  fields: own.fields.slice(0, 1).map(field => ({ ...field, fieldId: 90, label: 'Approved by' })),
}

/** Other signers' fields are labelled on the page, so that nobody mistakes an empty box for a fault. */
export const FieldsOfOthers: Story = {
  parameters: {
    picture: 'none',
    msw: [
      answerInTurn(getSignatureEnvelope, open),
      answerWith<'listSignatureSigners'>(listSignatureSigners, { value: [other, own] }),
      ...documentFile,
      signing.handler,
    ],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByRole('textbox', { name: place })
    await read(canvas, texts)
    await waitFor(() => expect(canvas.getByText('Approved by (Théo Lefèvre)')).toBeVisible())
  },
}
