import { getCurrentTerms, listTermsAcceptances } from '@parvis/api-types/generated/examples/consent'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'
import { en } from '../../../i18n/en.ts'
import { fr } from '../../../i18n/fr.ts'
import { answer, answerWith, breakOff, neverAnswer, refuse } from '../../../stories/answers.ts'
import { asRead, textsIn } from '../../../stories/read-texts.ts'
import { withPortal } from '../../../stories/withPortal.tsx'
import { consentTexts } from '../../../terms/i18n/texts.ts'
import { TermsScreen } from './TermsScreen.tsx'

const meta = {
  title: 'Screens/Terms of use',
  component: TermsScreen,
  decorators: [withPortal({ path: '/terms', texts: { consent: consentTexts } })],
  parameters: {
    layout: 'fullscreen',
    msw: [answer(getCurrentTerms, 'current'), answer(listTermsAcceptances, 'own')],
  },
} satisfies Meta<typeof TermsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(/7K2M-QX4P-9RTA/))[0]).toBeVisible()
  },
}
const textsOf = textsIn(consentTexts)
const shell = textsIn({ en, fr })

/** Staff have nothing to accept but can still read the terms. */
export const Empty: Story = {
  parameters: {
    msw: [
      answer(getCurrentTerms, 'current'),
      answerWith<'listTermsAcceptances'>(listTermsAcceptances, { value: [] }),
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(textsOf(globals).terms.none)).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })[0]).toBeVisible())
  },
}
export const NoTerms: Story = {
  parameters: {
    msw: [
      refuse(getCurrentTerms, 'terms-missing'),
      answerWith<'listTermsAcceptances'>(listTermsAcceptances, { value: [] }),
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('heading', { name: /^(There are no terms|Il n’y a pas de)/ }),
      ).toBeVisible(),
    )
  },
}
export const Loading: Story = {
  parameters: { msw: [neverAnswer(getCurrentTerms), neverAnswer(listTermsAcceptances)] },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(textsOf(globals).loading)).toBeInTheDocument()
    await expect(canvas.queryByText(textsOf(globals).terms.yours)).toBeNull()
  },
}
export const ServerFails: Story = {
  parameters: { msw: [refuse(getCurrentTerms, 'database-unavailable'), answer(listTermsAcceptances, 'own')] },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: shell(globals).termsAway.title })).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: /^(Try again|Réessayer)$/ })).toBeVisible()
  },
}
export const NoNetwork: Story = {
  parameters: { msw: [breakOff(getCurrentTerms), breakOff(listTermsAcceptances)] },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
        asRead(shell(globals).problem.network),
      ),
    )
  },
}
export const LongText: Story = {
  parameters: {
    msw: [
      answerWith<'getCurrentTerms'>(getCurrentTerms, {
        ...getCurrentTerms.success.current,
        text: `## Objet\n\n${'Le cabinet met à disposition des rapports. '.repeat(80)}`,
        englishText: `## Purpose\n\n${'The firm makes reports available. '.repeat(80)}`,
      }),
      answer(listTermsAcceptances, 'own'),
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const name = globals['locale'] === 'fr' ? 'Objet' : 'Purpose'
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 3, name })).toBeVisible())
  },
}
