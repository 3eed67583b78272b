import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { AreaChart, BarChart, CalendarChart, DonutChart, LineChart } from './Chart.tsx'
import { barLayouts, chartHeights, chartLooks, chartViews } from './chartTypes.ts'
import { drawn, plotOf, said } from './charts.fixtures.ts'
import { parts, received, requests, requestUnit, work } from './figures.fixtures.ts'

const meta = {
  title: 'Components/Chart',
  component: BarChart,
  args: { title: 'Demandes par mois', data: requests, unit: requestUnit },
  argTypes: {
    layout: { control: 'select', options: barLayouts },
    height: { control: 'select', options: chartHeights },
    look: { control: 'select', options: chartLooks },
    defaultView: { control: 'select', options: chartViews },
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof BarChart>

export const Default: Story = {
  args: { data: received, description: 'Toutes les demandes d’onboarding de 2026.', valueLabel: 'Demandes' },
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure', { name: 'Demandes par mois' })
    const plot = await drawn(figure)
    await expect(within(figure).getByRole('heading', { level: 2 })).toHaveTextContent('Demandes par mois')
    await expect(plot).toHaveAccessibleName('Demandes par mois')
    await expect(plot).toHaveAccessibleDescription(
      /^(Bar chart, series: 1, categories: 12|Diagramme en barres, séries\s: 1)/,
    )
    // An SVG with the names of the months and with colours from the theme.
    await expect(plot.querySelector('svg')).toHaveTextContent(/(Jan|janv\.).*(Dec|déc\.)/)
    await expect(plot.querySelector('svg [fill^="var("]')).not.toBeNull()
    // One series needs no legend.
    await expect(within(figure).queryByRole('group')).toBeNull()
  },
}

/** The chart is one tab stop. The arrow keys move between points, which are announced. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const plot = await drawn(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refusées' }))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refusées' }))
    await userEvent.tab()
    await expect(plot).toHaveFocus()
    await said(canvasElement, /^(January|janvier) 2026, Signées\s?: 18 demandes$/)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await said(canvasElement, /^(March|mars) 2026, Signées\s?: 12 demandes$/)
    await userEvent.keyboard('{ArrowDown}')
    await said(canvasElement, /^(March|mars) 2026, En attente\s?: 20 demandes$/)
    await userEvent.keyboard('{End}')
    await said(canvasElement, /^(December|décembre) 2026, En attente\s?: 9 demandes$/)
    await userEvent.keyboard('{ArrowRight}{Home}{ArrowUp}')
    await said(canvasElement, /^(January|janvier) 2026, Signées\s?: 18 demandes$/)
    // The tooltip beside the point shows the same text.
    await expect(plot.querySelector('[data-chart-tooltip]')).toHaveTextContent(
      /(January|janvier) 2026.*Signées.*18 demandes.*En attente.*12 demandes.*Refusées.*4 demandes/,
    )
    await userEvent.keyboard('{Escape}')
    await expect(plot.querySelector('[data-chart-tooltip]')).toBeNull()
    await expect(plot).toHaveFocus()
    // The next key returns to the last point.
    await userEvent.keyboard('{ArrowRight}')
    await said(canvasElement, /^(January|janvier) 2026, Signées/)
    await userEvent.keyboard('{ArrowRight}')
    await said(canvasElement, /^(February|février) 2026, Signées/)
    await userEvent.tab()
    await expect(plot).not.toHaveFocus()
    await expect(plot.querySelector('[data-chart-tooltip]')).toBeNull()
    await userEvent.tab({ shift: true })
    await said(canvasElement, /^(February|février) 2026, Signées/)
  },
}

const nextFrame = () => new Promise(requestAnimationFrame)

/** Hovering shows the same text in a tooltip, which goes away when the pointer leaves. */
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    const plot = await drawn(canvasElement)
    const { left, right, top, height } = plot.getBoundingClientRect()
    const move = (x: number) =>
      plot.dispatchEvent(
        new PointerEvent('pointermove', {
          bubbles: true,
          clientX: x,
          clientY: top + height / 2,
          pointerType: 'mouse',
        }),
      )
    move(right - 20)
    await waitFor(() =>
      expect(plot.querySelector('[data-chart-tooltip]')).toHaveTextContent(/(December|décembre) 2026/),
    )
    move(left + 60)
    await waitFor(() =>
      expect(plot.querySelector('[data-chart-tooltip]')).toHaveTextContent(/(January|janvier) 2026/),
    )
    const leave = () =>
      plot.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
    leave()
    await waitFor(() => expect(plot.querySelector('[data-chart-tooltip]')).toBeNull())
    // Escape hides the tooltip even without focus. It stays hidden until the pointer reaches another point.
    move(left + 60)
    await waitFor(() => expect(plot.querySelector('[data-chart-tooltip]')).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(plot.querySelector('[data-chart-tooltip]')).toBeNull())
    move(left + 61)
    await nextFrame()
    await expect(plot.querySelector('[data-chart-tooltip]')).toBeNull()
    move(right - 20)
    await waitFor(() =>
      expect(plot.querySelector('[data-chart-tooltip]')).toHaveTextContent(/(December|décembre) 2026/),
    )
    leave()
    await waitFor(() => expect(plot.querySelector('[data-chart-tooltip]')).toBeNull())
  },
}

