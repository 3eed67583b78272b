import { describe, expect, it } from 'vitest'
import { hashToken, isCode, isToken, keepCode, makeCode, makeToken } from '../guest-links/secrets.ts'
import { passwordProblem } from './password-rules.ts'

describe('a stored invitation', () => {
  it('reveals neither its token nor its code, and differs each time', () => {
    const token = makeToken()
    const code = makeCode()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(code).toMatch(/^\d{6}$/)
    const [one, two] = [keepCode(code, token), keepCode(code, token)]
    expect(one.hash).not.toBe(two.hash)
    expect(JSON.stringify([one, hashToken(token)])).not.toContain(token)
    expect(isCode(code, one, token)).toBe(true)
    expect(isCode(code, { ...one, salt: two.salt }, token)).toBe(false)
    expect(isCode(code, one, makeToken())).toBe(false)
    expect(isCode(code === '000000' ? '000001' : '000000', one, token)).toBe(false)
    expect(isToken(token, hashToken(token))).toBe(true)
    expect(isToken(makeToken(), hashToken(token))).toBe(false)
    expect(isToken(token, null)).toBe(false)
  })
})

describe('a password', () => {
  const owner = {
    firstName: 'Aïcha',
    lastName: 'N’Diaye',
    email: 'aicha.ndiaye@atelier-lumiere.example',
    company: 'Atelier Lumière SAS',
  }
  it.each<[string, string | undefined]>([
    ['short', 'password-too-short'],
    ['elevenchars', 'password-too-short'],
    // More than twelve bytes, but six characters.
    ['🙂🙂🙂🙂🙂🙂', 'password-too-short'],
    ['qwertyuiop123', 'password-common'],
    ['passwordpassword', 'password-common'],
    ['Password1Password1', 'password-common'],
    ['123456123456', 'password-common'],
    ['abcabcabcabc', 'password-common'],
    ['aaaaaaaaaaaa', 'password-common'],
    ['aicha est contente', 'password-personal'],
    ['AÏCHA est contente', 'password-personal'],
    ['les chats de Diaye', 'password-personal'],
    ['la lumière du matin', 'password-personal'],
    ['quatre chevaux au galop', undefined],
    ['日本語のパスワードはとても長い', undefined],
    ['a sas is not a name', undefined],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password, owner)).toBe(problem)
  })
})
