import { expect, test } from 'vitest'
import { forgetInvitation, heldInvitation, heldProof, holdInvitation, holdProof } from './invitation.ts'
import { memoryStorage } from './storage.ts'

const at = (path: string) => new URL(path, 'https://portal.example')

test('the secret leaves the address and stays in the tab', () => {
  const tab = memoryStorage()
  expect(holdInvitation(at('/welcome?x=1#abc'), tab)).toBe('/welcome?x=1')
  expect(heldInvitation(tab)).toBe('abc')
  expect(holdInvitation(at('/welcome'), tab)).toBeUndefined()
  expect(heldInvitation(tab)).toBe('abc')
})

test('elsewhere an address keeps what is in it', () => {
  const tab = memoryStorage()
  expect(holdInvitation(at('/app/confirm/list#abc'), tab)).toBeUndefined()
  expect(heldInvitation(tab)).toBeUndefined()
})

test('what was proved belongs to one invitation', () => {
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
