import { getMailServer, listMails } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { answerPage, refuse } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { listStates } from '../../../../../stories/standard-states.ts'
import { mail } from '../../application.ts'
import { mailTexts } from '../../i18n/texts.ts'
import { asRow, failed, portal, sent, serverNone, serverSet, textsOf } from '../../mail-stories.fixtures.ts'
import { MailsScreen } from './MailsScreen.tsx'

const found = answerPage(listMails, asRow(sent), asRow(failed))

const meta = {
  title: 'Screens/Outgoing email/List',
  component: MailsScreen,
  ...atPlace(mail, 'list', portal, [found, serverSet]),
} satisfies Meta<typeof MailsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [link] = await canvas.findAllByRole('link', { name: sent.subject })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/app\/admin\/mail\/12$/))
    await expect(canvas.getAllByText(texts.status.failed)[0]).toBeVisible()
    await expect(canvas.queryByText(texts.server.noneTitle)).toBeNull()
  },
}

/** No email is sent, and the list says why. */
export const NoMailServer: Story = {
  parameters: { msw: [found, serverNone] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.server.noneTitle)).toBeVisible())
    await expect(canvas.getByText(texts.server.none)).toBeVisible()
  },
}

/** Whether email is sent is unknown, so the list does not claim that it is. */
export const MailServerUnknown: Story = {
  parameters: { msw: [found, refuse(getMailServer, 'server-error')], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(textsOf(globals).server.failed)).toBeVisible(), {
      timeout: 10_000,
    })
  },
}

const states = listStates({
  asks: listMails,
  beside: [serverSet],
  texts: mailTexts,
  rows: [asRow(sent)],
  shows: ({ subject }) => subject,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
