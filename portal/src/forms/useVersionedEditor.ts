import { newIdempotencyKey } from '@parvis/api-types/client'
import { isProblem } from '@parvis/api-types/problems'
import { showToast } from '@parvis/design-system/Toast'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useTranslation } from '../i18n/useTranslation.ts'
import { differing, rebase, type MergeField } from './changes.ts'
import { useFormEditor, type FormEditorOptions } from './useFormEditor.ts'

/** Something that the services keep in versions. */
export interface Versioned {
  id: number
  '@odata.etag': string
}

export interface VersionedEditorOptions<Values extends FieldValues, Thing extends Versioned>
  extends Pick<
    FormEditorOptions<Values>,
    'isValues' | 'isLostWith' | 'unkept' | 'refusals' | 'refused' | 'same'
  > {
  /** What kind of thing it is, for the draft: `menu`. */
  kind: string
  /** As the services hold it now; undefined for a new one. */
  thing: Thing | undefined
  /** Which new one, for the draft, where there may be several: `new:7`, below the application 7. @default 'new' */
  newName?: string
  fields: readonly (FieldPath<Values> & keyof Values)[]
  /** Others may change these without anybody being asked: its place among others. @default none */
  quiet?: readonly (FieldPath<Values> & keyof Values)[]
  /** What becomes of what the author has touched, over what another person has saved. @default it stays as it is */
  merge?: MergeField
  /** What tells one version from another. @default its version in the services */
  versionOf?: (thing: Thing) => string
  /** What must be mended before anything is sent. `base` is the version that the author started from. */
  check: (
    values: Values,
    base: Thing | undefined,
    isNew: boolean,
  ) => ReturnType<FormEditorOptions<Values>['check']>
  /** The form of a new one. */
  newValues: Values
  valuesOf: (thing: Thing) => Values
  /** The text of what a call threw, by the call that was made. */
  say: (error: unknown, isNew: boolean) => ReturnType<FormEditorOptions<Values>['say']>
  create: (values: Values, idempotencyKey: string) => Promise<{ id: number }>
  /** Whether it is sent although every field is as it was: a draft that becomes none. @default false */
  isSentUnchanged?: boolean
  /** Sends what is different, under the version of `from`. */
  update: (from: Thing, values: Values) => Promise<Thing>
  /** The version that the services hold; undefined: none any more. */
  read: (id: number) => Promise<Thing | undefined>
  /** Refetches every query that shows it. @default what the contract says is stale is refetched by itself */
  onChanged?: () => void
  onCreated: (id: number) => void
  /** It is saved, and nothing is unsaved any more. @default the form stays */
  onSaved?: ((id: number) => void) | undefined
  /** What is said then, where it names what was typed by the values. */
  said: Record<'created' | 'saved', string | ((values: Values) => string)> & {
    /** What comes of it, for either. @default nothing more */
    hint?: string
  }
}

const etagOf = (thing: Versioned) => thing['@odata.etag']

/**
 * The form of one thing that is kept in versions: saving under the version that the author started from, what others save
 * in the meantime, a deletion under the open form, and creation that happens once.
 */
export function useVersionedEditor<Values extends FieldValues, Thing extends Versioned>(
  options: VersionedEditorOptions<Values, Thing>,
) {
  const { thing, newName = 'new', fields, quiet, newValues, valuesOf, versionOf = etagOf } = options
  const { onCreated, onSaved, onChanged, said } = options
  const { t } = useTranslation()
  // The version that the author started from; a save says so.
  const [base, setBase] = useState(thing)
  // The version that the page shows beside what was just saved, until it has asked again: the form does not go back to it.
  const [replaced, setReplaced] = useState<string>()
  const [conflict, setConflict] = useState<Thing>()
  const [isToldGone, setToldGone] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [createdId, setCreatedId] = useState<number>()
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const isGone = base !== undefined && (thing === undefined || isToldGone)
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
    ...(options.refusals && { refusals: options.refusals }),
    ...(options.refused && { refused: options.refused }),
    ...(options.same && { same: options.same }),
    say: error => options.say(error, isNew),
  })
  const { form, isDirty } = editor

  /** What was typed over the version `before`, over the version `after`; undefined where the author is to be asked. */
  const follow = (before: Thing, after: Thing, mine: Values) => {
    const versions = { before: valuesOf(before), after: valuesOf(after) }
    const theirs = differing(fields, versions.before, versions.after, options.same)
    return quiet && theirs.every(field => quiet.includes(field))
      ? rebase(fields, versions, mine, options.same, options.merge)
      : undefined
  }
  /** The form starts from this version now, and holds these values, unless they are its own. */
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

  // Somebody else saved: a form that nobody has touched follows.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the form is a store of its own; its start moves with it
    if (later) takeOver(later, isDirty)
  }, [later, isDirty])

  // Leaves once nothing is unsaved any more: until then the page would ask whether to leave it.
  useEffect(() => {
    if (isDirty) return
    if (createdId !== undefined) onCreated(createdId)
    else if (isSaved && base) onSaved?.(base.id)
  }, [createdId, isSaved, base, isDirty, onCreated, onSaved])

  const tell = (what: 'created' | 'saved', values: Values) => {
    const words = said[what]
    showToast({
      title: typeof words === 'string' ? words : words(values),
      ...(said.hint !== undefined && { description: said.hint }),
    })
  }

  const take = (saved: Thing) => {
    editor.settle(valuesOf(saved))
    setBase(() => saved)
    setConflict(undefined)
  }

  async function createNew(values: Values) {
    try {
      const { id } = await options.create(values, idempotencyKey)
      editor.settle(values)
      tell('created', values)
      onChanged?.()
      setCreatedId(id)
    } catch (error) {
      // The first try got through and its answer did not: another try is another intention.
      if (isProblem(error, 'idempotency-conflict')) setIdempotencyKey(newIdempotencyKey())
      throw error
    }
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

  /** What overwriting saves: what the author has touched, over what the other person has saved. */
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
    draft: editor.draft,
    failure: editor.failure,
    isPending: editor.isPending,
    isNew,
    isGone,
    /** The version that the author started from. */
    base,
    isSaved: isSaved && !isDirty,
    /** The saved version that another person has put over the one that the author started from. */
    conflict,
    conflictFields: conflict
      ? differing(fields, valuesOf(conflict), over(conflict, form.getValues()), options.same)
      : [],
    /** Another person has saved while the author is typing. */
    outdatedBy: isDirty && !conflict ? later : undefined,
    compare: () => setConflict(() => later),
    /** @param onFaults called when something must be mended first */
    submit: (onFaults?: () => void) =>
      editor.submit(values => (base && !isGone ? change(values, base) : createNew(values)), onFaults),
    back: () => setConflict(undefined),
    reload: () => conflict && take(conflict),
    overwrite: () =>
      conflict &&
      editor.submit(
        values => change(over(conflict, values), conflict),
        () => setConflict(undefined),
      ),
    /** What `overwrite` saves. */
    mine: conflict ? over(conflict, form.getValues()) : form.getValues(),
    /** Goes on from the version of the other person with what `overwrite` would save; nothing is sent. */
    goOn: () => {
      if (!conflict) return
      moveTo(conflict, over(conflict, form.getValues()))
      setConflict(undefined)
    },
    undo: () => (base ? take(base) : editor.settle(newValues)),
  }
}
