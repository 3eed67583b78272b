import { Eye, EyeOff } from 'lucide-react'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { useMessages } from '../../i18n/useMessages.ts'
import { dataProps } from '../../internal/elementProps.ts'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldBase, FieldLabelling } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import { useFieldValue, type FieldValue } from '../../internal/field/useFieldValue.ts'
import { messages } from './PasswordField.messages.ts'

interface PasswordFieldOwnProps extends FieldValue<string>, FieldBase {
  /** Lets password managers fill in a password or propose a new one. */
  autoComplete: 'current-password' | 'new-password'
  ref?: Ref<HTMLInputElement>
}
export type PasswordFieldProps = PasswordFieldOwnProps & FieldLabelling

/**
 * A field for a password, which can be shown, pasted and filled in by a password manager. Warns when Caps Lock is on.
 */
export function PasswordField({ ref, ...props }: PasswordFieldProps) {
  const { autoComplete, messages: given = [] } = props
  const [value, onChange] = useFieldValue(props, '')
  const t = useMessages(messages)
  const input = useObjectRef(ref)
  const [isShown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const all = capsLock ? [...given, { kind: 'warning' as const, text: t('capsLock') }] : given
  const texts = { ...props, messages: all }
  const parts = useField(texts)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <AriaTextField
      {...parts.aria}
      onBlur={() => {
        setCapsLock(false)
        props.onBlur?.()
      }}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck="false"
      value={value}
      onChange={onChange}
    >
      <FieldFrame field={texts} parts={parts}>
        <div className={field.control}>
          <Input
            {...dataProps(props)}
            ref={input}
            className={field.input}
            onKeyDown={watch}
            onKeyUp={watch}
          />
          <ToggleButton
            aria-label={t('show')}
            isSelected={isShown}
            onChange={setShown}
            isDisabled={props.isDisabled ?? false}
            className={field.button}
          >
            {isShown ? <EyeOff aria-hidden size={16} /> : <Eye aria-hidden size={16} />}
          </ToggleButton>
        </div>
      </FieldFrame>
    </AriaTextField>
  )
}
