import { describe, expect, test } from 'vitest'
import { paragraphsOf, type TextRun } from './pageText.ts'
import { readPage, type StructureNode } from './structure.ts'

const run = (str: string, y: number, height = 12, hasEOL = true): TextRun => ({
  str,
  hasEOL,
  height,
  transform: [height, 0, 0, height, 50, y],
})

describe('paragraphs of a page that says nothing of its structure', () => {
  test.each([
    ['lines close to each other are one', [run('Un', 700), run('deux', 686)], ['Un deux']],
    ['a wide space parts them', [run('Un', 700), run('deux', 660)], ['Un', 'deux']],
    ['another size parts them', [run('Titre', 700, 20), run('texte', 686)], ['Titre', 'texte']],
    ['runs on one line are joined as they are', [run('Un', 700, 12, false), run(' deux', 700)], ['Un deux']],
    ['a broken word keeps its hyphen', [run('éta-', 700), run('blissement', 686)], ['éta-blissement']],
    ['a soft hyphen goes', [run('éta\u00AD', 700), run('blissement', 686)], ['établissement']],
    [
      'a hyphen goes without which the page has the word',
      [run('Établissement', 760), run('éta-', 700), run('blissement', 686)],
      ['Établissement', 'établissement'],
    ],
    [
      'a column begun without an end of line is another line',
      [run('Un', 700, 12, false), run('A', 500)],
      ['Un', 'A'],
    ],
    ['empty lines are none', [run('', 700), run('  ', 690), run('Un', 680)], ['Un']],
    ['nothing', [], []],
  ])('%s', (_, runs, expected) => {
    expect(paragraphsOf(runs)).toEqual(expected)
  })
})

/** Marked content with one run each, by its id. */
const marked = (...texts: readonly [id: string, text: string][]): TextRun[] =>
  texts.flatMap(([id, text], index) => [
    { type: 'beginMarkedContentProps', id, tag: 'P' },
    run(text, 700 - 14 * index),
    { type: 'endMarkedContent' },
  ])
const content = (...ids: string[]): StructureNode[] => ids.map(id => ({ type: 'content', id }))
const node = (role: string, children: readonly StructureNode[], alt?: string): StructureNode => ({
  role,
  children,
  ...(alt !== undefined && { alt }),
})
const root = (...children: StructureNode[]) => node('Root', [node('Document', children)])

describe('pages with a structure', () => {
  test('headings have their level, and parts of a line are one paragraph', () => {
    const runs = marked(['a', 'Titre'], ['b', 'Un'], ['c', 'lien'])
    const tree = root(node('H2', content('a')), node('P', [...content('b'), node('Link', content('c'))]))
    expect(readPage(runs, tree)).toEqual({
      isTagged: true,
      blocks: [
        { kind: 'heading', level: 2, text: 'Titre', ids: ['a'] },
        { kind: 'paragraph', text: 'Un lien', ids: ['b', 'c'] },
      ],
    })
  })
  test('a word that is broken between two marks is one', () => {
    const tree = root(node('P', content('a', 'b')))
    expect(readPage(marked(['a', 'éta-'], ['b', 'blissement']), tree).blocks).toMatchObject([
      { text: 'éta-blissement' },
    ])
  })
  test('a word is joined that the page has elsewhere', () => {
    const tree = root(node('H1', content('a')), node('P', content('b', 'c')))
    const runs = marked(['a', 'Les établissements'], ['b', 'des établis-'], ['c', 'sements'])
    expect(readPage(runs, tree).blocks).toMatchObject([{}, { text: 'des établissements' }])
  })
  test('the order is that of the structure, not of the file', () => {
    const tree = root(node('P', content('b')), node('P', content('a')))
    expect(readPage(marked(['a', 'Fin'], ['b', 'Début']), tree).blocks).toMatchObject([
      { text: 'Début' },
      { text: 'Fin' },
    ])
  })
  test('lists have items, also with lists in them', () => {
    const inner = node('L', [node('LI', [node('LBody', content('b'))])])
    const tree = root(
      node('L', [node('LI', [node('LBody', [...content('a'), inner])]), node('LI', content('c'))]),
    )
    expect(readPage(marked(['a', 'Un'], ['b', 'dedans'], ['c', 'deux']), tree).blocks).toEqual([
      {
        kind: 'list',
        items: [
          [
            { kind: 'paragraph', text: 'Un', ids: ['a'] },
            { kind: 'list', items: [[{ kind: 'paragraph', text: 'dedans', ids: ['b'] }]] },
          ],
          [{ kind: 'paragraph', text: 'deux', ids: ['c'] }],
        ],
      },
    ])
  })
  test('tables have rows and headers, within sections too', () => {
    const tree = root(
      node('Table', [
        node('THead', [node('TR', [node('TH', content('a')), node('TH', content('b'))])]),
        node('TBody', [node('TR', [node('TD', content('c')), node('TD', [])])]),
      ]),
    )
    expect(readPage(marked(['a', 'Compte'], ['b', 'Solde'], ['c', '411']), tree).blocks).toEqual([
      {
        kind: 'table',
        rows: [
          [
            { isHeader: true, text: 'Compte', ids: ['a'] },
            { isHeader: true, text: 'Solde', ids: ['b'] },
          ],
          [
            { isHeader: false, text: '411', ids: ['c'] },
            { isHeader: false, text: '', ids: [] },
          ],
        ],
      },
    ])
  })
  test('figures are told by their alternative', () => {
    expect(readPage([], root(node('Figure', [], 'Graphique des ventes'))).blocks).toEqual([
      { kind: 'figure', text: 'Graphique des ventes', ids: [] },
    ])
  })
  test('running heads are left out, and what the structure forgot is read at the end', () => {
    const runs: TextRun[] = [
      { type: 'beginMarkedContent', tag: 'Artifact' },
      run('Page 3', 20),
      { type: 'endMarkedContent' },
      ...marked(['a', 'Dit'], ['b', 'Oublié']),
    ]
    expect(readPage(runs, root(node('P', content('a')))).blocks).toMatchObject([
      { text: 'Dit' },
      { text: 'Oublié' },
    ])
  })
  test('a structure without text is as good as none', () => {
    expect(readPage([run('Texte', 700)], root(node('P', [])))).toEqual({
      isTagged: false,
      blocks: [{ kind: 'paragraph', text: 'Texte', ids: [] }],
    })
  })
})
