import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { replaceLoad } from '../../internal/loading/replaceLoad.fixtures.ts'
import { Stack } from '../Stack/Stack.tsx'
import { BarChart, CalendarChart, LineChart } from './Chart.tsx'
import { drawn, plotOf, said } from './charts.fixtures.ts'
import { measured, received, requests, work } from './figures.fixtures.ts'
import { plotPart } from './plotPart.ts'

const meta = {
  title: 'Components/Chart/States',
  component: BarChart,
  args: { title: 'Demandes par mois', data: received },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof BarChart>

export const Loading: Story = {
  render: () => <BarChart title="Demandes par mois" isLoading />,
  play: async ({ canvasElement }) => {
    const [status] = within(canvasElement).getAllByRole('status')
    await expect(status).toHaveTextContent(/^(Loading: Demandes par mois…|Chargement\s: Demandes par mois…)$/)
    // The placeholder is as high as the chart.
    await expect(status?.getBoundingClientRect().height).toBe(288)
  },
}

/** A loading calendar reserves the space of its weeks. */
export const CalendarLoading: Story = {
  render: () => (
    <Stack gap={6}>
      <CalendarChart title="Travail par jour" year={2026} isLoading />
      <CalendarChart title="Travail par jour" year={2026} days={work} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const plot = await drawn(canvasElement)
    const [status] = within(canvasElement).getAllByRole('status')
    await expect(status?.getBoundingClientRect().height).toBe(plot.getBoundingClientRect().height)
  },
}

export const Empty: Story = {
  render: () => (
    <BarChart
      title="Demandes par mois"
      emptyText="Aucune demande n’est encore arrivée."
      data={{
        categories: ['2026-01'],
        categoryType: 'month',
        series: [{ id: 'a', name: 'A', values: [null] }],
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucune demande n’est encore arrivée.')).toBeVisible()
    await expect(plotOf(canvasElement)).toBeNull()
    await expect(within(canvasElement).queryByRole('radiogroup')).toBeNull()
  },
}

const retry = fn()
export const Unavailable: Story = {
  render: () => (
    <BarChart
      title="Demandes par mois"
      unavailableReason="Le service des demandes ne répond pas."
      onRetry={retry}
    />
  ),
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await expect(within(canvasElement).getByText('Le service des demandes ne répond pas.')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Try again|Réessayer)$/ }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

const load = fn<typeof plotPart.load>()

/** If the drawing code fails to load, the table is shown. Loading is retried by hand and when the network is back. */
export const CannotBeLoaded: Story = {
  beforeEach: () => {
    load.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    return replaceLoad(plotPart, load)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /^(The chart could not be loaded|Le graphique n’a pas pu être chargé)/,
      ),
    )
    await expect(canvas.getByRole('table', { name: 'Demandes par mois' })).toBeVisible()
    await expect(load).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^(Try again|Réessayer)$/ }))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    await canvas.findByRole('alert')
    load.mockImplementation(() => import('./ChartPlot.tsx'))
    window.dispatchEvent(new Event('online'))
    await drawn(canvasElement)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** Ten thousand points: the line is drawn from a sample, but keys and the table reach every point. */
export const ManyPoints: Story = {
  render: () => <LineChart title="Charge" data={measured} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const plot = await drawn(canvasElement)
    const line = plot.querySelector('svg path[stroke-width="2"]')?.getAttribute('d') ?? ''
    const points = line.match(/[ML ]-?[\d.]+ -?[\d.]+|L/g)?.length ?? 0
    await expect(line.length).toBeGreaterThan(1000)
    await expect(points).toBeLessThan(5000)
    plot.focus()
    await userEvent.keyboard('{Home}{PageDown}{ArrowRight}')
    await said(canvasElement, /^1001\s?: \d+$/)
    await userEvent.click(canvas.getByRole('radio', { name: /^(Table|Tableau)$/ }))
    await expect(canvas.getAllByRole('row')).toHaveLength(101)
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Show 100 more rows|Afficher 100 lignes de plus)$/ }),
    )
    await expect(canvas.getAllByRole('row')).toHaveLength(201)
    await userEvent.click(canvas.getByRole('radio', { name: /^(Chart|Graphique)$/ }))
    await drawn(canvasElement)
  },
}

