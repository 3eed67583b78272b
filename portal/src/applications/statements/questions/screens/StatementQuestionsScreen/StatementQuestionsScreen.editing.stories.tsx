import {
  createStatementQuestion,
  deleteStatementQuestion,
  getStatementQuestion,
  listStatementQuestions,
  moveStatementQuestion,
  updateStatementQuestion,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, answerWith, problemOf } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { statementQuestions } from '../../application.ts'
import {
  counted,
  editor,
  hidden,
  remembered,
  textsOf,
  titleIn,
} from '../../statement-questions-stories.fixtures.ts'
import { StatementQuestionsScreen } from './StatementQuestionsScreen.tsx'

const listed = answerWith<'listStatementQuestions'>(listStatementQuestions, {
  value: [counted, hidden, remembered],
})
const addressed = (id: number) =>
  inPortal({ ...editor, ...at(statementQuestions, 'list', {}, `#question-${id}`) })

const meta = {
  title: 'Screens/Statement questions/Editing',
  component: StatementQuestionsScreen,
  ...atPlace(statementQuestions, 'list', editor, [listed]),
} satisfies Meta<typeof StatementQuestionsScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

async function choose(canvas: Canvas, title: string, item: string, actionsOf: string) {
  const name = filled(actionsOf, { title })
  await userEvent.click(await canvas.findByRole('button', { name }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

/** Editors see hidden questions, and how many people each answer has helped. */
export const Loaded: Story = {
  parameters: addressed(12),
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.hidden)).toBeVisible()
    await expect(
      canvas.getByText(text => text.includes(filled(texts.helpful.yesCount_other, { count: 9 }))),
    ).toBeVisible()
    // Whether the focus ring is drawn depends on the last input, the mouse of an earlier story or a key.
    const title = canvas.getByRole('button', { name: titleIn(globals, counted) })
    await waitFor(() => expect(title).toHaveFocus())
    title.blur()
  },
}

const creation = recording(createStatementQuestion, { content: { ...counted, id: 20 } })
/** A new question in both languages is hidden until it is published. A missing value is reported at its field. */
export const Added: Story = {
  parameters: { msw: [creation.handler, listed], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.add }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) })
    await userEvent.click(dialog.getByRole('button', { name: texts.create.confirm }))
    await waitFor(() => expect(field(texts.field.title)).toBeInvalid())
    await expect(creation.sent).toHaveLength(0)
    await userEvent.type(field(texts.field.title), 'Pourquoi ?')
    await userEvent.type(field(texts.field.answer), '- un{enter}- deux')
    await userEvent.type(field(texts.field.englishTitle), 'Why?')
    await userEvent.type(field(texts.field.englishAnswer), 'Because.')
    await userEvent.click(dialog.getByRole('button', { name: texts.create.confirm }))
    await waitFor(() =>
      expect(creation.sent[0]?.body).toEqual({
        category: 'import',
        title: 'Pourquoi ?',
        answer: '- un\n- deux',
        englishTitle: 'Why?',
        englishAnswer: 'Because.',
        isPublished: false,
      }),
    )
  },
}

const change = recording(updateStatementQuestion, { content: { ...counted, title: 'Autre titre' } })
/** Only changed fields are sent, for the version that was on screen. */
export const Edited: Story = {
  parameters: { ...addressed(12), msw: [change.handler, listed], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.edit.open }))
    const dialog = within(await screen.findByRole('dialog'))
    const title = dialog.getByRole('textbox', { name: new RegExp(`^${texts.field.title}`) })
    await userEvent.clear(title)
    await userEvent.type(title, 'Autre titre')
    await userEvent.click(dialog.getByRole('button', { name: texts.edit.confirm }))
    await waitFor(() =>
      expect(change.sent[0]).toEqual({ version: counted['@odata.etag'], body: { title: 'Autre titre' } }),
    )
  },
}

const late = recording(updateStatementQuestion, problemOf('precondition-failed'))
/** Somebody else has changed the question: both versions are shown before anything is overwritten. */
export const Conflict: Story = {
  parameters: {
    ...addressed(12),
    msw: [
      late.handler,
      listed,
      answerWith<'getStatementQuestion'>(getStatementQuestion, {
        ...counted,
        '@odata.etag': '"9"',
        title: 'Le titre de quelqu’un d’autre',
      }),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.edit.open }))
    const dialog = within(await screen.findByRole('dialog'))
    const title = dialog.getByRole('textbox', { name: new RegExp(`^${texts.field.title}`) })
    await userEvent.clear(title)
    await userEvent.type(title, 'Autre titre')
    await userEvent.click(dialog.getByRole('button', { name: texts.edit.confirm }))
    await waitFor(() => expect(screen.getAllByText('Le titre de quelqu’un d’autre')[0]).toBeVisible())
  },
}

const publication = recording(updateStatementQuestion, { content: { ...hidden, isPublished: true } })
/** A hidden question is published. */
export const Published: Story = {
  parameters: { ...addressed(13), msw: [publication.handler, listed], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await choose(canvas, titleIn(globals, hidden), texts.publish.open, texts.actionsOf)
    await waitFor(() => expect(publication.sent[0]?.body).toEqual({ isPublished: true }))
  },
}

/** The reason for a failure is shown beside the action. */
export const NotPublished: Story = {
  parameters: { ...addressed(13), msw: [late.handler, listed], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await choose(canvas, titleIn(globals, hidden), texts.publish.open, texts.actionsOf)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(asRead(texts.problem.changed))
  },
}

const moving = recording(moveStatementQuestion, { content: { value: [hidden, counted, remembered] } })
/** A question moves within its category: the last one can move up but not down. */
export const Moved: Story = {
  parameters: { ...addressed(13), msw: [moving.handler, listed], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const name = filled(texts.actionsOf, { title: titleIn(globals, hidden) })
    await userEvent.click(await canvas.findByRole('button', { name }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: texts.move.up })).toBeVisible())
    await expect(screen.queryByRole('menuitem', { name: texts.move.down })).toBeNull()
    await userEvent.click(screen.getByRole('menuitem', { name: texts.move.up }))
    await waitFor(() => expect(moving.sent[0]?.body).toEqual({ beforeId: 12 }))
  },
}

const deletion = recording(deleteStatementQuestion, { status: 204 })
/** Deleting asks for confirmation, and says what is deleted with the question. */
export const Deleted: Story = {
  parameters: { ...addressed(12), msw: [deletion.handler, listed], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await choose(canvas, titleIn(globals, counted), texts.delete.open, texts.actionsOf)
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(asRead(texts.delete.text))).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: texts.delete.confirm }))
    await waitFor(() => expect(deletion.sent[0]?.version).toBe(counted['@odata.etag']))
  },
}

/** Without any questions, an editor is invited to add the first. */
export const Empty: Story = {
  parameters: { msw: [answerPage(listStatementQuestions)], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(texts.list.emptyForEditors))).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: texts.add })).toHaveLength(2)
  },
}
