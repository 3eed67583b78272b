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
import { useDraft, type FormDraft } from '../unsaved/useDraft.ts'
import { useUnsavedWarning, type Leaving } from '../unsaved/unsaved-changes.ts'
import { differing, type SameField } from './changes.ts'
import { resolverOf, type Faults } from './faults.ts'
import { fieldText } from './field-texts.ts'
import { putProblemsOnFields } from './server-problems.ts'

export interface FormEditorOptions<Values extends FieldValues> {
  /** Which form on which thing, such as `menu:12` or `menu:new`: the key of its draft. */
  name: string
  /** Whether what was kept as a draft still has the shape of the form's values. */
  isValues: (values: unknown) => values is Values
  /** What the form starts with. */
  start: Values
  /** Every field, in the order in which they are seen. */
  fields: readonly FieldPath<Values>[]
  /** What must be mended before anything is sent. */
  check: (values: Values) => Faults<FieldPath<Values>>
  /** `page` for a form in steps, whose values stay while one walks through them. @default 'view' */
  isLostWith?: Leaving
  /** Whether a field has the value that it had, where its order says nothing. @default by what is in it, in its order */
  same?: SameField
  /** Fields that no draft keeps and that are sent to the letter: a password is typed again. @default none */
  unkept?: readonly FieldPath<Values>[]
  /** What the reader is asked about before it is sent, and may keep as it is. */
  warn?: (values: Values) => Faults<FieldPath<Values>>
  /** Fields that refusals of the services are about, by the code of the problem. */
  refusals?: Readonly<Record<string, FieldPath<Values>>>
  /** What a refusal says of fields in words of its own: which of the chosen ones are meant. @default nothing */
  refused?: (error: unknown, values: Values) => Faults<FieldPath<Values>>
  /** The text of what a call threw: `error => problemText<'createMenu'>(createProblems, error)`. */
  say: (error: unknown) => ProblemText
}

/** What the reader is asked about one field. */
export interface FieldWarning {
  /** A key with its values, as `fieldText` carries it. */
  message: string
  isKept: boolean
  keep: () => void
}

/** Sends the values. `kept` names the fields whose warnings the reader has overridden. */
export type Send<Values extends FieldValues> = (
  values: Values,
  kept: readonly FieldPath<Values>[],
) => Promise<void>

export interface FormEditor<Values extends FieldValues> {
  form: UseFormReturn<Values>
  draft: FormDraft<Values>
  /** Something is typed that is not what it was: put back, it is no change. */
  isDirty: boolean
  isPending: boolean
  /** Why nothing was saved, when no field is to blame. */
  failure: ProblemText | undefined
  setFailure: (failure: ProblemText | undefined) => void
  /** The warnings that are shown, by field. */
  warnings: Partial<Record<FieldPath<Values>, FieldWarning>>
  /**
   * Checks, asks, sends once, and explains what the services refuse at its field or above the form.
   * @param onFaults what is called when something must be mended first
   */
  submit: (send: Send<Values>, onFaults?: () => void) => void
  /** The form holds these values now, and they are saved. */
  settle: (values: Values) => void
}

interface ShownWarning {
  message: string
  /** What it was said about: another value is another question. */
  value: unknown
  isKept: boolean
}

/**
 * The one way to build a form: rules whose messages follow the language, warnings that may be kept, a draft that survives
 * sign-in and reload, the question before unsaved changes are left, one sending at a time, and the problems of the
 * services at the fields that they are about.
 */
export function useFormEditor<Values extends FieldValues>({
  name,
  isValues,
  start,
  fields,
  check,
  isLostWith = 'view',
  unkept = [],
  warn,
  refusals = {},
  refused,
  same,
  say,
}: FormEditorOptions<Values>): FormEditor<Values> {
  const form = useForm<Values>({
    defaultValues: start as DefaultValues<Values>,
    resolver: resolverOf(check, unkept),
    shouldFocusError: false,
  })
  const { isDirty: isOther, isSubmitting, defaultValues } = form.formState
  const present = useWatch({ control: form.control, disabled: !same }) as Values
  // The library compares lists in their order; a set has none.
  const isOtherThan = (before: Values, values: Values) =>
    !same || differing(fields as readonly (keyof Values)[], before, values, same).length > 0
  const isDirty = isOther && isOtherThan(defaultValues as Values, present)
  const draft = useDraft(name, isValues)
  const [failure, setFailure] = useState<ProblemText>()
  const [shown, setShown] = useState<Partial<Record<string, ShownWarning>>>({})
  const isSending = useRef(false)
  useUnsavedWarning(isDirty, isLostWith)

  const hasKept = useRef(false)
  const keep = useEffectEvent((values: Values, hasChanges: boolean) => {
    if (hasChanges && isOtherThan(defaultValues as Values, values)) {
      const blank = Object.fromEntries(unkept.map(field => [field, start[field] as unknown]))
      draft.keep({ ...values, ...blank })
      hasKept.current = true
    } else if (hasKept.current) {
      // Put back: nothing is left of it to be offered again, but what was offered before still is.
      if (draft.found) draft.keep(draft.found.values)
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

  /** The warnings about these values; those that were kept for the same value stay so. */
  const ask = (values: Values): Partial<Record<string, ShownWarning>> =>
    Object.fromEntries(
      Object.entries<string | undefined>(warn?.(values) ?? {}).flatMap(([field, message]) => {
        if (message === undefined) return []
        const before = shown[field]
        const isKept = before?.isKept === true && before.message === message && before.value === values[field]
        return [[field, { message, value: values[field], isKept }]]
      }),
    )

  /** One at a time: a second click while the first is under way does nothing. */
  const sendOnce = async (send: Send<Values>, values: Values) => {
    if (isSending.current) return
    // What is sent is what is seen: the blanks around it are gone from both.
    for (const field of fields) {
      const value = values[field]
      if (typeof value === 'string' && value !== form.getValues(field))
        form.setValue(field, value, { shouldDirty: true })
    }
    const asked = ask(values)
    setShown(asked)
    setFailure(undefined)
    if (Object.values(asked).some(warning => warning?.isKept === false)) return
    isSending.current = true
    try {
      await send(values, Object.keys(asked) as FieldPath<Values>[])
    } catch (error) {
      explain(error, values)
    } finally {
      isSending.current = false
    }
  }

  return {
    form,
    draft,
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
      form.reset(values)
      // Afterwards: the reset tells of its values before it says that they are no changes.
      draft.clear()
      setShown({})
      setFailure(undefined)
    },
  }
}
