import {
  addTestDocuments,
  addTestTransactions,
  createTestUser,
  getTestData,
  getTestUser,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answerInTurn, answerWith, problemOf, refuse } from '../../../../../stories/answers.ts'
import { at, atPlace, ledTo } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { screenStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { testData } from '../../application.ts'
import { pastedText } from '../../rules/pasted-transactions.ts'
import {
  plausibleBankAccount,
  plausibleCompany,
  plausibleTransactions,
  plausibleUser,
} from '../../rules/plausible.ts'
import { allowed, camille, portal, textsOf } from '../../test-data-stories.fixtures.ts'
import { AddTestUserScreen } from './AddTestUserScreen.tsx'

const creating = recording(createTestUser, { content: createTestUser.success.one })
const found = answerInTurn(getTestUser, { ...camille, transactionCount: 0, balance: 1500, documentCount: 0 })
/** A step for an existing person. */
const addition = (step: string) => inPortal(at(testData, 'create', {}, `?testUserId=7&step=${step}`))

const meta = {
  title: 'Screens/Add a test person',
  component: AddTestUserScreen,
  ...atPlace(testData, 'create', portal, [allowed, creating.handler, found]),
} satisfies Meta<typeof AddTestUserScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
type Texts = ReturnType<typeof textsOf>

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))

/** Fills a step from the seed once it has loaded, and continues. */
async function fillStep(canvas: Canvas, texts: Texts, step: 'user' | 'company' | 'bankAccount') {
  await canvas.findByRole('heading', { name: texts.step[step] })
  await press(canvas, texts.action.fill)
  await press(canvas, step === 'bankAccount' ? texts.wizard.create : texts.wizard.next)
}

/** Nothing is entered yet. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByRole('button', { name: texts.action.fill })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: new RegExp(`^${texts.field.seed}`) })).toHaveValue('8')
  },
}

/** Missing or invalid values are reported at their fields, and the step stays. */
export const Faults: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const email = await canvas.findByRole('textbox', { name: new RegExp(`^${texts.field.email}`) })
    await userEvent.type(email, 'camille@gmail.com')
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(`^${texts.field.mobile}`) }),
      '0123456789',
    )
    await press(canvas, texts.wizard.next)
    await waitFor(() => expect(email).toBeInvalid())
    await expect(canvas.getAllByText(asRead(texts.rule.email)).at(-1)).toBeVisible()
    await expect(canvas.getAllByText(asRead(texts.rule.mobile)).at(-1)).toBeVisible()
    await expect(creating.sent).toHaveLength(0)
  },
}

/** Fills all three steps from a seed: the request contains the seed's data, and the transactions follow. */
export const Created: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await fillStep(canvas, texts, 'user')
    await fillStep(canvas, texts, 'company')
    await fillStep(canvas, texts, 'bankAccount')
    await canvas.findByRole('heading', { level: 1, name: texts.addition.transactions })
    const { phone, ...user } = plausibleUser(8)
    await expect(creating.sent.map(({ body }) => body)).toEqual([
      {
        ...user,
        phone: phone === '' ? null : phone,
        role: null,
        ...plausibleCompany(8),
        ...plausibleBankAccount(8),
      },
    ])
  },
}

const taken = recording(createTestUser, problemOf('test-email-taken'))
/** A refusal by the services is shown at the field concerned, in its step. */
export const EmailTaken: Story = {
  parameters: { msw: [allowed, taken.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await fillStep(canvas, texts, 'user')
    await fillStep(canvas, texts, 'company')
    await fillStep(canvas, texts, 'bankAccount')
    await canvas.findByRole('heading', { name: texts.step.user })
    await waitFor(() => expect(canvas.getAllByText(asRead(texts.problem.emailTaken)).at(-1)).toBeVisible())
    await expect(taken.sent).toHaveLength(1)
  },
}

/** No password is asked if people sign in elsewhere. */
export const WithoutSignIn: Story = {
  parameters: {
    msw: [answerWith(getTestData, { hasSignIn: false, seed: 8, roles: [] })],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.wizard.noSignInTitle)).toBeVisible()
    await expect(canvas.queryByLabelText(new RegExp(`^${texts.field.password}`))).toBeNull()
  },
}

const adding = recording(addTestTransactions, { content: addTestTransactions.success.added })
const pastedField = (canvas: Canvas, texts: Texts) =>
  canvas.findByRole('textbox', { name: new RegExp(`^${texts.field.pasted}`) })

