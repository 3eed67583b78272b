import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { AreaChart, BarChart, CalendarChart, DonutChart, LineChart } from './Chart.tsx'
import { drawn, said } from './charts.fixtures.ts'
import { euros, parts, requests, requestUnit, work } from './figures.fixtures.ts'

const meta = {
  title: 'Components/Chart/Kinds',
  component: LineChart,
  args: { title: 'Demandes par mois', data: requests },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof LineChart>

export const Lines: Story = {
  args: { unit: requestUnit, valueLabel: 'Demandes' },
  play: async ({ canvasElement }) => {
    const plot = await drawn(canvasElement)
    // The lines also differ in their dashes.
    const dashes = [...plot.querySelectorAll('svg path[stroke-width="2"]')].map(line =>
      line.getAttribute('stroke-dasharray'),
    )
    await expect(new Set(dashes).size).toBe(3)
    plot.focus()
    await userEvent.keyboard('{End}{ArrowDown}')
    await said(canvasElement, /^(December|décembre) 2026, En attente\s?: 9 demandes$/)
  },
}

/** The parts of a sum, stacked. */
export const Stacked: Story = {
  render: () => (
    <BarChart
      title="Honoraires par agence"
      isStacked
      format={euros}
      valueLabel="Honoraires"
      data={{
        categories: ['Lyon', 'Paris', 'Lille', 'Nantes', 'Marseille'],
        series: [
          { id: '1', name: 'Audit', values: [42_000, 128_000, 31_000, 24_000, 52_000] },
          { id: '2', name: 'Conseil', values: [18_000, 96_000, 12_000, 22_000, 40_000] },
          { id: '3', name: 'Paie', values: [24_500, 51_000, 9_000, 14_000, 21_000] },
          { id: '4', name: 'Juridique', values: [8_000, 32_000, 4_000, 6_000, 12_000] },
          { id: '5', name: 'Formation', values: [12_000, 16_000, 8_000, 9_000, 7_000] },
          { id: '6', name: 'Informatique', values: [6_000, 21_000, 11_000, 3_000, 9_000] },
          { id: '7', name: 'Autres', values: [3_000, 9_000, 7_000, 2_000, 5_000] },
        ],
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const plot = await drawn(canvasElement)
    const { left, width, top, height } = plot.getBoundingClientRect()
    const at = (share: number) => ({ clientX: left + width / 2, clientY: top + height * share })
    const point = (share: number) =>
      plot.dispatchEvent(
        new PointerEvent('pointermove', { bubbles: true, ...at(share), pointerType: 'mouse' }),
      )
    // Over the middle of the third bar, from its lowest layer upwards.
    point(0.88)
    const tooltip = () => plot.querySelector('[data-chart-tooltip]')
    await waitFor(() => expect(tooltip()).toHaveTextContent(/^Lille.*Audit.*31[,\s]000/))
    plot.focus()
    await userEvent.keyboard('{Home}{ArrowDown}')
    await said(canvasElement, /^Lyon, Conseil\s?: .*18[,\s]000/)
  },
}

/** With horizontal bars, the up and down arrows move between the categories. */
export const Horizontal: Story = {
  render: () => (
    <BarChart
      title="Demandes par agence"
      layout="horizontal"
      valueLabel="Demandes"
      data={{
        categories: ['Auvergne-Rhône-Alpes', 'Île-de-France', 'Hauts-de-France', 'Pays de la Loire'],
        series: [
          { id: '2025', name: '2025', values: [42, 128, 31, 24] },
          { id: '2026', name: '2026', values: [51, 119, 46, 28] },
        ],
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const plot = await drawn(canvasElement)
    plot.focus()
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowRight}')
    await said(canvasElement, /^Île-de-France, 2026\s?: 119$/)
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await said(canvasElement, /^Auvergne-Rhône-Alpes, 2025\s?: 42$/)
    const { left, top, height } = plot.getBoundingClientRect()
    plot.dispatchEvent(
      new PointerEvent('pointermove', {
        bubbles: true,
        clientX: left + 260,
        clientY: top + height * 0.2,
        pointerType: 'mouse',
      }),
    )
    await waitFor(() =>
      expect(plot.querySelector('[data-chart-tooltip]')).toHaveTextContent(/^Auvergne-Rhône-Alpes/),
    )
  },
}

export const Areas: Story = { render: () => <AreaChart title="Demandes en cours" data={requests} /> }

/** The arrow keys go round the ring. Hiding a part recalculates the shares. */
export const Donut: Story = {
  render: () => <DonutChart title="Demandes par état" parts={parts} unit={requestUnit} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const plot = await drawn(canvasElement)
    plot.focus()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await said(canvasElement, /^Refusées\s?: 17 demandes, 7[.,]1\s?%$/)
    await userEvent.keyboard('{ArrowRight}')
    await said(canvasElement, /^Signées\s?: 128 demandes, 53[.,]3\s?%$/)
    await userEvent.click(canvas.getByRole('button', { name: /^Refusées/ }))
    await expect(canvas.getByRole('button', { name: /^Signées/ })).toHaveTextContent(/128 · 57[.,]4\s?%$/)
    await expect(plot).toHaveTextContent('223')
    const { left, top, width, height } = plot.getBoundingClientRect()
    const point = (x: number, y: number) =>
      plot.dispatchEvent(
        new PointerEvent('pointermove', {
          bubbles: true,
          clientX: left + x,
          clientY: top + y,
          pointerType: 'mouse',
        }),
      )
    point(width - 24, height / 2)
    await waitFor(() => expect(plot.querySelector('[data-chart-tooltip]')).toHaveTextContent(/^Signées/))
    // The hole has no tooltip.
    point(width / 2, height / 2)
    await waitFor(() => expect(plot.querySelector('[data-chart-tooltip]')).toBeNull())
    await userEvent.click(canvas.getByRole('radio', { name: /^(Table|Tableau)$/ }))
    const total = within(canvas.getByRole('table')).getByRole('row', { name: /^Total/ })
    await expect(total).toHaveTextContent(/240100\s?%$/)
    await userEvent.click(canvas.getByRole('radio', { name: /^(Chart|Graphique)$/ }))
    await drawn(canvasElement)
  },
}

/** Left and right arrows move by weeks, up and down arrows by days, page keys by months. */
export const Calendar: Story = {
  render: () => <CalendarChart title="Travail par jour" year={2026} days={work} valueLabel="Demandes" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const plot = await drawn(canvasElement)
    plot.focus()
    await said(canvasElement, /^(Sunday, November 15,|dimanche 15 novembre) 2026\s?: 0$/)
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}')
    await said(canvasElement, /^(Friday, November 6,|vendredi 6 novembre) 2026\s?: \d+$/)
    await userEvent.keyboard('{PageUp}')
    await said(canvasElement, /^(Tuesday, October 6,|mardi 6 octobre) 2026/)
    await userEvent.keyboard('{End}')
    await said(
      canvasElement,
      /^(Thursday, December 31,|jeudi 31 décembre) 2026\s?: (no value|aucune valeur)$/,
    )
    await userEvent.keyboard('{ArrowRight}')
    await said(canvasElement, /(December 31,|31 décembre) 2026/)
    // The legend explains the colours in numbers.
    const steps = canvas.getByRole('list', { name: /^(Color key|Signification des couleurs)$/ })
    await expect(
      within(steps)
        .getAllByRole('listitem')
        .map(step => step.textContent),
    ).toEqual([
      expect.stringMatching(/^(None|Aucun)$/),
      expect.stringMatching(/^1 (to|à) 6$/),
      expect.stringMatching(/^7 (to|à) 12$/),
      expect.stringMatching(/^13 (to|à) 18$/),
      expect.stringMatching(/^19 (to|à) 24$/),
      expect.stringMatching(/^25 (to|à) 30$/),
      expect.stringMatching(/^(no value|aucune valeur)$/),
    ])
    await userEvent.click(canvas.getByRole('radio', { name: /^(Table|Tableau)$/ }))
    const heads = canvas.getAllByRole('columnheader').map(head => head.textContent)
    await expect(heads[1]).toMatch(/^(Monday|lundi)$/)
    await expect(canvas.getAllByRole('row')).toHaveLength(55)
    await userEvent.click(canvas.getByRole('radio', { name: /^(Chart|Graphique)$/ }))
    await drawn(canvasElement)
  },
}

const departments = [
  'Ain',
  'Aisne',
  'Allier',
  'Alpes-de-Haute-Provence',
  'Alpes-Maritimes',
  'Ardèche',
  'Ardennes',
  'Ariège',
  'Aube',
  'Aude',
  'Aveyron',
  'Bouches-du-Rhône',
  'Calvados',
  'Cantal',
  'Charente',
  'Charente-Maritime',
  'Cher',
  'Corrèze',
]

/** The drawing grows with the number of horizontal bars, so that each keeps its label. */
export const ManyBars: Story = {
  render: () => (
    <BarChart
      title="Demandes par département"
      layout="horizontal"
      height="small"
      data={{
        categories: departments,
        series: [{ id: 'a', name: 'Demandes', values: departments.map((_, at) => 12 + ((at * 37) % 90)) }],
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const plot = await drawn(canvasElement)
    const words = [...plot.querySelectorAll('svg text')].map(({ textContent }) => textContent)
    await expect(departments.filter(name => !words.includes(name))).toEqual([])
  },
}

export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <LineChart
        title="Sept séries, des valeurs inconnues"
        isZeroBased={false}
        data={{
          categories: Array.from({ length: 14 }, (_, day) => `2026-03-${String(day + 1).padStart(2, '0')}`),
          categoryType: 'day',
          series: Array.from({ length: 7 }, (_, at) => ({
            id: String(at),
            name: `Établissement secondaire ${String(at + 1)}`,
            values: Array.from({ length: 14 }, (_unused, day) =>
              (day + at) % 5 === 3 ? null : 100 + at * 12 + ((day * 7 + at * 3) % 11),
            ),
          })),
        }}
      />
      <AreaChart
        title="Aires qui ne s’additionnent pas"
        isStacked={false}
        height="small"
        data={{ ...requests, series: requests.series.slice(0, 2) }}
      />
      <BarChart title="Empilées" isStacked height="small" data={requests} />
      <DonutChart title="Rien à partager" height="small" parts={parts.map(part => ({ ...part, value: 0 }))} />
      <CalendarChart
        title="Écarts de température"
        year={2024}
        hasTotals={false}
        days={[
          { day: '2024-01-01', value: -7.5 },
          { day: '2024-02-29', value: 0.5 },
          { day: '2024-12-31', value: 12.25 },
          { day: '2025-01-01', value: 99 },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-drawn="true"]')).toHaveLength(5))
  },
}
