import { useEffect, useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { addressOfStep } from '../../addresses.ts'
import { planningFaults, type CheckedAgainst } from '../../rules/planning-rules.ts'
import { planningFields, type PlanningField, type PlanningValues } from '../../rules/planning-values.ts'
import { fieldsOfStep, firstFaulty, nextStep, stepIn, stepOf, steps } from '../../rules/steps.ts'

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
  const looked = useRef('')
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const text = JSON.stringify(values)
          // Looking tells that the form has changed as well.
          if (text === looked.current) return
          looked.current = text
          const wrong = planningFields.filter(name => form.getFieldState(name).error?.type === 'rule')
          if (wrong.length > 0) void form.trigger(wrong)
        },
      }),
    [form],
  )

  // What the services refuse is shown where it is entered.
  const refused = step === 'review' ? planningFields.find(name => errors[name] !== undefined) : undefined
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
