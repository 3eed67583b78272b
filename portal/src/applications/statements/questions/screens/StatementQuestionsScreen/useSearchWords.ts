import { useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'

/** Long enough to finish a word: browsers refuse to write the address with every key. */
const writingDelay = 250
const wordsOf = (search: URLSearchParams) => search.get('search') ?? ''

/** What is searched for, kept in the address so that it can be shared and come back to. A search leaves the question of the address. */
export function useSearchWords(): [words: string, setWords: (words: string) => void] {
  const [search, setSearch] = useSearchParams()
  const navigation: string = useNavigationType()
  const addressed = wordsOf(search)
  const [words, setWords] = useState(addressed)
  const [known, setKnown] = useState(addressed)
  if (known !== addressed) {
    setKnown(addressed)
    // The back button, or another link to this screen; what is written here must not undo what was typed since.
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
