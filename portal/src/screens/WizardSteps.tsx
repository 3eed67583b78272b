import { Stepper } from '@parvis/design-system/Stepper'

export interface WizardStep<Id extends string> {
  id: Id
  label: string
  href: string
  isOptional?: boolean
  /** @default 'todo' */
  status?: 'todo' | 'done' | 'error'
}

export interface WizardStepsProps<Id extends string> {
  /** The name of the way: "Steps of the request". */
  label: string
  /** In their order. */
  steps: readonly WizardStep<Id>[]
  current: Id
  /** The last step that can be gone to: those behind it are locked. */
  reachable: Id
  /** Why they are. */
  lockedReason: string
}

/** The steps of a way that has an address for each: none is passed by, and what was done can be gone back to. */
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
