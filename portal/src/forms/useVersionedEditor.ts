import { newIdempotencyKey } from '@parvis/api-types/client'
import { isProblem } from '@parvis/api-types/problems'
import { showToast } from '@parvis/design-system/Toast'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useLossWarning } from '../unsaved/unsaved-changes.ts'
import { differing, rebase, type MergeField } from './changes.ts'
import { trimmed } from './faults.ts'
import { useFormEditor, type FormEditorOptions } from './useFormEditor.ts'

/** A thing that the services keep in versions. */
export interface Versioned {
  id: number
  '@odata.etag': string
}

export interface VersionedEditorOptions<Values extends FieldValues, Thing extends Versioned>
  extends Pick<
    FormEditorOptions<Values>,
    'isValues' | 'isLostWith' | 'unkept' | 'refusals' | 'refused' | 'same'
  > {
  /** The kind of thing, for the key of the draft: `menu`. */
  kind: string
  /** The latest version that the services returned; undefined for a new thing. */
  thing: Thing | undefined
  /**
   * Identifies the draft of a new thing, where there may be several: `new:7`, below the application 7. @default 'new'
   */
  newName?: string
  fields: readonly (FieldPath<Values> & keyof Values)[]
  /** Fields that others may change without a conflict, such as the position among siblings. @default none */
  quiet?: readonly (FieldPath<Values> & keyof Values)[]
  /** Merges a field that the author has changed into what somebody else has saved. @default it stays as it is */
  merge?: MergeField
  /** Identifies a version. @default its version in the services */
  versionOf?: (thing: Thing) => string
  /** Validates the values. `base` is the version that the author started from. */
  check: (
    values: Values,
    base: Thing | undefined,
    isNew: boolean,
  ) => ReturnType<FormEditorOptions<Values>['check']>
  /** The initial values of a new thing. */
  newValues: Values
  valuesOf: (thing: Thing) => Values
  /** The text for an error of the create or update request. */
  say: (error: unknown, isNew: boolean) => ReturnType<FormEditorOptions<Values>['say']>
  create: (values: Values, idempotencyKey: string) => Promise<{ id: number }>
  /** Whether to send even when no field changed, such as to publish a draft. @default false */
  isSentUnchanged?: boolean
  /** Sends the changes, with the version of `from` as precondition. */
  update: (from: Thing, values: Values) => Promise<Thing>
  /** Reads the latest version; undefined when the thing no longer exists. */
  read: (id: number) => Promise<Thing | undefined>
  /** Refetches every query that shows the thing. @default what the contract says is stale is refetched by itself */
  onChanged?: () => void
  onCreated: (id: number) => void
  /**
   * Whether the form is left as soon as the thing is created, since it cannot change it. @default it is left once
   * nothing is unsaved
   */
  isLeftOnCreated?: boolean
  /** Called after saving, when nothing is unsaved any more. @default the form stays */
  onSaved?: ((id: number) => void) | undefined
  /** The confirmations; a function may use the values, such as a name. */
  said: Record<'created' | 'saved', string | ((values: Values) => string)> & {
    /** Adds the consequences to either confirmation. @default nothing more */
    hint?: string
  }
}

const etagOf = (thing: Versioned) => thing['@odata.etag']

/**
 * The editor of a versioned thing: it saves with the author's base version as precondition, handles concurrent edits
 * and a deletion while the form is open, and creates a thing only once.
 */
