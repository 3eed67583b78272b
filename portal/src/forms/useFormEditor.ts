import { ApiProblem } from '@parvis/api-types/problems'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import type { ProblemText } from '../api/problem-messages.ts'
import type { Draft } from '../unsaved/draft-store.ts'
import { useDraft } from '../unsaved/useDraft.ts'
import { useUnsavedWarning, type Leaving } from '../unsaved/unsaved-changes.ts'
import { differing, rebase, resumed, type MergeField, type SameField } from './changes.ts'
import { resolverOf, trimmed, type Faults } from './faults.ts'
import { fieldText } from './field-texts.ts'
import { putProblemsOnFields } from './server-problems.ts'

export interface FormEditorOptions<Values extends FieldValues> {
  /** Identifies the form and its thing, such as `menu:12` or `menu:new`: the key of its draft. */
  name: string
  /** Whether a stored draft still has the shape of the form's values. */
  isValues: (values: unknown) => values is Values
  /** The initial values. */
  start: Values
  /** All fields in display order. */
  fields: readonly FieldPath<Values>[]
  /** Validates the values; nothing is sent while there are errors. */
  check: (values: Values) => Faults<FieldPath<Values>>
  /** `page` for a multi-step form, which keeps its values when the step changes. @default 'view' */
  isLostWith?: Leaving
  /**
   * Compares two values of a field, where the order of a list does not matter. @default by what is in it, in its order
   */
  same?: SameField
  /** Merges a field that a draft has changed into what somebody else has saved. @default the draft's value */
  merge?: MergeField
  /** Fields that are never stored in a draft and are sent exactly as typed, such as a password. @default none */
  unkept?: readonly FieldPath<Values>[]
  /** Whether what is typed now is stored as a draft. @default always */
  isDrafted?: () => boolean
  /** Warnings to confirm before sending; the reader may keep the value. */
  warn?: (values: Values) => Faults<FieldPath<Values>>
  /** Maps problem codes of the services to the field they are about. */
  refusals?: Readonly<Record<string, FieldPath<Values>>>
  /** Maps an error to more specific field errors, such as which of the chosen items is meant. @default nothing */
  refused?: (error: unknown, values: Values) => Faults<FieldPath<Values>>
  /** The text for an error thrown by a request: `error => problemText<'createMenu'>(createProblems, error)`. */
  say: (error: unknown) => ProblemText
}

/** A warning about a field. */
export interface FieldWarning {
  /** A key with its values, encoded by `fieldText`. */
  message: string
  isKept: boolean
  keep: () => void
}

/** Sends the values. `kept` names the fields whose warnings the reader has overridden. */
export type Send<Values extends FieldValues> = (
  values: Values,
  kept: readonly FieldPath<Values>[],
) => Promise<void>

/** The draft of a form from earlier. */
export interface FormDraft {
  /** Undefined if there is none, or none any more. */
  found: Pick<Draft, 'savedAt'> | undefined
  /**
   * Puts the draft's changes into the form, on top of what others have saved since.
   * @returns whether they have changed the same fields
   */
  resume: () => boolean
  /** Deletes the draft, after the form was saved or the draft declined. */
  clear: () => void
}

export interface FormEditor<Values extends FieldValues> {
  form: UseFormReturn<Values>
  draft: FormDraft
  /** Whether the values differ from the initial ones; restoring a value undoes its change. */
  isDirty: boolean
  isPending: boolean
  /** Why saving failed, when no field is at fault. */
  failure: ProblemText | undefined
  setFailure: (failure: ProblemText | undefined) => void
  /** The warnings shown, by field. */
  warnings: Partial<Record<FieldPath<Values>, FieldWarning>>
  /**
   * Validates, shows warnings, sends one request, and reports a refusal at its field or above the form.
   * @param onFaults called when there are validation errors
   */
  submit: (send: Send<Values>, onFaults?: () => void) => void
  /**
   * Replaces the values with ones that are saved. What was typed while they were being sent stays, on top of them, and
   * is unsaved.
   */
  settle: (values: Values) => void
  /** Replaces the values with ones that are saved, in a form that closes: a later key would belong to nothing. */
  finish: (values: Values) => void
  /** Replaces the values with these and forgets what was typed. A draft that is still on offer stays. */
  undo: (values: Values) => void
}

interface ShownWarning {
  message: string
  /** The value that the warning is about: a different value asks again. */
  value: unknown
  isKept: boolean
}

/**
 * The standard way to build a form: rules whose messages follow the language, warnings that can be overridden, a draft
 * that survives sign-in and reload, a question before leaving unsaved changes, one request at a time, and the problems
 * of the services at their fields.
 */
