import fc from 'fast-check'

const node = (at: number) => ({
  id: `n${String(at)}`,
  kind: at % 3 === 0 ? 'a' : 'b',
  label: `Nœud ${String(at)}`,
})

/** Up to twelve nodes of two kinds, with arbitrary links between them, including loops and parallel links. */
export const arbitraryGraph = fc.integer({ min: 1, max: 12 }).chain(count =>
  fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 24 }).map(pairs => ({
    nodes: Array.from({ length: count }, (_, at) => node(at)),
    edges: pairs.map(([source, target], at) => ({
      id: `e${String(at)}`,
      source: `n${String(source)}`,
      target: `n${String(target)}`,
    })),
  })),
)

/** Flags from the bits of a number. */
export const flagsFor = (count: number, bits: number) =>
  Uint8Array.from({ length: count }, (_, at) => (bits >> (at % 30)) & 1)
