import { useEffect, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { addressOfStep, fieldsOfStep, firstFaulty, formStepIn, formSteps, stepOf } from '../../rules/steps.ts'
import { testUserFaults, type TestUserField, type TestUserValues } from '../../test-user-form.ts'

const names = formSteps.flatMap(step => fieldsOfStep[step])

/** Where somebody is in the form, how far they may go, and the way on. The step is in the address. */
export function useFormSteps(form: UseFormReturn<TestUserValues>, hasSignIn: boolean) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // Whatever changes may open or close a step.
  useWatch({ control: form.control })
  const { errors } = form.formState
  const faults = testUserFaults(form.getValues(), hasSignIn)
  const reachable = firstFaulty(Object.keys(faults) as TestUserField[])
  const step = formStepIn(search, reachable)
  const place = formSteps.indexOf(step)
  const [furthest, setFurthest] = useState(place)
  const [attempt, setAttempt] = useState(0)

  // An address that leads too far follows: otherwise the step would change under who types what was missing.
  const wanted = search.get('step')
  useEffect(() => {
    if (wanted !== null && wanted !== step) void navigate(addressOfStep(step), { replace: true })
  }, [wanted, step, navigate])

  // What the services refuse is shown where it is entered.
  const refused =
    step === 'bankAccount'
      ? names.find(name => errors[name] !== undefined && stepOf(name) !== 'bankAccount')
      : undefined
  useEffect(() => {
    if (refused !== undefined) void navigate(addressOfStep(stepOf(refused)), { replace: true })
  }, [refused, navigate])

  const walk = async () => {
    const isFine = await form.trigger([...fieldsOfStep[step]])
    const following = formSteps[place + 1]
    if (!isFine || following === undefined) {
      setAttempt(before => before + 1)
      return
    }
    setFurthest(before => Math.max(before, place + 1))
    void navigate(addressOfStep(following))
  }
  return { step, reachable, furthest, attempt, next: () => void walk() }
}
