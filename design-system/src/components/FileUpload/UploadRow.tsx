import { ArrowUpToLine, File as FileIcon, Pause, Play, RotateCcw, Trash2, X } from 'lucide-react'
import { useRef } from 'react'
import { useProgressBar } from 'react-aria/useProgressBar'
import type { Locale } from '../../i18n/messages.ts'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import * as bar from '../../internal/bar/bar.css.ts'
import * as field from '../../internal/field/field.css.ts'
import { pathOf } from '../../internal/files/folders.ts'
import { useFocusKept } from '../../internal/focus/useFocusKept.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { StatusBadge, type StatusBadgeKind } from '../StatusBadge/StatusBadge.tsx'
import { messages } from './FileUpload.messages.ts'
import * as styles from './FileUpload.css.ts'
import { formatBytes, formatDuration, formatRate } from './formats.ts'
import { canPause, isUnderWay, secondsLeft, type UploadItem, type UploadPhase } from './upload.ts'

export type UploadDeed = 'pause' | 'resume' | 'cancel' | 'retry' | 'link' | 'remove' | 'first'

interface UploadRowProps {
  item: UploadItem
  /** Whether other queued files are ahead of it, so that it can be moved to the front. @default false */
  canBeFirst?: boolean
  onAct: (deed: UploadDeed) => void
  isDisabled: boolean
}

const looks: Record<UploadPhase, StatusBadgeKind> = {
  checking: 'active',
  queued: 'waiting',
  uploading: 'active',
  paused: 'draft',
  offline: 'warning',
  retrying: 'warning',
  verifying: 'active',
  done: 'success',
  failed: 'danger',
  duplicate: 'info',
  cancelled: 'draft',
  refused: 'danger',
  missing: 'warning',
}

/** Sent share of a file in the reader's language, such as "45%". Reaches 100 % only when all of it was sent. */
export function percentText(locale: Locale, sent: number, size: number): string {
  const part = size === 0 ? 0 : sent / size
  const shown = part < 1 ? Math.min(part, 0.99) : 1
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(shown)
}

/** One file with its progress and actions. */
export function UploadRow({ item, canBeFirst = false, onAct, isDisabled }: UploadRowProps) {
  const t = useMessages(messages)
  const row = useRef<HTMLLIElement>(null)
  const { id, phase, folder = '' } = item
  const name = pathOf({ folder, name: item.name })
  // When a button disappears with its phase, the focus moves to the last button of the row.
  const kept = useFocusKept(() => [...(row.current?.querySelectorAll('button') ?? [])].at(-1))
  const asks = phase === 'duplicate' && item.linkHelp !== undefined
  const main = asks ? undefined : mainDeed(item)
  // A link is created by a single request, which cannot be undone.
  const isLinking = item.isLink && isUnderWay(phase)
  const isRunning = isUnderWay(phase) || phase === 'queued' || phase === 'checking' || phase === 'paused'
  return (
    <li ref={row} data-upload={id} data-phase={phase} className={styles.row} {...kept}>
      <FileIcon aria-hidden size={18} className={styles.icon} />
      <div className={styles.about}>
        <div className={styles.head}>
          <span className={styles.name}>
            {folder !== '' && <span className={styles.folder}>{folder}/</span>}
            {item.name}
          </span>
        </div>
        <UploadStatus item={item} />
        {asks && <Choice item={item} name={name} onAct={onAct} isDisabled={isDisabled} />}
      </div>
      <div className={styles.actions}>
        {canBeFirst && (
          <IconButton
            size="small"
            label={t('sendFirst', { file: name })}
            icon={<ArrowUpToLine aria-hidden size={18} />}
            isDisabled={isDisabled}
            onPress={() => onAct('first')}
          />
        )}
        {main && (
          <IconButton
            size="small"
            label={t(main.label, { file: name })}
            icon={main.icon}
            isDisabled={isDisabled}
            onPress={() => onAct(main.deed)}
          />
        )}
        {asks || isLinking ? null : isRunning ? (
          <IconButton
            size="small"
            label={t('cancel', { file: name })}
            icon={<X aria-hidden size={18} />}
            isDisabled={isDisabled}
            onPress={() => onAct('cancel')}
          />
        ) : (
          <IconButton
            size="small"
            label={t('remove', { file: name })}
            icon={<Trash2 aria-hidden size={18} />}
            isDisabled={isDisabled}
            onPress={() => onAct('remove')}
          />
        )}
      </div>
    </li>
  )
}

