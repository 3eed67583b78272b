import { useEffect, useRef, useState } from 'react'
import { useWatch, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { differing } from '../forms/changes.ts'
import type { Faults } from '../forms/faults.ts'
import type { FormDraft } from '../forms/useFormEditor.ts'
import type { DefinedSteps } from './define-steps.ts'
import { reachedStep } from './reached-step.ts'

/** The address of a step; relative, so it works on any page. */
const addressOf = (step: string) => `?step=${step}`

export interface FormStepsOptions<Values extends FieldValues, Id extends string> {
  form: UseFormReturn<Values>
  draft: FormDraft
  steps: DefinedSteps<Id, FieldPath<Values> & keyof Values>
  /** The current validation errors: no step with one can be passed. */
  faults: (values: Values) => Faults<FieldPath<Values>>
}

/**
 * Tracks the current step of a multi-step form, how far the author may go, and the links between steps. The step is in
 * the address, which is limited to the steps that can be reached; the step does not move while the author is still
 * typing a missing value. Only while a draft is offered does the address stay as it came, so that the draft resumes
 * where it was left.
 */
export function useFormSteps<Values extends FieldValues, Id extends string>({
  form,
  draft,
  steps,
  faults,
}: FormStepsOptions<Values, Id>) {
  const { ids, fieldsOf, names, stepOf, firstFaulty } = steps
  type Field = FieldPath<Values> & keyof Values
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // Any change may unlock or lock a step.
  useWatch({ control: form.control })
  const { errors, isDirty, submitCount } = form.formState
  const reachable = firstFaulty(Object.keys(faults(form.getValues())) as Field[])

  const wanted = search.get('step')
  const { found } = draft
  // How far the author could go when the address changed or the draft was answered; typing does not advance the step.
  const [came, setCame] = useState({ wanted, found, reachable })
  if (came.wanted !== wanted || came.found !== found) setCame({ wanted, found, reachable })
  const earlier = ids.indexOf(came.reachable) < ids.indexOf(reachable) ? came.reachable : reachable
  const step = reachedStep(ids, wanted, { reachable: earlier, left: ids[0] })
  const place = ids.indexOf(step)
  const isLast = place === ids.length - 1
  const [furthest, setFurthest] = useState(place)
  if (place > furthest) setFurthest(place)
  const [attempt, setAttempt] = useState(0)

  const isOffered = found !== undefined && !isDirty
  useEffect(() => {
    if (!isOffered && wanted !== null && wanted !== step) void navigate(addressOf(step), { replace: true })
  }, [isOffered, wanted, step, navigate])

  // Revalidate fields that "next" found invalid on each change: the library does so only after a submit.
  const looked = useRef<Values>(undefined)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const before = looked.current
          looked.current = values
          // Validating also notifies subscribers of a change.
          if (before && differing(names, before, values).length === 0) return
          const wrong = names.filter(name => form.getFieldState(name).error?.type === 'rule')
          if (wrong.length > 0) void form.trigger(wrong)
        },
      }),
    [form, names],
  )

  // An error from the services is shown in the step that contains its field.
  const refused = isLast
    ? names.find(name => errors[name] !== undefined && !fieldsOf[step].includes(name))
    : undefined
  const refusedIn = refused && stepOf(refused)
  useEffect(() => {
    if (refusedIn !== undefined) void navigate(addressOf(refusedIn), { replace: true })
  }, [refusedIn, navigate])

  const walk = async () => {
    const isFine = await form.trigger([...fieldsOf[step]])
    const following = ids[place + 1]
    if (!isFine || following === undefined) setAttempt(before => before + 1)
    else void navigate(addressOf(following))
  }
  const previous = ids[place - 1]
  return {
    step,
    isLast,
    reachable,
    /** How often validation blocked the way. */
    attempt: attempt + submitCount,
    /** The address of the previous step. */
    ...(previous !== undefined && { previous: addressOf(previous) }),
    /** The props that `WizardSteps` needs for a step. */
    partOf: (id: Id) => {
      const isWrong = fieldsOf[id].some(name => errors[name] !== undefined)
      const isDone = ids.indexOf(id) < furthest && id !== step
      return { id, href: addressOf(id), status: isWrong ? 'error' : isDone ? 'done' : 'todo' } as const
    },
    next: () => void walk(),
  }
}
