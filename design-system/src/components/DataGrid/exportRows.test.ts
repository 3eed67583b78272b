import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { formatMessage, type Locale, type MessageValues } from '../../i18n/messages.ts'
import { RowModel } from '../../internal/rowModel/rowModel.ts'
import { groupedSort } from '../../internal/rowModel/groups.ts'
import { parentRows, RowTree, treeOf } from '../../internal/rowModel/rowTree.ts'
import { branchColumns } from './branchColumns.ts'
import { createValueText } from './cellText.ts'
import { messages, type GridWords } from './DataGrid.messages.ts'
import { exportedCsv } from './exportCsv.ts'
import { exportedRows } from './exportRows.ts'
import type { GridColumn } from './gridTypes.ts'
import { toXlsx } from './xlsx.ts'

interface Line {
  id: string
  city: string
  client: string
  status: 'new' | 'done'
  amount: number | null
  rate: number
  day: string
}
const rows: readonly Line[] = [
  { id: '1', city: 'Lyon', client: '=1+1', status: 'new', amount: 0.1, rate: 1, day: '2026-01-31' },
  { id: '2', city: '=cmd()', client: 'B', status: 'done', amount: 5, rate: 2, day: '2026-02-01' },
  { id: '3', city: 'Lyon', client: 'C', status: 'done', amount: 0.2, rate: 4, day: '2026-03-01' },
  { id: '4', city: '', client: 'D', status: 'new', amount: null, rate: 3, day: '2026-01-01' },
]
const client: GridColumn<Line> = { id: 'client', type: 'text', title: 'Client', value: row => row.client }
const city: GridColumn<Line> = { id: 'city', type: 'text', title: 'Ville', value: row => row.city }
const status: GridColumn<Line> = {
  id: 'status',
  type: 'choice',
  title: 'Statut',
  value: row => row.status,
  choices: [
    { id: 'new', label: 'Nouvelle' },
    { id: 'done', label: 'Terminée' },
  ],
}
const amount: GridColumn<Line> = {
  id: 'amount',
  type: 'number',
  title: 'Montant',
  value: row => row.amount,
  format: { style: 'currency', currency: 'EUR' },
  aggregate: 'sum',
}
const rate: GridColumn<Line> = {
  id: 'rate',
  type: 'number',
  title: 'Taux',
  value: row => row.rate,
  format: { maximumFractionDigits: 1 },
  aggregate: 'average',
}
const day: GridColumn<Line> = {
  id: 'day',
  type: 'date',
  title: 'Jour',
  value: row => row.day,
  aggregate: 'maximum',
}
const columns = [client, city, status, amount, rate, day]

const exportOf = (groupBy: readonly string[], locale: Locale, hasTotals = true, of = rows) => {
  const t: GridWords = (key, given?: MessageValues) => formatMessage(locale, messages[locale][key], given)
  const model = new RowModel(of, columns, row => row.id, locale)
  const order = model.arrange({ sort: groupedSort([], groupBy), search: '', filters: {} })
  const valueText = createValueText<Line>(locale, { yes: t('yes'), no: t('no') })
  return { t, exported: exportedRows({ model, order, columns, groupBy, hasTotals, valueText, t }) }
}
const csvOf = (groupBy: readonly string[], locale: Locale, shown = columns, hasTotals = true) => {
  const { t, exported } = exportOf(groupBy, locale, hasTotals)
  return exportedCsv(shown, exported, locale, t).slice(1).trimEnd().split('\r\n')
}

