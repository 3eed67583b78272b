import { describe, expect, test } from 'vitest'
import { firstPage, thumbnailKind } from './thumbnail-page.ts'

const visual = (name: string, kind: string, z: number) => ({
  name,
  kind,
  x: 0,
  y: 0,
  z,
  width: 100,
  height: 50,
})
const card = visual('v1', 'card', 5)
const chart = visual('v2', 'columnChart', 1)
const page = {
  name: 'p1',
  displayName: 'Synthèse',
  isHidden: false,
  width: 1280,
  height: 720,
  visuals: [card, chart],
}

describe('the page that a report opens with', () => {
  test('is drawn with its visuals, from back to front', () => {
    const drawn = firstPage({ pages: [page] })
    expect(drawn?.visuals.map(({ name, kind }) => [name, kind])).toEqual([
      ['v2', 'chart'],
      ['v1', 'card'],
    ])
    expect(drawn).toMatchObject({ width: 1280, height: 720 })
  })
  test('is not one that its author hid, as long as there is another', () => {
    const hidden = { ...page, visuals: [], isHidden: true }
    expect(firstPage({ pages: [hidden, page] })?.visuals).toHaveLength(2)
    expect(firstPage({ pages: [hidden] })?.visuals).toEqual([])
  })
  test('is unknown when nothing was read from a file', () => {
    expect(firstPage({ pages: [] })).toBeUndefined()
  })
})

test('the kind of a visual follows from its name in the file', () => {
  const kinds = {
    card: 'card',
    multiRowCard: 'card',
    kpi: 'card',
    gauge: 'card',
    slicer: 'slicer',
    advancedSlicerVisual: 'slicer',
    tableEx: 'table',
    pivotTable: 'table',
    textbox: 'text',
    image: 'image',
    basicShape: 'shape',
    actionButton: 'shape',
    columnChart: 'chart',
    lineChart: 'chart',
    map: 'chart',
    PBI_CV_25997FEB: 'chart',
  } as const
  for (const [named, kind] of Object.entries(kinds)) expect(thumbnailKind(named), named).toBe(kind)
})
