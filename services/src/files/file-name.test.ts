import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { cleanFileName } from './file-name.ts'

const schemas = parse(readFileSync(new URL('../../../openapi/schemas.yaml', import.meta.url), 'utf8')) as {
  FileName: { pattern: string; maxLength: number }
}
const { pattern, maxLength } = schemas.FileName
const isFileName = (name: string) =>
  new RegExp(pattern, 'u').test(name) && name.length <= maxLength && name === name.normalize('NFC')

describe('the name of a file', () => {
  it.each([
    ['Liasse T3.pbix', 'Liasse T3.pbix'],
    ['Été 🇫🇷 قائمة.pbix', 'Été 🇫🇷 قائمة.pbix'],
    ['E\u0301te\u0301.pbix', 'Été.pbix'],
    ['facture\u202exibp.exe', 'facturexibp.exe'],
    ['a\u2066b\u2069\u200ec\u061cd\u200be\ufefff.pbix', 'abcdef.pbix'],
    ['a\nb\r\tc.pbix', 'a b c.pbix'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['C:\\Users\\x.pbix', 'C__Users_x.pbix'],
    ['  . Liasse.pbix. . ', 'Liasse.pbix'],
    ['NUL.pbix', '_NUL.pbix'],
    ['console.pbix', 'console.pbix'],
    [`${'x'.repeat(300)}.pbix`, `${'x'.repeat(250)}.pbix`],
    ['\u202e. .', ''],
  ])('%j is stored as %j', (sent, kept) => {
    expect(cleanFileName(sent)).toBe(kept)
    // A name is changed exactly if the contract does not accept it.
    expect(isFileName(sent)).toBe(sent === kept)
  })

  const devices = ['con', 'prn', 'aux', 'nul', 'com0', 'com9', 'lpt0', 'lpt9', 'com10', 'cons'].flatMap(
    name => [name, name.toUpperCase(), name.charAt(0).toUpperCase() + name.slice(1)],
  )
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('.', ' ', '/', '\u202e', '\u200b', '\n', 'e\u0301', '\ud800', 'x'.repeat(260)),
    fc.constantFrom(...devices),
  )

  it('always matches the contract, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), parts => {
        const kept = cleanFileName(parts.join(''))
        expect(kept === '' || isFileName(kept), JSON.stringify(kept)).toBe(true)
        expect(cleanFileName(kept)).toBe(kept)
      }),
      { numRuns: 3000 },
    )
  })

  it('is stored unchanged if the contract accepts it, and only then', () => {
    // Other kinds of spaces become plain ones, several become one, and letters are composed: no pattern can express
    // that.
    const plain = (text: string) =>
      text
        .toWellFormed()
        .replaceAll(/\p{Zs}+/gu, ' ')
        .normalize('NFC')
    const expectAsContract = (text: string) => {
      const name = plain(text)
      // Without a name there is nothing to store.
      if (name === '') return
      expect(isFileName(name), JSON.stringify(name)).toBe(cleanFileName(name) === name)
    }
    for (const device of devices)
      for (const name of [device, `${device}.pbix`, `${device} .pbix`, `x${device}`]) expectAsContract(name)
    for (let code = 0; code <= 0xffff; code += 1) {
      const character = String.fromCharCode(code)
      for (const name of [`${character}x`, `x${character}x`, `x${character}`]) expectAsContract(name)
    }
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), parts => expectAsContract(parts.join(''))),
      { numRuns: 3000 },
    )
  })
})
