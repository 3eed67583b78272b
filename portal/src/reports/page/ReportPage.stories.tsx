import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { EmbedRefusal, errorCodes } from './protocol/messages.ts'
import type { ReportApi } from './report-api.ts'
import { LonelyPage } from './ReportPage.tsx'
import {
  cutFigures,
  drawnLayout,
  rightToLeftLayout,
  ScriptedReport,
  storyFigures,
  storyImages,
  storyLayout,
  wholeLayout,
} from './scripted-report.fixtures.tsx'

const readLayout = fn<ReportApi['readLayout']>()
const askFigures = fn<ReportApi['askFigures']>()
const tell = fn<(name: string, value: unknown) => void>()
const never = () => new Promise<never>(() => undefined)
const events = (name: string) => tell.mock.calls.filter(([told]) => told === name)

const meta = {
  title: 'Report page/Report',
  component: ScriptedReport,
  args: { readLayout, askFigures, tell },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    tell.mockReset()
    readLayout.mockReset().mockResolvedValue(storyLayout)
    askFigures.mockReset().mockImplementation((_report, { page }) => {
      const figures = storyFigures[page]
      return figures ? Promise.resolve(figures) : never()
    })
  },
} satisfies Meta<typeof ScriptedReport>
export default meta
type Story = StoryObj<typeof meta>

/** Reports that it is rendered, once; a choice in a slicer requests new figures. */
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Synthèse' })).toBeVisible())
    const chart = await canvas.findByRole('figure', { name: 'Suivi mensuel' })
    await expect(within(chart).getByText(/^(Fees by month|Honoraires par mois)$/)).toBeVisible()
    await within(chart).findByRole('application')
    await expect(canvas.getByRole('figure', { name: 'Détail' })).toBeVisible()
    await expect(
      canvas.getByText(/^(Data up to November 2026|Données jusqu’à novembre 2026 inclus)$/),
    ).toBeVisible()
    await waitFor(() => expect(events('rendered')).toHaveLength(1))
  },
}

export const Narrowed: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('combobox', { name: /^Statut/ })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(askFigures.mock.lastCall?.[1].filters).toEqual([
        { field: 'status', operator: 'in', values: ['Actif'] },
      ]),
    )
    await expect(events('filtersApplied')).toHaveLength(1)
    await waitFor(() => expect(events('rendered')).toHaveLength(2))
    await userEvent.keyboard('{Escape}')
  },
}

/** For a client with more engagements than are returned, the chart, table and slicer say that they show only some. */
export const CutRows: Story = {
  parameters: { picture: 'none' },
  beforeEach: () => void askFigures.mockResolvedValue(cutFigures),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const chart = await canvas.findByRole('figure', { name: 'Suivi mensuel' })
    await expect(
      within(chart).getByText(/: (only the 12 largest are shown|seuls les 12 plus élevés sont affichés)$/),
    ).toBeVisible()
    await expect(
      within(canvas.getByRole('figure', { name: 'Détail' })).getByText(
        /: (only the 100 largest are shown|seuls les 100 plus élevés sont affichés)$/,
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /^Statut/ })).toHaveAccessibleDescription(
      /^(Only the 100 values|Seules les 100 valeurs)/,
    )
  },
}

