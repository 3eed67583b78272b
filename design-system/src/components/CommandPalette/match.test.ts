import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, pieces, rank, score, wordsOf } from './match.ts'

const inventory = { title: 'Inventaire', keywords: ['Inventory', 'Comptages de stock'], code: 'INV01' }
const roles = { title: 'Rôles et groupes', keywords: ['Roles and groups'], code: 'M0503' }
const works = { title: 'Œuvres et mécénat', keywords: ['Works and patronage'] }

describe('what is found', () => {
  test.each([
    ['inventory', inventory],
    ['INVENTAIRE', inventory],
    ['inv01', inventory],
    ['stock comptage', inventory],
    ['roles', roles],
    ['groupes rôle', roles],
    ['m05', roles],
    ['groups', roles],
    ['oeuvre', works],
    ['Œuvre', works],
    ['mecenat', works],
    ['l’inventaire', { title: 'L’inventaire' }],
    ["l'inventaire", { title: 'L’inventaire' }],
  ])('%j finds it', (query, thing) => {
    expect(score(query, thing)).toBeGreaterThan(0)
  })

  test.each([
    ['503', roles],
    ['inventory roles', inventory],
    ['xyz', works],
  ])('%j does not', (query, thing) => {
    expect(score(query, thing)).toBe(0)
  })
})

describe('the order', () => {
  test('a whole title before its beginning, that before a word, that before an inside', () => {
    const titles = ['Autorapport', 'Mes rapports', 'Rapports publiés', 'Rapport']
    expect(
      rank(
        'rapport',
        titles.map(title => ({ title })),
      ).map(({ title }) => title),
    ).toEqual(['Rapport', 'Rapports publiés', 'Mes rapports', 'Autorapport'])
  })

  test('a code that is typed whole comes first', () => {
    const things = [{ title: 'M0503 bis' }, roles]
    expect(rank('M0503', things)[0]).toBe(roles)
  })

  test('the title counts more than other words', () => {
    const things = [{ title: 'Stock', keywords: ['Menus'] }, { title: 'Menus' }]
    expect(rank('menus', things)[0]?.title).toBe('Menus')
  })
})

const text = string({ unit: 'grapheme', maxLength: 24 })
const thing = array(text, { minLength: 1, maxLength: 3 }).map(([title = '', ...keywords]) => ({
  title,
  keywords,
}))

describe('for any text', () => {
  test('folding twice is folding once', () => {
    assert(
      property(text, value => {
        expect(fold(fold(value))).toBe(fold(value))
      }),
    )
  })

  test('a thing is found by its own title, and by its title in capitals without accents', () => {
    assert(
      property(thing, value => {
        expect(score(value.title, value)).toBeGreaterThan(0)
        expect(score(fold(value.title).toUpperCase(), value)).toBeGreaterThan(0)
      }),
    )
  })

  test('the order of the words does not count', () => {
    assert(
      property(text, thing, (query, value) => {
        const reversed = wordsOf(query).toReversed().join(' ')
        expect(score(reversed, value)).toBeCloseTo(score(query, value), 6)
      }),
    )
  })

  test('ranking loses nothing that answers and keeps the order of equals', () => {
    assert(
      property(text, array(thing, { maxLength: 12 }), (query, things) => {
        const ranked = rank(query, things)
        expect(new Set(ranked)).toEqual(new Set(things.filter(value => score(query, value) > 0)))
        const scores = ranked.map(value => score(query, value))
        expect(scores).toEqual(scores.toSorted((one, two) => two - one))
        const places = ranked.map(value => things.indexOf(value))
        const swapped = places.filter(
          (place, index) => scores[index] === scores[index - 1] && place < (places[index - 1] ?? -1),
        )
        expect(swapped).toEqual([])
      }),
    )
  })

  test('the pieces of a title are the title', () => {
    assert(
      property(text, constantFrom('Œuvres', 'Rôles et groupes', 'Été', '👩‍👩‍👧 équipe'), (query, title) => {
        expect(
          pieces(query, title)
            .map(piece => piece.text)
            .join(''),
        ).toBe(title)
      }),
    )
  })
})

test('what was found is told apart, on whole letters', () => {
  expect(pieces('role gr', 'Rôles et groupes')).toEqual([
    { text: 'Rôle', isFound: true },
    { text: 's et ', isFound: false },
    { text: 'gr', isFound: true },
    { text: 'oupes', isFound: false },
  ])
  expect(pieces('oeu', 'Œuvres')).toEqual([
    { text: 'Œu', isFound: true },
    { text: 'vres', isFound: false },
  ])
})
