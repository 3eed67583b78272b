import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useSearchField } from 'react-aria/useSearchField'
import { ButtonContext } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { LabelContext } from 'react-aria-components/Label'
import { useSearchFieldState } from 'react-stately/useSearchFieldState'
import { useMessages } from '../../i18n/useMessages.ts'
import { dataProps } from '../../internal/elementProps.ts'
import { ClearButton } from '../../internal/field/FieldButton.tsx'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldBase, FieldLabelling } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import { useFieldValue, type FieldValue } from '../../internal/field/useFieldValue.ts'
import { given } from '../../internal/given.ts'
import { Waiting } from '../../internal/waiting/Waiting.tsx'
import * as styles from './SearchField.css.ts'
import { messages } from './SearchField.messages.ts'

interface SearchFieldOwnProps extends FieldValue<string>, FieldBase {
  /** Called when the reader presses Enter. */
  onSubmit?: (value: string) => void
  /** A hint in the empty field about what can be searched for. Never the only label. */
  placeholder?: string
  /** Whether results are loading. @default false */
  isLoading?: boolean
  ref?: Ref<HTMLInputElement>
}
export type SearchFieldProps = SearchFieldOwnProps & FieldLabelling

/**
 * A search field. Escape and a button clear it. Built on React Aria's hooks instead of its component, which would add
 * autocomplete code to everybody's first page.
 */
export function SearchField({ ref, ...props }: SearchFieldProps) {
  const { onSubmit, isLoading = false, label } = props
  const [value, onChange] = useFieldValue(props, '')
  const t = useMessages(messages)
  const input = useObjectRef(ref)
  const parts = useField(props)
  const { className, ...aria } = parts.aria
  const search = {
    ...aria,
    ...given({ onSubmit, placeholder: props.placeholder }),
    label,
    value,
    onChange,
  }
  const state = useSearchFieldState(search)
  const { labelProps, inputProps, clearButtonProps } = useSearchField(search, state, input)
  return (
    <div
      className={className}
      data-field={aria['data-field']}
      data-empty={value === '' || undefined}
      data-invalid={aria.isInvalid || undefined}
      data-disabled={props.isDisabled || undefined}
    >
      <LabelContext value={labelProps}>
        <ButtonContext value={clearButtonProps}>
          <FieldFrame field={props} parts={parts}>
            <div className={field.control}>
              <span className={field.affix}>
                <Search aria-hidden size={16} />
              </span>
              <Input {...given(inputProps)} {...dataProps(props)} ref={input} className={field.input} />
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