/** The reader changes pages with the report's own tabs, and the surrounding page is notified. */
export const OtherKinds: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: 'Par région' }))
    await waitFor(() => expect(canvas.getByRole('figure', { name: /^(Fees|Honoraires)$/ })).toBeVisible())
    await expect(canvas.getByRole('button', { name: /Période, (from|à partir de)$/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Chiffres non audités' })).toBeVisible()
    // Not all rows are included, and the reader is told so.
    await expect(
      canvas.getByText(
        /^(This report shows you only the engagements|Ce rapport ne vous montre que les missions)/,
      ),
    ).toBeVisible()
    await expect(events('pageChanged')).toEqual([
      ['pageChanged', { newPage: { name: 'p2', displayName: 'Par région' } }],
    ])
  },
}

/** Only what the services know has figures; everything else shows its layout with field names and without a number. */
export const LayoutOnly: Story = {
  args: { config: { pageName: 'p4' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(
        canvas.getByRole('group', { name: /^(Preview of the layout|Aperçu de la mise en page)/ }),
      ).toBeVisible(),
    )
    const without = ['Marge brute', 'Heures', 'Marge par région', 'Région', 'Mois et statuts']
    for (const name of without) {
      const region = canvas.getByRole('region', { name })
      await expect(region).not.toHaveTextContent(/\d/)
    }
    await expect(
      within(canvas.getByRole('region', { name: 'Marge par région' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Ventes › Région',
      expect.stringMatching(/^Ventes › Marge(Measure|Mesure)$/),
      expect.stringMatching(/^Ventes › Coût(Average|Moyenne)$/),
    ])
    for (const name of ['Marge brute', 'Région'])
      await expect(canvas.getByRole('region', { name })).toHaveTextContent(
        /(Only Power BI can read these fields|Seul Power BI peut lire ces champs)\.$/,
      )
    // Instructions for administrators are not shown to others.
    await expect(canvas.queryByText(/POWERBI_/)).toBeNull()
    await expect(
      canvas.getByText(/^(Only staff can see|Seuls les collaborateurs peuvent voir)/),
    ).toBeVisible()
    await expect(canvas.getByText(/196[\s,]250/)).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

const untitled = {
  ...storyLayout,
  pages: storyLayout.pages.map(page => ({
    ...page,
    visuals: page.visuals.map(visual => ({ ...visual, title: null })),
  })),
}
/** A visual without an author's title is named by its kind and field, neither repeated. */
export const LayoutUntitled: Story = {
  args: { config: { pageName: 'p4' } },
  parameters: { picture: 'none' },
  beforeEach: () => void readLayout.mockResolvedValue(untitled),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const chart = await canvas.findByRole('region', { name: /^(Column chart: |Histogramme\s: )Marge$/ })
    await expect(within(chart).getAllByText(/^(Column chart|Histogramme)/)).toHaveLength(1)
    const names = canvas.getAllByRole('region').map(region => within(region).getByRole('heading').textContent)
    await expect(new Set(names).size).toBe(names.length)
  },
}

/** A person who manages reports is told what to set so that Power BI shows the figures. */
export const LayoutToConnect: Story = {
  args: { config: { pageName: 'p4' } },
  parameters: { picture: 'none' },
  beforeEach: () =>
    void askFigures.mockImplementation((_report, { page }) => {
      const figures = storyFigures[page]
      return figures ? Promise.resolve({ ...figures, mayManage: true }) : never()
    }),
  play: async ({ canvasElement }) => {
    const banner = await within(canvasElement).findByText(
      /POWERBI_TENANT_ID, POWERBI_CLIENT_ID, POWERBI_CLIENT_SECRET/,
    )
    await expect(banner).toHaveTextContent(/(Report ID.*Workspace ID|Identifiant du rapport.*travail)/)
  },
}

export const EmptyPage: Story = {
  args: { config: { pageName: 'p3', hasPageTabs: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Vide' })).toBeVisible())
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
}

export const Loading: Story = {
  beforeEach: () => void askFigures.mockImplementation(never),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByText(/^(Loading the figures|Chargement des chiffres)…$/)).toBeInTheDocument(),
    )
    await expect(events('loaded')).toHaveLength(1)
    await expect(events('rendered')).toHaveLength(0)
  },
}

export const Denied: Story = {
  beforeEach: () =>
    void readLayout.mockRejectedValue(
      new EmbedRefusal(403, errorCodes.notAuthorized, 'report-access-denied'),
    ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/^(Access denied|Désolé)/),
    )
    await expect(events('error')).toHaveLength(1)
  },
}

/** The figures fail to load; a retry loads them. */
export const Failed: Story = {
  parameters: { picture: 'none' },
  beforeEach: () =>
    void askFigures.mockRejectedValueOnce(
      new EmbedRefusal(503, errorCodes.loadFailed, 'database-unavailable'),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/administrat(or|eur)/))
    await userEvent.click(canvas.getByRole('button', { name: /^(Try again|Réessayer)$/ }))
    await waitFor(() => expect(canvas.getByRole('figure', { name: 'Détail' })).toBeVisible())
  },
}

const noFigures: ReportApi['askFigures'] = async () => ({
  firstMonth: null,
  lastMonth: null,
  isOwnOnly: false,
  mayManage: false,
  visuals: [],
})

const drawnFromFile = () => {
  readLayout.mockResolvedValue(drawnLayout)
  askFigures.mockImplementation(noFigures)
}

