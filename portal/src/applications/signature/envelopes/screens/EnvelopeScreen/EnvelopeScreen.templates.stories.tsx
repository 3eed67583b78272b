import {
  createSignatureTemplate,
  deleteSignatureTemplate,
  getSignatureEnvelope,
  listSignatureTemplates,
  sendSignatureEnvelope,
  updateSignatureTemplate,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerInTurn, breakOff, neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { signatures } from '../../application.ts'
import { atPlaceWithToasts, documentFile, draft, portal, textsOf } from '../../signature-stories.fixtures.tsx'
import { EnvelopeScreen } from './EnvelopeScreen.tsx'

const sending = recording(sendSignatureEnvelope, { content: sendSignatureEnvelope.success.sent })
const keeping = recording(createSignatureTemplate, { content: createSignatureTemplate.success.mandate })
const author = { ...portal, person: { ...portal.person, email: draft.createdBy } }
const found = answerInTurn(getSignatureEnvelope, draft)

const meta = {
  title: 'Screens/Templates of signatures',
  component: EnvelopeScreen,
  ...atPlaceWithToasts(signatures, 'record', author, [found, ...documentFile], { envelopeId: draft.id }),
} satisfies Meta<typeof EnvelopeScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
type Texts = ReturnType<typeof textsOf>

const templatesFor = (...handlers: HttpHandler[]) => ({
  msw: [found, ...documentFile, ...handlers, sending.handler],
})

/** Opens the author's templates. */
async function openTemplates(canvas: Canvas, texts: Texts) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.template.open }))
  return within(await screen.findByRole('dialog', { name: texts.template.title }))
}

/** Opens the dialog for saving the places of the draft. */
async function openSaving(canvas: Canvas, texts: Texts) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.saveTemplate.open }))
  return within(await screen.findByRole('dialog', { name: texts.saveTemplate.title }))
}

const templateName = (texts: Texts) => new RegExp(`^${texts.template.name}`)

/** A template places the signer, and a message lists the pages that the document lacks. */
export const TemplateUsed: Story = {
  parameters: templatesFor(answer(listSignatureTemplates, 'some')),
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const page = new RegExp(`^${texts.prepare.page}`)
    const first = await openTemplates(canvas, texts)
    await expect(await first.findAllByRole('radio')).toHaveLength(2)
    await userEvent.click(first.getByRole('button', { name: texts.template.use }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // Counted from the end, page 1 is the third page of this document.
    await expect(canvas.getByRole('textbox', { name: page })).toHaveValue('3')
    const name = 'Mandat à deux, en dernière page'
    const used = await canvas.findByRole('status', { name: filled(texts.template.used, { name }) })
    await expect(used).toHaveTextContent(asRead(filled(texts.template.free_one, { count: 1 })))
    const second = await openTemplates(canvas, texts)
    await userEvent.click(await second.findByRole('radio', { name: /Rapport/ }))
    await userEvent.click(second.getByRole('button', { name: texts.template.use }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: page })).toHaveValue('1')
    const title = filled(texts.template.usedPartly, { name: 'Rapport, pages 1 et 5' })
    const partly = await canvas.findByRole('status', { name: title })
    await expect(partly).toHaveTextContent(asRead(filled(texts.template.missing, { signer: 2, page: 5 })))
    await expect(partly).toHaveTextContent(asRead(texts.template.elsewhere))
    await userEvent.click(canvas.getByRole('button', { name: texts.prepare.submitAlone }))
    await waitFor(() =>
      expect(sending.sent.at(-1)?.body).toMatchObject({
        signers: [{ contactId: null, page: 1, across: 100, down: 0 }],
      }),
    )
  },
}

/** Fields are saved with a template and restored with it, except on pages that the document lacks. */
export const TemplateWithFields: Story = {
  parameters: {
    ...templatesFor(answer(listSignatureTemplates, 'fields'), keeping.handler),
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const dialog = await openTemplates(canvas, texts)
    const signed = filled(texts.template.end_other, { count: 2 })
    await expect(await dialog.findByRole('radio', { name: /Mandat à remplir/ })).toHaveAccessibleDescription(
      filled(texts.template.withFields_other, { signed, count: 3 }),
    )
    await userEvent.click(dialog.getByRole('button', { name: texts.template.use }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const title = filled(texts.template.usedPartly, { name: 'Mandat à remplir' })
    const said = await canvas.findByRole('status', { name: title })
    await expect(said).toHaveTextContent(
      asRead(filled(texts.template.missingFieldEnd, { label: 'Annexes reçues', page: 4 })),
    )
    await expect(said).toHaveTextContent(asRead(filled(texts.template.free_one, { count: 1 })))
    const saving = await openSaving(canvas, texts)
    await userEvent.type(saving.getByRole('textbox', { name: templateName(texts) }), 'Seul')
    await userEvent.click(saving.getByRole('radio', { name: texts.saveTemplate.end }))
    await userEvent.click(saving.getByRole('button', { name: texts.saveTemplate.confirm }))
    const text = { kind: 'text', label: 'Lieu de signature', isRequired: true, maxLength: 60 }
    await waitFor(() =>
      expect(keeping.sent.at(-1)?.body).toMatchObject({
        name: 'Seul',
        places: [{ page: 1, across: 0, down: 100, fields: [{ ...text, page: 1 }] }],
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: texts.prepare.submitAlone }))
    // Counted from the end, page 1 is the third page of this document.
    await waitFor(() =>
      expect(sending.sent.at(-1)?.body).toMatchObject({
        signers: [{ page: 3, across: 0, down: 100, fields: [{ ...text, page: 3, across: 0, down: 60 }] }],
      }),
    )
  },
}

/** There are no templates at first. */
export const NoTemplates: Story = {
  parameters: { ...templatesFor(answer(listSignatureTemplates, 'none')), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const dialog = await openTemplates(canvas, texts)
    await expect(await dialog.findByRole('heading', { name: texts.template.emptyTitle })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: texts.template.use })).toBeNull()
  },
}

