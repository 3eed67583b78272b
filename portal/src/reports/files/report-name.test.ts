import { describe, expect, test } from 'vitest'
import { countCharacters, longestName, nameOfFile } from './report-name.ts'

const family = '👩‍👩‍👧'

describe('the name of a report', () => {
  test('is as long as it looks', () => {
    expect(['Été', 'E\u0301te\u0301', family, ''].map(countCharacters)).toEqual([3, 3, 1, 0])
  })
  test.each([
    ['marge-mois.pbix', 'marge-mois'],
    ['Rapport_de_trésorerie_T3.PBIX', 'Rapport de'],
    ['Liasse fiscale 2026.pbix', 'Liasse fiscale'],
    // A longer one ends with a whole word, and not with what joined the next one to it.
    ['Tableau de bord mensuel.pbix', 'Tableau de'],
    ['Marge mois - finale.pbix', 'Marge mois'],
    ['corporate-spend_3p_2bm.pbix', 'corporate'],
    ['Anticonstitutionnellement.pbix', 'Anticonstituti'],
  ])('of the file %j is offered as %j', (file, name) => {
    expect(nameOfFile(file)).toBe(name)
    expect(countCharacters(name)).toBeLessThanOrEqual(longestName)
  })
})
