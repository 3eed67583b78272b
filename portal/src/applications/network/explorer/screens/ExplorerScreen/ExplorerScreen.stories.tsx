import {
  changeListViews,
  getListViews,
  getNetworkChoices,
  rankClientStaff,
  readNetwork,
  searchNetwork,
} from '@parvis/api-types/generated/examples/portal'
import { Button } from '@parvis/design-system/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { useNavigate } from 'react-router'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { answer, neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { at, atPlace, ledTo } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { screenStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { network } from '../../application.ts'
import { asked, beside, empty, mine, opens, part, portal, textsOf } from '../../network-stories.fixtures.ts'
import type { NetworkPart } from '../../network.ts'
import { ExplorerScreen } from './ExplorerScreen.tsx'

const { beforeEach: forget, ...place } = atPlace(network, 'explore', portal, [opens(() => part), ...beside])

const meta = {
  title: 'Screens/Network/Explorer',
  component: ExplorerScreen,
  ...place,
  beforeEach: () => {
    asked.length = 0
    forget()
  },
} satisfies Meta<typeof ExplorerScreen>
export default meta
type Story = StoryObj<typeof meta>

const addressed = (search: string) => inPortal({ ...portal, ...at(network, 'explore', {}, search) })
const fontaine = 'Fontaine & Filles – Maison de thé SAS'
const claire = 'Claire Fontaine'
const opened = '?start=client-1&open=client-1.engagement.20&year=2025_2026'

const treeOf = (canvasElement: HTMLElement) => within(canvasElement).findByRole('treegrid')
const detailsOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: /^(Details|Détail)$/ }))

/** An expanded client, from the address. Also runs under the costly conditions. */
export const Loaded: Story = {
  parameters: addressed(`${opened}&at=client-1&view=list`),
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const tree = within(await treeOf(canvasElement))
    await expect(
      await tree.findByRole('row', { name: new RegExp(`^${fontaine}`), selected: true }),
    ).toBeVisible()
    await expect(asked.at(-1)).toEqual({
      start: ['client-1'],
      mine: 0,
      open: [{ key: 'client-1', kind: 'engagement', count: 20 }],
      years: [2025, 2026],
      statuses: [],
    })
    const details = await detailsOf(canvasElement)
    await expect(
      details.getByText(asRead(filled(texts.details.shown, { shown: 2, count: 142 }))),
    ).toBeVisible()
    await userEvent.click(
      details.getByRole('button', {
        name: filled(texts.details.all, { elements: filled(texts.count.engagement_other, { count: 142 }) }),
      }),
    )
    await waitFor(() =>
      expect(asked.at(-1)?.open).toEqual([{ key: 'client-1', kind: 'engagement', count: 142 }]),
    )
    await userEvent.click(await details.findByRole('button', { name: texts.details.close_engagement }))
    await waitFor(() => expect(asked.at(-1)?.open).toEqual([]))
  },
}

/** The same content as a graph. */
export const AsAGraph: Story = {
  parameters: addressed(`${opened}&view=graph`),
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const group = await within(canvasElement).findByRole('group', { name: texts.explore.label })
    await expect(await within(group).findByRole('radio', { name: /^(Graph|Graphe)$/ })).toBeChecked()
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull())
  },
}

/** No start is chosen yet: the reader searches for one, or starts from their own clients. */
export const Start: Story = {
  play: async ({ canvasElement, canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.explore.emptyTitle)).toBeVisible()
    await expect(asked).toEqual([])
    await userEvent.type(canvas.getByRole('combobox', { name: texts.explore.start }), 'fontaine')
    const option = await screen.findByRole('option', { name: new RegExp(claire) })
    await expect(option).toHaveTextContent(texts.kind.contact)
    await userEvent.click(option)
    await waitFor(() => expect(asked.at(-1)?.start).toEqual(['contact-5']))
    // The field is empty for the next element and keeps the focus.
    await waitFor(() => expect(canvas.getByRole('combobox', { name: texts.explore.start })).toHaveFocus())
    await expect(canvas.getByRole('combobox', { name: texts.explore.start })).toHaveValue('')
    const details = await detailsOf(canvasElement)
    await expect(await details.findByRole('heading', { name: claire })).toBeVisible()
  },
}