/** While templates are loading, there is nothing to use. */
export const TemplatesAwaited: Story = {
  parameters: { ...templatesFor(neverAnswer(listSignatureTemplates)), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const dialog = await openTemplates(canvas, texts)
    await expect(await dialog.findByText(texts.template.loading)).toBeInTheDocument()
    await expect(dialog.queryByRole('button', { name: texts.template.use })).toBeNull()
  },
}

/** The templates fail to load, but the draft can still be used. */
export const TemplatesNotLoaded: Story = {
  parameters: { ...templatesFor(breakOff(listSignatureTemplates)), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const dialog = await openTemplates(canvas, texts)
    await expect(
      await dialog.findByRole('heading', { name: texts.template.failed }, { timeout: 10_000 }),
    ).toBeVisible()
  },
}

/** The places are saved with pages counted from the end, once they have a name. */
export const TemplateSaved: Story = {
  parameters: { ...templatesFor(keeping.handler), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const dialog = await openSaving(canvas, texts)
    const confirm = dialog.getByRole('button', { name: texts.saveTemplate.confirm })
    await userEvent.click(confirm)
    await expect(keeping.sent).toHaveLength(0)
    await userEvent.type(dialog.getByRole('textbox', { name: templateName(texts) }), ' Mandat ')
    await userEvent.click(dialog.getByRole('radio', { name: texts.saveTemplate.end }))
    await userEvent.click(confirm)
    await waitFor(() => expect(keeping.sent).toHaveLength(1))
    await expect(keeping.sent[0]?.body).toEqual({
      name: 'Mandat',
      pagesFrom: 'end',
      places: [{ page: 1, across: 100, down: 100 }],
    })
    await waitFor(() => expect(screen.getByText(texts.saveTemplate.done)).toBeVisible())
  },
}

/** A name that is already taken is reported at the field, and the input stays. */
export const TemplateNameTaken: Story = {
  parameters: {
    ...templatesFor(refuse(createSignatureTemplate, 'signature-template-name-taken')),
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const dialog = await openSaving(canvas, texts)
    const field = dialog.getByRole('textbox', { name: templateName(texts) })
    await userEvent.type(field, 'Mandat')
    await userEvent.click(dialog.getByRole('button', { name: texts.saveTemplate.confirm }))
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(new RegExp(asRead(texts.problem.templateName))),
    )
    await expect(field).toHaveValue('Mandat')
  },
}

/** The limit of fifty templates is reached, and a message says what to do. */
export const TemplateLimit: Story = {
  parameters: {
    ...templatesFor(refuse(createSignatureTemplate, 'signature-template-limit-reached')),
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const dialog = await openSaving(canvas, texts)
    await userEvent.type(dialog.getByRole('textbox', { name: templateName(texts) }), 'Mandat')
    await userEvent.click(dialog.getByRole('button', { name: texts.saveTemplate.confirm }))
    const alert = await dialog.findByRole('alert', { name: texts.saveTemplate.failed })
    await expect(alert).toHaveTextContent(asRead(texts.problem.templateLimit))
  },
}

const renaming = recording(updateSignatureTemplate, { content: updateSignatureTemplate.success.renamed })
const dropping = recording(deleteSignatureTemplate, { status: 204 })
/** A template is renamed, in the version that was on screen; another one is deleted. */
export const TemplateRenamed: Story = {
  parameters: {
    ...templatesFor(answer(listSignatureTemplates, 'some'), renaming.handler, dropping.handler),
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const dialog = await openTemplates(canvas, texts)
    await userEvent.click(await dialog.findByRole('button', { name: texts.template.rename }))
    const title = filled(texts.renameTemplate.title, { name: 'Mandat à deux, en dernière page' })
    const renamed = within(await screen.findByRole('dialog', { name: title }))
    const field = renamed.getByRole('textbox', { name: templateName(texts) })
    await userEvent.clear(field)
    await userEvent.type(field, 'Mandat')
    await userEvent.click(renamed.getByRole('button', { name: texts.renameTemplate.confirm }))
    await waitFor(() => expect(renaming.sent).toHaveLength(1))
    await expect(renaming.sent[0]).toMatchObject({ body: { name: 'Mandat' }, version: '"1"' })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
    await userEvent.click(dialog.getByRole('radio', { name: /Rapport/ }))
    await userEvent.click(dialog.getByRole('button', { name: texts.template.delete }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: texts.removeTemplate.confirm }))
    await waitFor(() => expect(dropping.sent).toHaveLength(1))
    await expect(dropping.sent[0]).toMatchObject({ version: '"3"' })
  },
}
