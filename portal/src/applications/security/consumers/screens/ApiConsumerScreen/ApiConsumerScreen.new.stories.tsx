import { createApiConsumer } from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { atItsAddress, ledTo } from '../../../../../stories/at-its-address.tsx'
import { recording } from '../../../../../stories/recording.ts'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import { apiConsumers } from '../../application.ts'
import { atCreation, portal, textsOf, usersFound } from '../../consumers-stories.fixtures.ts'
import { NewConsumerScreen } from './NewConsumerScreen.tsx'
import { openForm, write } from './story-page.fixtures.tsx'

const creation = recording(createApiConsumer, { content: createApiConsumer.success.consumer })

const meta = {
  title: 'Screens/API consumer/New',
  component: NewConsumerScreen,
  decorators: [atItsAddress(apiConsumers.paths.create), withPortal({ ...portal, ...atCreation })],
  parameters: { layout: 'fullscreen', msw: [creation.handler, usersFound] },
  beforeEach: () => {
    creation.sent.length = 0
  },
} satisfies Meta<typeof NewConsumerScreen>
export default meta
type Story = StoryObj<typeof meta>

/** From the empty form, past its errors, to the page of the new consumer. */
export const Created: Story = {
  parameters: {
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field, choice } = await openForm(canvasElement, texts)
    await userEvent.click(form.getByRole('button', { name: texts.form.create }))
    await waitFor(() => expect(field('name')).toBeInvalid())
    await waitFor(() => expect(choice('ownerId')).toBeInvalid())
    await write(field('name'), 'Entrepôt de données')
    await userEvent.type(choice('ownerId'), 'Gir')
    await userEvent.click(await within(document.body).findByRole('option', { name: /Girard/ }))
    await userEvent.click(form.getByRole('button', { name: texts.form.create }))
    await waitFor(() => expect(creation.sent).toHaveLength(1))
    await expect(creation.sent[0]?.body).toEqual({
      name: 'Entrepôt de données',
      description: '',
      ownerId: 4,
      apis: [],
      quotaPerMinute: 60,
      quotaPerDay: 10_000,
    })
    await ledTo(canvasElement, '/app/security/consommateur/4')
  },
}
