import { listContacts } from '@parvis/api-types/generated/examples/customer-store'
import { listReportsOfContact } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'
import { answer, answerWith, refuse } from '../../../../../stories/answers.ts'
import { listStates } from '../../../../../stories/standard-states.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { reportsTexts } from '../../i18n/texts.ts'
import { storyAt, textsOf } from '../../reports-stories.fixtures.ts'
import { ReadersScreen } from './ReadersScreen.tsx'

const who = answerWith<'listContacts'>(listContacts, {
  value: [{ id: 2, contactFullName: 'Théo Lefèvre', contactEmailOffice: 'staff@parvis.example' }],
})

const meta = {
  title: 'Screens/Reports/What a person can see',
  component: ReadersScreen,
  decorators: [withPortal(storyAt('readers', '?contact=2'))],
  parameters: { layout: 'fullscreen', msw: [who, answer(listReportsOfContact, 'some')] },
} satisfies Meta<typeof ReadersScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const [link] = await canvas.findAllByRole('link', { name: 'Marge mois' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/admin\/41\?tab=access$/))
    await expect(canvas.getByText(asRead(filled(texts.reason.grade, { name: 'Associé' })))).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: new RegExp(texts.contact.person) })).toHaveValue(
        'Théo Lefèvre',
      ),
    )
  },
}

export const NobodyChosen: Story = {
  parameters: { ...inPortal(storyAt('readers', '')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).contact.noneTitle)).toBeVisible(),
    )
  },
}

export const Gone: Story = {
  parameters: { msw: [who, refuse(listReportsOfContact, 'not-found')], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).problem.contactGone)).toBeVisible(),
    )
  },
}

const { en, fr } = reportsTexts
const [row] = listReportsOfContact.success.some.value
if (!row) throw new Error('The contract has no example of a report of a person')
const states = listStates({
  asks: listReportsOfContact,
  beside: [who],
  texts: { en: { list: en.contact }, fr: { list: fr.contact } },
  rows: [row],
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
