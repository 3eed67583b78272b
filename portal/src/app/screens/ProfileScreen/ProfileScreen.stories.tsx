import { listContacts } from '@parvis/api-types/generated/examples/customer-store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'
import { en } from '../../../i18n/en.ts'
import { fr } from '../../../i18n/fr.ts'
import { answer, answerWith, breakOff, neverAnswer, refuse } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
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
    await expect(canvas.getByText(/^Administ(er the|rer les) menus$/)).toBeVisible()
  },
}
const textsOf = textsIn(profileTexts)

/** The person's rights are known before the client directory has answered. */
export const Loading: Story = {
  parameters: { msw: [neverAnswer(listContacts)] },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(textsOf(globals).loading)).toBeInTheDocument()
    await expect(canvas.getByText(/^Administ(er the|rer les) menus$/)).toBeVisible()
    await expect(canvas.queryByText('admin@parvis.example')).toBeNull()
  },
}
/** Details known from signing in are shown; nothing else is made up. */
export const Empty: Story = {
  parameters: { msw: [answerWith<'listContacts'>(listContacts, { value: [] })] },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('admin@parvis.example')).toBeVisible())
    await expect(canvas.queryByText(textsOf(globals).landLine)).toBeNull()
    await expect(canvas.queryByText(textsOf(globals).address)).toBeNull()
  },
}
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
export const NoNetwork: Story = {
  parameters: { msw: [breakOff(listContacts)] },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(textsIn({ en, fr })(globals).problem.network)).toBeVisible())
    await expect(canvas.getByText('admin@parvis.example')).toBeVisible()
  },
}
export const CustomerWithoutRights: Story = {
  parameters: inPortal({ person: { type: 'Client', scopes: new Set() } }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(textsOf(globals).noRights)).toBeVisible()
    await expect(canvas.getByText(textsOf(globals).userType.Client)).toBeVisible()
    // A client may not query the directory, so nothing is loading.
    await expect(canvas.queryByText(textsOf(globals).loading)).toBeNull()
  },
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByText('AdministrationDesEtablissements.AutorisationsDesCommanditaires.Manage'),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getByText(/^marie-hildegarde\./)).toBeVisible())
  },
}
