import { useEffect, useRef, useState } from 'react'
import { useWatch, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { differing } from '../forms/changes.ts'
import type { Faults } from '../forms/faults.ts'
import type { FormDraft } from '../unsaved/useDraft.ts'
import type { DefinedSteps } from './define-steps.ts'
import { reachedStep } from './reached-step.ts'

/** A step of the form: the page stays, whatever it is about. */
const addressOf = (step: string) => `?step=${step}`

export interface FormStepsOptions<Values extends FieldValues, Id extends string> {
  form: UseFormReturn<Values>
  draft: FormDraft<Values>
  steps: DefinedSteps<Id, FieldPath<Values> & keyof Values>
  /** What must be mended now: nobody passes it by. */
  faults: (values: Values) => Faults<FieldPath<Values>>
}

/**
 * Where somebody is in a form of several steps, how far they may go, and the way on. The step is in the address, which is cut to
 * what can be reached, so that the step does not change under who types what was missing. Only while a draft is offered does the address
 * stay as it came: the draft is resumed where it was left.
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
  // Whatever changes may open or close a step.
  useWatch({ control: form.control })
  const { errors, isDirty, submitCount } = form.formState
  const reachable = firstFaulty(Object.keys(faults(form.getValues())) as Field[])

  const wanted = search.get('step')
  const { found } = draft
  // How far one could go when the address came, or when the draft was answered: what is typed afterwards leads no further.
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

  // What "next" found wrong is looked at again with each change: the library does so only once a form was sent.
  const looked = useRef<Values>(undefined)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const before = looked.current
          looked.current = values
          // Looking tells that the form has changed as well.
          if (before && differing(names, before, values).length === 0) return
          const wrong = names.filter(name => form.getFieldState(name).error?.type === 'rule')
          if (wrong.length > 0) void form.trigger(wrong)
        },
      }),
    [form, names],
  )

  // What the services refuse is shown where it is entered.
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
    /** How often something was to be mended before one could go on. */
    attempt: attempt + submitCount,
    /** Where the step before it is. */
    ...(previous !== undefined && { previous: addressOf(previous) }),
    /** What `WizardSteps` is told of a step. */
    partOf: (id: Id) => {
      const isWrong = fieldsOf[id].some(name => errors[name] !== undefined)
      const isDone = ids.indexOf(id) < furthest && id !== step
      return { id, href: addressOf(id), status: isWrong ? 'error' : isDone ? 'done' : 'todo' } as const
    },
    next: () => void walk(),
  }
}