/** The reader's own clients, and more of them. */
export const MyClients: Story = {
  parameters: { msw: [opens(() => mine), ...beside] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.explore.mine }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ start: [], mine: 20 }))
    await expect(
      await canvas.findByText(asRead(filled(texts.explore.mineShown_other, { shown: 12, count: 12 }))),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.explore.restart }))
    await expect(await canvas.findByText(texts.explore.emptyTitle)).toBeVisible()
  },
}

let answerNow = () => {}

/** A link to another screen, like the links of the portal. */
function WayOut() {
  const navigate = useNavigate()
  const { t } = useTranslation('network')
  return <Button onPress={() => void navigate(network.address('paths'))}>{t('explore.findPath')}</Button>
}

/** A reader who leaves before the answer arrives stays on the new page. */
export const LeftWhileWaiting: Story = {
  decorators: [
    Story => (
      <>
        <Story />
        <WayOut />
      </>
    ),
  ],
  parameters: {
    msw: [
      http.post(readNetwork.pattern, async () => {
        await new Promise<void>(resolve => {
          answerNow = resolve
        })
        return HttpResponse.json(mine)
      }),
      ...beside,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.explore.mine }))
    await userEvent.click(canvas.getByRole('button', { name: texts.explore.findPath }))
    await ledTo(canvasElement, '/app/reseau/paths')
    answerNow()
    // Long enough for the answer to be processed.
    await new Promise(resolve => setTimeout(resolve, 500))
    await ledTo(canvasElement, '/app/reseau/paths')
    await expect(canvas.queryByRole('heading', { level: 1, name: texts.explore.title })).toBeNull()
  },
}

/** Hidden kinds and the current view follow the address: a fresh start shows everything again. */
export const StartedAnew: Story = {
  parameters: { ...addressed(`${opened}&at=client-1&view=list&without=contact`), picture: 'none' },
  play: async ({ canvasElement, canvas, globals }) => {
    const texts = textsOf(globals)
    const tree = within(await treeOf(canvasElement))
    await tree.findByRole('row', { name: new RegExp(`^${fontaine}`) })
    await expect(tree.queryByRole('row', { name: new RegExp(`^${claire}`) })).toBeNull()
    const contacts = canvas.getByRole('button', { name: new RegExp(`^${texts.kinds.contact}`) })
    await expect(contacts).toHaveAttribute('aria-pressed', 'false')
    const details = await detailsOf(canvasElement)
    await userEvent.click(details.getByRole('button', { name: texts.details.restart }))
    await expect(await tree.findByRole('row', { name: new RegExp(`^${claire}`) })).toBeVisible()
    await expect(contacts).toHaveAttribute('aria-pressed', 'true')
  },
}

/** The people who work most for a client, in words and figures, and then in the network. */
export const WhoKnowsTheClient: Story = {
  parameters: { ...addressed(`${opened}&at=client-1&view=list`), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const details = await detailsOf(canvasElement)
    await userEvent.click(await details.findByRole('button', { name: texts.staff.title }))
    const nine = filled(texts.staff.engagements_other, { count: 9 })
    await expect(await details.findByText(new RegExp(`^${asRead(nine)}`))).toBeVisible()
    await userEvent.click(
      details.getByRole('button', { name: filled(texts.staff.show, { name: 'Samuel Okafor' }) }),
    )
    await waitFor(() => expect(asked.at(-1)?.start).toEqual(['client-1', 'staff-4']))
  },
}

