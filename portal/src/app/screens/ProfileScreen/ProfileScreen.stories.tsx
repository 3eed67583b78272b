import { listContacts } from '@parvis/api-types/generated/examples/customer-store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'
import { answer, answerWith, breakOff, neverAnswer, refuse } from '../../../stories/answers.ts'
import { inPortal, withPortal } from '../../../stories/withPortal.tsx'
import { profileTexts } from './i18n/texts.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

const [firstAnswer] = Object.keys(listContacts.success) as (keyof typeof listContacts.success)[]

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  decorators: [withPortal({ path: '/profile', texts: { profile: profileTexts } })],
  parameters: { layout: 'fullscreen', msw: firstAnswer ? [answer(listContacts, firstAnswer)] : [] },
} satisfies Meta<typeof ProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('admin@parvis.example')).toBeVisible())
    await expect(canvas.getByText('Menus')).toBeVisible()
  },
}
export const Loading: Story = { parameters: { msw: [neverAnswer(listContacts)] } }
export const Empty: Story = { parameters: { msw: [answerWith<'listContacts'>(listContacts, { value: [] })] } }
export const ServerFails: Story = {
  parameters: { msw: [refuse(listContacts, 'server-error')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByText(/server returned an error|serveur a renvoyé une erreur/)).toBeVisible(),
    )
    await expect(canvas.getByText('admin@parvis.example')).toBeVisible()
  },
}
export const NoNetwork: Story = { parameters: { msw: [breakOff(listContacts)] } }
export const CustomerWithoutRights: Story = {
  parameters: inPortal({ person: { type: 'Client', scopes: new Set() } }),
}
export const LongText: Story = {
  parameters: inPortal({
    person: {
      fullName: 'Marie-Hildegarde de la Rochefoucauld-Saint-Exupéry-Montmorency',
      firstName: 'Marie-Hildegarde',
      email: 'marie-hildegarde.de-la-rochefoucauld-saint-exupery-montmorency@filiale.groupe.parvis.example',
      scopes: new Set(['AdministrationDesEtablissements.AutorisationsDesCommanditaires.Manage']),
    },
  }),
}