/** Texts, pictures, shapes and buttons as the author placed them. */
export const Drawn: Story = {
  args: { readImages: async () => storyImages },
  beforeEach: drawnFromFile,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Comptes annuels')).toBeVisible())
    await expect(await canvas.findByRole('img', { name: 'Maison Fontaine' })).toBeVisible()
    // A line without a fill has the colour of its edge.
    await expect(getComputedStyle(canvas.getByRole('img', { name: 'Filet' })).backgroundColor).not.toBe(
      'rgba(0, 0, 0, 0)',
    )
    const link = canvas.getByRole('link', { name: 'en ligne (example.org)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.queryByText('Vue détaillée', { selector: 'span' })).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Questions\./ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('button', { name: /^Disparue\./ })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: /^Retour\./ })).toHaveAttribute('aria-disabled', 'true')
    // Buttons with filters are disabled: without the filters they would show all years under the name of one.
    for (const name of [/^2025\. .*Power BI/, /^2025 seulement\. .*Power BI/]) {
      const filtered = canvas.getByRole('button', { name })
      await expect(filtered).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(filtered)
    }
    await expect(events('bookmarkApplied')).toHaveLength(0)
  },
}

/** One bookmark shows what was hidden, another hides it; a button leads to a hidden page, another back. */
export const ButtonsAct: Story = {
  parameters: { picture: 'none' },
  beforeEach: drawnFromFile,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const late = () => canvas.queryByText('Vue détaillée', { selector: 'span' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Détail' }))
    await waitFor(() => expect(late()).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Vue simple' }))
    await waitFor(() => expect(late()).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Méthode' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Page d’avant' }))
    await waitFor(() => expect(canvas.getByText('Comptes annuels')).toBeVisible())
    await expect(events('pageChanged').map(([, value]) => value)).toEqual([
      { newPage: { name: 'd2', displayName: 'Méthode' } },
      { newPage: { name: 'd1', displayName: 'Accueil' } },
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Quarante' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Quarante' })).toBeVisible())
  },
}

/** Forty boxes, none of which overflows. */
export const Crowded: Story = {
  args: { config: { pageName: 'd3' } },
  beforeEach: drawnFromFile,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(/^Bloc 1 –/)).toBeVisible())
    await expect(canvas.getByText(/^Bloc 40 –/)).toBeVisible()
  },
}

/** Right-to-left text starts at the right and ends with its full stop; the alignment chosen by the author stays. */
export const RightToLeft: Story = {
  beforeEach: () => void readLayout.mockResolvedValue(rightToLeftLayout),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(/^القوائم المالية لشركة/)).toBeVisible())
    const directionOf = (text: string | RegExp) => getComputedStyle(canvas.getByText(text)).direction
    await expect(directionOf(/^القوائم المالية لشركة/)).toBe('rtl')
    await expect(directionOf(/^From left to right/)).toBe('ltr')
    await expect(directionOf('التالي (2)!')).toBe('rtl')
    await expect(directionOf('التفاصيل…')).toBe('rtl')
    // The text itself is on the side of its box that the author chose.
    const sideOf = (text: RegExp) => {
      const run = canvas.getByText(text)
      const box = run.closest('p')?.getBoundingClientRect()
      const { left, right } = run.getBoundingClientRect()
      if (!box) throw new Error('no paragraph')
      return left - box.left < box.right - right ? 'left' : 'right'
    }
    await expect(sideOf(/^إلى اليسار/)).toBe('left')
    await expect(sideOf(/^إلى اليمين/)).toBe('right')
    await expect(sideOf(/^القوائم المالية لشركة/)).toBe('right')
    await expect(await canvas.findByRole('figure', { name: 'المتابعة الشهرية' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'التفاصيل…' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'التفاصيل' })).toBeVisible())
    await userEvent.click(canvas.getByRole('tab', { name: 'القوائم المالية (2026)' }))
    await waitFor(() => expect(canvas.getByText(/^القوائم المالية لشركة/)).toBeVisible())
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** The texts of elements that overlap others. */
function overlaps(elements: readonly (Element | null)[]): (string | null)[] {
  const places = elements.flatMap(element => {
    const rect = element?.getBoundingClientRect()
    return element && rect && rect.height > 0 ? [{ text: element.textContent, rect }] : []
  })
  return places
    .filter(({ rect: a }, at) =>
      places.some(
        ({ rect: b }, other) =>
          other !== at &&
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
      ),
    )
    .map(({ text }) => text)
}

/** Opened on its own, outside the portal. */
export const Alone: Story = { render: () => <LonelyPage /> }

/** Crowded content drawn from the file, for the costly conditions: nothing leaves its box or the page. */
export const Permutations: Story = {
  args: { readImages: async () => storyImages },
  beforeEach: () => {
    readLayout.mockResolvedValue(wholeLayout)
    askFigures.mockImplementation(noFigures)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Comptes annuels')).toBeVisible())
    await expect(await canvas.findByRole('img', { name: 'Maison Fontaine' })).toBeVisible()
    await expect(canvas.getByText(/^Bloc 40 –/)).toBeVisible()
    const shape = canvas.getByText('Suite')
    const grid = shape.closest('[aria-busy]')
    const isFlowing = grid !== null && getComputedStyle(grid).display === 'flex'
    const boxes = canvas.getAllByText(/^Bloc \d+ –/).map(text => text.closest('div'))
    const drawn = isFlowing ? [...grid.children].map(({ firstElementChild }) => firstElementChild) : boxes
    await expect(overlaps(drawn)).toEqual([])
    // In a single column a shape is as high as its text, most of which an arrow's clip path would cut off.
    if (isFlowing) await expect(getComputedStyle(shape).clipPath).toBe('none')
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
