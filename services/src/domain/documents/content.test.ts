import { describe, expect, it } from 'vitest'
import { ActiveContentSearch, extensionOf, isTaken, isWhatItSays } from './content.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

describe('accepted files', () => {
  it('are recognised by extension, in upper or lower case', () => {
    expect(['a.pdf', 'A.PDF', 'a.b.docx', 'relevé.csv'].every(isTaken)).toBe(true)
    expect(['a.exe', 'a.js', 'pdf', '.pdf', 'a.pdf.exe', 'a.constructor'].some(isTaken)).toBe(false)
    expect(extensionOf('Bilan.2025.XLSX')).toBe('xlsx')
  })
  it.each([
    ['a.pdf', '%PDF-1.7', true],
    ['a.pdf', 'PK\u0003\u0004', false],
    ['a.docx', 'PK\u0003\u0004', true],
    ['a.docx', '\u00d0\u00cf\u0011\u00e0', true],
    ['a.odt', '\u00d0\u00cf\u0011\u00e0', false],
    ['a.png', '\u0089PNG', true],
    ['a.jpg', '\u0089PNG', false],
    ['a.webp', 'RIFF\u0001\u0001\u0001\u0001WEBP', true],
    ['a.heic', '\u0000\u0000\u0000\u0018ftypheic', true],
    ['a.txt', 'Bonjour', true],
    ['a.txt', 'Bon\u0000jour', false],
    ['a.txt', '\u00ff\u00feB\u0000', true],
    ['a.csv', 'MZ program', false],
    ['a.exe', 'MZ', false],
  ])('%s with the content %j: %s', (name, content, isSo) => {
    expect(isWhatItSays(name, bytes(content))).toBe(isSo)
  })
})

function search(name: string, ...pieces: string[]) {
  const found = new ActiveContentSearch(name)
  for (const piece of pieces) found.add(bytes(piece))
  return found.found
}

describe('active content', () => {
  it('is found, even if it spans two chunks', () => {
    expect(search('a.pdf', '%PDF-1.7 /OpenAction << /S /Java', 'Script >>')).toBe('scripts')
    expect(search('a.xlsx', 'PK\u0003\u0004', 'xl/vbaProject.bin')).toBe('macros')
    expect(search('a.xls', Buffer.from('_VBA_PROJECT', 'utf16le').toString('latin1'))).toBe('macros')
    expect(search('a.svg', '<svg onload="x()"><scr', 'ipt>')).toBe('scripts')
  })
  it('is not reported if it is only mentioned', () => {
    expect(search('a.txt', 'vbaProject.bin /JavaScript <script')).toBe('none')
    expect(search('a.pdf', '%PDF-1.7 vbaProject.bin')).toBe('none')
    expect(search('a.docx', 'PK\u0003\u0004 word/document.xml')).toBe('none')
  })
})
