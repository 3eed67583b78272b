import { describe, expect, test } from 'vitest'
import { countCharacters, longestName, nameOfFile } from './report-name.ts'

const family = '👩‍👩‍👧'

describe('the name of a report', () => {
  test('is measured in visible characters', () => {
    expect(['Été', 'E\u0301te\u0301', family, ''].map(countCharacters)).toEqual([3, 3, 1, 0])
  })
  test.each([
    ['marge-mois.pbix', 'marge-mois'],
    ['Rapport_de_trésorerie_T3.PBIX', 'Rapport de'],
    ['Liasse fiscale 2026.pbix', 'Liasse fiscale'],
    // A longer name ends with a whole word, without the characters that joined it to the next one.
    ['Tableau de bord mensuel.pbix', 'Tableau de'],
    ['Marge mois - finale.pbix', 'Marge mois'],
    ['corporate-spend_3p_2bm.pbix', 'corporate'],
    ['Anticonstitutionnellement.pbix', 'Anticonstituti'],
  ])('for the file %j is suggested as %j', (file, name) => {
    expect(nameOfFile(file)).toBe(name)
    expect(countCharacters(name)).toBeLessThanOrEqual(longestName)
  })
})