export function useVersionedEditor<Values extends FieldValues, Thing extends Versioned>(
  options: VersionedEditorOptions<Values, Thing>,
) {
  const { thing, newName = 'new', fields, quiet, newValues, valuesOf, versionOf = etagOf } = options
  const { onCreated, onSaved, onChanged, said } = options
  const { t } = useTranslation()
  // The version that the author started from, sent as precondition of a save.
  const [base, setBase] = useState(thing)
  // The version that the page still shows right after a save, until its refetch arrives: the form must not fall back
  // to it.
  const [replaced, setReplaced] = useState<string>()
  const [conflict, setConflict] = useState<Thing>()
  const [isToldGone, setToldGone] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [createdId, setCreatedId] = useState<number>()
  const isCreated = useRef(false)
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  // The page of a new thing does not read the one that was just created.
  const isGone = base !== undefined && (isToldGone || (thing === undefined && base.id !== createdId))
  const isNew = base === undefined || isGone
  const later =
    base && thing && !isGone && ![versionOf(base), replaced].includes(versionOf(thing)) ? thing : undefined

  const editor = useFormEditor<Values>({
    name: `${options.kind}:${base?.id ?? newName}`,
    isValues: options.isValues,
    start: base ? valuesOf(base) : newValues,
    fields,
    check: values => options.check(values, base, isNew),
    ...(options.isLostWith && { isLostWith: options.isLostWith }),
    ...(options.unkept && { unkept: options.unkept }),
    // A draft of a new thing would be offered as another one.
    isDrafted: () => base !== undefined || !isCreated.current,
    ...(options.refusals && { refusals: options.refusals }),
    ...(options.refused && { refused: options.refused }),
    ...(options.same && { same: options.same }),
    ...(options.merge && { merge: options.merge }),
    say: error => options.say(error, isNew && createdId === undefined),
  })
  const { form, isDirty } = editor
  useLossWarning(isDirty && base === undefined && createdId !== undefined)

  /**
   * Moves the values typed over the version `before` to the version `after`; undefined where the author has to decide.
   */
  const follow = (before: Thing, after: Thing, mine: Values) => {
    const versions = { before: valuesOf(before), after: valuesOf(after) }
    const theirs = differing(fields, versions.before, versions.after, options.same)
    return quiet && theirs.every(field => quiet.includes(field))
      ? rebase(fields, versions, mine, options.same, options.merge)
      : undefined
  }
  /** Makes this version the base of the form, with the given values or else its own. */
  const moveTo = (now: Thing, values: Values | undefined) => {
    form.reset(valuesOf(now), { keepErrors: true, keepSubmitCount: true })
    if (values) form.reset(values, { keepDefaultValues: true, keepErrors: true, keepSubmitCount: true })
    setBase(() => now)
  }
  const takeOver = useEffectEvent((now: Thing, hasChanges: boolean) => {
    const values = hasChanges && base ? follow(base, now, form.getValues()) : undefined
    if (hasChanges && !values) return
    moveTo(now, values)
  })

  // Somebody else saved: an untouched form takes over the new version.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the form is a store of its own; its start moves with it
    if (later) takeOver(later, isDirty)
  }, [later, isDirty])

  // Leave only once nothing is unsaved: otherwise the leave guard would ask.
  useEffect(() => {
    if (isDirty) return
    if (createdId !== undefined) onCreated(createdId)
    else if (isSaved && base) onSaved?.(base.id)
  }, [createdId, isSaved, base, isDirty, onCreated, onSaved])

  const tell = (what: 'created' | 'saved', values: Values, hint = said.hint) => {
    const words = said[what]
    showToast({
      title: typeof words === 'string' ? words : words(values),
      ...(hint !== undefined && { description: hint }),
    })
  }

  const take = (saved: Thing) => {
    editor.settle(valuesOf(saved))
    setBase(() => saved)
    setToldGone(false)
    setConflict(undefined)
  }

  async function createNew(values: Values) {
    try {
      const { id } = await options.create(values, idempotencyKey)
      // If the thing is deleted, the next attempt creates another one.
      setIdempotencyKey(newIdempotencyKey())
      isCreated.current = true
      if (options.isLeftOnCreated) {
        const typed = trimmed({ ...form.getValues() }, options.unkept ?? [])
        const isLost = differing(fields, values, typed, options.same).length > 0
        editor.finish(values)
        tell('created', values, isLost ? t('form.typedLater') : said.hint)
      } else {
        editor.settle(values)
        tell('created', values)
      }
      onChanged?.()
      setCreatedId(id)
    } catch (error) {
      // The first attempt got through but its response was lost: the next attempt needs a new key.
      if (isProblem(error, 'idempotency-conflict')) setIdempotencyKey(newIdempotencyKey())
      throw error
    }
  }

  /** Sends what was typed while the thing was being created. */
  async function changeCreated(values: Values, id: number) {
    const created = await options.read(id)
    await (created ? change(values, created) : createNew(values))
  }

  async function change(values: Values, from: Thing): Promise<void> {
    try {
      const isSame =
        options.isSentUnchanged !== true &&
        differing(fields, valuesOf(from), values, options.same).length === 0
      take(isSame ? from : await options.update(from, values))
      setReplaced(thing && versionOf(thing))
      setSaved(true)
      if (isSame) showToast({ title: t('form.nothingChanged') })
      else tell('saved', values)
      onChanged?.()
    } catch (error) {
      if (isProblem(error, 'precondition-failed')) {
        const theirs = await options.read(from.id)
        const rebased = theirs && versionOf(theirs) !== versionOf(from) && follow(from, theirs, values)
        if (rebased) {
          await change(rebased, theirs)
          return
        }
        setConflict(() => theirs)
        setToldGone(theirs === undefined)
      } else if (isProblem(error, 'not-found')) setToldGone(true)
      else {
        setConflict(undefined)
        throw error
      }
    }
  }

  /** The values that overwriting saves: the author's changes on top of what somebody else has saved. */
  const over = (saved: Thing, values: Values) =>
    base
      ? rebase(
          fields,
          { before: valuesOf(base), after: valuesOf(saved) },
          values,
          options.same,
          options.merge,
        )
      : values

  return {
    form,
    isDirty,
    draft: {
      ...editor.draft,
      resume: () => {
        const isContested = editor.draft.resume()
        if (isContested && base) setConflict(() => base)
        return isContested
      },
    },
    failure: editor.failure,
    isPending: editor.isPending,
    isNew,
    isGone,
    /** The version that the author started from. */
    base,
    isSaved: isSaved && !isDirty,
    /** The version that somebody else saved over the author's base version. */
    conflict,
    conflictFields: conflict
      ? differing(fields, valuesOf(conflict), over(conflict, form.getValues()), options.same)
      : [],
    /** The version that somebody else saved while the author was typing. */
    outdatedBy: isDirty && !conflict ? later : undefined,
    compare: () => setConflict(() => later),
    /** @param onFaults called when there are validation errors */
    submit: (onFaults?: () => void) =>
      editor.submit(values => {
        if (base && !isGone) return change(values, base)
        return createdId === undefined ? createNew(values) : changeCreated(values, createdId)
      }, onFaults),
    back: () => setConflict(undefined),
    reload: () => conflict && take(conflict),
    overwrite: () =>
      conflict &&
      editor.submit(
        values => change(over(conflict, values), conflict),
        () => setConflict(undefined),
      ),
    /** The values that `overwrite` saves. */
    mine: conflict ? over(conflict, form.getValues()) : form.getValues(),
    /** Continues editing from the other person's version with the values that `overwrite` would save; sends nothing. */
    goOn: () => {
      if (!conflict) return
      moveTo(conflict, over(conflict, form.getValues()))
      setConflict(undefined)
    },
    undo: () => {
      editor.undo(base ? valuesOf(base) : newValues)
      setConflict(undefined)
    },
  }
}
