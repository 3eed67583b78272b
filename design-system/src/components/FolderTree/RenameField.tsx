import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { ValidationMessage } from '../ValidationMessage/ValidationMessage.tsx'
import type { FolderTreeProps } from './folderProps.ts'
import type { FolderWords } from './FolderTree.messages.ts'
import type { FolderItem } from './folderTypes.ts'
import * as styles from './rename.css.ts'

interface RenameFieldProps<Item extends FolderItem> {
  item: Item
  validateName: FolderTreeProps<Item>['validateName']
  onRename: NonNullable<FolderTreeProps<Item>['onRename']>
  /**
   * Called after the entry was renamed or the edit was cancelled.
   * @param isByKey whether the focus returns to the row
   */
  onDone: (isByKey: boolean, newName?: string) => void
  t: FolderWords
}

/** Edits the name of an entry in place. Enter saves, Escape cancels, and a refused name stays in the field. */
export function RenameField<Item extends FolderItem>(props: RenameFieldProps<Item>) {
  const { item, validateName, onRename, onDone, t } = props
  const [value, setValue] = useState(item.name)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  /** Enter and blur may both submit, one after the other. */
  const isDone = useRef(false)
  const messageId = useId()

  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true })
    input.current?.select()
  }, [])
  useLayoutEffect(() => {
    if (refusal !== null) document.getElementById(messageId)?.scrollIntoView({ block: 'nearest' })
  }, [refusal, messageId])

  const problemOf = (name: string) =>
    name === '' ? t('nameRequired') : name === item.name ? null : (validateName?.(name, item) ?? null)
  const finish = (isByKey: boolean, newName?: string) => {
    if (isDone.current) return
    isDone.current = true
    onDone(isByKey, newName)
  }
  const take = async (isByKey: boolean) => {
    const name = value.trim()
    if (isSaving || isDone.current) return
    if (name === item.name) return finish(isByKey)
    const problem = problemOf(name)
    setRefusal(problem)
    if (problem !== null) return
    setSaving(true)
    try {
      const answer = (await onRename(item.id, name)) ?? null
      if (answer === null) return finish(isByKey, name)
      setRefusal(answer)
    } catch {
      setRefusal(t('renameFailed'))
    } finally {
      setSaving(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The field handles letters, arrows and other keys, not the tree.
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      void take(true)
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      finish(true)
    }
  }
  return (
    <span className={styles.place}>
      <input
        ref={input}
        type="text"
        className={styles.input}
        aria-label={t('newName', { name: item.name })}
        aria-invalid={refusal !== null || undefined}
        aria-describedby={messageId}
        aria-busy={isSaving || undefined}
        readOnly={isSaving}
        value={value}
        onChange={event => {
          setValue(event.target.value)
          // Client rules are rechecked on every keystroke. A refusal by the services is only rechecked by them.
          if (refusal !== null) setRefusal(problemOf(event.target.value.trim()))
        }}
        onKeyDown={onKeyDown}
        onBlur={() => void take(false)}
      />
      <span id={messageId} aria-live="assertive" className={refusal === null ? undefined : styles.message}>
        {refusal !== null && <ValidationMessage kind="error" text={refusal} />}
        {isSaving && <span className={styles.hidden}>{t('renaming')}</span>}
      </span>
    </span>
  )
}
