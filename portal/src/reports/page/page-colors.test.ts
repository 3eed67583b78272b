import { describe, expect, test } from 'vitest'
import { behind, contrastOf, readableOn, sheetOf } from './page-colors.ts'

test('contrast ranges from 1 to 21, whichever colour is lighter', () => {
  expect(contrastOf('black', 'white')).toBeCloseTo(21)
  expect(contrastOf('white', 'black')).toBeCloseTo(21)
  expect(contrastOf('white', 'white')).toBe(1)
})

describe('the colour of a text', () => {
  const [navy, sand, grey] = ['1f3864', 'fff2cc', '9e9e9e'].map(digits => `#${digits}`)
  test.each([
    ['stays where it can be read', sand, navy, navy],
    ['is white on a dark background that it does not stand out from', navy, navy, 'white'],
    ['is black on a light background that it does not stand out from', sand, grey, 'black'],
    ['is black or white where its author chose none', navy, undefined, 'white'],
    ['is that of the page where nothing is behind it', undefined, navy, undefined],
  ] as const)('%s', (_what, background, color, read) => {
    expect(readableOn(background, color)).toBe(read)
  })
})

test('a text is on the shape directly behind it, else on the page', () => {
  const base = {
    kind: 'shape',
    title: null,
    fields: [],
    isFiltered: false,
    x: 0,
    y: 0,
    width: 100,
    height: 100,
  }
  const text = { ...base, name: 'text', kind: 'textbox', z: 5, drawing: {} }
  const shape = (name: string, z: number, fill: string, width = 100) => ({
    ...base,
    name,
    z,
    width,
    drawing: { shape: 'rectangle' as const, fill },
  })
  const page = {
    name: 'p',
    displayName: 'Page',
    isHidden: false,
    width: 1280,
    height: 720,
    background: { color: 'white' },
    visuals: [shape('below', 1, 'red'), shape('next', 3, 'green'), shape('above', 7, 'blue'), text],
  }
  expect(behind(text, page)).toBe('green')
  expect(behind(text, { ...page, visuals: [shape('small', 1, 'red', 50), text] })).toBe('white')
  expect(sheetOf({})).toBeUndefined()
})
