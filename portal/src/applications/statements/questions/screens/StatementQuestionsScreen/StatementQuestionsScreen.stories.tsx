import { listStatementQuestions, rateStatementQuestion } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, answerWith, problemOf } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { listStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { statementQuestions } from '../../application.ts'
import { statementQuestionsTexts } from '../../i18n/texts.ts'
import { portal, refused, remembered, textsOf, titleIn } from '../../statement-questions-stories.fixtures.ts'
import { StatementQuestionsScreen } from './StatementQuestionsScreen.tsx'

const listed = answerWith<'listStatementQuestions'>(listStatementQuestions, { value: [refused, remembered] })

const meta = {
  title: 'Screens/Statement questions',
  component: StatementQuestionsScreen,
  ...atPlace(statementQuestions, 'list', portal, [listed]),
} satisfies Meta<typeof StatementQuestionsScreen>
export default meta
type Story = StoryObj<typeof meta>

const addressed = (rest: string) => inPortal({ ...portal, ...at(statementQuestions, 'list', {}, rest) })

/** Questions by category, one of them open. Also runs under the costly conditions, at 320 px. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: titleIn(globals, refused) }))
    await expect(canvas.getByRole('heading', { level: 2, name: texts.category.import })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: texts.category.mapping })).toBeVisible()
    // The actions of editors are not offered.
    await expect(canvas.queryByRole('button', { name: texts.add })).toBeNull()
    await expect(canvas.queryByRole('button', { name: texts.edit.open })).toBeNull()
    const list = canvas
      .getAllByRole('list')
      .find(each => within(each).queryAllByRole('listitem').length === 2)
    await expect(list).toBeVisible()
  },
}

/** The address opens a question and scrolls to it, and it can be copied. */
export const Addressed: Story = {
  parameters: { ...addressed('#question-15'), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const title = await canvas.findByRole('button', { name: titleIn(globals, remembered), expanded: true })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(canvas.getByRole('button', { name: titleIn(globals, refused) })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    const copying = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: textsOf(globals).link.copy }))
    await expect(copying).toHaveBeenCalledWith(
      `${location.origin}${statementQuestions.address('list')}#question-15`,
    )
  },
}

/** An address of a question that no longer exists says so, above the list of questions. */
export const NotThere: Story = {
  parameters: { ...addressed('#question-99'), picture: 'none' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(asRead(textsOf(globals).gone.title))).toBeVisible()
    await expect(canvas.getByRole('button', { name: titleIn(globals, remembered) })).toBeVisible()
  },
}

/** Accents are ignored, and matches found only in the other language are listed, too. */
export const Searched: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const isFrench = globals['locale'] === 'fr'
    const field = await canvas.findByRole('searchbox', { name: texts.search.label })
    await userEvent.type(field, isFrench ? 'RETENUE' : 'retenue')
    await expect(await canvas.findByText(texts.search.found_one.replace('{{count}}', '1'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: titleIn(globals, remembered) })).toBeVisible()
    if (!isFrench) await expect(canvas.getByText(texts.search.inFrench)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'zzz')
    await expect(await canvas.findByText(texts.search.found_zero)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: titleIn(globals, remembered) })).toBeNull()
  },
}

const rating = recording(
  rateStatementQuestion,
  { content: { ...refused, myRating: true } },
  problemOf('not-found'),
)
/** A rating is announced once, and so is a failure to store one. */
export const Rated: Story = {
  parameters: { ...addressed('#question-12'), msw: [rating.handler, listed], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { helpful, problem } = textsOf(globals)
    const yes = await canvas.findByRole('button', { name: helpful.yes })
    await expect(yes).toHaveAccessibleDescription(helpful.question)
    await userEvent.click(yes)
    await waitFor(() => expect(rating.sent[0]?.body).toEqual({ isHelpful: true }))
    await userEvent.click(canvas.getByRole('button', { name: helpful.no }))
    const said = await canvas.findByRole('alert')
    await expect(said).toHaveTextContent(asRead(problem.gone))
    await expect(rating.sent[1]?.body).toEqual({ isHelpful: false })
  },
}

/** An earlier rating is shown as pressed. Pressing it again withdraws it. */
export const TakenBack: Story = {
  parameters: {
    ...addressed('#question-12'),
    msw: [rating.handler, answerPage(listStatementQuestions, { ...refused, myRating: true })],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const yes = await canvas.findByRole('button', { name: textsOf(globals).helpful.yes, pressed: true })
    await userEvent.click(yes)
    await waitFor(() => expect(rating.sent[0]?.body).toEqual({ isHelpful: null }))
  },
}

const states = listStates({
  asks: listStatementQuestions,
  texts: statementQuestionsTexts,
  rows: [{ ...remembered, englishTitle: remembered.title }],
  shows: ({ title }) => title,
  awaited: async (canvas, globals) => {
    await expect(canvas.getByText(textsOf(globals).loading)).toBeInTheDocument()
  },
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
