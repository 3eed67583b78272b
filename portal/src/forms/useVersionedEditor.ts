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
  extends Pick<FormEditorOptions<Values>, 'isValues' | 'check' | 'isLostWith' | 'refusals'> {
  /** What kind of thing it is, for the draft: `menu`. */
  kind: string
  /** As the services hold it now; undefined for a new one. */
  thing: Thing | undefined
  fields: readonly (FieldPath<Values> & keyof Values)[]
  /** The form of a new one. */
  newValues: Values
  valuesOf: (thing: Thing) => Values
  /** The text of what a call threw, by the call that was made. */
  say: (error: unknown, isNew: boolean) => ReturnType<FormEditorOptions<Values>['say']>
  create: (values: Values, idempotencyKey: string) => Promise<{ id: number }>
  /** Sends what is different, under the version of `from`. */
  update: (from: Thing, values: Values) => Promise<Thing>
  /** The version that the services hold. */
  read: (id: number) => Promise<Thing>
  /** Has whoever shows it ask the services again. */
  onChanged: () => void
  onCreated: (id: number) => void
  said: { created: string; saved: string }
}

/**
 * The form of one thing that is kept in versions: saving under the version that the author started from, what others save
 * in the meantime, a deletion under the open form, and creation that happens once.
 */
export function useVersionedEditor<Values extends FieldValues, Thing extends Versioned>(
  options: VersionedEditorOptions<Values, Thing>,
) {
  const { thing, fields, newValues, valuesOf, onCreated, onChanged, said } = options
  // The version that the author started from; a save says so.
  const [base, setBase] = useState(thing)
  const [conflict, setConflict] = useState<Thing>()
  const [isGone, setGone] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [createdId, setCreatedId] = useState<number>()
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const isNew = base === undefined || isGone

  const editor = useFormEditor<Values>({
    name: `${options.kind}:${thing?.id ?? 'new'}`,
    isValues: options.isValues,
    start: base ? valuesOf(base) : newValues,
    fields,
    check: options.check,
    ...(options.isLostWith && { isLostWith: options.isLostWith }),
    ...(options.refusals && { refusals: options.refusals }),
    say: error => options.say(error, isNew),
  })
  const { form } = editor
  const { isDirty } = form.formState

  // Somebody else saved: a form that nobody has touched follows.
  useEffect(() => {
    if (!base || !thing || isDirty || thing['@odata.etag'] === base['@odata.etag']) return
    form.reset(valuesOf(thing), { keepErrors: true, keepSubmitCount: true })
    // oxlint-disable-next-line react/set-state-in-effect -- the form is a store of its own; its start moves with it
    setBase(() => thing)
  }, [thing, base, isDirty, form, valuesOf])

  // Leaves once nothing is unsaved any more: until then the page would ask whether to leave it.
  useEffect(() => {
    if (createdId !== undefined && !isDirty) onCreated(createdId)
  }, [createdId, isDirty, onCreated])

  const take = (saved: Thing) => {
    editor.settle(valuesOf(saved))
    setBase(() => saved)
    setConflict(undefined)
  }

  async function createNew(values: Values) {
    try {
      const { id } = await options.create(values, idempotencyKey)
      editor.settle(values)
      showToast({ title: said.created })
      onChanged()
      setCreatedId(id)
    } catch (error) {
      // The first try got through and its answer did not: another try is another intention.
      if (isProblem(error, 'idempotency-conflict')) setIdempotencyKey(newIdempotencyKey())
      throw error
    }
  }

  async function change(values: Values, from: Thing) {
    try {
      const isSame = differing(fields, valuesOf(from), values).length === 0
      take(isSame ? from : await options.update(from, values))
      setSaved(true)
      showToast({ title: said.saved })
      onChanged()
    } catch (error) {
      if (isProblem(error, 'precondition-failed')) {
        const theirs = await options.read(from.id)
        setConflict(() => theirs)
      } else if (isProblem(error, 'not-found')) setGone(true)
      else {
        setConflict(undefined)
        throw error
      }
    }
  }

  /** What overwriting saves: what the author has touched, over what the other person has saved. */
  const over = (saved: Thing, values: Values) =>
    base ? rebase(fields, { before: valuesOf(base), after: valuesOf(saved) }, values) : values

  return {
    form,
    draft: editor.draft,
    failure: editor.failure,
    isPending: editor.isPending,
    isNew,
    isGone,
    isSaved: isSaved && !isDirty,
    /** The saved version that another person has put over the one that the author started from. */
    conflict,
    conflictFields: conflict ? differing(fields, valuesOf(conflict), over(conflict, form.getValues())) : [],
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
