import {
  assessTestPurge,
  getTestUser,
  listTestTransactions,
  purgeTestUsers,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerInTurn, refuse } from '../../../../../stories/answers.ts'
import { at, atPlace, ledTo } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { testData } from '../../application.ts'
import { testDataTexts } from '../../i18n/texts.ts'
import { camille, portal, textsOf, transactions } from '../../test-data-stories.fixtures.ts'
import { TestUserScreen } from './TestUserScreen.tsx'

const found = answerInTurn(getTestUser, camille)
const name = `${camille.firstName} ${camille.lastName}`
/** A tab of the page. */
const part = (tab: string) => inPortal(at(testData, 'record', { testUserId: 7 }, `?tab=${tab}`))

const meta = {
  title: 'Screens/Test person',
  component: TestUserScreen,
  ...atPlace(testData, 'record', portal, [found, transactions], { testUserId: 7 }),
} satisfies Meta<typeof TestUserScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The created data, and how to sign in as the person. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByRole('heading', { level: 1, name })
    await expect(canvas.getAllByText(texts.record.mark)[0]).toBeVisible()
    await expect(canvas.getByText(asRead(filled(texts.signIn.text, { email: camille.email })))).toBeVisible()
    await expect(canvas.getByText('FR76 3000 6000 0112 3456 7890 189')).toBeVisible()
  },
}

/** Copies the sign-in address, because a page cannot open a private window. */
export const SignInCopied: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { signIn } = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: signIn.copy }))
    await expect(await canvas.findByText(signIn.copied)).toBeVisible()
    await expect(copy).toHaveBeenCalledWith(
      `${window.location.origin}/?login_hint=${encodeURIComponent(camille.email)}`,
    )
  },
}

/** Without an account nobody can sign in as the person. */
export const WithoutSignIn: Story = {
  parameters: { msw: [answerInTurn(getTestUser, { ...camille, canSignIn: false })], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { signIn } = textsOf(globals)
    await expect(await canvas.findByText(asRead(signIn.none))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: signIn.copy })).toBeNull()
  },
}

export const Transactions: Story = {
  parameters: { ...part('transactions'), msw: [found, transactions] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('T104729-0001')[0]).toBeVisible())
  },
}

/** The data as JSON and as commands, without the password. */
export const Reuse: Story = {
  parameters: { ...part('reuse'), msw: [found, transactions] },
  play: async ({ canvas, globals }) => {
    const { reuse } = textsOf(globals)
    const json = await canvas.findByRole('textbox', { name: reuse.json })
    const told = JSON.parse((json as HTMLTextAreaElement).value) as Record<string, unknown>
    await expect(told).toMatchObject({
      companyName: 'Boulangerie Martin SAS',
      password: 'CHOOSE-A-PASSWORD',
      transactions: [{ externalId: 'T104729-0001' }, { externalId: 'T104729-0002' }],
    })
    const curl = canvas.getByRole('textbox', { name: reuse.curl })
    await expect((curl as HTMLTextAreaElement).value).toContain('/v1/TestUsers($USER_ID)/Transactions')
  },
}

/** The transactions fail to load: the error replaces the texts. */
export const NoReuse: Story = {
  parameters: {
    ...part('reuse'),
    msw: [found, refuse(listTestTransactions, 'server-error')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { reuse } = textsOf(globals)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(asRead(reuse.failed)))
  },
}

const purging = recording(purgeTestUsers, { content: purgeTestUsers.success.counted })
/** The person is deleted with everything created for them, and the list follows. */
export const Deleted: Story = {
  parameters: {
    msw: [found, transactions, answer(assessTestPurge, 'counted'), purging.handler],
    picture: 'none',
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.action.delete }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText('5002')).toBeVisible())
    await waitFor(async () => {
      await userEvent.click(dialog.getByRole('button', { name: texts.purge.confirm }))
      await expect(purging.sent).toHaveLength(1)
    })
    await expect(purging.sent[0]?.body).toEqual({ ids: [7] })
    await ledTo(canvasElement, '/app/datasetapp')
  },
}

/** The settings do not allow test data. */
export const NotAllowed: Story = {
  parameters: { msw: [refuse(getTestUser, 'test-data-off')], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { gone, problem } = textsOf(globals)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(asRead(gone.failed)))
    await expect(canvas.getByRole('alert')).toHaveTextContent(asRead(problem.off))
  },
}

const states = recordStates({
  asks: getTestUser,
  beside: [transactions],
  texts: testDataTexts,
  thing: camille,
  shows: ({ companyName }) => companyName,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
