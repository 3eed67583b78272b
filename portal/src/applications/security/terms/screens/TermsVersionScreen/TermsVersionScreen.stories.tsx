import { getTermsVersion } from '@parvis/api-types/generated/examples/consent'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { answerWith } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { termsOfUse } from '../../application.ts'
import { termsOfUseTexts } from '../../i18n/texts.ts'
import { inForce, portal, textsOf, third } from '../../terms-stories.fixtures.ts'
import { TermsVersionScreen } from './TermsVersionScreen.tsx'

const meta = {
  title: 'Screens/Terms administration/Version',
  component: TermsVersionScreen,
  ...atPlace(termsOfUse, 'version', portal, [inForce], { versionId: 3 }),
} satisfies Meta<typeof TermsVersionScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The version in force in both languages, with who published it. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.record.inForce)).toBeVisible()
    await expect(canvas.getByText(third.changes)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Purpose' })).toBeVisible()
  },
}

/** The first version, which ships with the product: nobody published it, and it has no list of changes. */
export const First: Story = {
  parameters: {
    msw: [
      answerWith<'getTermsVersion'>(getTermsVersion, {
        ...third,
        id: 1,
        changes: null,
        englishChanges: null,
        publishedBy: null,
        publishedByName: null,
        isInForce: false,
        previousId: null,
        acceptances: 1,
      }),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.record.replaced)).toBeVisible()
    await expect(canvas.queryByRole('tab', { name: texts.tab.comparison })).toBeNull()
  },
}

/** Compared with the version before it. */
export const Comparison: Story = {
  parameters: {
    ...inPortal({ ...portal, ...at(termsOfUse, 'version', { versionId: 3 }, '?tab=comparison') }),
    msw: [
      http.get(getTermsVersion.pattern, ({ request }) =>
        HttpResponse.json(
          request.url.endsWith('(2)')
            ? { ...third, id: 2, text: third.text.replace('rapports et documents', 'rapports') }
            : third,
        ),
      ),
    ],
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('insertion')).toHaveTextContent('et documents'))
    await expect(canvas.getByText(textsOf(globals).comparison.same)).toBeVisible()
  },
}

const states = recordStates({
  asks: getTermsVersion,
  texts: termsOfUseTexts,
  thing: third,
  shows: ({ changes }) => changes ?? '',
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
