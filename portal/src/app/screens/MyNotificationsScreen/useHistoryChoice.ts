import { useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import type { HistoryChoice } from '../../../inbox/history.ts'
import { historyChoice, writeHistoryChoice } from './history-choice.ts'

/** Long enough to finish a word: browsers refuse to write the address with every key. */
const writingDelay = 250

interface ChosenHistory {
  /** What is looked for, as the address says it. */
  choice: HistoryChoice
  /** What is being typed, which the address says a little later. */
  words: string
  setWords: (words: string) => void
  choose: (changed: Partial<HistoryChoice>) => void
}

/** What is looked for among the notifications, kept in the address so that it can be shared and come back to. */
export function useHistoryChoice(): ChosenHistory {
  const [search, setSearch] = useSearchParams()
  const navigation: string = useNavigationType()
  const choice = historyChoice(search)
  const addressed = choice.search
  const [words, setWords] = useState(addressed)
  const [known, setKnown] = useState(addressed)
  if (known !== addressed) {
    setKnown(addressed)
    // The back button, or another link to this screen; what is written here must not undo what was typed since.
    if (navigation !== 'REPLACE') setWords(addressed)
  }
  const write = (changed: Partial<HistoryChoice>) =>
    setSearch(before => writeHistoryChoice(before, { ...historyChoice(before), ...changed }), {
      replace: true,
      preventScrollReset: true,
    })
  useEffect(() => {
    if (words === addressed) return undefined
    const timer = setTimeout(
      () =>
        setSearch(before => writeHistoryChoice(before, { ...historyChoice(before), search: words }), {
          replace: true,
          preventScrollReset: true,
        }),
      writingDelay,
    )
    return () => clearTimeout(timer)
  }, [words, addressed, setSearch])
  return {
    choice,
    words,
    setWords,
    choose: changed => {
      if (changed.search !== undefined) setWords(changed.search)
      write(changed)
    },
  }
}
