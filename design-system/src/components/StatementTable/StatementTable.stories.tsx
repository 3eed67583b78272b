import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { assetColumns, assets, oneYear } from './statements.fixtures.ts'
import { StatementTable } from './StatementTable.tsx'

const long =
  'Concessions, brevets, licences, marques, procédés, solutions informatiques, droits et valeurs similaires'

const meta = {
  title: 'Components/StatementTable',
  component: StatementTable,
  args: {
    caption: 'Bilan actif au 31/12/2025',
    rounding: 'euro',
    columns: assetColumns.slice(0, 3),
    rows: assets,
  },
} satisfies Meta<typeof StatementTable>
export default meta
type Story = StoryObj<typeof meta>

/** Normalises spaces, which differ by language. */
const read = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ').trim()
const rowOf = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('row', { name })
const figuresIn = (row: HTMLElement) => within(row).getAllByRole('cell').map(read)

/** Row and column headers, figures as accountants print them, and totals below a rule. */
export const Default: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const isFrench = globals['locale'] === 'fr'
    const canvas = within(canvasElement)
    const table = canvas.getByRole('table', { name: /^Bilan actif au 31\/12\/2025/ })
    await expect(read(table.querySelector('caption'))).toBe(
      `Bilan actif au 31/12/2025 ${isFrench ? 'en euros' : 'in euros'}`,
    )
    await expect(within(table).getAllByRole('columnheader').map(read)).toEqual([
      isFrench ? 'Poste' : 'Line',
      'Brut',
      'Amortissements et dépréciations',
      'Net',
    ])
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(assets.length)
    const thousands = isFrench ? '1 120 433' : '1,120,433'
    await expect(figuresIn(rowOf(canvasElement, /^Disponibilités/))).toEqual([thousands, '–0', thousands])
    await expect(figuresIn(rowOf(canvasElement, /^Valeurs mobilières/))).toEqual(['–0', '–0', '–0'])
    const part = rowOf(canvasElement, /^Créances sur cessions/)
    await expect(figuresIn(part)[0]).toBe('\u2212500')
    await expect(read(within(part).getByRole('rowheader'))).toBe(
      `Créances sur cessions d’immobilisations (${isFrench ? 'fait partie d’' : 'part of '}Autres créances)`,
    )
    const start = (row: HTMLElement) =>
      Number.parseFloat(getComputedStyle(within(row).getByRole('rowheader')).paddingInlineStart)
    await expect(start(part)).toBeGreaterThan(start(rowOf(canvasElement, /^Autres créances/)))
    const total = within(rowOf(canvasElement, /^Total général/)).getAllByRole('cell')[0]
    const plain = within(part).getAllByRole('cell')[0]
    await expect(total && getComputedStyle(total).borderBlockStartColor).not.toBe(
      plain && getComputedStyle(plain).borderBlockStartColor,
    )
    await expect(total && getComputedStyle(total).fontWeight).toBe('600')
    await expect(total && getComputedStyle(total).fontVariantNumeric).toContain('tabular-nums')
    // A zero figure has no details to link to.
    await expect(canvas.queryByRole('link', { name: 'Valeurs mobilières de placement' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Disponibilités' })).toHaveAttribute(
      'href',
      '/bilan?poste=cash',
    )
  },
}

/** Compared with the previous year: significant changes are marked with an icon and in words. */
export const Comparison: Story = {
  args: { columns: assetColumns, significance: 'au moins 1 000 € et 25 %' },
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const isFrench = globals['locale'] === 'fr'
    const said = isFrench ? 'variation significative' : 'significant change'
    const [, , , prior, variation, percent] = figuresIn(rowOf(canvasElement, /^Concessions/))
    await expect(prior).toBe(isFrench ? '6 300' : '6,300')
    await expect(variation).toBe(`${isFrench ? '\u22122 050' : '\u22122,050'} (${said})`)
    await expect(percent).toBe(`${isFrench ? '\u221232,5 %' : '\u221232.5%'} (${said})`)
    await expect(figuresIn(rowOf(canvasElement, /^Disponibilités/))[4]).toBe(
      `${isFrench ? '+708 433' : '+708,433'} (${said})`,
    )
    const plain = within(rowOf(canvasElement, /^Autres immobilisations/)).getAllByRole('cell')[4]
    await expect(read(plain)).toBe(isFrench ? '\u22122 834' : '\u22122,834')
    await expect(plain?.querySelector('svg')).toBeNull()
    // There is no percentage without a previous figure.
    await expect(figuresIn(rowOf(canvasElement, /^Créances sur cessions/))[5]).toBe('')
    await expect(
      within(canvasElement).getByText(/^(Significant change|Variation significative)\s?: au moins/),
    ).toBeVisible()
  },
}

/** Amounts are given in euros and shown in thousands. */
export const Thousands: Story = {
  args: { rounding: 'thousand' },
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const isFrench = globals['locale'] === 'fr'
    await expect(read(canvasElement.querySelector('caption'))).toMatch(
      isFrench ? /en milliers d’euros$/ : /in thousands of euros$/,
    )
    await expect(figuresIn(rowOf(canvasElement, /^Disponibilités/))[0]).toBe(isFrench ? '1 120' : '1,120')
  },
}

