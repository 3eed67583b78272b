import { describe, expect, test } from 'vitest'
import { drawnPage } from './pageDrawing.ts'

const visual = { name: 'a', x: 0, y: 0, width: 10, height: 10, kind: 'chart' } as const

describe('what is drawn of a page', () => {
  test('are the visuals that have a place and a size', () => {
    const visuals = [
      visual,
      { ...visual, name: 'flat', height: 0 },
      { ...visual, name: 'turned', width: -10 },
      { ...visual, name: 'nowhere', x: Number.NaN },
      { ...visual, name: 'outside', x: -50 },
    ]
    expect(drawnPage({ width: 100, height: 50, visuals }).visuals.map(({ name }) => name)).toEqual([
      'a',
      'outside',
    ])
  })
  test('has the usual size where it says none', () => {
    for (const [width, height] of [
      [0, 720],
      [1280, Number.NaN],
      [-1, Number.POSITIVE_INFINITY],
    ] as const)
      expect(drawnPage({ width, height, visuals: [] })).toEqual({ width: 1280, height: 720, visuals: [] })
  })
  test('are the front ones of thousands', () => {
    const visuals = Array.from({ length: 5000 }, (_, at) => ({ ...visual, name: String(at) }))
    const drawn = drawnPage({ width: 100, height: 50, visuals }).visuals
    expect(drawn).toHaveLength(200)
    expect(drawn.at(-1)?.name).toBe('4999')
  })
})