/** The drawing follows the theme without a redraw. */
export const Theme: Story = {
  play: async ({ canvasElement, globals }) => {
    const plot = await drawn(canvasElement)
    const bar = plot.querySelector('svg path[fill^="var("]')
    const fill = () => (bar ? getComputedStyle(bar).fill : '')
    const before = fill()
    const root = document.documentElement
    root.dataset['theme'] = globals['theme'] === 'dark' ? 'light' : 'dark'
    await expect(fill()).not.toBe(before)
    root.dataset['contrast'] = 'more'
    await expect(fill()).not.toBe(before)
    root.dataset['theme'] = String(globals['theme'])
    root.dataset['contrast'] = 'normal'
    await expect(fill()).toBe(before)
    await expect(bar?.isConnected).toBe(true)
  },
}

/** For printing, the chart is redrawn at the width of a page so that its labels are legible; then it is restored. */
export const Printed: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const plot = await drawn(canvasElement)
    const width = () => plot.querySelector('svg')?.viewBox.baseVal.width ?? 0
    const before = width()
    window.dispatchEvent(new Event('beforeprint'))
    await expect(width()).toBe(Math.min(before, 640))
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(width()).toBe(before))
  },
}

/** When the page is printed before the drawing code has loaded, the table is printed instead of an empty space. */
export const PrintedTooEarly: Story = {
  parameters: { picture: 'none' },
  beforeEach: () => {
    load.mockReset().mockReturnValue(new Promise(() => {}))
    return replaceLoad(plotPart, load)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('table')).toBeNull()
    window.dispatchEvent(new Event('beforeprint'))
    await expect(canvas.getByRole('table', { name: 'Demandes par mois' })).toBeVisible()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull())
  },
}

