import { createApplication } from '@parvis/api-types/generated/examples/authorization'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { clearToasts, ToastHost } from '@parvis/design-system/Toast'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { en } from '../../../../../i18n/en.ts'
import { fr } from '../../../../../i18n/fr.ts'
import { asRead, textsIn } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { atItsAddress, ledTo } from '../../../../../stories/at-its-address.tsx'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import { securityApplications } from '../../application.ts'
import { textsOf } from '../../security-stories.fixtures.ts'
import { atCreation, portal } from '../../story-places.fixtures.ts'
import { NewApplicationScreen } from './NewApplicationScreen.tsx'
import { openForm, write } from './story-form.fixtures.tsx'

const creation = recording(createApplication, { content: createApplication.success.application })

/** Around the addresses, so that a toast stays when the form is left. */
const withToasts: Decorator = Story => (
  <>
    <Story />
    <ToastHost />
  </>
)

const meta = {
  title: 'Screens/Application/New',
  component: NewApplicationScreen,
  decorators: [
    atItsAddress(securityApplications.paths.create),
    withToasts,
    withPortal({ ...portal, ...atCreation }),
  ],
  parameters: { layout: 'fullscreen', msw: [creation.handler] },
  beforeEach: () => {
    creation.sent.length = 0
  },
  afterEach: () => clearToasts(),
} satisfies Meta<typeof NewApplicationScreen>
export default meta
type Story = StoryObj<typeof meta>

/** From the empty form to the page of the new application, without a prompt about unsaved changes. */
export const Created: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    await userEvent.click(form.getByRole('button', { name: texts.form.create }))
    for (const name of ['name', 'technicalName', 'link'] as const)
      await waitFor(() => expect(field(name)).toBeInvalid())
    await write(field('name'), 'Inventaire')
    await write(field('technicalName'), 'Inventory')
    await write(field('link'), '/app/reseau')
    await write(field('redirectUrls'), 'https://inventory.parvis.example/signed-in{Enter}')
    await userEvent.click(form.getByRole('button', { name: texts.form.create }))
    await waitFor(() => expect(creation.sent).toHaveLength(1))
    await expect(creation.sent[0]?.body).toEqual({
      name: 'Inventaire',
      englishName: null,
      technicalName: 'Inventory',
      link: '/app/reseau',
      isInternal: true,
      clientId: null,
      tenantId: null,
      redirectUrls: ['https://inventory.parvis.example/signed-in'],
    })
    await ledTo(canvasElement, '/app/security/applications/7')
  },
}

let letGo: () => void = () => undefined
const sent: string[] = []
/** What is typed while the application is being created makes no second one: the page opens and says it is not saved. */
export const TypedAfterSending: Story = {
  parameters: {
    msw: [
      http.post(createApplication.pattern, async ({ request }) => {
        sent.push(await request.text())
        await new Promise<void>(resolve => (letGo = resolve))
        return HttpResponse.json(createApplication.success.application, { status: 201 })
      }),
    ],
    picture: 'none',
  },
  beforeEach: () => {
    sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    await write(field('name'), 'Inventaire')
    await write(field('technicalName'), 'Inventory')
    await write(field('link'), '/app/reseau')
    await write(field('redirectUrls'), 'https://inventory.parvis.example/signed-in{Enter}')
    await userEvent.click(form.getByRole('button', { name: texts.form.create }))
    await waitFor(() => expect(sent).toHaveLength(1))
    await userEvent.type(field('name'), ' tournant')
    letGo()
    await ledTo(canvasElement, '/app/security/applications/7')
    await expect(await screen.findByText(asRead(textsIn({ en, fr })(globals).form.typedLater))).toBeVisible()
    await expect(sent).toHaveLength(1)
  },
}