/** Reads the sheet back: for each row its level and its cells as texts, numbers and styles. */
const sheetOf = async (groupBy: readonly string[], locale: Locale = 'fr', hasTotals = true, of = rows) => {
  const { t, exported } = exportOf(groupBy, locale, hasTotals, of)
  const blob = await toXlsx(columns, exported, {
    locale,
    sheetName: 'x',
    groupHead: ({ label, count }) => `${label} (${t('rowCount', { count })})`,
    totalHead: t('total'),
  })
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const xml = text('xl/worksheets/sheet1.xml')
  const styles = text('xl/styles.xml')
  const formats = new Map(
    [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  )
  const cellStyles = [
    ...(/<cellXfs.*<\/cellXfs>/.exec(styles)?.[0] ?? '').matchAll(/<xf numFmtId="(\d+)" fontId="(\d)"/g),
  ]
  const lines = [...xml.matchAll(/<row r="(\d+)"(?: outlineLevel="(\d)")?>(.*?)<\/row>/g)].map(
    ([, number, level = '0', content = '']) => ({
      number: Number(number),
      level: Number(level),
      cells: Object.fromEntries(
        [...content.matchAll(/<c r="([A-Z]+)\d+"(?: t="\w+")?(?: s="(\d+)")?>.*?>([^<]*)<\/(?:t|v)>/g)].map(
          ([, column = '', style = '0', value = '']) => {
            const [, format, font] = cellStyles[Number(style)] ?? []
            return [column, { value, format: formats.get(format), isBold: font === '1' }]
          },
        ),
      ),
    }),
  )
  return { xml, lines }
}
const values = (line: { cells: Record<string, { value: string }> } | undefined) =>
  Object.fromEntries(Object.entries(line?.cells ?? {}).map(([column, { value }]) => [column, value]))

describe('a workbook', () => {
  test('has groups over their rows, by levels that fold up, and the total last', async () => {
    const { xml, lines } = await sheetOf(['city', 'status'])
    expect(xml).toMatch(/<worksheet [^>]*><sheetPr><outlinePr summaryBelow="0"\/><\/sheetPr><sheetViews>/)
    expect(xml).toContain('<sheetFormatPr defaultRowHeight="15" outlineLevelRow="2"/><cols>')
    expect(lines.map(({ level, cells }) => [level, cells['A']?.value])).toEqual([
      [0, 'Client'],
      [0, 'Ville\u00a0: =cmd() (1 ligne)'],
      [1, 'Statut\u00a0: Terminée (1 ligne)'],
      [2, 'B'],
      [0, 'Ville\u00a0: Lyon (2 lignes)'],
      [1, 'Statut\u00a0: Nouvelle (1 ligne)'],
      [2, '=1+1'],
      [1, 'Statut\u00a0: Terminée (1 ligne)'],
      [2, 'C'],
      [0, 'Ville\u00a0: (vide) (1 ligne)'],
      [1, 'Statut\u00a0: Nouvelle (1 ligne)'],
      [2, 'D'],
      [0, 'Total'],
    ])
    expect(lines.map(({ number }) => number)).toEqual(lines.map((_, at) => at + 1))
    // Sorting with a filter would move rows out of their groups.
    expect(xml).not.toContain('autoFilter')
  })
  test('has what groups come to as figures, with what they are, and without lost cents', async () => {
    const { xml, lines } = await sheetOf(['city'])
    const lyon = lines.find(({ cells }) => cells['A']?.value.includes('Lyon'))
    expect(lyon?.cells['D']).toEqual({ value: '0.3', format: '#,##0.00 [$€]', isBold: true })
    expect(lyon?.cells['E']).toEqual({ value: '2.5', format: '&quot;Moy. &quot;#,##0.0', isBold: true })
    // The last day of the group, 1 March 2026.
    expect(lyon?.cells['F']).toEqual({
      value: '46082',
      format: '&quot;Max &quot;dd\\-mm\\-yyyy',
      isBold: true,
    })
    expect(values(lines.at(-1))).toEqual({ A: 'Total', D: '5.3', E: '2.5', F: '46082' })
    expect(xml).not.toContain('<f>')
    const blank = lines.find(({ cells }) => cells['A']?.value.includes('(vide)'))
    expect(values(blank)).toMatchObject({ D: '0' })
  })
  test('has a total below rows that are not grouped, which the filter leaves out', async () => {
    const { xml, lines } = await sheetOf([], 'en')
    expect(xml).not.toContain('outline')
    expect(xml).toContain('<autoFilter ref="A1:F5"/>')
    expect(values(lines.at(-1))).toMatchObject({ A: 'Total', D: '5.3' })
    expect((await sheetOf([], 'en', false)).lines).toHaveLength(5)
  })
  test('goes no deeper than Excel does, and keeps its order over many portions', async () => {
    const deep = columns.map(({ id }) => id)
    const many = Array.from(
      { length: 3000 },
      (_, at): Line => ({ ...(rows[0] as Line), id: `${at}`, client: `c${at % 7}` }),
    )
    const { xml, lines } = await sheetOf([...deep, 'city', 'client'], 'fr', true, many)
    expect(xml).toContain('outlineLevelRow="7"')
    expect(Math.max(...lines.map(({ level }) => level))).toBe(7)
    expect(lines.filter(({ cells }) => /^c\d$/.test(cells['A']?.value ?? ''))).toHaveLength(3000)
  })
})

describe('CSV', () => {
  test('says what each line is about, and names groups in their columns', () => {
    expect(csvOf(['city'], 'fr')).toEqual([
      'Type de ligne;Nombre de lignes;Client;Ville;Statut;Montant;Taux;Jour',
      "Groupe;1;;'=cmd();;5;2;2026-02-01",
      "Ligne;;B;'=cmd();Terminée;5;2;2026-02-01",
      'Groupe;2;;Lyon;;0,3;2,5;2026-03-01',
      "Ligne;;'=1+1;Lyon;Nouvelle;0,1;1;2026-01-31",
      'Ligne;;C;Lyon;Terminée;0,2;4;2026-03-01',
      'Groupe;1;;(vide);;0;3;2026-01-01',
      'Ligne;;D;;Nouvelle;;3;2026-01-01',
      'Total;4;;;;5,3;2,5;2026-03-01',
    ])
  })
  test('has the columns that it is grouped by also where they are hidden, and the outer groups of a group', () => {
    expect(csvOf(['city', 'status'], 'en', [client, amount], false).slice(0, 5)).toEqual([
      'Line type,Number of rows,Ville,Statut,Client,Montant',
      "Group,1,'=cmd(),,,5",
      "Group,1,'=cmd(),Terminée,,5",
      "Row,,'=cmd(),Terminée,B,5",
      'Group,2,Lyon,,,0.3',
    ])
  })
  test('of plain rows is what it was', () => {
    expect(csvOf([], 'en', [client, amount], false)).toEqual([
      'Client,Montant',
      "'=1+1,0.1",
      'B,5',
      'C,0.2',
      'D,',
    ])
  })
})

test('in CSV what stands above a column comes before its title', () => {
  const { t, exported } = exportOf([], 'fr', false)
  const written = [client, { ...amount, group: '2026' }, { ...amount, id: 'before', group: '2025' }]
  const [titles] = exportedCsv(written, exported, 'fr', t).replace('\uFEFF', '').split('\r\n')
  expect(titles).toBe('Client;2026 – Montant;2025 – Montant')
})

describe('rows that lie in one another', () => {
  // B contains C, which contains D.
  const parents: Record<string, string> = { '3': '2', '4': '3' }
  const treeExport = (search: string) => {
    const t: GridWords = (key, given?: MessageValues) => formatMessage('fr', messages.fr[key], given)
    const model = new RowModel(rows, columns, row => row.id, 'fr')
    const all = model.sortedBy([])
    const matching = model.arrange({ sort: [], search, filters: {} })
    const pre = treeOf(
      model,
      parentRows(model, ({ id }) => parents[id]),
      all,
    )
    const tree = new RowTree(pre, search === '' ? undefined : matching)
    const valueText = createValueText<Line>('fr', { yes: t('yes'), no: t('no') })
    const shown = branchColumns({ columns, tree, model, getRowId: row => row.id, valueText, locale: 'fr', t })
    const common = { model, columns: shown, groupBy: [], hasTotals: true, valueText, t }
    return { t, shown, exported: exportedRows({ ...common, order: tree.order, tree }) }
  }

  test('are exported with their levels, and those in which others lie with what these come to', () => {
    const { t, shown, exported } = treeExport('')
    const lines = exportedCsv(shown, exported, 'fr', t).split('\r\n')
    expect(lines[0]).toMatch(/Niveau;Client;Ville/)
    expect(lines.slice(1, 5).map(line => line.split(';')[0])).toEqual(['1', '1', '2', '3'])
    // Its own 5, plus 0.2 and a blank.
    expect(lines[2]).toMatch(/;5,2;/)
    expect(lines[5]).toMatch(/^Total;/)
  })
  test('are exported with the rows that they lie in where only some match', () => {
    const { exported } = treeExport('D')
    expect(exported.rows.map(({ id }) => id)).toEqual(['2', '3', '4'])
  })
  test('are folded up by a spreadsheet', async () => {
    const { shown, exported } = treeExport('')
    const head = { locale: 'fr' as const, sheetName: 'x', groupHead: () => '', totalHead: 'Total' }
    const file = await toXlsx(shown, exported, head)
    const sheet = strFromU8(
      unzipSync(new Uint8Array(await file.arrayBuffer()))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    )
    expect(sheet).toContain('<outlinePr summaryBelow="0"/>')
    expect(sheet).toContain('outlineLevelRow="2"')
    expect([...sheet.matchAll(/<row r="(\d)" outlineLevel="(\d)"/g)].map(found => found.slice(1))).toEqual([
      ['4', '1'],
      ['5', '2'],
    ])
    expect(sheet).not.toContain('<autoFilter')
  })
})
