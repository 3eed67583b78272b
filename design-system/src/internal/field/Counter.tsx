import { useEffect, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { messages } from './field.messages.ts'
import * as styles from './field.css.ts'
import { countCharacters } from './graphemes.ts'

/** From how many characters before the limit the rest is spoken. */
const nearly = 5
/** From which part of the limit on it is shown: before that nobody needs to know. */
const shownFrom = 0.8
/** Typing goes on while this is spoken: wait for a pause. In milliseconds. */
const pause = 900

/** "12 of 14", once the end of the room is near, counted as a reader counts; that end is announced, not every key. */
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