/** The people who connect the shown elements, by the paths through them, and then in the network. */
export const KeyPeople: Story = {
  parameters: addressed(`${opened}&view=list`),
  play: async ({ canvasElement, canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.people.title }))
    const partner = 'Hélène d’Arcy'
    await expect(
      await canvas.findByText(`${partner} (${texts.kind.staff})`, {}, { timeout: 5000 }),
    ).toBeVisible()
    await expect(canvas.getByText(/^10\s?%/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: filled(texts.people.show, { name: partner }) }))
    const details = await detailsOf(canvasElement)
    await expect(await details.findByRole('heading', { name: partner })).toBeVisible()
  },
}

/** None of the shown elements connects others. */
export const NoKeyPeople: Story = {
  parameters: { ...addressed(`${opened}&view=list&without=staff`), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.people.title }))
    await expect(await canvas.findByText(texts.people.none, {}, { timeout: 5000 })).toBeVisible()
  },
}

/** The browser cannot start a worker. */
export const KeyPeopleNotFound: Story = {
  parameters: { ...addressed(`${opened}&view=list`), picture: 'none' },
  beforeEach: () => {
    const { Worker } = window
    window.Worker = class extends Worker {
      constructor() {
        super('data:,')
        this.terminate()
        throw new Error('No worker can be started')
      }
    }
    return () => {
      window.Worker = Worker
    }
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.people.title }))
    await expect(await canvas.findByText(texts.people.failed, {}, { timeout: 5000 })).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.explore.retry })).toBeVisible()
  },
}

/** The client was deleted after the network was loaded. */
export const ClientGone: Story = {
  parameters: {
    ...addressed(`${opened}&at=client-1&view=list`),
    msw: [opens(() => part), refuse(rankClientStaff, 'not-found'), ...beside],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const details = await detailsOf(canvasElement)
    await userEvent.click(await details.findByRole('button', { name: texts.staff.title }))
    await expect(await details.findByText(asRead(texts.problem.clientGone), { exact: false })).toBeVisible()
  },
}

/** No staff is recorded, or cannot be identified. */
export const NobodyKnown: Story = {
  parameters: {
    ...addressed(`${opened}&at=client-1&view=list`),
    msw: [opens(() => part), answer(rankClientStaff, 'none'), ...beside],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const details = await detailsOf(canvasElement)
    await userEvent.click(await details.findByRole('button', { name: texts.staff.title }))
    await expect(await details.findByText(asRead(texts.staff.empty))).toBeVisible()
  },
}

/** An element is hidden from both graph and list, and shown again. */
export const Hidden: Story = {
  parameters: { ...addressed(`${opened}&at=contact-5&view=list`), picture: 'none' },
  play: async ({ canvasElement, canvas, globals }) => {
    const texts = textsOf(globals)
    const tree = within(await treeOf(canvasElement))
    await tree.findByRole('row', { name: new RegExp(`^${claire}`) })
    const details = await detailsOf(canvasElement)
    await userEvent.click(details.getByRole('button', { name: texts.details.hide }))
    await waitFor(() => expect(tree.queryByRole('row', { name: new RegExp(`^${claire}`) })).toBeNull())
    await expect(canvas.getByText(asRead(filled(texts.explore.hidden_one, { count: 1 })))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.explore.showHidden }))
    await expect(await tree.findByRole('row', { name: new RegExp(`^${claire}`) })).toBeVisible()
  },
}

const morvan = 'Atelier Morvan SARL'
const [first] = part.nodes
if (!first) throw new Error('the example has a client')
const withSupplier: NetworkPart = {
  ...part,
  nodes: [
    { ...first, neighbors: [{ kind: 'client', count: 1 }] },
    {
      element: { ...first.element, key: 'client-14', name: morvan, number: '100014' },
      neighbors: [{ kind: 'client', count: 1 }],
    },
  ],
  links: [{ source: 'client-14', target: 'client-1', relations: ['supplier', 'competitor'] }],
}

