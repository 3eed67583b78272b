import { getDashboardChoices, getFeesDashboard } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, refuse } from '../../../../../stories/answers.ts'
import { screenStates } from '../../../../../stories/standard-states.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { asked, atDashboard, figures, portal, textsOf } from '../../dashboards-stories.fixtures.ts'
import { FeesDashboardScreen } from './FeesDashboardScreen.tsx'

const at = (search: string) => inPortal(atDashboard('followUp', search))

const meta = {
  title: 'Screens/Dashboards/Fees',
  component: FeesDashboardScreen,
  decorators: [withPortal({ ...portal, ...atDashboard('followUp') })],
  parameters: { layout: 'fullscreen', msw: figures },
  beforeEach: () => {
    asked.length = 0
  },
} satisfies Meta<typeof FeesDashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

const figureOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('group', { name })

/** Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Audit Paris' })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/app\/rapports\/suivifees\?unit=Audit\+Paris$/),
      ),
    )
    const fees = () => figureOf(canvasElement, texts.measure.fees)
    await waitFor(() => expect(fees()).toHaveTextContent(/212.437/))
    await expect(fees()).toHaveTextContent(
      globals['locale'] === 'fr' ? /contre 204.340/ : /compared with €204,340/,
    )
    await expect(canvas.getByRole('figure', { name: texts.chart.billing })).toBeVisible()
    // The code of the charts loads late.
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(3), { timeout: 30_000 })
    await expect(canvas.getByText(texts.whose.firm)).toBeVisible()
    // Both fees columns have the same title, so the heading above names their months.
    const above = canvas.getAllByRole('columnheader').filter(cell => cell.ariaColSpan !== null)
    await expect(above.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/nov/i),
      expect.stringMatching(/2025/),
      texts.change,
    ])
    await expect(
      canvas.getByRole('columnheader', { name: `${above[1]?.textContent} ${texts.measure.fees}` }),
    ).toBeVisible()
    await expect(asked.map(query => query.toString())).toEqual(['dashboard=followUp'])
  },
}

/** The reader's own figures, month by month beside the period before. A chosen month is shown alone. */
export const MyIndicators: Story = {
  parameters: { ...inPortal(atDashboard('indicators')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(texts.whose.own)).toBeVisible())
    const chart = within(await canvas.findByRole('figure', { name: texts.chart.compared }))
    await expect((await chart.findAllByRole('button', { name: /2026|2025/ })).length).toBe(2)
    await waitFor(() => expect(figureOf(canvasElement, texts.measure.rate)).toHaveTextContent(/92/))
    await expect(asked.map(query => query.get('dashboard'))).toEqual(['indicators'])
  },
}

export const Originating: Story = {
  parameters: { ...inPortal(atDashboard('originating')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(figureOf(canvasElement, texts.measure.kept)).toHaveTextContent(/\d/))
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('combobox', { name: new RegExp(`^${texts.filter.originator}`) }),
      ).toBeVisible(),
    )
  },
}

/** Two levels down: the links back up are above the title, and each row leads further down. */
export const SteppedDown: Story = {
  parameters: {
    ...at('?from=2026-06&to=2026-11&unit=Audit+Paris&partner=partner%40parvis.example'),
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Transports Moreau SA' })).toHaveAttribute(
        'href',
        expect.stringMatching(
          /from=2026-06&to=2026-11&unit=Audit\+Paris&partner=partner%40parvis.example&client=3$/,
        ),
      ),
    )
    const way = within(canvas.getByRole('navigation'))
    await waitFor(() => expect(way.getByText('Hélène d’Arcy')).toBeVisible())
    await expect(way.getByRole('link', { name: texts.way })).toHaveAttribute(
      'href',
      expect.stringMatching(/suivifees\?from=2026-06&to=2026-11$/),
    )
    await expect(asked.at(-1)?.get('partner')).toBe('partner@parvis.example')
  },
}

const everything = /^(Clear filters|Effacer les filtres)$/

/** A choice takes effect at once, and one button removes it. */
export const Narrowing: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'Audit Paris' })
    const fields = within(canvas.getByRole('region', { name: /^(Filters|Filtres)$/ }))
    await userEvent.click(fields.getByRole('button', { name: new RegExp(texts.filter.unit) }))
    await userEvent.click(await screen.findByRole('option', { name: 'Conseil Nantes' }))
    await waitFor(() => expect(asked.at(-1)?.get('unit')).toBe('Conseil Nantes'))
    // The end that was not chosen stays as shown.
    await userEvent.click(fields.getByRole('button', { name: new RegExp(texts.filter.to) }))
    const september = globals['locale'] === 'fr' ? /^sept\. 2026$/ : /^Sept? 2026$/
    await userEvent.click(await screen.findByRole('option', { name: september }))
    await waitFor(() => expect(asked.at(-1)?.get('to')).toBe('2026-09'))
    await expect(asked.at(-1)?.get('from')).toBe('2026-06')
    await userEvent.click(await canvas.findByRole('button', { name: everything }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: everything })).toBeNull())
    await expect(asked).toHaveLength(3)
  },
}

/** A period that ends before it starts is reported at its field, and not requested. */
export const WrongPeriod: Story = {
  parameters: { ...at('?from=2026-05&to=2026-02&unit=Audit+Paris'), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).period.reversed)).toBeVisible(),
    )
    await waitFor(() =>
      expect(asked.map(query => query.toString())).toEqual(['dashboard=followUp&unit=Audit+Paris']),
    )
  },
}

export const Empty: Story = {
  parameters: {
    ...inPortal(atDashboard('indicators')),
    msw: [answer(getFeesDashboard, 'empty'), answer(getDashboardChoices, 'firm')],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('heading', { name: textsOf(globals).indicators.emptyTitle }),
      ).toBeVisible(),
    )
  },
}

/** Neither figures nor choices load: each reports it, and can be retried. */
export const Failed: Story = {
  parameters: {
    msw: [refuse(getFeesDashboard, 'database-unavailable'), refuse(getDashboardChoices, 'server-error')],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(texts.failed)).toBeVisible())
    await waitFor(() => expect(canvas.getByText(texts.choicesFailed)).toBeVisible())
    await expect(canvas.getAllByRole('button', { name: texts.retry })).toHaveLength(2)
  },
}

const states = screenStates({
  asks: getFeesDashboard,
  beside: [answer(getDashboardChoices, 'firm')],
  content: getFeesDashboard.success.firm,
  failed: globals => textsOf(globals).failed,
  awaits: async (canvas, globals) => {
    const { followUp, measure } = textsOf(globals)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(followUp.title)
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByRole('group', { name: measure.fees })).not.toHaveTextContent(/\d/)
  },
  shows: async canvas => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Audit Paris' })).toBeVisible())
  },
})
export const Loading = states.Loading
export const Slow = states.Slow
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
