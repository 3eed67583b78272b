import { describe, expect, test } from 'vitest'
import { networkAsGraphml } from './exportGraphml.ts'
import { graphAsSvg } from './exportVector.ts'
import { filterGraph } from './graphFilter.ts'
import { GraphModel } from './graphModel.ts'
import { xmlText } from './xmlText.ts'

const kinds = [
  { id: 'k', label: 'Client', pluralLabel: 'Clients', shape: 'square' as const },
  { id: 'l', label: 'Contact', pluralLabel: 'Contacts', shape: 'circle' as const, tone: 'paper' as const },
]
const nodes = [
  { id: 'a', kind: 'k', label: '<script>alert("&xxe;")</script>', description: 'Lyon & Cie' },
  { id: 'b', kind: 'l', label: 'Béata\u0000\u001b' },
  { id: 'c', kind: 'k', label: 'Alone' },
]
const model = new GraphModel(nodes, [
  { id: '1', source: 'b', target: 'a', label: 'works "for" <them>', isDirected: true },
  { id: '2', source: 'c', target: 'c' },
])
const network = (hidden: readonly string[] = []) => ({
  title: 'Clients & contacts',
  amount: '3 elements',
  model,
  filter: filterGraph(model, new Set(hidden), ''),
  kindOf: new Map(kinds.map(kind => [kind.id, kind])),
})

describe('text in XML', () => {
  test('is never markup, nor an entity, nor what no XML can hold', () => {
    expect(xmlText(`<a href='x'>&amp;"`)).toBe('&lt;a href=&#39;x&#39;&gt;&amp;amp;&quot;')
    expect(xmlText('a\u0000b\uffffc\ud800d\te')).toBe('a\ufffdb\ufffdc\ufffdd\te')
    expect(xmlText('👩‍👧 é')).toBe('👩‍👧 é')
  })
})

describe('GraphML', () => {
  test('has what is found with the links between it, all texts inert', () => {
    const text = networkAsGraphml(network())
    expect(text).toContain(
      '<node id="n0"><data key="name">a</data><data key="label">&lt;script&gt;alert(&quot;&amp;xxe;&quot;)&lt;/script&gt;</data><data key="kind">Client</data><data key="description">Lyon &amp; Cie</data></node>',
    )
    expect(text).toContain('<data key="label">Béata\ufffd\ufffd</data>')
    expect(text).toContain(
      '<edge source="n1" target="n0" directed="true"><data key="relation">works &quot;for&quot; &lt;them&gt;</data></edge>',
    )
    expect(text).toContain('<edge source="n2" target="n2" directed="false"></edge>')
    expect(text).toContain('<graph edgedefault="undirected"><desc>Clients &amp; contacts</desc>')
    expect(text).not.toMatch(/<script|<!/)
  })
  test('leaves out what is hidden, with its links', () => {
    const text = networkAsGraphml(network(['l']))
    expect(text.match(/<node /g)).toHaveLength(2)
    expect(text.match(/<edge /g)).toHaveLength(1)
  })
})

describe('the picture as SVG', () => {
  const colors = {
    surface: '#fff',
    ink: '#111',
    muted: '#777',
    control: '#888',
    accent: '#00f',
    accentSoft: '#ccf',
  }
  const draw = (hidden: readonly string[] = []) =>
    graphAsSvg({
      ...network(hidden),
      kinds,
      positions: Float32Array.from([0, 0, 100, 0, 0, 250]),
      colors,
      fontFamily: '"A", sans-serif',
    })
  test('holds every node and link inside its frame, all texts inert', () => {
    const text = draw()
    const [, width = '', height = ''] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(text) ?? []
    const places = [...text.matchAll(/<g><title>.*?translate\(([\d.-]+) ([\d.-]+)\)/g)]
    expect(places).toHaveLength(3)
    for (const [, x, y] of places) {
      expect(Number(x)).toBeGreaterThan(0)
      expect(Number(x)).toBeLessThan(Number(width))
      expect(Number(y)).toBeGreaterThan(0)
      expect(Number(y)).toBeLessThan(Number(height))
    }
    expect(text.match(/<line /g)).toHaveLength(2)
    expect(text).toContain('font-family="&quot;A&quot;, sans-serif"')
    expect(text).not.toMatch(/<script|NaN/)
  })
  test('leaves out what is hidden', () => {
    expect(draw(['l']).match(/<g><title>/g)).toHaveLength(2)
    expect(draw(['k', 'l'])).not.toMatch(/<g><title>|NaN|Infinity/)
  })
})
