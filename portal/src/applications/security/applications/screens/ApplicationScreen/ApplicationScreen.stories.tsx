import {
  deleteApplication,
  getApplication,
  updateApplication,
} from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { securityTexts } from '../../i18n/texts.ts'
import { foundInTurn, inventory, reader, textsOf } from '../../security-stories.fixtures.ts'
import { atRecord } from '../../story-places.fixtures.ts'
import { ApplicationScreen } from './ApplicationScreen.tsx'
import { ofApplication, openForm, write } from './story-form.fixtures.tsx'

const meta = {
  title: 'Screens/Application',
  component: ApplicationScreen,
  decorators: ofApplication,
  parameters: { layout: 'fullscreen', msw: [foundInTurn(inventory)] },
} satisfies Meta<typeof ApplicationScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const { form, field } = await openForm(canvasElement, textsOf(globals))
    await expect(field('name')).toHaveValue('Inventaire')
    await expect(field('redirectUrls')).toHaveValue(inventory.redirectUrls.join('\n'))
    await expect(form.getByRole('checkbox')).not.toBeChecked()
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Inventaire' })).toBeVisible()
    // In a sentence, a moment has its month as a word and no seconds.
    await expect(canvas.getByText(/ \d{4} (at|à) \d\d:\d\d( [AP]M)? (by|par) /)).toBeVisible()
  },
}

/** Without permission to edit, a reader sees the same page without actions, and the reason. */
export const Reader: Story = {
  parameters: inPortal({ person: reader }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(textsOf(globals).reader.title)).toBeVisible())
    await expect(canvas.getByText('http://localhost:5173/signed-in')).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
    await expect(canvas.queryByRole('button', { name: textsOf(globals).delete.open })).toBeNull()
  },
}

export const NoKey: Story = {
  parameters: { ...inPortal({ ...atRecord(), path: '/app/security/applications/seven' }), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(within(canvasElement).getByText(textsOf(globals).gone.title)).toBeVisible())
  },
}

const renamed = { ...updateApplication.success.changed, name: 'Stocks', englishName: null }
const saving = recording(updateApplication, { content: renamed })
/** Only changed fields are sent, with the version the reader saw. */
export const Saved: Story = {
  parameters: {
    picture: 'none',
    msw: [foundInTurn(inventory, { ...inventory, ...renamed }), saving.handler],
  },
  beforeEach: () => {
    saving.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    await write(field('name'), 'Stocks')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(form.getByText(texts.form.saved)).toBeVisible())
    await expect(saving.sent).toEqual([{ version: '"3"', body: { name: 'Stocks' } }])
    await waitFor(() =>
      expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Stocks' })).toBeVisible(),
    )
  },
}

/** Each field shows its error in words; the addresses name the line. */
export const Invalid: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    await userEvent.clear(field('name'))
    await write(field('technicalName'), '1 Inventory')
    await write(field('link'), 'inventory')
    await write(field('clientId'), 'é')
    await write(field('redirectUrls'), 'https://a.example/{Enter}http://b.example/*')
    await userEvent.click(form.getByRole('button', { name: texts.form.save }))
    for (const name of ['name', 'technicalName', 'link', 'clientId', 'redirectUrls'] as const)
      await waitFor(() => expect(field(name)).toBeInvalid())
    await expect(field('redirectUrls')).toHaveAccessibleDescription(/Add?resse? 2/)
  },
}

const used = recording(deleteApplication, {
  status: 409,
  content: deleteApplication.problem['application-in-use'],
})
/** The error names what uses the application, and nothing is lost. */
export const DeleteRefused: Story = {
  parameters: { msw: [foundInTurn(inventory), used.handler] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.delete.open }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.delete.confirm }))
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3))
    await expect(dialog.getByRole('alert')).toHaveTextContent('Inventaires')
  },
}

const long = 'Gestionnaire interministériel des habilitations et des délégations de signature'
/** Read-only addresses without a place to break. */
export const LongAddresses: Story = {
  parameters: {
    picture: 'none',
    ...inPortal({ person: reader }),
    msw: [
      foundInTurn({
        ...inventory,
        name: long,
        technicalName: 'Habilitations'.repeat(7),
        clientId: 'x'.repeat(100),
        redirectUrls: Array.from(
          { length: 9 },
          (_, url) => `https://${'long-'.repeat(20)}${url}.example/back`,
        ),
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('heading', { level: 1, name: long })).toBeVisible(),
    )
  },
}

const states = recordStates({
  asks: getApplication,
  texts: securityTexts,
  thing: { ...inventory, name: 'Inventaire des stocks' },
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
