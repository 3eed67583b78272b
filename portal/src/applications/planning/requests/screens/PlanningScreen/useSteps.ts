import { useEffect, useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { differing } from '../../../../../forms/changes.ts'
import {
  planningFaults,
  planningForm,
  type CheckedAgainst,
  type PlanningField,
  type PlanningValues,
} from '../../request-form.ts'
import {
  addressOfStep,
  fieldsOfStep,
  firstFaulty,
  nextStep,
  stepIn,
  stepOf,
  steps,
} from '../../rules/steps.ts'

/** Where somebody is in the form, how far they may go, and the way on. The step is in the address. */
export function useSteps(form: UseFormReturn<PlanningValues>, against: CheckedAgainst) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // Whatever changes may open or close a step.
  useWatch({ control: form.control })
  const { errors } = form.formState
  const faults = planningFaults(form.getValues(), against)
  const reachable = firstFaulty(Object.keys(faults) as PlanningField[])
  const step = stepIn(search, reachable)
  const place = steps.indexOf(step)
  const [furthest, setFurthest] = useState(place)
  const [attempt, setAttempt] = useState(0)
  // What "next" found wrong is looked at again with each change: the library does so only once a form was sent.
  const looked = useRef<PlanningValues>(undefined)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const before = looked.current
          looked.current = values
          // Looking tells that the form has changed as well.
          if (before && differing(planningForm.names, before, values).length === 0) return
          const wrong = planningForm.names.filter(name => form.getFieldState(name).error?.type === 'rule')
          if (wrong.length > 0) void form.trigger(wrong)
        },
      }),
    [form],
  )

  // What the services refuse is shown where it is entered.
  const refused = step === 'review' ? planningForm.names.find(name => errors[name] !== undefined) : undefined
  useEffect(() => {
    if (refused !== undefined) void navigate(addressOfStep(stepOf(refused)), { replace: true })
  }, [refused, navigate])

  const walk = async () => {
    const isFine = await form.trigger([...fieldsOfStep[step]])
    const following = nextStep(step)
    if (!isFine || following === undefined) {
      setAttempt(before => before + 1)
      return
    }
    setFurthest(before => Math.max(before, place + 1))
    void navigate(addressOfStep(following))
  }
  return { step, reachable, furthest, attempt, next: () => void walk() }
}
