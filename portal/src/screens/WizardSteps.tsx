import { Stepper } from '@parvis/design-system/Stepper'

export interface WizardStep<Id extends string> {
  id: Id
  label: string
  href: string
  isOptional?: boolean
  /** How far the step has come. @default 'todo' */
  status?: 'todo' | 'done' | 'error'
}

export interface WizardStepsProps<Id extends string> {
  /** The accessible name of the steps: "Steps of the request". */
  label: string
  /** The steps in order. */
  steps: readonly WizardStep<Id>[]
  current: Id
  /** The last step that can be reached; the ones after it are locked. */
  reachable: Id
  /** Explains why steps are locked. */
  lockedReason: string
}

/** The steps of a wizard, each with its own address. No step can be skipped, and finished ones can be revisited. */
export function WizardSteps<Id extends string>(props: WizardStepsProps<Id>) {
  const { label, steps, current, reachable, lockedReason } = props
  const last = steps.findIndex(({ id }) => id === reachable)
  return (
    <Stepper
      label={label}
      current={current}
      steps={steps.map(({ href, isOptional = false, status = 'todo', ...step }, place) => ({
        ...step,
        isOptional,
        status,
        ...(place <= last ? { href } : { lockedReason }),
      }))}
    />
  )
}
