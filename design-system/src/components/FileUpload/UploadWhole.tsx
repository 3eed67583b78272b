import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { Button } from '../Button/Button.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { messages } from './FileUpload.messages.ts'
import * as styles from './FileUpload.css.ts'
import { formatBytes, formatDuration } from './formats.ts'
import type { Whole } from './whole.ts'

export interface UploadWholeProps {
  whole: Whole
  onPause: () => void
  onResume: () => void
  isDisabled: boolean
}

/** The overall progress, with one button to pause or resume all files. */
export function UploadWhole({ whole, onPause, onResume, isDisabled }: UploadWholeProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { files, done, size, sentBytes, secondsLeft, isPaused } = whole
  const bytes = t('progress', { sent: formatBytes(locale, sentBytes), size: formatBytes(locale, size) })
  const time = secondsLeft === undefined ? [] : [t('timeLeft', { time: formatDuration(locale, secondsLeft) })]
  return (
    <div className={styles.whole}>
      <div className={styles.about}>
        <ProgressBar
          size="small"
          label={t('whole')}
          value={sentBytes}
          maximum={size}
          figure={t('wholeFigure', { count: done, total: files })}
          detail={[bytes, ...time].join(' · ')}
          state={isPaused ? 'paused' : 'running'}
        />
      </div>
      <Button size="small" isDisabled={isDisabled} onPress={isPaused ? onResume : onPause}>
        {t(isPaused ? 'resumeAll' : 'pauseAll')}
      </Button>
    </div>
  )
}
