import type { ReactNode } from 'react'
import type { FieldMessage } from '../../components/ValidationMessage/ValidationMessage.tsx'

/** A field has a visible label, or an accessible name if its label is elsewhere. */
export type FieldLabelling =
  | {
      /** The visible label: a few words, sentence case, no colon. */
      label: string
      'aria-label'?: never
      'aria-labelledby'?: never
    }
  | {
      label?: never
      /** The accessible name, if the context makes the field's purpose visible (a search field with its icon). */
      'aria-label': string
      'aria-labelledby'?: never
    }
  | {
      label?: never
      'aria-label'?: never
      /** Ids of the elements that name the field. */
      'aria-labelledby': string
    }

/** Props shared by all fields. */
export interface FieldBase {
  /** Key of the value in its form. The validation summary uses it to find the field. */
  name?: string
  /** Id of the control itself. */
  id?: string
  /** What to enter and why, shown below the label. Never a placeholder. */
  description?: ReactNode
  /** Errors, warnings and other messages, shown below the control with the same text as in the summary. */
  messages?: readonly FieldMessage[]
  /** Marks the field as required, also for assistive technology. @default false */
  isRequired?: boolean
  /** @default false */
  isDisabled?: boolean
  /** Why the field is disabled. Shown below it while it is. */
  disabledReason?: string
  /** Called when the field is left. */
  onBlur?: () => void
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
}

/** Props of fields that support a read-only state. */
export interface ReadOnlyField {
  /** Whether the value can be read, copied and focused, but not changed. @default false */
  isReadOnly?: boolean
}
