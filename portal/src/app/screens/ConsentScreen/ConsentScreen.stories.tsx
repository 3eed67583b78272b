import {
  acceptTerms,
  getCurrentTerms,
  listTermsAcceptances,
} from '@parvis/api-types/generated/examples/consent'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within, waitFor } from 'storybook/test'
import { answer, neverAnswer, refuse } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { withPortal } from '../../../stories/withPortal.tsx'
import { consentTexts } from '../../../terms/i18n/texts.ts'
import { ConsentScreen } from './ConsentScreen.tsx'

const terms = getCurrentTerms.success.current
const accepts = [
  answer(acceptTerms, 'receipt'),
  answer(listTermsAcceptances, 'own'),
  answer(getCurrentTerms, 'current'),
]

const meta = {
  title: 'Screens/Consent',
  component: ConsentScreen,
  decorators: [withPortal({ texts: { consent: consentTexts } })],
  parameters: { layout: 'fullscreen', msw: accepts },
  args: { terms, isAgain: false },
} satisfies Meta<typeof ConsentScreen>
export default meta
type Story = StoryObj<typeof meta>

const acceptButton = /^(Accept and continue|Accepter et continuer)/
async function tickAndSend(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('checkbox'))
  await userEvent.click(canvas.getByRole('button', { name: acceptButton }))
}

const textsOf = textsIn(consentTexts)

/** A person who accepts for the first time is not told about changes. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { sentence, changes, refuse: leave } = textsOf(globals)
    await expect(canvas.getByText(sentence)).toBeVisible()
    await expect(canvas.queryByText(changes)).toBeNull()
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await expect(canvas.getByRole('button', { name: leave })).toBeVisible()
  },
}
export const NewVersion: Story = {
  args: { isAgain: true },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(textsOf(globals).again)).toBeVisible()
    await expect(canvas.getByText(textsOf(globals).changes)).toBeVisible()
  },
}

export const BoxNotTicked: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: acceptButton }))
    const text = globals['locale'] === 'fr' ? 'Veuillez cliquer la case à cocher.' : 'Select the box.'
    await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.queryByText(text)).toBeNull()
  },
}

export const Receipt: Story = {
  play: async ({ canvasElement }) => {
    await tickAndSend(canvasElement)
    await waitFor(() => expect(within(canvasElement).getByText(/7K2M-QX4P-9RTA/)).toBeVisible())
    await expect(within(canvasElement).getByRole('button', { name: /portal|portail/ })).toBeVisible()
  },
}

export const Sending: Story = {
  parameters: { msw: [neverAnswer(acceptTerms)] },
  play: ({ canvasElement }) => tickAndSend(canvasElement),
}

export const ServiceFails: Story = {
  parameters: { msw: [refuse(acceptTerms, 'database-unavailable')] },
  play: async ({ canvasElement }) => {
    await tickAndSend(canvasElement)
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
        /was not saved|n’a pas été enregistrée/,
      ),
    )
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked()
  },
}

export const NewerVersionMeanwhile: Story = {
  parameters: { msw: [refuse(acceptTerms, 'terms-outdated'), answer(getCurrentTerms, 'current')] },
  play: async ({ canvasElement }) => {
    await tickAndSend(canvasElement)
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/newer version|plus récente/),
    )
    await expect(within(canvasElement).getByRole('checkbox')).not.toBeChecked()
  },
}

export const LongText: Story = {
  args: {
    isAgain: true,
    terms: {
      ...terms,
      title:
        'Conditions générales d’utilisation du portail des établissements et des commanditaires du cabinet',
      text: Array.from(
        { length: 12 },
        (_, index) =>
          `## Article ${index + 1}\n\n${'Le cabinet met à disposition des rapports. '.repeat(12)}`,
      ).join('\n\n'),
    },
  },
  play: async ({ canvasElement, globals }) => {
    // The articles are below the title of the version; the English text remains the short one.
    const articles = within(canvasElement).getAllByRole('heading', { level: 3 })
    await expect(articles).toHaveLength(globals['locale'] === 'fr' ? 12 : 1)
  },
}
