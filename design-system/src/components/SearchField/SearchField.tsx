import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Input } from 'react-aria-components/Input'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { useMessages } from '../../i18n/useMessages.ts'
import { ClearButton } from '../../internal/field/FieldButton.tsx'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldBase, FieldLabelling } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import { given } from '../../internal/given.ts'
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

/** Words to look for. Escape and the button empty it. */
export function SearchField({ ref, ...props }: SearchFieldProps) {
  const { value, onChange, onSubmit, isLoading = false } = props
  const t = useMessages(messages)
  const input = useObjectRef(ref)
  const parts = useField(props)
  return (
    <AriaSearchField {...parts.aria} {...(onSubmit && { onSubmit })} value={value} onChange={onChange}>
      <FieldFrame field={props} parts={parts}>
        <div className={field.control}>
          <span className={field.affix}>
            <Search aria-hidden size={16} />
          </span>
          <Input ref={input} className={field.input} {...given({ placeholder: props.placeholder })} />
          {isLoading && <ProgressBar aria-label={t('loading')} isIndeterminate className={styles.loading} />}
          <span className={styles.clear}>
            <ClearButton label={props.label ?? props['aria-label']} />
          </span>
        </div>
      </FieldFrame>
    </AriaSearchField>
  )
}