/** Exports a bitmap, an SVG, and the data as files, and reports an export that failed. */
export const Export: Story = {
  args: {
    title: 'Demandes par mois: =1+1',
    data: {
      ...requests,
      series: [{ id: 'x', name: '=HYPERLINK("x")', values: [-1.5, null] }, ...requests.series.slice(0, 1)],
    },
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const plot = await drawn(canvasElement)
    const files: Blob[] = []
    const create = URL.createObjectURL.bind(URL)
    const created = spyOn(URL, 'createObjectURL').mockImplementation(file => {
      if (file instanceof Blob) files.push(file)
      return create(file)
    })
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const picture = spyOn(HTMLCanvasElement.prototype, 'toBlob')
    const menu = canvas.getByRole('button', { name: /^(Download|Télécharger)/ })
    const save = async (name: RegExp) => {
      const count = files.length
      await userEvent.click(menu)
      await userEvent.click(await screen.findByRole('menuitem', { name }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await waitFor(() => expect(files).toHaveLength(count + 1))
      return files[count]
    }
    try {
      const png = await save(/PNG/)
      await expect(png?.type).toBe('image/png')
      const image = png && (await createImageBitmap(png))
      await expect(image?.width).toBe(2400)
      await expectColourIn(image, plot)

      const svg = (await (await save(/SVG/))?.text()) ?? ''
      await expect(svg).toContain('Demandes par mois: =1+1')
      await expect(svg).toContain('=HYPERLINK')
      await expect(svg).not.toMatch(/var\(|oklch|color-mix/)
      await expect(
        new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror'),
      ).toBeNull()

      const csv = (await (await save(/CSV/))?.text()) ?? ''
      const [head, first, second] = csv.split('\r\n')
      const isFrench = globals['locale'] === 'fr'
      await expect(head).toBe(
        isFrench ? `Mois;"'=HYPERLINK(""x"")";Signées` : `Month,"'=HYPERLINK(""x"")",Signées`,
      )
      await expect(first).toBe(isFrench ? '2026-01;-1,5;18' : '2026-01,-1.5,18')
      await expect(second).toBe(isFrench ? '2026-02;;22' : '2026-02,,22')
      const names = click.mock.contexts.map(link => (link instanceof HTMLAnchorElement ? link.download : ''))
      await expect(names).toEqual(['png', 'svg', 'csv'].map(ending => `demandes-par-mois-1-1.${ending}`))

      picture.mockImplementation(callback => callback(null))
      await userEvent.click(menu)
      await userEvent.click(await screen.findByRole('menuitem', { name: /PNG/ }))
      await waitFor(() =>
        expect(canvas.getByText(/^(The file was not created|Le fichier n’a pas été créé)/)).toBeVisible(),
      )
    } finally {
      for (const spy of [created, click, picture]) spy.mockRestore()
    }
  },
}

/** Expects the on-screen colour of the first series somewhere in the picture. */
async function expectColourIn(picture: ImageBitmap | undefined, plot: HTMLElement) {
  const drawing = new OffscreenCanvas(picture?.width ?? 1, picture?.height ?? 1).getContext('2d')
  const bar = plot.querySelector('svg path[fill^="var("]')
  if (!picture || !drawing || !bar) throw new Error('There is no picture')
  drawing.fillStyle = getComputedStyle(bar).fill
  drawing.fillRect(0, 0, 1, 1)
  const wanted = [...drawing.getImageData(0, 0, 1, 1).data]
  drawing.drawImage(picture, 0, 0)
  const { data } = drawing.getImageData(0, 0, picture.width, picture.height)
  let found = 0
  for (let at = 0; at < data.length; at += 4)
    if (wanted.every((channel, place) => Math.abs((data[at + place] ?? 0) - channel) <= 1)) found++
  await expect(found).toBeGreaterThan(1000)
}

/** Large text on a phone leaves no room for the drawing. It comes back when the text size is reset. */
export const TooNarrow: Story = {
  parameters: { picture: 'none' },
  decorators: [
    Story => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await drawn(canvasElement)
    await expect(canvas.queryByRole('table')).toBeNull()
    const root = document.documentElement
    try {
      root.style.fontSize = '200%'
      await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
      await expect(canvas.queryByRole('radio')).toBeNull()
    } finally {
      root.style.fontSize = ''
    }
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull())
    await drawn(canvasElement)
  },
}

export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <BarChart
        title="Rien que des zéros"
        height="small"
        data={{ ...received, series: [{ id: 'a', name: 'A', values: received.categories.map(() => 0) }] }}
      />
      <LineChart
        title="Des valeurs seules entre des inconnues"
        height="small"
        data={{
          categories: Array.from(
            { length: 40 },
            (_, at) =>
              `2026-${String(Math.floor(at / 28) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`,
          ),
          categoryType: 'day',
          series: [
            {
              id: 'a',
              name: 'A',
              values: Array.from({ length: 40 }, (_, at) => (at % 9 === 4 || at < 12 ? at : null)),
            },
          ],
        }}
      />
      <BarChart
        title="Que des pertes"
        height="small"
        format={{ style: 'percent' }}
        data={{
          categories: ['Anticonstitutionnellement'.repeat(3), 'b', 'c', 'd', 'e', 'f', 'g'],
          series: [{ id: 'a', name: 'A', values: [-0.5, -0.25, -0.125, -0.75, -1, -0.01, Number.NaN] }],
        }}
      />
      <LineChart title="Charge" height="small" data={measured} />
      <BarChart
        title="Indisponible"
        height="small"
        unavailableReason={'Anticonstitutionnellement'.repeat(5)}
      />
      <BarChart
        title="En tableau"
        defaultView="table"
        isStacked
        data={{ ...requests, categories: requests.categories.slice(0, 3) }}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-drawn="true"]')).toHaveLength(4))
  },
}
