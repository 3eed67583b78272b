import { expect, test } from 'vitest'
import {
  forgetGuestSession,
  heldGuestLink,
  heldGuestSession,
  holdGuestLink,
  holdGuestSession,
} from './guest-link.ts'
import { memoryStorage } from './storage.ts'

const at = (path: string) => new URL(path, 'https://portal.example')

test("the secret moves from the address to the tab's storage", () => {
  const tab = memoryStorage()
  expect(holdGuestLink(at('/sign/guest?x=1#abc'), tab)).toBe('/sign/guest?x=1')
  expect(heldGuestLink(tab)).toBe('abc')
  expect(holdGuestLink(at('/sign/guest'), tab)).toBeUndefined()
  expect(heldGuestLink(tab)).toBe('abc')
})

test('an address elsewhere keeps its hash', () => {
  const tab = memoryStorage()
  expect(holdGuestLink(at('/app/sign#abc'), tab)).toBeUndefined()
  expect(heldGuestLink(tab)).toBeUndefined()
})

test('a proof belongs to one link', () => {
  const tab = memoryStorage()
  holdGuestLink(at('/sign/guest#abc'), tab)
  holdGuestSession(tab, 'secret')
  holdGuestLink(at('/sign/guest#abc'), tab)
  expect(heldGuestSession(tab)).toBe('secret')
  holdGuestLink(at('/sign/guest#def'), tab)
  expect(heldGuestSession(tab)).toBeUndefined()
  holdGuestSession(tab, 'other')
  forgetGuestSession(tab)
  expect(heldGuestSession(tab)).toBeUndefined()
})
