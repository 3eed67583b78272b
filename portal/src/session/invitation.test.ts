import { expect, test } from 'vitest'
import { forgetInvitation, heldInvitation, heldProof, holdInvitation, holdProof } from './invitation.ts'
import { memoryStorage } from './storage.ts'

const at = (path: string) => new URL(path, 'https://portal.example')

test("the secret moves from the address to the tab's storage", () => {
  const tab = memoryStorage()
  expect(holdInvitation(at('/welcome?x=1#abc'), tab)).toBe('/welcome?x=1')
  expect(heldInvitation(tab)).toBe('abc')
  expect(holdInvitation(at('/welcome'), tab)).toBeUndefined()
  expect(heldInvitation(tab)).toBe('abc')
})

test('an address elsewhere keeps its hash', () => {
  const tab = memoryStorage()
  expect(holdInvitation(at('/app/confirm/list#abc'), tab)).toBeUndefined()
  expect(heldInvitation(tab)).toBeUndefined()
})

test('a proof belongs to one invitation', () => {
  const tab = memoryStorage()
  holdInvitation(at('/welcome#abc'), tab)
  holdProof(tab, 'secret')
  holdInvitation(at('/welcome#abc'), tab)
  expect(heldProof(tab)).toBe('secret')
  holdInvitation(at('/welcome#def'), tab)
  expect(heldProof(tab)).toBeUndefined()
  forgetInvitation(tab)
  expect(heldInvitation(tab)).toBeUndefined()
})
