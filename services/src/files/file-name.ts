import { withoutHidden } from '../server/characters.ts'

/** Characters of a name at most: what file systems hold in bytes, most names in letters. */
const longestName = 255
/** What no name may be on Windows, with any extension. */
const device = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(?=\.|$)/i
/** What separates paths, and what else Windows reserves. */
const reserved = /[\\/:*?"<>|]/g

/**
 * The name of a file as it is kept, shown and saved: FileName of the contract. Anyone who sends a file did not type its name, so that
 * it is made good instead of being refused; the extension stays the last of it. Twice is the same as once.
 * @returns '' where nothing is left of it
 */
export function cleanFileName(name: string): string {
  const line = withoutHidden(name.toWellFormed().replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' '))
  const seen = line.replaceAll(/\s+/g, ' ').normalize('NFC')
  const trimmed = trim(seen.replaceAll(reserved, '_'))
  const own = trimmed.replace(device, '_$1')
  if (own.length <= longestName) return own
  const [extension = ''] = /\.[^.]{1,10}$/.exec(own) ?? []
  const stem = own.slice(0, longestName - extension.length).toWellFormed()
  // Half of a surrogate pair may have been the last of it.
  return trim(stem.replace(/\ufffd$/, '')) + extension
}

const trim = (name: string) => name.replaceAll(/^[. ]+|[. ]+$/g, '')
