import { useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'

/**
 * The delay in milliseconds before writing to the address: long enough to finish a word, since browsers refuse a write
 * per keystroke.
 */
const writingDelay = 250
const wordsOf = (search: URLSearchParams) => search.get('search') ?? ''

/**
 * The search words, kept in the address so that a search can be shared and returned to. Searching removes the question
 * from the address.
 */
export function useSearchWords(): [words: string, setWords: (words: string) => void] {
  const [search, setSearch] = useSearchParams()
  const navigation: string = useNavigationType()
  const addressed = wordsOf(search)
  const [words, setWords] = useState(addressed)
  const [known, setKnown] = useState(addressed)
  if (known !== addressed) {
    setKnown(addressed)
    // Take over words from the back button or another link to this screen. What this hook writes itself must not undo
    // later typing.
    if (navigation !== 'REPLACE') setWords(addressed)
  }
  useEffect(() => {
    if (words === addressed) return undefined
    const timer = setTimeout(
      () =>
        setSearch(words.trim() === '' ? {} : { search: words }, { replace: true, preventScrollReset: true }),
      writingDelay,
    )
    return () => clearTimeout(timer)
  }, [words, addressed, setSearch])
  return [words, setWords]
}