/** The address opens a row: closing it returns to the row. */
export const Opened: Story = {
  parameters: { picture: 'none' },
  render: function Held(args) {
    const [selected, setSelected] = useState<string | undefined>('cash')
    return (
      <Stack>
        <Button onPress={() => setSelected(undefined)}>Fermer le poste</Button>
        <StatementTable {...args} selected={selected} />
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const cash = canvas.getByRole('link', { name: 'Disponibilités' })
    await expect(cash).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: 'Créances diverses' })).not.toHaveAttribute('aria-current')
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer le poste' }))
    await waitFor(() => expect(cash).toHaveFocus())
    await expect(cash).not.toHaveAttribute('aria-current')
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('link', { name: 'Créances sur cessions d’immobilisations' })).toHaveFocus()
  },
}

/** On a phone, the names stay in place while the figures scroll. */
export const Narrow: Story = {
  args: { columns: assetColumns },
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const place = canvas.getByRole('group', { name: 'Bilan actif au 31/12/2025' })
    await userEvent.tab()
    await expect(place).toHaveFocus()
    const name = canvas.getByRole('rowheader', { name: /^Disponibilités/ })
    const before = name.getBoundingClientRect().left
    place.scrollLeft = 120
    await waitFor(() => expect(place.scrollLeft).toBe(120))
    await expect(name.getBoundingClientRect().left).toBe(before)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    place.scrollLeft = 0
  },
}

/** Real table headers, which browsers repeat on each page; nothing is cut off. */
export const Printed: Story = {
  args: { columns: assetColumns },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const head = canvasElement.querySelector('thead')
    await expect(head && getComputedStyle(head).display).toBe('table-header-group')
    const onPaper = [...document.styleSheets]
      .flatMap(sheet => [...sheet.cssRules])
      .filter(rule => rule instanceof CSSMediaRule && rule.conditionText === 'print')
      .flatMap(rule => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
      .filter(rule => rule instanceof CSSStyleRule)
    const printed = (element: Element | null, property: string) =>
      onPaper
        .filter(rule => element?.matches(rule.selectorText))
        .at(-1)
        ?.style.getPropertyValue(property)
    const frame = canvasElement.querySelector('[role="group"]')
    await expect(printed(frame, 'overflow')).toBe('visible')
    await expect(printed(canvasElement.querySelector('tbody a'), 'text-decoration')).toMatch(/^none/)
    await expect(printed(canvasElement.querySelector('tbody th'), 'position')).toBe('static')
  },
}

/** Downloads what it shows, for a spreadsheet. */
export const Exported: Story = {
  args: { exportName: 'bilan-actif' },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const created = spyOn(URL, 'createObjectURL')
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    try {
      await userEvent.click(
        within(canvasElement).getByRole('button', { name: /^(Download as|Télécharger en) CSV$/ }),
      )
      const names = click.mock.contexts.map(link => (link instanceof HTMLAnchorElement ? link.download : ''))
      await expect(names).toEqual(['bilan-actif.csv'])
      const [file] = created.mock.calls[0] ?? []
      await expect(file instanceof Blob && (await file.text())).toMatch(/^\ufeff?(Line,|Poste;)Brut/)
    } finally {
      for (const spy of [created, click]) spy.mockRestore()
    }
  },
}

/** The longest names and figures; a single column with an open row; and no rows at all. */
export const Permutations: Story = {
  render: args => (
    <Stack gap={6}>
      <StatementTable
        {...args}
        caption={`${long} au 31 décembre 2025`}
        columns={assetColumns}
        significance="au moins 1 000 000 000 € et 10 %"
        rows={[
          { id: 'heading', kind: 'heading', label: long },
          {
            id: 'line',
            kind: 'line',
            label: `Anticonstitutionnellement${'_commissariat'.repeat(4)}`,
            href: '/line',
            isSignificant: true,
            figures: {
              gross: 1_234_567_890_123,
              depreciation: -987_654_321,
              net: 1_235_555_544_444,
              prior: 12,
              variation: 1_235_555_544_432,
              percent: 102_962_962_036,
            },
          },
          {
            id: 'group',
            kind: 'group',
            label: 'Autres créances',
            href: '/group',
            figures: { gross: 1, net: 1 },
          },
          { id: 'part', kind: 'part', label: long, href: '/part', figures: { gross: 1, net: 1 } },
          { id: 'total', kind: 'total', label: 'Total I', figures: { gross: 0, net: null } },
        ]}
      />
      <StatementTable
        {...args}
        caption="Disponibilités"
        rounding="cent"
        columns={oneYear}
        rows={assets.slice(-2)}
        selected="cash"
      />
      <StatementTable {...args} caption="Sans poste" columns={oneYear} rows={[]} />
    </Stack>
  ),
}
