import { useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import type { HistoryChoice } from '../../../inbox/history.ts'
import { historyChoice, writeHistoryChoice } from './history-choice.ts'

/** Milliseconds; long enough to finish a word, because browsers throttle address updates on every key press. */
const writingDelay = 250

interface ChosenHistory {
  /** The filters in the address. */
  choice: HistoryChoice
  /** The search text being typed, which reaches the address a little later. */
  words: string
  setWords: (words: string) => void
  choose: (changed: Partial<HistoryChoice>) => void
}

/** The filters of the notifications, kept in the address so that they can be shared and revisited. */
export function useHistoryChoice(): ChosenHistory {
  const [search, setSearch] = useSearchParams()
  const navigation: string = useNavigationType()
  const choice = historyChoice(search)
  const addressed = choice.search
  const [words, setWords] = useState(addressed)
  const [known, setKnown] = useState(addressed)
  if (known !== addressed) {
    setKnown(addressed)
    // The address changed through the back button or a link; the hook's own writes must not undo what was typed since.
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