/** The same data as a table, with totals. */
export const AsTable: Story = {
  args: { isStacked: true, valueLabel: 'Nombre de demandes' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await drawn(canvasElement)
    const choice = canvas.getByRole('radiogroup', { name: /^(View|Affichage)$/ })
    const [asChart, asTable] = within(choice).getAllByRole('radio')
    await expect(asChart).toBeChecked()
    asChart?.focus()
    await userEvent.keyboard('{ArrowRight} ')
    await expect(asTable).toBeChecked()
    const table = canvas.getByRole('table', { name: 'Demandes par mois' })
    // The value label appears above the table as it does above the axis.
    await expect(canvas.getByText('Nombre de demandes')).toBeVisible()
    await expect(within(table).getAllByRole('row')).toHaveLength(14)
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map(head => head.textContent),
    ).toEqual([expect.stringMatching(/^(Month|Mois)$/), 'Signées', 'En attente', 'Refusées', 'Total'])
    const march = within(table).getByRole('row', { name: /^(March|mars) 2026/ })
    await expect(
      within(march)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ).toEqual(['12', '20', '6', '38'])
    const total = within(table).getByRole('row', { name: /^Total/ })
    await expect(
      within(total)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ).toEqual(['311', '154', '45', '510'])
    await expect(plotOf(canvasElement)).toBeNull()
  },
}

/** Pressing a name in the legend hides that series. The last one cannot be hidden, and the chart says so. */
export const Legend: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const plot = await drawn(canvasElement)
    const bars = () => plot.querySelectorAll('svg path[fill^="var("]').length
    const all = bars()
    const legend = canvas.getByRole('group', { name: /Demandes par mois$/ })
    const [signed, waiting, refused] = within(legend).getAllByRole('button')
    await expect(signed).toHaveAttribute('aria-pressed', 'true')
    signed?.focus()
    await userEvent.keyboard(' ')
    await expect(signed).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(bars()).toBe(all - 12))
    if (refused) await userEvent.click(refused)
    if (waiting) await userEvent.click(waiting)
    await expect(waiting).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText(/^(At least one series|Au moins une série)/)).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await said(canvasElement, /^(January|janvier) 2026, En attente/)
    // The table always shows all series.
    await userEvent.click(canvas.getByRole('radio', { name: /^(Table|Tableau)$/ }))
    await expect(canvas.getByRole('columnheader', { name: 'Signées' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^(Chart|Graphique)$/ }))
    await drawn(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Signées' })).toHaveAttribute('aria-pressed', 'false')
  },
}

const open = fn()
/** Enter and a click trigger the action of a point. */
export const Action: Story = {
  args: { onPointAction: open },
  play: async ({ canvasElement }) => {
    open.mockClear()
    const plot = await drawn(canvasElement)
    plot.focus()
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}')
    await expect(open).toHaveBeenLastCalledWith({ seriesId: 'signed', category: '2026-02', value: 22 })
    const { right, top, height } = plot.getBoundingClientRect()
    const at = { bubbles: true, clientX: right - 20, clientY: top + height / 2 }
    plot.dispatchEvent(new PointerEvent('click', { ...at, pointerType: 'mouse' }))
    await expect(open).toHaveBeenLastCalledWith(expect.objectContaining({ category: '2026-12' }))
    // On touch, the first tap only shows the tooltip.
    const atLeft = { ...at, clientX: plot.getBoundingClientRect().left + 70, pointerType: 'touch' }
    plot.dispatchEvent(new PointerEvent('click', atLeft))
    await expect(open).toHaveBeenCalledTimes(2)
    await waitFor(() =>
      expect(plot.querySelector('[data-chart-tooltip]')).toHaveTextContent(/(January|janvier) 2026/),
    )
    plot.dispatchEvent(new PointerEvent('click', atLeft))
    await expect(open).toHaveBeenLastCalledWith(expect.objectContaining({ category: '2026-01' }))
    await userEvent.click(document.body)
  },
}

export const Permutations: Story = {
  render: () => {
    const long = 'Établissements secondaires et commanditaires de la circonscription'
    return (
      <Stack gap={6}>
        <BarChart
          title={`${long} par mois, y compris les demandes qui ont été abandonnées`}
          description="Montants hors taxes, en euros courants."
          format={{ style: 'currency', currency: 'EUR' }}
          valueLabel="Honoraires"
          data={{
            categories: ['2025-11', '2025-12', '2026-01', '2026-02'],
            categoryType: 'month',
            series: [
              { id: 'a', name: long, values: [1_284_500.5, -320_000, null, 980_000] },
              { id: 'b', name: '<b>Anticonstitutionnellement</b>', values: [640_000, 0, 510_000, 120_000] },
              { id: 'c', name: 'c', values: [null, null, null, 1] },
            ],
          }}
        />
        <BarChart
          title="Par établissement"
          layout="horizontal"
          look="plain"
          data={{
            categories: [long, 'Lyon', 'Anticonstitutionnellement'.repeat(2), 'Marseille'],
            series: [{ id: 'a', name: 'Demandes', values: [12, 128, 64, null] }],
          }}
        />
        <AreaChart title="Demandes en cours" data={requests} height="small" />
        <LineChart
          title="Un seul point"
          height="small"
          data={{ categories: [long], series: [{ id: 'a', name: 'A', values: [3] }] }}
        />
        <DonutChart title="Demandes par état" parts={[...parts, { id: 'x', name: long, value: null }]} />
        <CalendarChart title="Travail par jour" year={2026} days={work} />
        <BarChart title="Sans chiffres" height="small" data={{ categories: [], series: [] }} />
        <BarChart
          title="Indisponible"
          height="small"
          unavailableReason={`${long} ne répond pas.`}
          onRetry={fn()}
        />
        <BarChart title={long} height="small" isLoading />
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-drawn="true"]')).toHaveLength(6))
    await expect(screen.queryByText('Anticonstitutionnellement', { selector: 'b' })).toBeNull()
  },
}
