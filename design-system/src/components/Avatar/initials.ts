/**
 * A person's initials: the first letters of the first and last words of the name, in capitals.
 * Works on whole graphemes, so that accents and letters outside the basic plane stay intact.
 */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s\-–'’.,@]+/u)
    .filter(word => /[\p{L}\p{N}]/u.test(word))
  const letter = (word: string | undefined) => /[\p{L}\p{N}]\p{M}*/u.exec(word ?? '')?.[0] ?? ''
  const first = letter(words[0])
  const last = words.length > 1 ? letter(words.at(-1)) : ''
  return (first + last).toLocaleUpperCase('fr')
}
