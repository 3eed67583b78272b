import {
  createTermsDraft,
  listTermsDrafts,
  listTermsVersions,
} from '@parvis/api-types/generated/examples/consent'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { answer, answerPage, refuse } from '../../../../../stories/answers.ts'
import { atPlace, ledTo } from '../../../../../stories/at-its-address.tsx'
import { asRead } from '../../../../../stories/read-texts.ts'
import { listStates } from '../../../../../stories/standard-states.ts'
import { termsOfUse } from '../../application.ts'
import { termsOfUseTexts } from '../../i18n/texts.ts'
import { draftOpen, noDraft, portal, textsOf, versions } from '../../terms-stories.fixtures.ts'
import { TermsVersionsScreen } from './TermsVersionsScreen.tsx'

const found = answerPage(listTermsVersions, ...versions)

const meta = {
  title: 'Screens/Terms administration/List',
  component: TermsVersionsScreen,
  ...atPlace(termsOfUse, 'list', portal, [found, draftOpen]),
} satisfies Meta<typeof TermsVersionsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The versions, and the open draft, which prevents a second one. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.draft.underWay)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.draft.open })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/app\/security\/conditions\/draft\/4$/),
    )
    await expect((await canvas.findAllByText('Inès Rocher'))[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.list.create })).toBeNull()
  },
}

/** Without a draft, one is created and opened at once. */
export const DraftBegun: Story = {
  parameters: { msw: [found, noDraft, answer(createTermsDraft, 'new')], picture: 'none' },
  play: async ({ canvas, canvasElement, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textsOf(globals).list.create }))
    await ledTo(canvasElement, '/app/security/conditions/draft/4')
  },
}

/** Somebody else created a draft first. */
export const DraftExists: Story = {
  parameters: { msw: [found, noDraft, refuse(createTermsDraft, 'terms-draft-exists')], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.list.create }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(asRead(texts.problem.exists)))
  },
}

/** Drafts failed to load: none can be created, and the page says so. */
export const DraftUnknown: Story = {
  parameters: { msw: [found, refuse(listTermsDrafts, 'server-error')], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.draft.failed)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: texts.list.create })).toBeNull()
  },
}

const [newest, ...older] = versions
if (newest === undefined) throw new Error('The example of the contract has versions')
const states = listStates({
  asks: listTermsVersions,
  beside: [noDraft],
  texts: termsOfUseTexts,
  rows: [newest, ...older],
  shows: ({ publishedByName }) => publishedByName ?? '',
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
