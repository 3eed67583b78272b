import { useEffect, useRef } from 'react'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { messages } from './FileUpload.messages.ts'
import { isUnderWay, type UploadItem, type UploadPhase } from './upload.ts'
import { percentText } from './UploadRow.tsx'
import type { Left, Whole } from './whole.ts'
import { useAnnouncements } from '../../internal/announcements/useAnnouncements.ts'

/** Share of the total that must be sent between two progress announcements. */
const step = 0.25

/** Announces outcomes in batches, and the overall progress in quarters. */
export function useUploadWords(items: readonly UploadItem[], left: Left, whole: Whole | undefined) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { text, announce } = useAnnouncements()
  const before = useRef(new Map<string, UploadPhase>())
  const quarter = useRef(0)

  useEffect(() => {
    for (const { id, name: file, phase, isLink, reason = '' } of items) {
      const last = before.current.get(id)
      before.current.set(id, phase)
      // Do not announce the initial content of the page.
      if (last === phase || (last === undefined && phase !== 'refused' && phase !== 'duplicate')) continue
      if (phase === 'done' && isLink) announce(id, t('saidLinked', { file }))
      else if (phase === 'done') {
        const done = items.filter(item => item.phase === 'done' && !item.isLink).length
        announce('done', t('saidDone', { count: done + left.files }))
      }
      if (phase === 'failed') announce(id, t('saidFailed', { file, reason }))
      if (phase === 'refused') announce(id, t('saidRefused', { file, reason }))
      if (phase === 'duplicate') announce(id, t('saidDuplicate', { file, reason }))
      if (phase === 'offline') announce('offline', t('saidOffline'))
    }
    const moving = items.filter(({ phase }) => isUnderWay(phase) || phase === 'queued')
    const size = whole?.size ?? moving.reduce((sum, item) => sum + item.size, 0)
    const sent = whole?.sentBytes ?? moving.reduce((sum, item) => sum + item.sentBytes, 0)
    const now = size === 0 ? 0 : Math.floor(sent / size / step)
    if (now > quarter.current && now * step < 1)
      announce(
        'progress',
        t('saidProgress', { percent: percentText(locale, sent, size), count: whole?.files ?? moving.length }),
      )
    quarter.current = now
  }, [items, left, whole, announce, t, locale])

  return {
    text,
    sayRemoved: (file: string) => announce(file, t('saidRemoved', { file })),
    sayFirst: (file: string) => announce(file, t('saidFirst', { file })),
  }
}
