import { expect, test } from 'vitest'
import { choicesIn, everything, historyChoice, writeHistoryChoice } from './history-choice.ts'

const addressOf = (text: string) => new URLSearchParams(text)

test('filters are written to the address and read from it again', () => {
  const choice = {
    search: 'Lyon & Paris',
    onlyUnread: true,
    severity: 'warning',
    application: 'Portail',
  } as const
  const written = writeHistoryChoice(addressOf('lang=fr'), choice)
  expect(written.get('lang')).toBe('fr')
  expect(historyChoice(addressOf(written.toString()))).toEqual(choice)
  expect(choicesIn(choice)).toBe(4)
})

test('without filters the address says nothing', () => {
  expect(writeHistoryChoice(addressOf('search=a&show=unread&severity=info'), everything).toString()).toBe('')
  expect(historyChoice(addressOf(''))).toEqual(everything)
  expect(choicesIn(everything)).toBe(0)
})

test('invalid values in an edited address are ignored', () => {
  expect(historyChoice(addressOf('show=mine&severity=awful&application='))).toEqual(everything)
})
