import { Search } from 'lucide-react'
import { useId, type KeyboardEvent, type Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { ButtonContext } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { LabelContext } from 'react-aria-components/Label'
import { useMessages } from '../../i18n/useMessages.ts'
import { ClearButton } from '../../internal/field/FieldButton.tsx'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldBase, FieldLabelling } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import { given } from '../../internal/given.ts'
import { Waiting } from '../../internal/waiting/Waiting.tsx'
import * as styles from './SearchField.css.ts'
import { messages } from './SearchField.messages.ts'

interface SearchFieldOwnProps extends FieldBase {
  value: string
  onChange: (value: string) => void
  /** Enter. */
  onSubmit?: (value: string) => void
  /** A hint in the empty box: what can be looked for. Never the field's only name. */
  placeholder?: string
  /** Answers are awaited. @default false */
  isLoading?: boolean
  ref?: Ref<HTMLInputElement>
}
export type SearchFieldProps = SearchFieldOwnProps & FieldLabelling

/**
 * Words to look for. Escape and the button empty it.
 * It behaves as React Aria's SearchField does, whose validation and autocompletion, 8 kB, no search has a use for: the
 * first page of everybody begins with this field.
 */
export function SearchField({ ref, ...props }: SearchFieldProps) {
  const { value, onChange, onSubmit, isLoading = false, isDisabled = false } = props
  const t = useMessages(messages)
  const input = useObjectRef(ref)
  const ownId = useId()
  const parts = useField(props)
  const { isInvalid, isRequired, id = ownId, className, onBlur, name, autoFocus, ...aria } = parts.aria
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and Escape belong to the input method while it composes a character.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault()
      onSubmit(value)
    }
    if (event.key === 'Escape' && value !== '') {
      // The dialog around the field stays open: the next Escape is its own.
      event.preventDefault()
      event.stopPropagation()
      onChange('')
    }
  }
  const clearButton = {
    excludeFromTabOrder: true,
    preventFocusOnPress: true,
    isDisabled,
    // At the start of the press, so that the keyboard of a telephone stays.
    onPressStart: () => input.current?.focus(),
    onPress: () => onChange(''),
  }
  return (
    <div
      className={className}
      data-field={name}
      data-empty={value === '' || undefined}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
    >
      <LabelContext value={{ htmlFor: id }}>
        <ButtonContext value={clearButton}>
          <FieldFrame field={props} parts={parts}>
            <div className={field.control}>
              <span className={field.affix}>
                <Search aria-hidden size={16} />
              </span>
              <Input
                ref={input}
                type="search"
                id={id}
                {...given({
                  name,
                  autoFocus,
                  placeholder: props.placeholder,
                  'aria-label': aria['aria-label'],
                  'aria-labelledby': aria['aria-labelledby'],
                  'aria-describedby': aria['aria-describedby'],
                  'aria-required': isRequired,
                })}
                aria-invalid={isInvalid || undefined}
                disabled={isDisabled}
                className={field.input}
                value={value}
                onChange={event => onChange(event.target.value)}
                onKeyDown={onKeyDown}
                onBlur={onBlur}
              />
              {isLoading && <Waiting label={t('loading')} className={styles.loading} />}
              <span className={styles.clear}>
                <ClearButton label={props.label ?? props['aria-label']} />
              </span>
            </div>
          </FieldFrame>
        </ButtonContext>
      </LabelContext>
    </div>
  )
}
