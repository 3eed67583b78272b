import { Upload } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { LabelContext } from 'react-aria-components/Label'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import type { ElementProps } from '../../internal/elementProps.ts'
import { useElementProps } from '../../internal/useElementProps.ts'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldBase } from '../../internal/field/fieldProps.ts'
import type { FieldMessage } from '../ValidationMessage/ValidationMessage.tsx'
import { joinMessages } from '../../internal/field/joinMessages.ts'
import { useField } from '../../internal/field/useField.ts'
import { mostFiles, pathOf, type FoundFiles } from '../../internal/files/folders.ts'
import { FileZone } from '../../internal/files/FileZone.tsx'
import { given } from '../../internal/given.ts'
import { messages } from './FileUpload.messages.ts'
import * as styles from './FileUpload.css.ts'
import { checkLimits, type UploadLimits } from './limits.ts'
import { limitsText, limitText } from './limitText.ts'
import { type CheckResult, type InitialUpload, type UploadItem, type UploadTransport } from './upload.ts'
import { UploadRow, type UploadDeed } from './UploadRow.tsx'
import { UploadWhole } from './UploadWhole.tsx'
import { useUploads } from './useUploads.ts'
import { useUploadWords } from './useUploadWords.ts'
import { isRunning, isWaiting, wholeOf } from './whole.ts'

export interface FileUploadProps
  extends ElementProps<HTMLDivElement>,
    Omit<FieldBase, 'autoFocus' | 'onBlur'> {
  label: string
  /** What files are taken; said before the reader chooses, checked before a byte is sent. */
  limits?: UploadLimits
  /** How files are sent. Keep it stable. */
  transport: UploadTransport
  /** Looks at a file before it is sent: a hash that finds it elsewhere, its first bytes. Rejects when it cannot. */
  check?: (file: File, signal: AbortSignal) => Promise<CheckResult>
  /** What was on its way before the page was loaded again, or is kept already. What is added later joins the list. */
  initialItems?: readonly InitialUpload[]
  /** Called when a file comes, goes or enters another phase, not with each byte. */
  onChange?: (items: readonly UploadItem[]) => void
  /** Called when the reader takes a file out of the list: what was kept of it may be thrown away. */
  onRemove?: (item: UploadItem) => void
  /** How many are sent at the same time. @default 2 */
  atOnce?: number
  /** Whole folders can be chosen and dropped: each of their files with its folder (`folderOf` in `upload`). @default false */
  takesFolders?: boolean
  /** On a phone a picture can be taken with its camera. Where kinds of files are limited, `.jpg` has to be one. @default false */
  takesPhotos?: boolean
  /** What has been sent leaves the list: the caller shows it elsewhere, and it counts no more. @default false */
  leavesWhenSent?: boolean
}

/** Files of the list that are drawn: of a folder with thousands the first ones. */
const mostShown = 100
/** Folders that are named where they are left out. */
const mostNamed = 5

