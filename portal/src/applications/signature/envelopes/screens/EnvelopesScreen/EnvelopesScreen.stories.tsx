import { listSignatureEnvelopes } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { listStates, pictured } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { signatures } from '../../application.ts'
import { signatureTexts } from '../../i18n/texts.ts'
import { completed, listed, open, portal, reader, textsOf } from '../../signature-stories.fixtures.tsx'
import { EnvelopesScreen } from './EnvelopesScreen.tsx'

/** The query strings of the list's requests. */
const asked: URLSearchParams[] = []
const answered = http.get(listSignatureEnvelopes.pattern, ({ request }) => {
  asked.push(new URL(request.url).searchParams)
  return HttpResponse.json({ value: listed, '@odata.count': listed.length })
})
const place = atPlace(signatures, 'list', portal, [answered])

const meta = {
  title: 'Screens/Documents to sign',
  component: EnvelopesScreen,
  ...place,
  beforeEach: () => {
    place.beforeEach()
    asked.length = 0
  },
} satisfies Meta<typeof EnvelopesScreen>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Documents that wait for the reader, that the reader sent, and that are done. Also runs under the costly conditions.
 */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [link] = await canvas.findAllByRole('link', { name: open.name })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/app\/sign\/document\/2$/))
    await expect(canvas.getAllByText(asRead(texts.status.completed))[0]).toBeVisible()
    await expect(canvas.getAllByText(asRead(filled(texts.signedOf, { signed: 1, all: 2 })))[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.list.create })).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.list.verify })).toBeVisible()
    await expect(asked.at(-1)?.get('$orderby')).toBe('createdDate desc,id desc')
  },
}

/** People who may only read cannot start anything. */
export const ReadOnly: Story = {
  parameters: { ...inPortal(reader), picture: 'none' },
  play: async ({ canvas, globals }) => {
    await canvas.findAllByRole('link', { name: open.name })
    await expect(canvas.queryByRole('link', { name: textsOf(globals).list.create })).toBeNull()
  },
}

const states = listStates({
  asks: listSignatureEnvelopes,
  texts: signatureTexts,
  rows: [completed],
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = pictured(states.Empty)
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
