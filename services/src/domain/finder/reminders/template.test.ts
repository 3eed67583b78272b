import { describe, expect, it } from 'vitest'
import { type Case, compose, hasLink, unknownPlace } from './template.ts'

const about: Case = {
  sheet: 'Audit {{client}}',
  client: 'Thé & Filles',
  engagement: 'E1',
  days: 3,
  recipient: 'Inès',
  decider: 'Samuel Okafor',
  state: 'validatedByCommercial',
  path: '/app/egf/sheets/7',
}
const origin = 'https://parvis.example'

describe('the placeholders of a text', () => {
  it('must exist; the first unknown one is reported', () => {
    expect(unknownPlace('{{sheet}} {{ days }} {{link}}')).toBeUndefined()
    expect(unknownPlace('{{customer}}')).toBe('customer')
    for (const broken of ['{{sheet}', '{{she et}}', '}}', '{{}}']) expect(unknownPlace(broken)).toBe('')
    expect(hasLink('see {{ link }}')).toBe(true)
    expect(hasLink('see {{sheet}}')).toBe(false)
  })
  it('are filled in once: a placeholder inside a title stays as it is', () => {
    const { subject, heading, paragraphs } = compose(
      { subject: '{{sheet}} ({{days}})', body: '{{client}}, {{engagement}}, {{recipient}}, {{waitsFor}}' },
      about,
      'en',
      origin,
    )
    expect(subject).toBe('Audit {{client}} (3 working days)')
    expect(heading).toBe(subject)
    expect(paragraphs).toEqual(['Thé & Filles, E1, Inès, Samuel Okafor'])
  })
  it('count days in both languages', () => {
    const days = (count: number, language: 'fr' | 'en') =>
      compose({ subject: '{{days}}', body: '' }, { ...about, days: count }, language, origin).subject
    expect([days(1, 'fr'), days(2, 'fr')]).toEqual(['1\u00a0jour ouvré', '2\u00a0jours ouvrés'])
    expect([days(1, 'en'), days(0, 'en')]).toEqual(['1 working day', '0 working days'])
  })
  it('name the person a sheet waits for', () => {
    const who = (more: Partial<Case>, language: 'fr' | 'en' = 'fr') =>
      compose({ subject: '{{waitsFor}}', body: '' }, { ...about, ...more }, language, origin).subject
    expect(who({ state: 'submitted' })).toBe('l’équipe commerciale')
    expect(who({ decider: undefined }, 'en')).toBe('the engagement manager')
    expect(who({ decider: undefined, state: 'rejectedByManager' })).toBe('son auteur')
  })
  it('turn a link on its own into a button, and one within a sentence into an address', () => {
    const alone = compose({ subject: 's', body: 'Hello\n\n{{link}}\n\nThanks' }, about, 'en', origin)
    expect(alone).toMatchObject({
      paragraphs: ['Hello', 'Thanks'],
      action: { label: 'Open the sheet', url: '/app/egf/sheets/7' },
    })
    const within = compose({ subject: 's', body: 'See {{link}}.' }, about, 'en', origin)
    expect(within.paragraphs).toEqual(['See https://parvis.example/app/egf/sheets/7.'])
    expect(within.action).toBeUndefined()
  })
})
