import type { ReactNode } from 'react'
import type { FieldMessage } from '../../components/ValidationMessage/ValidationMessage.tsx'

/** A field has a visible label, or a name for assistive technology when the label stands elsewhere. */
export type FieldLabelling =
  | {
      /** The visible label: a few words, sentence case, no colon. */
      label: string
      'aria-label'?: never
      'aria-labelledby'?: never
    }
  | {
      label?: never
      /** The name when what is around the field already says it to the eye (a search field with its icon). */
      'aria-label': string
      'aria-labelledby'?: never
    }
  | {
      label?: never
      'aria-label'?: never
      /** Ids of the elements that name the field. */
      'aria-labelledby': string
    }

/** What every field takes. */
export interface FieldBase {
  /** Key of the value in its form; the validation summary finds the field by it. */
  name?: string
  /** Id of the control itself. */
  id?: string
  /** What to enter and why, under the label. Never a placeholder. */
  description?: ReactNode
  /** Errors, warnings and the rest, below the control and in the words of the summary. */
  messages?: readonly FieldMessage[]
  /** Marks the field and says so to assistive technology. @default false */
  isRequired?: boolean
  /** @default false */
  isDisabled?: boolean
  /** Why the field cannot be used now; shown below it while it is disabled. */
  disabledReason?: string
  /** Called when the field is left. */
  onBlur?: () => void
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
}

/** What fields take that can be read but not changed. */
export interface ReadOnlyField {
  /** The value can be read, copied and focused, not changed. @default false */
  isReadOnly?: boolean
}
