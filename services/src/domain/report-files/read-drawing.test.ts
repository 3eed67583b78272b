import { describe, expect, it } from 'vitest'
import { drawingOf, linkOf, plainParts } from './read-drawing.ts'
import { noImage, readImage } from './read-image.ts'
import { readLayout } from './read-layout.ts'

const literal = (value: string) => ({ expr: { Literal: { Value: value } } })
const words = (text: string) => literal(`'${text.replaceAll("'", "''")}'`)
const object = (properties: object) => [{ properties }]
const draw = (kind: string, objects: object, container: object = {}) =>
  drawingOf({ kind, objects, container }, plainParts())
const link = (properties: object) => ({
  visualLink: object({ show: literal('true'), ...properties }),
})

const place = (x: number, y: number, z = 0) => ({ x, y, z, width: 10, height: 10 })
const container = (name: string, at: object, config: object) => ({
  ...at,
  config: JSON.stringify({ name, ...config }),
})
const layoutWith = (visualContainers: object[], bookmarks: object[] = []) =>
  readLayout(
    Buffer.from(
      JSON.stringify({
        config: JSON.stringify({ bookmarks }),
        sections: [{ name: 'p', displayName: 'p', visualContainers }],
      }),
      'utf16le',
    ),
  )

describe('what an author drew', () => {
  it('is read with its text runs, shading colors of the theme', () => {
    const paragraphs = [
      {
        horizontalTextAlignment: 'center',
        textRuns: [
          { value: 'مرحبا ', textStyle: { fontWeight: 'bold', fontSize: '24pt', color: '#F00' } },
          { value: 'site', url: 'https://example.org/a' },
        ],
      },
    ]
    expect(draw('textbox', { general: object({ paragraphs }) }).paragraphs).toEqual([
      {
        align: 'center',
        runs: [
          { text: 'مرحبا ', isBold: true, size: 'huge', color: '#ff0000' },
          { text: 'site', href: 'https://example.org/a' },
        ],
      },
    ])
    const fillColor = { solid: { color: { expr: { ThemeDataColor: { ColorId: 1, Percent: 1 } } } } }
    expect(draw('shape', { fill: object({ fillColor }) })).toMatchObject({
      fill: '#ffffff',
      shape: 'rectangle',
    })
  })

  it('links to https addresses only', () => {
    for (const address of [
      'javascript:alert(1)',
      'http://example.org',
      'data:text/html,x',
      'https://a:b@c.d',
      7,
    ])
      expect(linkOf(address)).toBeUndefined()
    expect(
      draw('actionButton', {}, link({ type: words('WebUrl'), webUrl: words('javascript:x') })).action,
    ).toEqual({
      kind: 'unsupported',
      target: null,
    })
  })

  it.each([
    ['Back', {}, 'back', null],
    ['PageNavigation', { navigationSection: words('p2') }, 'page', 'p2'],
    ['Drillthrough', { drillthroughSection: words('p3') }, 'page', 'p3'],
    ['Bookmark', { bookmark: words('b1') }, 'bookmark', 'b1'],
    ['WebUrl', { webUrl: words('https://example.org/') }, 'link', 'https://example.org/'],
    ['Qna', {}, 'unsupported', null],
  ])('has an action if it is a button: %s', (type, properties, kind, target) => {
    expect(draw('actionButton', {}, link({ type: words(type), ...properties })).action).toEqual({
      kind,
      target,
    })
  })

  it('is never a reason to refuse a file, whatever it contains', () => {
    for (const odd of [null, 7, 'x', [], [null], [{ properties: 'x' }], { a: 1 }])
      for (const kind of ['textbox', 'image', 'shape', 'basicShape', 'actionButton', 'bookmarkNavigator'])
        expect(
          draw(kind, { general: odd, fill: odd, text: odd, image: odd }, { background: odd }),
        ).toBeTypeOf('object')
    const paragraphs = Array.from({ length: 5000 }, () => ({ textRuns: [{ value: 'x'.repeat(3000) }] }))
    expect(JSON.stringify(draw('textbox', { general: object({ paragraphs }) })).length).toBeLessThan(10_000)
  })

  it('keeps its groups, however deep, even if one contains itself', () => {
    const group = (name: string, parent: string, isHidden = false) =>
      container(name, place(100, 10), { parentGroupName: parent, singleVisualGroup: { isHidden } })
    const visual = (name: string, parent: string) =>
      container(name, place(1, 2), { parentGroupName: parent, singleVisual: { visualType: 'card' } })
    const { visuals, hidden } = layoutWith([
      group('outer', '', true),
      group('inner', 'outer'),
      group('self', 'self'),
      visual('a', 'inner'),
      visual('b', 'self'),
    ]).pages[0] ?? { visuals: [] }
    expect(hidden).toEqual(['outer'])
    expect(visuals[0]).toMatchObject({ name: 'a', x: 201, y: 22, drawing: { groups: ['outer', 'inner'] } })
    expect(visuals[1]).toMatchObject({ name: 'b', x: 101, y: 12 })
    const deep = Array.from({ length: 3000 }, (_, at) => group(`g${at}`, `g${at + 1}`))
    expect(layoutWith([...deep, visual('a', 'g0')]).pages[0]?.visuals[0]?.drawing?.groups).toHaveLength(20)
  })

  it('is hidden by bookmarks, which may leave the page as it is', () => {
    const explorationState = {
      activeSection: 'p',
      sections: {
        p: {
          visualContainers: { a: { singleVisual: { display: { mode: 'hidden' } } }, b: {} },
          visualContainerGroups: { g: { isHidden: false, children: { h: { isHidden: true } } } },
        },
      },
    }
    const options = {
      suppressActiveSection: true,
      applyOnlyToTargetVisuals: true,
      targetVisualNames: ['a', 'b'],
    }
    const children = [{ name: 'b1', displayName: 'One', explorationState, options }]
    expect(layoutWith([], [{ name: 'g', displayName: 'Group', children }]).bookmarks).toEqual([
      {
        name: 'b1',
        displayName: 'One',
        pageName: null,
        groupName: 'Group',
        display: { pageName: 'p', hidden: ['a', 'h'], targets: ['a', 'b'] },
      },
    ])
  })

  it('is filtered by bookmarks with filters, slicer selections or highlighted values', () => {
    const condition = { filter: { Where: [] } }
    const chosen = { merge: { general: object({ filter: condition }) } }
    const visual = (state: object) => ({ sections: { p: { visualContainers: { a: state } } } })
    const isFiltered = (explorationState: object, options: object = {}) =>
      layoutWith([], [{ name: 'b', explorationState: { activeSection: 'p', ...explorationState }, options }])
        .bookmarks[0]?.isFiltered
    const narrowing = [
      { filters: { byExpr: [{ expression: {} }, condition] } },
      { filters: { byName: { year: condition } } },
      { sections: { other: { filters: { byExpr: [condition] } } } },
      visual({ filters: { byExpr: [condition] } }),
      visual({ singleVisual: { objects: chosen } }),
      visual({ highlight: { selection: [{}] } }),
    ]
    for (const state of narrowing) {
      expect(isFiltered(state), JSON.stringify(state)).toBe(true)
      // A bookmark may restore only the display, without data.
      expect(isFiltered(state, { suppressData: true })).toBeUndefined()
    }
    const targets = { applyOnlyToTargetVisuals: true, targetVisualNames: ['b'] }
    expect(isFiltered(visual({ singleVisual: { objects: chosen } }), targets)).toBeUndefined()
    for (const state of [
      { filters: { byExpr: [{ expression: {} }] } },
      {
        filters: 7,
        sections: { p: null, q: { filters: { byExpr: 'x', byName: null }, visualContainers: 7 } },
      },
      visual({ singleVisual: { objects: { merge: { general: [{}] } } }, highlight: { selection: [] } }),
    ])
      expect(isFiltered(state), JSON.stringify(state)).toBeUndefined()
  })
})

