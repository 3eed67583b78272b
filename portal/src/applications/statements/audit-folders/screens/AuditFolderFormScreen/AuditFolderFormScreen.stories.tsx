import { createAuditFolder, listStatementRequests } from '@parvis/api-types/generated/examples/portal'
import { listAccounts } from '@parvis/api-types/generated/examples/customer-store'
import { listEngagements } from '@parvis/api-types/generated/examples/organisation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, problemOf } from '../../../../../stories/answers.ts'
import { atPlace, ledTo } from '../../../../../stories/at-its-address.tsx'
import { asRead } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { auditFolders } from '../../application.ts'
import { folder, portal, textsOf } from '../../audit-folders-stories.fixtures.ts'
import { AuditFolderFormScreen } from './AuditFolderFormScreen.tsx'

const [finished] = listStatementRequests.success.some.value
const account = {
  id: 1,
  accountLegalName: folder.accountName,
  accountNumber: '100001',
  accountRegisterIdentification2: '732829320',
}
const engagement = {
  id: 12,
  engagementCode: folder.engagementCode,
  engagementDescription: folder.engagementDescription,
}
const choices = [
  answerPage(listAccounts, account),
  answerPage(listEngagements, engagement),
  answerPage(listStatementRequests, finished ?? {}),
]
const creating = recording(createAuditFolder, { content: folder })
const place = atPlace(auditFolders, 'create', portal, [creating.handler, ...choices])

const meta = {
  title: 'Screens/Open an audit folder',
  component: AuditFolderFormScreen,
  ...place,
} satisfies Meta<typeof AuditFolderFormScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

async function choose(canvas: Canvas, field: string, text: string, option: string) {
  const box = canvas.getByRole('combobox', { name: new RegExp(`^${field}`) })
  await userEvent.click(box)
  await userEvent.type(box, text)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(option) }))
}

async function fillIn(canvas: Canvas, texts: ReturnType<typeof textsOf>) {
  await canvas.findByRole('combobox', { name: new RegExp(`^${texts.field.account}`) })
  await choose(canvas, texts.field.account, 'Fon', 'Fontaine')
  await choose(canvas, texts.field.engagement, '100', folder.engagementCode)
  await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${texts.start.prior}`) }))
}

export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.form.newTitle })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: new RegExp(`^${texts.start.template}`) })).toBeChecked()
    // The engagement depends on the client, who is not chosen yet.
    await expect(
      canvas.getByRole('combobox', { name: new RegExp(`^${texts.field.engagement}`) }),
    ).toBeDisabled()
  },
}

/** A folder is created for the engagement and year, from last year's list, and its page opens. */
export const Opened: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await fillIn(canvas, texts)
    await userEvent.click(canvas.getByRole('button', { name: texts.form.create }))
    await ledTo(canvasElement, '/app/fschecker/audit-folders/7')
    await expect(creating.sent.at(-1)?.body).toEqual({
      engagementId: 12,
      year: new Date().getFullYear() - 1,
      start: 'prior',
      language: globals['locale'] === 'fr' ? 'fr' : 'en',
      statementRequestId: null,
    })
  },
}

/** A missing value is reported at its field. */
export const Missing: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.form.create }))
    const box = canvas.getByRole('combobox', { name: new RegExp(`^${texts.field.account}`) })
    await waitFor(() => expect(box).toBeInvalid())
    await expect(creating.sent).toHaveLength(0)
  },
}

const refused = recording(createAuditFolder, problemOf('audit-prior-unknown'))
/** There is no folder of the previous year, which is reported at the choice of the list. */
export const WithoutPrior: Story = {
  parameters: { msw: [refused.handler, ...choices], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await fillIn(canvas, texts)
    await userEvent.click(canvas.getByRole('button', { name: texts.form.create }))
    await expect((await canvas.findAllByText(asRead(texts.problem.prior)))[0]).toBeVisible()
  },
}
