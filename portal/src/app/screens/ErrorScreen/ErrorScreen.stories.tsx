import { ApiProblem, NetworkFailure } from '@parvis/api-types/problems'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { en } from '../../../i18n/en.ts'
import { fr } from '../../../i18n/fr.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { withPortal } from '../../../stories/withPortal.tsx'
import { ErrorReferencesProvider } from '../../../telemetry/TelemetryContext.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const problem = (status: number) => new ApiProblem({ code: 'x', status, title: 'x', traceId })

const meta = {
  title: 'Screens/Error',
  component: ErrorScreen,
  decorators: [withPortal()],
  args: { error: new Error('secret detail of the program'), onReload: fn() },
} satisfies Meta<typeof ErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText(/secret/)).toBeNull()
    if (globals['locale'] === 'fr')
      await expect(canvas.getByText('Un problème a été détecté veuillez réessayer plus tard')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Reload the page|Recharger la page)$/ }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
/** The failure is in the services' log under the reference that the reader can give to support. */
export const WithReference: Story = {
  decorators: [
    Story => (
      <ErrorReferencesProvider value={{ referenceOf: () => traceId }}>
        <Story />
      </ErrorReferencesProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const reference = canvas.getByText(
      /^(Reference for support: |Référence pour l’assistance\s: )4bf92f3577b34da6/,
    )
    await expect(reference).not.toBeVisible()
    await userEvent.click(canvas.getByText(/^(Details|Détails)$/))
    await expect(reference).toBeVisible()
    await expect(canvas.queryByText(/secret/)).toBeNull()
  },
}

const textsOf = textsIn({ en, fr })
/** The screen shows the reason in the text for this failure. */
const saying =
  (reason: (texts: ReturnType<typeof textsOf>) => string): NonNullable<Story['play']> =>
  async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(reason(textsOf(globals)))
  }

export const Unauthorized: Story = {
  args: { error: problem(401) },
  play: saying(texts => texts.problem.unauthorized),
}
export const NoSuchAction: Story = {
  args: { error: problem(404) },
  play: saying(texts => texts.problem.actionMissing),
}
export const ServerFailed: Story = {
  args: { error: problem(500) },
  play: saying(texts => texts.problem.server),
}
export const NoNetwork: Story = {
  args: { error: new NetworkFailure(undefined) },
  play: saying(texts => texts.problem.network),
}
export const NewVersionPublished: Story = {
  args: { error: new TypeError('Failed to fetch dynamically imported module: /assets/x.js') },
  play: saying(texts => texts.error.chunk),
}

const setOnline = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
export const PartNotLoadedOffline: Story = {
  args: { error: new Error('Failed to fetch dynamically imported module: /assets/x.js') },
  beforeEach: () => {
    setOnline(false)
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('heading', { name: /^(You are offline|Vous êtes hors ligne)$/ }),
    ).toBeVisible()
    await expect(canvas.queryByText(/new version|nouvelle version/)).toBeNull()
    // Pressing does not reload without a network; the network's return triggers the reload.
    await userEvent.click(canvas.getByRole('button', { name: /^(Try now|Réessayer maintenant)$/ }))
    await expect(args.onReload).not.toHaveBeenCalled()
    setOnline(true)
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce())
  },
}
