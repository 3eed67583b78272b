import { expect, test } from 'vitest'
import { contrastOfColor, isHexColor, tidyColor } from './contrastOfColor.ts'

test('white is lost on the light theme, black on the dark one, a middle tone on neither', () => {
  expect(contrastOfColor('#ffffff').light).toBeLessThan(1.3)
  expect(contrastOfColor('#ffffff').dark).toBeGreaterThan(7)
  expect(contrastOfColor('#000000').dark).toBeLessThan(3)
  expect(contrastOfColor('#000000').light).toBeGreaterThan(12)
  expect(Math.min(...Object.values(contrastOfColor('#2b7fb8')))).toBeGreaterThan(3)
})

test.each([
  ['abc', '#aabbcc'],
  [' #1F6F8B ', '#1f6f8b'],
  ['1f6f8b', '#1f6f8b'],
  ['#12345', '#12345'],
  ['red', 'red'],
  ['', ''],
])('%j is tidied to %j', (typed, tidy) => {
  expect(tidyColor(typed)).toBe(tidy)
})

test.each(['#12345', 'red', '#1234567', '#12345g', ' #123456'])('%j is no colour', text => {
  expect(isHexColor(text)).toBe(false)
})
