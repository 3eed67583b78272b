import { expect, test } from 'vitest'
import { signInAddress, takeLoginHint } from './sign-in-address.ts'

const origin = 'https://portal.firm.example'

test('the login hint is read from the address and removed from the address to return to', () => {
  const email = 'camille+1@atelier.example'
  const { pathname, search } = new URL(signInAddress(email, origin))
  expect(takeLoginHint(pathname + search, origin)).toEqual({ path: '/', loginHint: email })
  expect(takeLoginHint('/app/x?a=1&login_hint=c%40d.test#part', origin)).toEqual({
    path: '/app/x?a=1#part',
    loginHint: 'c@d.test',
  })
})

test('an address without a login hint stays as it is', () => {
  expect(takeLoginHint('/app/x?q=a+b', origin)).toEqual({ path: '/app/x?q=a+b', loginHint: null })
})