/** A client that is both supplier and competitor: both relations are shown, from either end. */
export const RelatedClients: Story = {
  parameters: {
    ...addressed('?start=client-1_client-14&at=client-1&view=list'),
    msw: [opens(() => withSupplier), ...beside],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const both = (supplier: string) =>
      new Intl.ListFormat(globals['locale'] === 'fr' ? 'fr' : 'en').format([supplier, texts.link.competitor])
    const details = await detailsOf(canvasElement)
    await expect(await details.findByText(texts.related)).toBeVisible()
    await expect(details.getByText(both(texts.link.supplierBack), { exact: false })).toBeVisible()
    await userEvent.click(within(await treeOf(canvasElement)).getByRole('row', { name: new RegExp(morvan) }))
    await waitFor(() => expect(details.getByText(both(texts.link.supplier), { exact: false })).toBeVisible())
  },
}

/** A status narrows the neighbours, including their counts. */
export const Filtered: Story = {
  parameters: { ...addressed('?start=client-1&view=list'), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const field = await canvas.findByRole('combobox', { name: texts.explore.statuses })
    await userEvent.type(field, texts.status.Clos)
    await userEvent.click(await screen.findByRole('option', { name: texts.status.Clos }))
    await waitFor(() => expect(asked.at(-1)?.statuses).toEqual(['Clos']))
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
  },
}

/** If loading more fails, the picture stays and the page says why. */
export const NotExpanded: Story = {
  parameters: {
    picture: 'none',
    ...addressed(`${opened}&at=client-1&view=list`),
    msw: [opens(({ open }) => (open.length > 1 ? undefined : part)), ...beside],
  },
  play: async ({ canvasElement, canvas, globals }) => {
    const texts = textsOf(globals)
    const details = await detailsOf(canvasElement)
    await userEvent.click(
      await details.findByRole('button', {
        name: filled(texts.details.more, { elements: filled(texts.count.contact_other, { count: 5 }) }),
      }),
    )
    await expect(await canvas.findByText(texts.explore.notChanged)).toBeVisible()
    await expect(canvas.getByRole('row', { name: new RegExp(`^${fontaine}`) })).toBeVisible()
  },
}

/** The same on the start page, with an empty picture. */
export const NotStarted: Story = {
  parameters: { msw: [opens(() => undefined), ...beside], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.explore.mine }))
    await expect(await canvas.findByText(texts.explore.notChanged)).toBeVisible()
    await expect(canvas.getByText(texts.explore.emptyTitle)).toBeVisible()
  },
}

const kept = [
  {
    key: 'a1',
    name: 'Fontaine 2025–2026',
    view: 'f.start=any:client-1&f.open=any:client-1.engagement.20&f.put=any:client-1.400.-250&f.year=any:2025_2026&f.view=any:graph',
    isDefault: true,
  },
  { key: 'b2', name: 'Mes clients – My clients', view: 'f.mine=any:20&f.view=any:list', isDefault: false },
]
const keeping = recording(changeListViews, { content: { value: kept } })