/** Faulty cells are marked with line and reason, and nothing is sent. */
export const WrongCells: Story = {
  parameters: { ...addition('transactions'), msw: [found, adding.handler] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await pastedField(canvas, texts))
    await userEvent.paste('A-1\tFR14\tX\tabc\tY\nA-1\tDE89370400440532013000\tX\t12 USD\t')
    const place = { line: 1, column: texts.column.iban, reason: texts.cell.iban }
    await expect(await canvas.findByText(asRead(filled(texts.cell.place, place)))).toBeVisible()
    await press(canvas, filled(texts.transactions.add_other, { count: 2 }))
    await waitFor(() =>
      expect(canvas.getAllByText(asRead(filled(texts.rule.cells, { cells: 5 })))[0]).toBeVisible(),
    )
    await expect(adding.sent).toHaveLength(0)
  },
}

const lines = plausibleTransactions(3, 1500, 'EUR')
/** More lines than one request accepts are sent in parts, and the documents follow. */
export const Pasted: Story = {
  parameters: { ...addition('transactions'), msw: [found, adding.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await pastedField(canvas, texts))
    await userEvent.paste(pastedText(lines))
    await userEvent.click(await canvas.findByRole('button', { name: /1.?500/ }))
    await canvas.findByRole('heading', { level: 1, name: texts.addition.documents })
    await expect(adding.sent.map(({ body }) => body)).toEqual([
      { transactions: lines.slice(0, 1000) },
      { transactions: lines.slice(1000) },
    ])
  },
}

const refused = recording(addTestTransactions, {
  ...problemOf('test-transaction-id-taken'),
  content: addTestTransactions.problem['test-transaction-id-taken'],
})
/** The services already have an external id: its line is named. */
export const IdTaken: Story = {
  parameters: { ...addition('transactions'), msw: [found, refused.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const two = lines.slice(0, 2)
    await userEvent.click(await pastedField(canvas, texts))
    await userEvent.paste(pastedText(two))
    await press(canvas, filled(texts.transactions.add_other, { count: 2 }))
    const place = { line: 2, column: texts.column.externalId, reason: texts.cell.taken }
    await expect(await canvas.findByText(asRead(filled(texts.cell.place, place)))).toBeVisible()
    await expect(canvas.getByRole('alert', { name: texts.transactions.failed })).toBeVisible()
    await expect(await pastedField(canvas, texts)).toHaveValue(pastedText(two))
  },
}

const writing = recording(addTestDocuments, { content: addTestDocuments.success.added })
/** The chosen documents are written, and the person's page follows. */
export const Documents: Story = {
  parameters: { ...addition('documents'), msw: [found, writing.handler] },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('checkbox', { name: texts.kind.bankStatement }))
    await press(canvas, texts.documents.write)
    await ledTo(canvasElement, '/app/datasetapp/testUser/7')
    await expect(writing.sent[0]?.body).toEqual({
      kinds: ['bankDetails', 'identity'],
      language: globals['locale'] === 'fr' ? 'fr' : 'en',
    })
  },
}

/** No document is chosen, or the quota is exhausted. */
export const DocumentsNotWritten: Story = {
  parameters: {
    ...addition('documents'),
    msw: [found, refuse(addTestDocuments, 'document-quota-reached')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await press(canvas, texts.documents.write)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(asRead(texts.problem.quota)))
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box)
    await press(canvas, texts.documents.write)
    await expect(await canvas.findByText(texts.documents.none)).toBeVisible()
  },
}

/** The settings do not allow test data. */
export const NotAllowed: Story = {
  parameters: { msw: [refuse(getTestData, 'test-data-off')] },
  play: async ({ canvas, globals }) => {
    const { terms, problem } = textsOf(globals)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(asRead(terms.failed)))
    await expect(canvas.getByRole('alert')).toHaveTextContent(asRead(problem.off))
  },
}

const states = screenStates({
  asks: getTestData,
  content: getTestData.success.allowed,
  awaits: async (canvas, globals) => {
    const texts = textsOf(globals)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(texts.wizard.title)
    await expect(canvas.queryByRole('button', { name: texts.action.fill })).toBeNull()
  },
  shows: async (canvas, globals) => {
    await expect(await canvas.findByRole('button', { name: textsOf(globals).action.fill })).toBeVisible()
  },
  failed: globals => textsOf(globals).terms.failed,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
