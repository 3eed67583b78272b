import { newIdempotencyKey } from '@parvis/api-types/client'
import { isProblem } from '@parvis/api-types/problems'
import { showToast } from '@parvis/design-system/Toast'
import { useEffect, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { differing, rebase } from './changes.ts'
import { useFormEditor, type FormEditorOptions } from './useFormEditor.ts'

/** Something that the services keep in versions. */
export interface Versioned {
  id: number
  '@odata.etag': string
}

export interface VersionedEditorOptions<Values extends FieldValues, Thing extends Versioned>
  extends Pick<FormEditorOptions<Values>, 'isValues' | 'check' | 'isLostWith' | 'refusals' | 'same'> {
  /** What kind of thing it is, for the draft: `menu`. */
  kind: string
  /** As the services hold it now; undefined for a new one. */
  thing: Thing | undefined
  /** Which new one, for the draft, where there may be several: `new:7`, below the application 7. @default 'new' */
  newName?: string
  fields: readonly (FieldPath<Values> & keyof Values)[]
  /** The form of a new one. */
  newValues: Values
  valuesOf: (thing: Thing) => Values
  /** The text of what a call threw, by the call that was made. */
  say: (error: unknown, isNew: boolean) => ReturnType<FormEditorOptions<Values>['say']>
  create: (values: Values, idempotencyKey: string) => Promise<{ id: number }>
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
  said: Record<'created' | 'saved', string | ((values: Values) => string)>
}

/**
 * The form of one thing that is kept in versions: saving under the version that the author started from, what others save
 * in the meantime, a deletion under the open form, and creation that happens once.
 */
export function useVersionedEditor<Values extends FieldValues, Thing extends Versioned>(
  options: VersionedEditorOptions<Values, Thing>,
) {
  const { thing, newName = 'new', fields, newValues, valuesOf } = options
  const { onCreated, onSaved, onChanged, said } = options
  // The version that the author started from; a save says so.
  const [base, setBase] = useState(thing)
  // The version that the page shows beside what was just saved, until it has asked again: the form does not go back to it.
  const [replaced, setReplaced] = useState<string>()
  const [conflict, setConflict] = useState<Thing>()
  const [isGone, setGone] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [createdId, setCreatedId] = useState<number>()
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const isNew = base === undefined || isGone

  const editor = useFormEditor<Values>({
    name: `${options.kind}:${thing?.id ?? newName}`,
    isValues: options.isValues,
    start: base ? valuesOf(base) : newValues,
    fields,
    check: options.check,
    ...(options.isLostWith && { isLostWith: options.isLostWith }),
    ...(options.refusals && { refusals: options.refusals }),
    ...(options.same && { same: options.same }),
    say: error => options.say(error, isNew),
  })
  const { form, isDirty } = editor

  // Somebody else saved: a form that nobody has touched follows.
  useEffect(() => {
    if (!base || !thing || isDirty) return
    if ([base['@odata.etag'], replaced].includes(thing['@odata.etag'])) return
    form.reset(valuesOf(thing), { keepErrors: true, keepSubmitCount: true })
    // oxlint-disable-next-line react/set-state-in-effect -- the form is a store of its own; its start moves with it
    setBase(() => thing)
  }, [thing, base, replaced, isDirty, form, valuesOf])

  // Leaves once nothing is unsaved any more: until then the page would ask whether to leave it.
  useEffect(() => {
    if (isDirty) return
    if (createdId !== undefined) onCreated(createdId)
    else if (isSaved && base) onSaved?.(base.id)
  }, [createdId, isSaved, base, isDirty, onCreated, onSaved])

  const tell = (what: keyof typeof said, values: Values) => {
    const words = said[what]
    showToast({ title: typeof words === 'string' ? words : words(values) })
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

  async function change(values: Values, from: Thing) {
    try {
      const isSame = differing(fields, valuesOf(from), values, options.same).length === 0
      take(isSame ? from : await options.update(from, values))
      setReplaced(thing?.['@odata.etag'])
      setSaved(true)
      tell('saved', values)
      onChanged?.()
    } catch (error) {
      if (isProblem(error, 'precondition-failed')) {
        const theirs = await options.read(from.id)
        setConflict(() => theirs)
        setGone(theirs === undefined)
      } else if (isProblem(error, 'not-found')) setGone(true)
      else {
        setConflict(undefined)
        throw error
      }
    }
  }

  /** What overwriting saves: what the author has touched, over what the other person has saved. */
  const over = (saved: Thing, values: Values) =>
    base ? rebase(fields, { before: valuesOf(base), after: valuesOf(saved) }, values, options.same) : values

  return {
    form,
    isDirty,
    draft: editor.draft,
    failure: editor.failure,
    isPending: editor.isPending,
    isNew,
    isGone,
    isSaved: isSaved && !isDirty,
    /** The saved version that another person has put over the one that the author started from. */
    conflict,
    conflictFields: conflict
      ? differing(fields, valuesOf(conflict), over(conflict, form.getValues()), options.same)
      : [],
    submit: () => editor.submit(values => (base && !isGone ? change(values, base) : createNew(values))),
    back: () => setConflict(undefined),
    reload: () => conflict && take(conflict),
    overwrite: () =>
      conflict &&
      editor.submit(
        values => change(over(conflict, values), conflict),
        () => setConflict(undefined),
      ),
    undo: () => (base ? take(base) : editor.settle(newValues)),
  }
}