/** An address without parameters opens the reader's default view; the current picture can be saved under a name. */
export const KeptViews: Story = {
  parameters: {
    msw: [
      opens(({ mine: count }) => (count > 0 ? mine : part)),
      http.get(getListViews.pattern, () => HttpResponse.json({ value: kept })),
      keeping.handler,
      ...beside,
    ],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const menu = await canvas.findByRole('button', { name: /^Fontaine 2025–2026$/ })
    await waitFor(() =>
      expect(asked).toEqual([
        {
          start: ['client-1'],
          mine: 0,
          open: [{ key: 'client-1', kind: 'engagement', count: 20 }],
          years: [2025, 2026],
          statuses: [],
        },
      ]),
    )
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^Mes clients/ }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ start: [], mine: 20 }))
    // The picture changes as a whole once the answer arrives, and hidden kinds are shown again.
    await canvas.findByText(asRead(filled(texts.explore.mineShown_other, { shown: 12, count: 12 })))
    const chosen = await canvas.findByRole('button', { name: /^Mes clients/ })
    const contacts = await canvas.findByRole('button', { name: new RegExp(`^${texts.kinds.contact}`) })
    await userEvent.click(contacts)
    await waitFor(() => expect(contacts).toHaveAttribute('aria-pressed', 'false'))
    await userEvent.click(chosen)
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Save as…|Enregistrer sous…)$/ }))
    await userEvent.type(await screen.findByRole('textbox'), 'Moi{Enter}')
    await waitFor(() => expect(keeping.sent).toHaveLength(1))
    await expect(keeping.sent[0]?.body).toMatchObject({
      list: 'network.explore',
      kept: [
        {
          name: 'Moi',
          view: 'f.mine=any%3A20&f.without=any%3Acontact&f.view=any%3Alist',
          isDefault: false,
        },
      ],
      removed: [],
    })
  },
}

/** The address leads to nothing, or to nothing the reader may see. */
export const Nothing: Story = {
  parameters: { ...addressed('?start=client-99'), msw: [opens(() => empty), ...beside] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.explore.noneTitle)).toBeVisible()
    await expect(canvas.getByText(asRead(texts.explore.none))).toBeVisible()
  },
}

/** The reader has no clients. */
export const NoClients: Story = {
  parameters: { ...addressed('?mine=20'), msw: [opens(() => empty), ...beside], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.explore.noMineTitle)).toBeVisible()
    await expect(canvas.getByText(asRead(texts.explore.noMine))).toBeVisible()
  },
}

/** The filters exclude all of the reader's clients, and can be removed. */
export const AllFilteredOut: Story = {
  parameters: {
    ...addressed('?mine=20&year=1999'),
    msw: [opens(({ years }) => (years.length > 0 ? empty : mine)), ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(texts.explore.noMineFiltered))).toBeVisible()
    await expect(canvas.queryByText(texts.explore.noMineTitle)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: texts.explore.clearFilters }))
    await waitFor(() => expect(asked.at(-1)?.years).toEqual([]))
    await expect(
      await canvas.findByText(asRead(filled(texts.explore.mineShown_other, { shown: 12, count: 12 }))),
    ).toBeVisible()
  },
}

const long = 'Anticonstitutionnellement commissariat_aux_comptes '.repeat(3).trim()
const ugly: NetworkPart = {
  ...part,
  isCut: true,
  nodes: part.nodes.map(({ element, neighbors }) => ({
    element: { ...element, name: element.key === 'contact-5' ? '<img src=x onerror=alert(1)>' : long },
    neighbors,
  })),
}

/** Long names and markup, more elements than can be shown, and filters that failed to load. */
export const LongText: Story = {
  parameters: {
    ...addressed(`${opened}&at=client-1&view=list`),
    msw: [
      opens(() => ugly),
      refuse(getNetworkChoices, 'server-error'),
      neverAnswer(rankClientStaff),
      answer(searchNetwork, 'none'),
      ...beside,
    ],
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.explore.choicesFailed)).toBeVisible()
    await expect(await canvas.findByText(asRead(texts.explore.cut))).toBeVisible()
    const tree = within(await treeOf(canvasElement))
    await expect(await tree.findByRole('row', { name: /^<img src=x/ })).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

const states = screenStates({
  asks: readNetwork,
  beside,
  around: addressed(`${opened}&view=list`),
  content: part,
  awaits: async (canvas, globals) => {
    const texts = textsOf(globals)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(texts.explore.title)
    await expect(await canvas.findByText(asRead(texts.explore.loading))).toBeInTheDocument()
  },
  shows: async canvas => {
    await waitFor(() => expect(canvas.getByRole('row', { name: new RegExp(`^${fontaine}`) })).toBeVisible())
  },
  failed: globals => textsOf(globals).explore.failed,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
