import { listReferenceSheets } from '@parvis/api-types/generated/examples/organisation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { answerPage } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { listStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { references } from '../../application.ts'
import { en } from '../../i18n/en.ts'
import { fr } from '../../i18n/fr.ts'
import { counts, portal, readerOnly, sheetIn, sheets, textsOf } from '../../references-stories.fixtures.ts'
import { sheetPlaces } from '../../rules/sheet-places.ts'
import {
  DraftsScreen,
  PublishedScreen,
  RejectedByCommercialScreen,
  SubmittedScreen,
} from './SheetsScreen.tsx'

/** The queries sent for a list. */
const asked: URLSearchParams[] = []
const published = sheetIn('published')
const listed = http.get(listReferenceSheets.pattern, ({ request }) => {
  asked.push(new URL(request.url).searchParams)
  return HttpResponse.json({ value: sheets, '@odata.count': sheets.length })
})

const meta = {
  title: 'Screens/References/Lists',
  component: PublishedScreen,
  ...atPlace(references, ['published', ...sheetPlaces], portal, [listed, counts]),
  beforeEach: () => {
    asked.length = 0
  },
} satisfies Meta<typeof PublishedScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The reader's published sheets, beside the other lists with their counts. Also runs under the costly conditions. */
export const Loaded: Story = {
  parameters: { msw: [answerPage(listReferenceSheets, published), counts] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const title = globals['locale'] === 'fr' ? published.title : published.englishTitle
    const [link] = await canvas.findAllByRole('link', { name: title })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/app\/egf\/sheets\/7$/))
    await expect(canvas.getByRole('link', { name: texts.list.create })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/app\/egf\/sheets\/new$/),
    )
    const all = await canvas.findByRole('tab', { name: new RegExp(`^${texts.allPublished.tab}`) })
    await waitFor(() => expect(all).toHaveTextContent(/14/))
  },
}

/** Each list has its own filter; sheets that wait for the reader come first. */
export const AskedForMine: Story = {
  parameters: { picture: 'none' },
  play: async ({ globals }) => {
    await waitFor(() =>
      expect(asked.at(-1)?.get('$filter')).toBe("(status eq 'published' and isMine eq true)"),
    )
    await expect(asked.at(-1)?.get('$select')).toContain(
      globals['locale'] === 'fr' ? 'title' : 'englishTitle',
    )
  },
}

/** A rejected sheet, with the reason and the link to correct it. */
export const Rejected: Story = {
  render: () => <RejectedByCommercialScreen />,
  parameters: {
    ...inPortal(at(references, 'rejectedByCommercial')),
    msw: [
      answerPage(listReferenceSheets, {
        ...sheetIn('rejectedByCommercial'),
        reason: 'Indiquez une tranche.',
        mayChange: true,
      }),
      counts,
    ],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getAllByText('Indiquez une tranche.')[0]).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      texts.rejectedByCommercial.title,
    )
  },
}

/** The commercial team's sheets: those that wait for the reader first, then oldest first. */
export const ToValidate: Story = {
  render: () => <SubmittedScreen />,
  parameters: { ...inPortal(at(references, 'submitted')), picture: 'none' },
  play: async () => {
    await waitFor(() => expect(asked.at(-1)?.get('$orderby')).toBe('isWaitingForMe desc,statusDate,id'))
  },
}

/** A person who only reads cannot draft sheets. */
export const ReadOnly: Story = {
  render: () => <DraftsScreen />,
  parameters: {
    ...inPortal({ ...at(references, 'drafts'), person: readerOnly }),
    msw: [answerPage(listReferenceSheets), counts],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.drafts.emptyTitle)).toBeVisible())
    await expect(canvas.queryByRole('link', { name: texts.list.create })).toBeNull()
    await expect(within(canvas.getByRole('tabpanel')).getByText(texts.drafts.empty)).toBeVisible()
  },
}

const states = listStates({
  asks: listReferenceSheets,
  beside: [counts],
  texts: { en: { list: en.published }, fr: { list: fr.published } },
  rows: [published],
  shows: ({ accountName }) => accountName,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
