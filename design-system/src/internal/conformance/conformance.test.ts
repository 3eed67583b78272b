import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { gatherConformance, readAnswers } from './conformance.ts'

const source = fileURLToPath(new URL('../../', import.meta.url))
const specs = Object.fromEntries(
  globSync('{components,patterns}/*/SPEC.md', { cwd: source }).map(path => [
    path,
    readFileSync(source + path, 'utf8'),
  ]),
)

describe('readAnswers', () => {
  test('reads both standards, also over two lines', () => {
    const spec = '# X\n\nAnswers: WCAG 2.2 1.3.1, 2.4.11,\n4.1.2 · RGAA 7.1, 11.13\n'
    expect(readAnswers(spec)).toEqual({ wcag: ['1.3.1', '2.4.11', '4.1.2'], rgaa: ['7.1', '11.13'] })
  })
  test('reads only what follows the word, not every number', () => {
    expect(readAnswers('# X\n\nWCAG 2.2 9.9.9\n\n| 1.1.1 |\n')).toEqual({ wcag: [], rgaa: [] })
    expect(readAnswers('Answers: RGAA 12.8\n\nWCAG 2.2 1.1.1')).toEqual({ wcag: [], rgaa: ['12.8'] })
  })
})

describe('gatherConformance', () => {
  const one = gatherConformance({
    'components/Zebra/SPEC.md': 'Answers: WCAG 2.2 4.1.2 · RGAA 7.1',
    'components/Ant/SPEC.md': 'Answers: WCAG 2.2 4.1.2, 9.9.9 · RGAA 7.6',
  })
  test('lists the components of a criterion in alphabetical order', () => {
    expect(one.wcag.find(({ number }) => number === '4.1.2')?.components).toEqual(['Ant', 'Zebra'])
    expect(one.rgaa[6]?.criteria).toEqual([{ number: '7.1', components: ['Zebra'] }])
  })
  test('says what no standard has', () => {
    expect(one.unknown).toEqual(['Ant: WCAG 9.9.9', 'Ant: RGAA 7.6'])
  })
})

test('every component and pattern has a SPEC.md, and what each answers exists', () => {
  expect(Object.keys(specs).length).toBeGreaterThan(50)
  expect(gatherConformance(specs).unknown).toEqual([])
})

test('every SPEC.md of a component says what it answers, unless it only lays out', () => {
  const silent = Object.entries(specs)
    .filter(([, spec]) => readAnswers(spec).wcag.length === 0)
    .map(([path]) => path.split('/')[1] ?? path)
  expect(new Set(silent)).toEqual(new Set(['Grid', 'Inline', 'Page', 'SplitView', 'Stack']))
})
