import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { PaperForm } from './PaperForm.tsx'

const meta = {
  title: 'Data/PaperForm',
  component: PaperForm,
  args: {
    columns: ['Code', 'Article', 'Unité'],
    blanks: ['Compté', 'Note'],
    sheets: [
      {
        id: 1,
        title: 'Rennes, Réserve',
        rows: [
          { id: 1, cells: ['THE-001', 'Thé vert Sencha', 'Pièces'] },
          { id: 2, cells: ['THE-002', 'Thé noir Assam', 'kg'] },
        ],
      },
      { id: 2, title: 'Rennes, Boutique', rows: [{ id: 3, cells: ['THE-003', 'Théière', 'Pièces'] }] },
    ],
  },
} satisfies Meta<typeof PaperForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Rennes, Réserve' }))
    await expect(table.getAllByRole('columnheader').map(each => each.textContent)).toEqual([
      'Code',
      'Article',
      'Unité',
      'Compté',
      'Note',
    ])
    const row = within(table.getByRole('row', { name: /^THE-001/ }))
    await expect(row.getAllByRole('cell').map(each => each.textContent)).toEqual([
      'Thé vert Sencha',
      'Pièces',
      '',
      '',
    ])
  },
}

/** For items not on the list, and for the name of whoever filled it in. */
export const WithSpareRows: Story = {
  args: {
    spare: { title: 'Articles hors liste', rows: 3 },
    lines: ['Compté par', 'Date', 'Signature'],
    tools: <Button>Imprimer</Button>,
    sheets: meta.args.sheets.map(sheet => ({ ...sheet, note: `Fiche ${sheet.id} sur 2` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fiche 2 sur 2')).toBeVisible()
    const [table] = canvas.getAllByRole('table')
    await expect(table && within(table).getAllByRole('row')).toHaveLength(1 + 2 + 1 + 3)
    await expect(canvas.getAllByText('Signature')).toHaveLength(2)
  },
}

/** The controls for choosing sheets are not printed, and each sheet starts on a new page. */
export const Printed: Story = {
  args: { tools: <Button>Imprimer</Button> },
  parameters: { picture: 'none' },
  play: async ({ canvas, canvasElement }) => {
    const onPaper = [...document.styleSheets]
      .flatMap(sheet => [...sheet.cssRules])
      .filter(rule => rule instanceof CSSMediaRule && rule.conditionText === 'print')
      .flatMap(rule => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
      .filter(rule => rule instanceof CSSStyleRule)
    const printed = (element: Element | null | undefined, property: string) =>
      onPaper
        .filter(rule => element?.matches(rule.selectorText))
        .map(rule => rule.style.getPropertyValue(property))
        .findLast(value => value !== '')
    await expect(printed(canvas.getByRole('button').parentElement, 'display')).toBe('none')
    const [first, second] = canvas.getAllByRole('group')
    await expect(printed(first, 'overflow')).toBe('visible')
    await expect(printed(first?.parentElement, 'break-before')).toBeUndefined()
    await expect(printed(second?.parentElement, 'break-before')).toBe('page')
    // Real table headers, which browsers repeat on each page.
    const head = canvasElement.querySelector('thead')
    await expect(head && getComputedStyle(head).display).toBe('table-header-group')
  },
}

export const Permutations: Story = {
  args: {
    sheets: [
      {
        id: 1,
        title: 'Entrepôt de Chasseneuil-du-Poitou, '.repeat(6),
        rows: [
          { id: 1, cells: ['REFERENCE-TRES-LONGUE-0000000001'.repeat(2), 'mot-tres-long'.repeat(12), 'm³'] },
          { id: 2, cells: ['X', '', ''] },
        ],
      },
      { id: 2, title: 'Vide', rows: [] },
    ],
    spare: { title: 'Articles hors liste', rows: 1 },
    lines: ['Compté par', 'Date', 'Signature'],
  },
}
