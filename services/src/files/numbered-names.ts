/** Maximum characters before the extension, which leaves room for a number. */
const longestStem = 240

/**
 * Makes file names unique within one folder, in order: if two are the same on Windows or macOS, the second becomes «
 * Relevé (2).pdf ».
 */
export function numberedNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map(name => {
    const free = freeName(name, taken)
    taken.add(keyOf(free))
    return free
  })
}

const keyOf = (name: string) => name.normalize('NFC').toLowerCase()

function freeName(name: string, taken: ReadonlySet<string>): string {
  const extension = /[^.](\.[^.]{1,10})$/.exec(name)?.[1] ?? ''
  const stem = name.slice(0, name.length - extension.length).slice(0, longestStem)
  let free = name
  for (let number = 2; taken.has(keyOf(free)); number += 1) free = `${stem} (${number})${extension}`
  return free
}
