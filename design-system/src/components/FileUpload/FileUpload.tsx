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
  /** Which files are accepted. Shown before the reader chooses and checked before anything is sent. */
  limits?: UploadLimits
  /** Sends the files. Keep its identity stable. */
  transport: UploadTransport
  /** Checks a file before it is sent, for instance its hash for duplicates or its first bytes. Rejects if it cannot. */
  check?: (file: File, signal: AbortSignal) => Promise<CheckResult>
  /** Uploads started before a page reload, and files that are already stored. Items added later join the list. */
  initialItems?: readonly InitialUpload[]
  /** Called when a file is added or removed or changes its phase, but not on every progress event. */
  onChange?: (items: readonly UploadItem[]) => void
  /** Called when the reader removes a file from the list; data kept for it may be discarded. */
  onRemove?: (item: UploadItem) => void
  /** Maximum number of simultaneous uploads. @default 2 */
  atOnce?: number
  /** Accepts whole folders; `folderOf` in `upload` gives the folder of each file. @default false */
  takesFolders?: boolean
  /**
   * Offers to take a picture on phones. If `limits` restricts the extensions, it must include `.jpg`.
   * @default false
   */
  takesPhotos?: boolean
  /** Removes sent files from the list and the limits, for callers that show them elsewhere. @default false */
  leavesWhenSent?: boolean
}

/** Maximum number of files shown; a folder may hold thousands. */
const mostShown = 100
/** Maximum number of skipped folders named in the message. */
const mostNamed = 5

/** Uploads files that are chosen, dropped or pasted, and shows progress and actions for each. */
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
    // If several files are dropped, it is unclear which one is meant, so none is sent.
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
  // When the focused file is removed, the focus moves to the next file or the button that adds files.
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
      leave(sent, isLink ? undefined : size)
    }
  }, [leavesWhenSent, items, leave])
  const act = (item: UploadItem, deed: UploadDeed) => {
    uploads.act(deed, item.id)
    const path = pathOf({ folder: item.folder ?? '', name: item.name })
    if (deed === 'first') {
      // The row has moved and its button is gone.
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

/** The text shown before a file is chosen: the caller's description, then the limits. */
function Limits({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      {children != null && <div>{children} </div>}
      {text !== '' && <div>{text}</div>}
    </>
  )
}

/** Calls `onChange` when a file is added or removed or changes its phase. */
function useChanges(items: readonly UploadItem[], onChange: FileUploadProps['onChange']) {
  const told = useRef(items.map(({ id, phase }) => `${id} ${phase}`).join())
  useEffect(() => {
    const now = items.map(({ id, phase }) => `${id} ${phase}`).join()
    if (now === told.current) return
    told.current = now
    onChange?.(items)
  }, [items, onChange])
}
