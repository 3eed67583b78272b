import { useEffect, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { messages } from './field.messages.ts'
import * as styles from './field.css.ts'
import { countCharacters } from './graphemes.ts'

/** From how many characters before the limit the remaining count is announced. */
const nearly = 5
/** The share of the limit from which the count is shown; below that nobody needs it. */
const shownFrom = 0.8
/** Announce only after a pause in typing. In milliseconds. */
const pause = 900

/**
 * Shows "12 of 14" near the limit, counting characters as readers see them. Announces when the limit is near, not on
 * every key.
 */
export function Counter({ id, value, limit }: { id: string; value: string; limit: number }) {
  const t = useMessages(messages)
  const used = countCharacters(value)
  const left = limit - used
  const isNear = used > 0 && used >= limit * shownFrom
  const due =
    !isNear || left > nearly ? '' : left < 0 ? t('over', { count: -left }) : t('left', { count: left })
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSpoken, due ? pause : 0, due)
    return () => clearTimeout(timer)
  }, [due])
  return (
    <>
      <span id={id} className={`${styles.counter} ${left < 0 ? styles.counterOver : ''}`}>
        {isNear && (
          <>
            <span aria-hidden>{t('counter', { used, limit })}</span>
            <span className={styles.hidden}>{t('counterSpoken', { used, limit })}</span>
          </>
        )}
      </span>
      <span role="status" className={styles.hidden}>
        {spoken}
      </span>
    </>
  )
}
