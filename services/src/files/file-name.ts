import { withoutHidden } from '../server/characters.ts'

/** Maximum characters of a name: the limit of file systems in bytes, of most names in letters. */
const longestName = 255
/** Names reserved on Windows, with any extension. */
const device = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(?=\.|$)/i
/** Path separators, and other characters reserved on Windows. */
const reserved = /[\\/:*?"<>|]/g

/**
 * Cleans a file name for storing, showing and saving: FileName of the contract. People do not type the names of the
 * files they send, so a bad name is repaired instead of refused; the extension is kept at the end. The function is
 * idempotent.
 * @returns '' if nothing is left of it
 */
export function cleanFileName(name: string): string {
  const line = withoutHidden(name.toWellFormed().replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' '))
  const seen = line.replaceAll(/\s+/g, ' ').normalize('NFC')
  const trimmed = trim(seen.replaceAll(reserved, '_'))
  const own = trimmed.replace(device, '_$1')
  if (own.length <= longestName) return own
  const [extension = ''] = /\.[^.]{1,10}$/.exec(own) ?? []
  const stem = own.slice(0, longestName - extension.length).toWellFormed()
  // Truncation may have split a surrogate pair.
  return trim(stem.replace(/\ufffd$/, '')) + extension
}

const trim = (name: string) => name.replaceAll(/^[. ]+|[. ]+$/g, '')
