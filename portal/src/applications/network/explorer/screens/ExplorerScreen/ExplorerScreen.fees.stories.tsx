import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { network } from '../../application.ts'
import { asked, beside, opens, part, portal, textsOf } from '../../network-stories.fixtures.ts'
import { ExplorerScreen } from './ExplorerScreen.tsx'

const { beforeEach: forget, ...place } = atPlace(network, 'explore', portal, [opens(() => part), ...beside])

const meta = {
  title: 'Screens/Network/Explorer/Fees',
  component: ExplorerScreen,
  ...place,
  beforeEach: () => {
    asked.length = 0
    forget()
  },
} satisfies Meta<typeof ExplorerScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The screen of a person who reads the fees of their own engagements, or of all. */
const addressed = (search: string, ...scopes: string[]) => ({
  ...inPortal({
    ...portal,
    person: { scopes: new Set([...(portal.person?.scopes ?? []), ...scopes]) },
    ...at(network, 'explore', {}, search),
  }),
  picture: 'none',
})

/** A request is sent when an amount field loses focus. A maximum below the minimum shows an error and sends nothing. */
export const Narrowed: Story = {
  parameters: addressed('?start=client-1&view=list', 'Dashboards.Read'),
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const from = await canvas.findByRole('textbox', { name: texts.explore.minimumFees })
    const to = canvas.getByRole('textbox', { name: texts.explore.maximumFees })
    await expect(canvas.queryByText(texts.explore.feesUnseen)).toBeNull()
    await userEvent.type(from, '20000')
    await userEvent.tab()
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ minimumFees: 20_000 }))
    await expect(asked.at(-1)).not.toHaveProperty('maximumFees')
    await waitFor(() => expect(canvas.getByText(texts.explore.feesUnseen)).toBeVisible())
    const count = asked.length
    await userEvent.type(to, '500')
    await userEvent.tab()
    await waitFor(() => expect(to).toBeInvalid())
    await expect(asked).toHaveLength(count)
    await userEvent.clear(to)
    await userEvent.type(to, '50000')
    await userEvent.tab()
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ minimumFees: 20_000, maximumFees: 50_000 }))
    await waitFor(() => expect(to).toBeValid())
    await userEvent.clear(from)
    await userEvent.tab()
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('minimumFees'))
  },
}

/** A reader of the firm's figures gets no notice about hidden fees. */
export const OfTheFirm: Story = {
  parameters: addressed('?start=client-1&view=list&feesFrom=20000', 'Dashboards.Read', 'Dashboards.ReadFirm'),
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByRole('textbox', { name: texts.explore.minimumFees })).toHaveDisplayValue(
      /20.000/,
    )
    await expect(canvas.queryByText(texts.explore.feesUnseen)).toBeNull()
  },
}

/**
 * A view shared by a colleague filters by fees the reader may not see: the page says so, and the filter can be removed.
 */
export const Denied: Story = {
  parameters: addressed('?start=client-1&view=list&feesFrom=20000'),
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    // Match whitespace exactly: French has a non-breaking space before its colon.
    const said = { collapseWhitespace: false }
    await waitFor(() => expect(canvas.getByText(texts.explore.feesDenied, said)).toBeVisible())
    await expect(canvas.queryByRole('textbox', { name: texts.explore.minimumFees })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: texts.explore.clearFilters }))
    await waitFor(() => expect(canvas.queryByText(texts.explore.feesDenied, said)).toBeNull())
    await expect(asked.at(-1)).not.toHaveProperty('minimumFees')
  },
}