interface ChoiceProps extends Pick<UploadRowProps, 'item' | 'onAct' | 'isDisabled'> {
  /** Name of the file, including its folder. */
  name: string
}

/** The choices for a file that already exists, as text: three icons would be hard to understand. */
function Choice({ item, name, onAct, isDisabled }: ChoiceProps) {
  const t = useMessages(messages)
  return (
    <>
      <div className={styles.reason}>{item.linkHelp}</div>
      <div className={styles.choice}>
        <Inline>
          {(['link', 'keepBoth', 'skip'] as const).map(choice => (
            <Button key={choice} size="small" isDisabled={isDisabled} onPress={() => onAct(deeds[choice])}>
              <span>
                {t(choice)} <span className={field.hidden}>{t('ofFile', { file: name })}</span>
              </span>
            </Button>
          ))}
        </Inline>
      </div>
    </>
  )
}

const deeds = { link: 'link', keepBoth: 'retry', skip: 'remove' } as const

/** The action that a reader most likely wants for a file. */
function mainDeed({ phase, canRetry, isLink, file }: UploadItem) {
  if (canPause(phase) || phase === 'queued')
    return { deed: 'pause', label: 'pause', icon: <Pause aria-hidden size={18} /> } as const
  if (phase === 'paused')
    return { deed: 'resume', label: 'resume', icon: <Play aria-hidden size={18} /> } as const
  if (!file) return undefined
  if (phase === 'failed' && canRetry)
    return { deed: 'retry', label: 'retry', icon: <RotateCcw aria-hidden size={18} /> } as const
  if (phase === 'cancelled' || phase === 'duplicate' || (phase === 'failed' && isLink))
    return { deed: 'retry', label: 'restart', icon: <RotateCcw aria-hidden size={18} /> } as const
  return undefined
}

const withBar: readonly UploadPhase[] = ['uploading', 'paused', 'offline', 'retrying', 'verifying', 'missing']

/** Phase, progress and reason of a file. */
function UploadStatus({ item }: { item: UploadItem }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { phase, size, sentBytes, rate, reason, folder = '' } = item
  const name = pathOf({ folder, name: item.name })
  const percent = percentText(locale, sentBytes, size)
  const hasBar = withBar.includes(phase)
  const seconds = secondsLeft(item)
  const figures = [
    hasBar
      ? t('progress', { sent: formatBytes(locale, sentBytes), size: formatBytes(locale, size) })
      : formatBytes(locale, size),
    phase === 'uploading' && rate !== undefined && formatRate(locale, rate),
    seconds !== undefined && t('timeLeft', { time: formatDuration(locale, seconds) }),
  ].filter(part => part !== false)
  const why =
    phase === 'missing'
      ? t('missingReason', { percent })
      : phase === 'duplicate' && reason !== undefined && reason !== t('duplicateHere')
        ? t('duplicateThere', { where: reason })
        : reason
  // Use the hook, as in ProgressBar: the component would be part of every page.
  const { progressBarProps } = useProgressBar({
    'aria-label': name,
    value: sentBytes,
    maxValue: Math.max(1, size),
    valueLabel: percent,
  })
  return (
    <>
      <div className={styles.status}>
        <StatusBadge look="plain" kind={looks[phase]}>
          {t(phase === 'done' && item.isLink ? 'linked' : phase)}
        </StatusBadge>
        <span>{figures.join(' · ')}</span>
      </div>
      {hasBar && (
        <div className={styles.progress}>
          <div {...progressBarProps} className={bar.bar}>
            <span aria-hidden className={bar.figure}>
              {percent}
            </span>
            <div className={`${bar.track} ${bar.size.small} ${bar.trackAlone}`}>
              <div
                className={bar.fill[phase === 'uploading' || phase === 'verifying' ? 'accent' : 'neutral']}
                style={{ inlineSize: `${size === 0 ? 0 : (sentBytes / size) * 100}%` }}
              />
            </div>
          </div>
        </div>
      )}
      {why !== undefined && <div className={styles.reason}>{why}</div>}
    </>
  )
}
