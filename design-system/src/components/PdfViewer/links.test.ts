import { describe, expect, test } from 'vitest'
import { fieldsOf, linksOf, pageSteps, safeAddress, stepFrom, targetOf } from './links.ts'

describe('addresses', () => {
  test.each([
    ['https://www.example.org/a?b=c', 'www.example.org'],
    ['http://example.org:8080/', 'example.org:8080'],
    ['mailto:contact@example.org', 'contact@example.org'],
  ])('%s leads to %s', (url, place) => {
    expect(safeAddress(url)?.place).toBe(place)
  })
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    'ftp://example.org/',
    'vbscript:x',
    'https://example.org@evil.example/',
    'https://user:word@evil.example/',
    '/relative',
    '',
    undefined,
    42,
  ])('%s leads nowhere', url => {
    expect(safeAddress(url)).toBeUndefined()
  })
})

test('scripts, files and forms have no target', () => {
  expect(targetOf({ action: 'Print' })).toBeUndefined()
  expect(targetOf({ url: 'javascript:void(0)', action: 'SaveAs' })).toBeUndefined()
  expect(targetOf({})).toBeUndefined()
  expect(targetOf({ dest: [] })).toBeUndefined()
})

test('places in the document and steps have one', () => {
  expect(targetOf({ dest: 'chapter' })).toEqual({ kind: 'inside', destination: 'chapter' })
  expect(targetOf({ dest: [{ num: 3, gen: 0 }, { name: 'Fit' }] })?.kind).toBe('inside')
  for (const step of pageSteps) expect(targetOf({ action: step })).toEqual({ kind: 'step', step })
})

test('steps stay within the document', () => {
  expect(pageSteps.map(step => stepFrom(1, 9, step))).toEqual([1, 1, 2, 9])
  expect(pageSteps.map(step => stepFrom(9, 9, step))).toEqual([1, 8, 9, 9])
})

test('links need a place and a target', () => {
  const rect = [1, 2, 3, 4]
  expect(
    linksOf([
      { id: 'a', subtype: 'Link', rect, url: 'https://example.org/', overlaidText: ' Ici ' },
      { id: 'b', subtype: 'Link', rect, url: 'javascript:x' },
      { id: 'c', subtype: 'Link', rect: null, dest: 'x' },
      { id: 'd', subtype: 'Text', rect, dest: 'x' },
    ]).map(({ id, text }) => [id, text]),
  ).toEqual([['a', 'Ici']])
})

test('fields tell their name for people and what was entered', () => {
  const widget = { subtype: 'Widget', fieldType: 'Tx' }
  expect(
    fieldsOf([
      { ...widget, id: 'a', fieldName: 'f1', alternativeText: 'Ville', fieldValue: 'Nantes' },
      { ...widget, id: 'b', fieldName: 'f2', fieldValue: ['Un', 'Deux'] },
      { ...widget, id: 'c', fieldName: 'f3', fieldValue: '' },
      { ...widget, id: 'd', fieldName: 'f4', fieldValue: 'Off' },
      { ...widget, id: 'e', fieldName: 'f5', fieldValue: 'secret', hidden: true },
      { ...widget, id: 'g', fieldName: 'f7', fieldValue: 'secret', password: true },
      { ...widget, id: 'f', fieldName: 'f6', fieldValue: {}, fieldType: 'Sig' },
    ]),
  ).toEqual([
    { id: 'a', name: 'Ville', value: 'Nantes' },
    { id: 'b', name: 'f2', value: 'Un, Deux' },
  ])
})