describe('a picture of a file', () => {
  const png = (width: number, height: number) => {
    const bytes = Buffer.alloc(33)
    bytes.writeUInt32BE(0x89504e47, 0)
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    return bytes
  }
  const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)

  it('is recognised by its first bytes, and small enough to unpack', () => {
    expect(readImage(png(20, 20)).mediaType).toBe('image/png')
    expect(readImage(png(20, 20)).content).not.toBe('')
    expect(readImage(png(60_000, 60_000))).toEqual(noImage)
    expect(readImage(Buffer.from('<html>'))).toEqual(noImage)
    expect(readImage(new Uint8Array())).toEqual(noImage)
  })

  it('in SVG contains only shapes, and runs and loads nothing', () => {
    expect(readImage(svg('<path d="M0 0h1" fill="url(#a)"/>')).mediaType).toBe('image/svg+xml')
    for (const inside of [
      '<script>alert(1)</script>',
      '<path onload="x()"/>',
      '<path\nonclick = "x()"/>',
      '<a href="https://example.org"><path/></a>',
      '<image href="https://example.org/a.png"/>',
      '<foreignObject/>',
      '<path fill="url(https://example.org/a)"/>',
      '<path fill="&#106;"/>',
      '<!ENTITY a "b">',
      '<style>@import "x"</style>',
    ])
      expect(readImage(svg(inside)), inside).toEqual(noImage)
  })
})
