import { createApplication, updateApplication } from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { recording } from '../../../../../stories/recording.ts'
import { foundInTurn, inventory, textsOf } from '../../security-stories.fixtures.ts'
import { ApplicationScreen } from './ApplicationScreen.tsx'
import { ofApplication, openForm, write } from './story-form.fixtures.tsx'

const meta = {
  title: 'Screens/Application/Editing',
  component: ApplicationScreen,
  decorators: ofApplication,
  parameters: { layout: 'fullscreen', msw: [foundInTurn(inventory)] },
} satisfies Meta<typeof ApplicationScreen>
export default meta
type Story = StoryObj<typeof meta>

const theirs = { ...inventory, '@odata.etag': '"4"', name: 'Leur nom', link: '/app/reseau' }
const raced = recording(
  updateApplication,
  { status: 412, content: updateApplication.problem['precondition-failed'] },
  { content: { ...updateApplication.success.changed, name: 'Mon nom' } },
)
/**
 * Somebody else saved first: both versions are shown side by side, and overwriting keeps the fields that only they
 * changed.
 */
export const Conflict: Story = {
  parameters: { picture: 'none', msw: [foundInTurn(inventory, theirs), raced.handler] },
  beforeEach: () => {
    raced.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const { field } = await openForm(canvasElement, textsOf(globals))
    await write(field('name'), 'Mon nom')
    await userEvent.keyboard('{Enter}')
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText('Leur nom')).toBeVisible())
    const overwrite = dialog
      .getAllByRole('button')
      .find(button => /Overwrite|Remplacer/.test(button.textContent))
    await userEvent.click(overwrite ?? canvasElement)
    await waitFor(() => expect(raced.sent).toHaveLength(2))
    await expect(raced.sent[1]).toEqual({ version: '"4"', body: { name: 'Mon nom' } })
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
  },
}

/** The services reject the name: its field shows the error, and no input is lost. */
export const NameTaken: Story = {
  parameters: {
    picture: 'none',
    msw: [foundInTurn(inventory), refuse(updateApplication, 'application-technical-name-taken')],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { field } = await openForm(canvasElement, texts)
    await write(field('technicalName'), 'Portal')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field('technicalName')).toBeInvalid())
    await expect(field('technicalName')).toHaveAccessibleDescription(
      new RegExp(texts.problem.technicalNameTaken),
    )
    await expect(field('technicalName')).toHaveValue('Portal')
  },
}

const creation = recording(createApplication, {
  content: { ...createApplication.success.application, id: 8 },
})
/**
 * The application was deleted while the form was open: the input can be saved as a new application, whose page then
 * opens.
 */
export const Gone: Story = {
  parameters: {
    picture: 'none',
    msw: [foundInTurn(inventory), refuse(updateApplication, 'not-found'), creation.handler],
  },
  beforeEach: () => {
    creation.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    await write(field('name'), 'Stocks')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(canvasElement).getByText(texts.form.goneTitle)).toBeVisible())
    await expect(field('name')).toHaveValue('Stocks')
    const again = form.getByRole('button', { name: texts.form.createAgain })
    await userEvent.click(again)
    await waitFor(() => expect(creation.sent).toHaveLength(1))
    await expect(creation.sent[0]?.body).toMatchObject({ name: 'Stocks', technicalName: 'Inventory' })
    await waitFor(() => expect(again).not.toBeInTheDocument())
  },
}

const failing = (handler: ReturnType<typeof refuse>) => ({ msw: [foundInTurn(inventory), handler] })
export const SaveFailed: Story = {
  parameters: { ...failing(refuse(updateApplication, 'server-error')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    await write(field('name'), 'Stocks')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(texts.form.failed))
    await expect(field('name')).toHaveValue('Stocks')
  },
}

export const Slow: Story = {
  parameters: { ...failing(neverAnswer(updateApplication)), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    await write(field('name'), 'Stocks')
    await userEvent.keyboard('{Enter}')
    const save = () => form.getByRole('button', { name: new RegExp(texts.form.save) })
    await waitFor(() => expect(save()).toHaveAttribute('data-pending', 'true'))
  },
}

const saving = recording(updateApplication, {
  content: { ...updateApplication.success.changed, name: 'Stocks' },
})
/** Saved values stay in the form however long the page takes to reload. */
export const Saved: Story = {
  parameters: { picture: 'none', msw: [foundInTurn(inventory), saving.handler] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    await write(field('name'), 'Stocks')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(form.getByText(texts.form.saved)).toBeVisible())
    await expect(field('name')).toHaveValue('Stocks')
  },
}