/** Files that are sent: chosen, dropped or pasted, each with its progress and what can be done about it. */
export function FileUpload(props: FileUploadProps) {
  const { label, limits = {}, isDisabled = false, leavesWhenSent = false, onChange, onRemove } = props
  const t = useMessages(messages)
  const locale = useLocale()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const attributes = useElementProps(props, root)
  const [notices, setNotices] = useState<readonly FieldMessage[]>([])
  const isSingle = limits.maximumFiles === 1
  const words = { count: isSingle ? 1 : 2 }
  const uploads = useUploads({
    transport: props.transport,
    check: props.check,
    initialItems: props.initialItems,
    atOnce: props.atOnce ?? 2,
    refuse: (file, others) => {
      const problem = checkLimits(file, limits, others)
      return problem && limitText(locale, problem)
    },
    texts: { duplicate: t('duplicateHere'), checkFailed: t('checkFailed') },
  })
  const { items } = uploads
  const whole = wholeOf(items, uploads.left)
  const { text, sayRemoved, sayFirst } = useUploadWords(items, uploads.left, whole)
  useChanges(items, onChange)

  const shown = {
    ...props,
    description: <Limits text={limitsText(locale, limits)}>{props.description}</Limits>,
    messages: joinMessages(props.messages, {
      errors: [],
      entry: notices,
    }),
  }
  const parts = useField(shown)
  const { aria } = parts

  const add = ({ files, folders, systemFiles, emptyFolders, isCut }: FoundFiles) => {
    // Which of several is meant nobody knows: none is sent.
    const isUnclear = isSingle && files.length > 1
    const warning = (said: string) => ({ kind: 'warning', text: said }) as const
    const information = (said: string) => ({ kind: 'information', text: said }) as const
    const named = emptyFolders.slice(0, mostNamed).join(', ')
    setNotices([
      ...(isUnclear ? [warning(t('several'))] : folders > 0 ? [warning(t('folder'))] : []),
      ...(isCut ? [warning(t('cut', { count: mostFiles }))] : []),
      ...(systemFiles > 0 ? [information(t('systemFiles', { count: systemFiles }))] : []),
      ...(emptyFolders.length > 0
        ? [
            information(
              t('emptyFolders', {
                count: emptyFolders.length,
                list: emptyFolders.length > mostNamed ? `${named}…` : named,
              }),
            ),
          ]
        : []),
    ])
    if (files.length > 0 && !isUnclear) uploads.add(files)
  }
  const next = useRef<string | null>(null)
  // What was removed had the focus: the next file gets it, or the button that brings new ones.
  useLayoutEffect(() => {
    if (next.current === null) return
    const buttons = root.current?.querySelectorAll<HTMLElement>(
      `[data-upload="${CSS.escape(next.current)}"] button`,
    )
    const target = [...(buttons ?? [])].at(-1) ?? root.current?.querySelector<HTMLElement>('[data-entry]')
    next.current = null
    target?.focus()
  })
  const { act: actOn, leave } = uploads
  const firstQueued = items.find(({ phase }) => phase === 'queued')
  useEffect(() => {
    if (!leavesWhenSent) return
    for (const { id: sent, phase, size, isLink } of items) {
      if (phase !== 'done') continue
      const row = root.current?.querySelector(`[data-upload="${CSS.escape(sent)}"]`)
      if (row?.contains(document.activeElement)) next.current = ''
      if (isLink) actOn('remove', sent)
      else leave(sent, size)
    }
  }, [leavesWhenSent, items, leave, actOn])
  const act = (item: UploadItem, deed: UploadDeed) => {
    uploads.act(deed, item.id)
    const path = pathOf({ folder: item.folder ?? '', name: item.name })
    if (deed === 'first') {
      // The row is another one's place now, and its button has gone.
      next.current = item.id
      sayFirst(path)
    }
    if (deed !== 'remove') return
    const at = items.indexOf(item)
    next.current = (items[at + 1] ?? items[at - 1])?.id ?? ''
    sayRemoved(path)
    onRemove?.(item)
  }
  const actOnAll = (deed: 'pause' | 'resume') => {
    for (const item of items) if (deed === 'resume' ? isWaiting(item) : isRunning(item)) actOn(deed, item.id)
  }
  return (
    <LabelContext value={{ id: `${id}label`, elementType: 'span' }}>
      <div
        {...attributes}
        role="group"
        aria-labelledby={`${id}label`}
        {...given({ id: props.id })}
        className={aria.className}
        data-field={props.name}
        data-invalid={aria.isInvalid || undefined}
        data-disabled={isDisabled || undefined}
      >
        <FieldFrame field={shown} parts={parts} saysRequired>
          <FileZone
            className={styles.zone}
            label={t('dropTarget', { field: label })}
            icon={Upload}
            choose={t('choose', words)}
            extensions={limits.extensions}
            describedBy={aria['aria-describedby']}
            allowsMultiple={!isSingle}
            isDisabled={isDisabled}
            chooseFolder={props.takesFolders ? t('chooseFolder') : undefined}
            takePhoto={props.takesPhotos ? t('takePhoto') : undefined}
            onFiles={add}
          >
            <span className={styles.zoneWords}>{t('drop', words)}</span>
          </FileZone>
          {whole && (
            <UploadWhole
              whole={whole}
              onPause={() => actOnAll('pause')}
              onResume={() => actOnAll('resume')}
              isDisabled={isDisabled}
            />
          )}
          {items.length > 0 && (
            <ul aria-label={t('files', { field: label })} className={styles.list}>
              {items.slice(0, mostShown).map(item => (
                <UploadRow
                  key={item.id}
                  item={item}
                  canBeFirst={item.phase === 'queued' && item !== firstQueued}
                  onAct={deed => act(item, deed)}
                  isDisabled={isDisabled}
                />
              ))}
            </ul>
          )}
          {items.length > mostShown && (
            <div className={styles.more}>{t('more', { count: items.length - mostShown })}</div>
          )}
        </FieldFrame>
        <span role="status" className={field.hidden}>
          {text}
        </span>
      </div>
    </LabelContext>
  )
}

/** What is to be known before a file is chosen: the caller's words, then the limits. */
function Limits({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      {children != null && <div>{children} </div>}
      {text !== '' && <div>{text}</div>}
    </>
  )
}

/** Tells the form when a file comes, goes or enters another phase. */
function useChanges(items: readonly UploadItem[], onChange: FileUploadProps['onChange']) {
  const told = useRef(items.map(({ id, phase }) => `${id} ${phase}`).join())
  useEffect(() => {
    const now = items.map(({ id, phase }) => `${id} ${phase}`).join()
    if (now === told.current) return
    told.current = now
    onChange?.(items)
  }, [items, onChange])
}
