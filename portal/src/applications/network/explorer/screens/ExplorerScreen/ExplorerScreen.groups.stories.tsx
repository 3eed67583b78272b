import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { filled } from '../../../../../stories/read-texts.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { network } from '../../application.ts'
import { beside, opens, part, portal, textsOf } from '../../network-stories.fixtures.ts'
import { ExplorerScreen } from './ExplorerScreen.tsx'

const meta = {
  title: 'Screens/Network/Explorer/Groups',
  component: ExplorerScreen,
  ...atPlace(network, 'explore', portal, [opens(() => part), ...beside]),
} satisfies Meta<typeof ExplorerScreen>
export default meta
type Story = StoryObj<typeof meta>

const addressed = (search: string) => inPortal({ ...portal, ...at(network, 'explore', {}, search) })
const start = '?start=client-1&open=client-1.engagement.20&view=list'

const labelOf = (texts: ReturnType<typeof textsOf>, name: string, number: number) =>
  filled(texts.group.label, { name, number })

/** The elements of a unit are one node, which can be opened, and closed from any of its elements. */
export const ByUnit: Story = {
  parameters: { ...addressed(start), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const tree = within(await canvas.findByRole('treegrid'))
    const field = () => canvas.getByRole('button', { name: new RegExp(`${texts.group.by}$`) })
    await userEvent.click(field())
    await userEvent.click(
      await screen.findByRole('option', { name: new RegExp(`^${texts.group.choice.unit}`) }),
    )
    const group = await tree.findByRole('row', { name: new RegExp(`^Audit Paris \\(`) })
    await userEvent.click(group)
    const details = within(await canvas.findByRole('region', { name: /^(Details|Détail)$/ }))
    await userEvent.click(await details.findByRole('button', { name: texts.group.open }))
    await waitFor(() => expect(tree.queryByRole('row', { name: /^Audit Paris \(/ })).toBeNull())
    await expect(canvas.getByRole('button', { name: texts.group.closeAll })).toBeVisible()
    const [member] = await tree.findAllByRole('row', { name: /^Audit légal 2026/ })
    if (member) await userEvent.click(member)
    await userEvent.click(
      await details.findByRole('button', { name: filled(texts.group.close, { name: 'Audit Paris' }) }),
    )
    await expect(await tree.findByRole('row', { name: /^Audit Paris \(/, selected: true })).toBeVisible()
  },
}

/** Groups by kind, from the address. */
export const ByKind: Story = {
  parameters: { ...addressed(`${start}&group=kind`), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const tree = within(await canvas.findByRole('treegrid'))
    const label = labelOf(texts, texts.kinds.engagement, 2).replaceAll(/[()]/g, '\\$&')
    await expect(await tree.findByRole('row', { name: new RegExp(`^${label}`) })).toBeVisible()
    await expect(tree.queryByRole('row', { name: /^Audit légal/ })).toBeNull()
    // The legend counts the contents of a group.
    await expect(
      canvas.getByRole('button', { name: new RegExp(`^${texts.kinds.engagement} ?2$`) }),
    ).toBeVisible()
  },
}

/** Communities are computed in a worker; each is named by its element with most links. */
export const ByCommunity: Story = {
  parameters: { ...addressed(`${start}&group=community`), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const tree = within(await canvas.findByRole('treegrid'))
    const around = filled(texts.group.around, { name: '' })
    await expect((await tree.findAllByRole('row', { name: new RegExp(`^${around}`) }))[0]).toBeVisible()
  },
}

/** Groups in the graph. */
export const AsAGraph: Story = {
  parameters: { ...addressed(`?start=client-1&open=client-1.engagement.20&view=graph&group=kind`) },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    const groups = await canvas.findByRole('button', { name: new RegExp(`^${texts.group.many}`) })
    await expect(groups).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull())
  },
}
