import { useId } from 'react'
import { given } from '../given.ts'
import type { FieldBase } from './fieldProps.ts'
import * as styles from './field.css.ts'

interface NamedField extends FieldBase {
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** Links description, messages, counter and disabled reason to the control. */
export function useField(
  props: NamedField,
  { hasCounter = false, describedBy }: { hasCounter?: boolean; describedBy?: string | undefined } = {},
) {
  const { description, messages = [], isDisabled, disabledReason, name, onBlur } = props
  const id = useId()
  const ids = {
    descriptionId: `${id}description`,
    messagesId: `${id}messages`,
    reasonId: `${id}reason`,
    counterId: `${id}counter`,
  }
  const describing = [
    description != null && ids.descriptionId,
    isDisabled && disabledReason && ids.reasonId,
    messages.length > 0 && ids.messagesId,
    hasCounter && ids.counterId,
    describedBy,
  ].filter(Boolean)
  return {
    ...ids,
    /** Props that every React Aria field accepts under the same names. */
    aria: {
      ...given({
        id: props.id,
        name,
        autoFocus: props.autoFocus,
        'aria-label': props['aria-label'],
        'aria-labelledby': props['aria-labelledby'],
        'aria-describedby': describing.length > 0 ? describing.join(' ') : undefined,
        isRequired: props.isRequired,
        isDisabled,
      }),
      isInvalid: messages.some(({ kind }) => kind === 'error'),
      // Shows our own messages instead of the browser's.
      validationBehavior: 'aria' as const,
      onBlur: () => onBlur?.(),
      className: styles.field,
      'data-field': name,
    },
  }
}

/** Ids of the parts around a control, and the control's ARIA props. */
export type FieldParts = ReturnType<typeof useField>
