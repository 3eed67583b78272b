import { findNetworkPaths, searchNetwork } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { refuse } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { screenStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { network } from '../../application.ts'
import {
  asked,
  beside,
  noPath,
  opens,
  part,
  paths,
  pathsWith,
  portal,
  textsOf,
} from '../../network-stories.fixtures.ts'
import { PathsScreen } from './PathsScreen.tsx'

const ends = opens(() => part)

const meta = {
  title: 'Screens/Network/Paths',
  component: PathsScreen,
  ...atPlace(network, 'paths', portal, [ends, paths, ...beside]),
} satisfies Meta<typeof PathsScreen>
export default meta
type Story = StoryObj<typeof meta>

const addressed = (search: string) => inPortal({ ...portal, ...at(network, 'paths', {}, search) })
const both = '?from=staff-3&to=client-1'
const fontaine = 'Fontaine & Filles – Maison de thé SAS'
const names = { from: 'Hélène d’Arcy', to: fontaine }

/** Two paths of equal length, in words and as a picture. Also runs under the costly conditions. */
export const Loaded: Story = {
  parameters: addressed(both),
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    const links = filled(texts.paths.links_other, { count: 2 })
    await expect(
      await canvas.findByText(asRead(filled(texts.paths.found_other, { ...names, count: 2, links }))),
    ).toBeVisible()
    const first = within(canvas.getByRole('list', { name: filled(texts.paths.path, { number: 1 }) }))
    await expect(first.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      expect.stringContaining('Hélène d’Arcy'),
      expect.stringMatching(/Audit légal 2026/),
      expect.stringContaining(texts.link.isFor),
    ])
    await waitFor(() => expect(canvas.getByRole('combobox', { name: texts.paths.to })).toHaveValue(fontaine))
    await expect(canvas.getByRole('link', { name: texts.paths.open })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/app\/reseau\?start=staff-3_engagement-1_client-1_engagement-7&at=staff-3$/),
    )
    const picture = await canvas.findByRole('group', { name: filled(texts.paths.picture, names) })
    await expect(picture).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull())
  },
}

/** Nothing is chosen yet; an element can be searched by text. */
export const Start: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.paths.emptyTitle)).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox', { name: texts.paths.from }), 'fontaine')
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${fontaine}`) }))
    await waitFor(() => expect(asked.at(-1)?.start).toEqual(['client-1']))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: texts.paths.from })).toHaveValue(fontaine),
    )
    await expect(canvas.getByText(texts.paths.emptyTitle)).toBeVisible()
  },
}

/** Nothing the reader may see connects the two. */
export const NoPath: Story = {
  parameters: { ...addressed('?from=staff-3&to=contact-61'), msw: [ends, noPath, ...beside] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.paths.noneTitle)).toBeVisible()
    await expect(
      canvas.getByText(asRead(filled(texts.paths.none, { from: 'Hélène d’Arcy', to: 'Léo Marchal' }))),
    ).toBeVisible()
  },
}

/** The same element twice. */
export const Same: Story = {
  parameters: {
    ...addressed('?from=client-1&to=client-1'),
    msw: [
      ends,
      pathsWith({ length: 0, total: 1, paths: [['client-1']], common: [], commonTotal: 0 }),
      ...beside,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(asRead(textsOf(globals).paths.same))).toBeVisible()
  },
}

const [onePath = []] = findNetworkPaths.success.two.paths
// Each ends with a different element that is not in the response.
const sevenPaths = Array.from({ length: 7 }, (_, index) => [...onePath, `contact-${String(index + 90)}`])

/** More paths than are returned or described at once, and more elements in common than are named. */
export const Many: Story = {
  parameters: {
    ...addressed(both),
    msw: [ends, pathsWith({ total: 1024, paths: sevenPaths, commonTotal: 60 }), ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(filled(texts.paths.told, { count: 7 })))).toBeVisible()
    const sixth = filled(texts.paths.path, { number: 6 })
    await expect(canvas.getByRole('list', { name: filled(texts.paths.path, { number: 5 }) })).toBeVisible()
    await expect(canvas.queryByRole('list', { name: sixth })).toBeNull()
    await userEvent.click(
      canvas.getByRole('button', { name: filled(texts.paths.others_other, { count: 2 }) }),
    )
    await expect(await canvas.findByRole('list', { name: sixth })).toBeVisible()
    await expect(
      canvas.getByText(
        new RegExp(`^${filled(texts.paths.commonMore_other, { count: 60, elements: '' }).slice(0, 20)}`),
      ),
    ).toBeVisible()
  },
}

/** The reader cannot see one of the two elements. */
export const Gone: Story = {
  parameters: {
    ...addressed(both),
    msw: [ends, refuse(findNetworkPaths, 'not-found'), ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(asRead(texts.problem.gone)))
  },
}

/** While the search fails, the fields find nothing and the page keeps working. */
export const SearchFailed: Story = {
  parameters: { msw: [ends, paths, refuse(searchNetwork, 'server-error')], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.type(await canvas.findByRole('combobox', { name: texts.paths.from }), 'fontaine')
    await waitFor(() => expect(screen.queryByRole('option', { name: new RegExp(fontaine) })).toBeNull())
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect(await canvas.findByText(texts.paths.emptyTitle)).toBeVisible()
  },
}

const long = 'Anticonstitutionnellement commissariat_aux_comptes '.repeat(3).trim()

/** Long names and markup stay inside their boxes. */
export const LongText: Story = {
  parameters: {
    ...addressed(both),
    msw: [
      ends,
      pathsWith({
        nodes: findNetworkPaths.success.two.nodes.map(node => ({
          ...node,
          name: node.kind === 'staff' ? '<img src=x onerror=alert(1)>' : long,
        })),
      }),
      ...beside,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText(/<img src=x/))[0]).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull())
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

const states = screenStates({
  asks: findNetworkPaths,
  beside: [ends, ...beside],
  around: addressed(both),
  content: findNetworkPaths.success.two,
  awaits: async (canvas, globals) => {
    const texts = textsOf(globals)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(texts.paths.title)
    await expect(canvas.getByText(asRead(texts.paths.loading))).toBeInTheDocument()
  },
  shows: async (canvas, globals) => {
    await waitFor(() => expect(canvas.getByText(textsOf(globals).paths.foundTitle)).toBeVisible())
  },
  failed: globals => textsOf(globals).paths.failed,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
