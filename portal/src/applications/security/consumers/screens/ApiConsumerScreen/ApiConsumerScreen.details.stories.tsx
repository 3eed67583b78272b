import { createApiConsumer, updateApiConsumer } from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { refuse } from '../../../../../stories/answers.ts'
import { recording } from '../../../../../stories/recording.ts'
import { foundInTurn, keysFound, textsOf, usersFound, warehouse } from '../../consumers-stories.fixtures.ts'
import { ApiConsumerScreen } from './ApiConsumerScreen.tsx'
import { atPart, ofConsumer, openForm, write } from './story-page.fixtures.tsx'

const renamed = { ...updateApiConsumer.success.changed, name: 'Entrepôt' }
const saving = recording(updateApiConsumer, { content: renamed })
const creation = recording(createApiConsumer, { content: { ...createApiConsumer.success.consumer, id: 8 } })

const meta = {
  title: 'Screens/API consumer/Details',
  component: ApiConsumerScreen,
  decorators: ofConsumer,
  parameters: {
    layout: 'fullscreen',
    ...atPart('details'),
    picture: 'none',
    msw: [foundInTurn(warehouse), keysFound(), usersFound],
  },
  beforeEach: () => {
    saving.sent.length = 0
    creation.sent.length = 0
  },
} satisfies Meta<typeof ApiConsumerScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  parameters: { picture: 'story' },
  play: async ({ canvasElement, globals }) => {
    const { form, field, choice } = await openForm(canvasElement, textsOf(globals))
    await expect(field('name')).toHaveValue(warehouse.name)
    await waitFor(() => expect(choice('ownerId')).toHaveValue('Nicolas Girard'))
    await expect(form.getByText(globals['locale'] === 'fr' ? 'Missions' : 'Engagements')).toBeVisible()
  },
}

/** Only changed fields are sent, with the version the reader saw. */
export const Saved: Story = {
  parameters: {
    msw: [foundInTurn(warehouse, { ...warehouse, ...renamed }), keysFound(), usersFound, saving.handler],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    await write(field('name'), 'Entrepôt')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(form.getByText(texts.form.saved)).toBeVisible())
    await expect(saving.sent).toEqual([{ version: '"3"', body: { name: 'Entrepôt' } }])
    await waitFor(() =>
      expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Entrepôt' })).toBeVisible(),
    )
  },
}

/** The services reject the name: its field shows the error, and no input is lost. */
export const NameTaken: Story = {
  parameters: {
    msw: [
      foundInTurn(warehouse),
      keysFound(),
      usersFound,
      refuse(updateApiConsumer, 'api-consumer-name-taken'),
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { field } = await openForm(canvasElement, texts)
    await write(field('name'), 'Extranet')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field('name')).toBeInvalid())
    await expect(field('name')).toHaveValue('Extranet')
    await expect(field('name')).toHaveAccessibleDescription(new RegExp(texts.problem.nameTaken))
  },
}

const theirs = { ...warehouse, '@odata.etag': '"4"', name: 'Leur nom' }
/** Somebody else saved first: both versions are shown side by side. */
export const Conflict: Story = {
  parameters: {
    msw: [
      foundInTurn(warehouse, theirs),
      keysFound(),
      usersFound,
      refuse(updateApiConsumer, 'precondition-failed'),
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const { field } = await openForm(canvasElement, textsOf(globals))
    await write(field('name'), 'Mon nom')
    await userEvent.keyboard('{Enter}')
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText('Leur nom')).toBeVisible())
    await expect(dialog.getByText('Mon nom')).toBeVisible()
  },
}

/**
 * The consumer was deleted while the form was open: the input can be registered as a new consumer, whose page then
 * opens.
 */
export const Gone: Story = {
  parameters: {
    msw: [
      foundInTurn(warehouse),
      keysFound(),
      usersFound,
      refuse(updateApiConsumer, 'not-found'),
      creation.handler,
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    await write(field('name'), 'Entrepôt')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(canvasElement).getByText(texts.form.goneTitle)).toBeVisible())
    const again = form.getByRole('button', { name: texts.form.createAgain })
    await userEvent.click(again)
    await waitFor(() => expect(creation.sent).toHaveLength(1))
    await expect(creation.sent[0]?.body).toMatchObject({ name: 'Entrepôt', ownerId: 4 })
    await waitFor(() => expect(again).not.toBeInTheDocument())
  },
}
