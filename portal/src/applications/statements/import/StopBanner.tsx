import { Banner } from '@parvis/design-system/Banner'
import type { FecStop } from './reader/fec-task.ts'
import { useStopWords } from './useStopWords.ts'

/** Explains why work on a file stopped. */
export function StopBanner({ stop }: { stop: FecStop }) {
  const { title, help } = useStopWords()(stop)
  return (
    <Banner kind="danger" title={title} live="assertive">
      {help}
    </Banner>
  )
}
