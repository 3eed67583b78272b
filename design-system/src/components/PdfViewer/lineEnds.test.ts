import { describe, expect, test } from 'vitest'
import { joinLines, wordsOf } from './lineEnds.ts'

const page = wordsOf([
  'Cet établissement est peut-être ouvert ; l’Établissement',
  'voisin est fer-',
  'mé. Un rendez-vous, un rendezvous, des Côtes\u2011d’Armor.',
])

describe('where a line ends', () => {
  test.each([
    ['two words', 'un', 'deux', 'un deux'],
    ['a soft hyphen goes', 'éta\u00AD', 'blissement', 'établissement'],
    ['a soft hyphen goes before a word that nobody knows', 'zir\u00AD', 'con', 'zircon'],
    ['the page has the word without the hyphen', 'l’éta-', 'blissement est', 'l’établissement est'],
    ['the same with the hyphen of its own sign', 'éta\u2010', 'blissement', 'établissement'],
    ['the page has it in capitals', 'ÉTA-', 'blissement', 'ÉTAblissement'],
    ['the page has the word with the hyphen', 'peut-', 'être', 'peut-être'],
    ['the page has both', 'rendez-', 'vous', 'rendez-vous'],
    ['nobody knows', 'garde-', 'fou', 'garde-fou'],
    ['what is broken elsewhere is no proof', 'fer-', 'mé', 'fer-mé'],
    ['a name', 'Saint-', 'Étienne', 'Saint-Étienne'],
    ['a word of three', 'arc-en-', 'ciel', 'arc-en-ciel'],
    ['a hyphen that keeps words together', 'peut\u2011', 'être', 'peut\u2011être'],
    ['a number', 'le 12-', 'mars', 'le 12- mars'],
    ['a dash', 'donc -', 'et', 'donc - et'],
  ])('%s', (_, first, second, joined) => {
    expect(joinLines(first, second, page)).toBe(joined)
  })
})