export function useFormEditor<Values extends FieldValues>({
  name,
  isValues,
  start,
  fields,
  check,
  isLostWith = 'view',
  unkept = [],
  isDrafted = () => true,
  warn,
  refusals = {},
  refused,
  same,
  merge,
  say,
}: FormEditorOptions<Values>): FormEditor<Values> {
  const form = useForm<Values>({
    defaultValues: start as DefaultValues<Values>,
    resolver: resolverOf(check, unkept),
    shouldFocusError: false,
  })
  const { isDirty: isOther, isSubmitting, defaultValues } = form.formState
  const present = useWatch({ control: form.control, disabled: !same }) as Values
  const names = fields as readonly (keyof Values)[]
  // The library compares lists with their order, which does not matter for a set.
  const isOtherThan = (before: Values, values: Values) =>
    !same || differing(names, before, values, same).length > 0
  const isDirty = isOther && isOtherThan(defaultValues as Values, present)
  const draft = useDraft(name, isValues)
  const [failure, setFailure] = useState<ProblemText>()
  const [shown, setShown] = useState<Partial<Record<string, ShownWarning>>>({})
  /** What a pending request sends; undefined while there is none. */
  const sent = useRef<Values>(undefined)
  useUnsavedWarning(isDirty, isLostWith)

  const hasKept = useRef(false)
  /** Stores a draft of values that were typed over these initial ones. */
  const keepOver = (initial: Values, values: Values) => {
    if (!isDrafted()) return
    const blank = Object.fromEntries(unkept.map(field => [field, start[field] as unknown]))
    const kept = { ...values, ...blank }
    const changed = differing(Object.keys(kept), initial, kept, same)
    draft.keep(kept, Object.fromEntries(changed.map(field => [field, initial[field] as unknown])))
    hasKept.current = true
  }
  const keep = useEffectEvent((values: Values, hasChanges: boolean) => {
    if (hasChanges && isOtherThan(defaultValues as Values, values)) {
      keepOver(defaultValues as Values, values)
    } else if (hasKept.current) {
      // All changes are undone: this session's draft is removed, but a draft offered before stays available.
      if (draft.found) draft.keep(draft.found.values, draft.found.before)
      else draft.clear()
      hasKept.current = false
    }
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: hasChanges }) => {
          keep(values, hasChanges === true)
          setShown(before => {
            const now = Object.entries(before).filter(([field, warning]) => warning?.value === values[field])
            return now.length === Object.keys(before).length ? before : Object.fromEntries(now)
          })
        },
      }),
    [form],
  )

  const explain = (error: unknown, values: Values) => {
    const named = Object.entries<string | undefined>(refused?.(error, values) ?? {})
    for (const [field, message] of named)
      if (message !== undefined) form.setError(field as FieldPath<Values>, { type: 'server', message })
    if (named.length > 0) return
    const field = error instanceof ApiProblem ? refusals[error.code] : undefined
    if (field !== undefined) form.setError(field, { type: 'server', message: fieldText(say(error).key) })
    else if (!putProblemsOnFields(error, fields, form.setError)) setFailure(say(error))
  }

  /** The warnings about these values; one that was kept for the same value stays kept. */
  const ask = (values: Values): Partial<Record<string, ShownWarning>> =>
    Object.fromEntries(
      Object.entries<string | undefined>(warn?.(values) ?? {}).flatMap(([field, message]) => {
        if (message === undefined) return []
        const before = shown[field]
        const isKept = before?.isKept === true && before.message === message && before.value === values[field]
        return [[field, { message, value: values[field], isKept }]]
      }),
    )

  /** Sends one request at a time: a second click while one is pending does nothing. */
  const sendOnce = async (send: Send<Values>, values: Values) => {
    if (sent.current) return
    // Trim the visible values too, so that the form shows what is sent.
    for (const field of fields) {
      const value = values[field]
      if (typeof value === 'string' && value !== form.getValues(field))
        form.setValue(field, value, { shouldDirty: true })
    }
    const asked = ask(values)
    setShown(asked)
    setFailure(undefined)
    if (Object.values(asked).some(warning => warning?.isKept === false)) return
    sent.current = values
    try {
      await send(values, Object.keys(asked) as FieldPath<Values>[])
    } catch (error) {
      explain(error, values)
    } finally {
      sent.current = undefined
    }
  }

  const resume = () => {
    if (!draft.found) return false
    const { values, contested } = resumed(draft.found, defaultValues as Values, same, merge)
    form.reset(values, { keepDefaultValues: true })
    draft.resumed()
    return contested.length > 0
  }

  const finish = (values: Values) => {
    form.reset(values)
    // Clear the draft after the reset, which first reports its values as changes.
    draft.clear()
    setShown({})
    setFailure(undefined)
  }

  return {
    form,
    draft: { found: draft.found, clear: draft.clear, resume },
    isDirty,
    isPending: isSubmitting,
    failure,
    setFailure,
    warnings: Object.fromEntries(
      Object.entries(shown).flatMap(([field, warning]) =>
        warning
          ? [
              [
                field,
                {
                  message: warning.message,
                  isKept: warning.isKept,
                  keep: () => setShown(before => ({ ...before, [field]: { ...warning, isKept: true } })),
                },
              ],
            ]
          : [],
      ),
    ) as FormEditor<Values>['warnings'],
    submit: (send, onFaults) => void form.handleSubmit(values => sendOnce(send, values), onFaults)(),
    settle: values => {
      const typed = { ...form.getValues() }
      const before = sent.current
      finish(values)
      if (before && differing(names, before, trimmed(typed, unkept), same).length > 0) {
        const now = rebase(names, { before, after: values }, typed, same, merge)
        form.reset(now, { keepDefaultValues: true })
        keepOver(values, now)
      }
    },
    finish,
    undo: values => {
      form.reset(values)
      // After the reset, as above. Typing has replaced an offered draft in the store.
      if (draft.found) draft.keep(draft.found.values, draft.found.before)
      else draft.clear()
      hasKept.current = false
      setShown({})
      setFailure(undefined)
    },
  }
}
