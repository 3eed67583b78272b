import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Button } from 'react-aria-components/Button'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxSection } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { useMessages } from '../../i18n/useMessages.ts'
import { dataProps } from '../../internal/elementProps.ts'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldBase, FieldLabelling } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import { useFieldValue, type FieldValue } from '../../internal/field/useFieldValue.ts'
import { OptionItem, type Option } from '../../internal/list/Option.tsx'
import * as list from '../../internal/list/list.css.ts'
import * as styles from './Select.css.ts'
import { messages } from './Select.messages.ts'

/** An option: `{ id, label, description?, icon?, isDisabled? }`. */
export type SelectOption = Option

/** Options under a heading. */
export interface SelectSection {
  title: string
  options: readonly SelectOption[]
}

interface SelectOwnProps extends FieldValue<string | null, string>, FieldBase {
  /** Id of the chosen option, `null` when nothing is chosen. */
  value?: string | null
  /** Up to about fifteen options; for more, use a `ComboBox`. */
  options: readonly (SelectOption | SelectSection)[]
  /** Text shown while nothing is chosen. @default 'Choose…' */
  emptyText?: string
  ref?: Ref<HTMLButtonElement>
}
export type SelectProps = SelectOwnProps & FieldLabelling

const optionsOf = (entry: SelectOption | SelectSection) => ('options' in entry ? entry.options : [entry])

/** Lets the reader choose one of a few options from a list that opens. */
export function Select({ ref, ...props }: SelectProps) {
  const { options, emptyText } = props
  const [value, onChange] = useFieldValue(props, null)
  const t = useMessages(messages)
  const button = useObjectRef(ref)
  const parts = useField(props)
  const chosen = options.flatMap(optionsOf).find(({ id }) => id === value)
  return (
    <AriaSelect
      {...parts.aria}
      value={value}
      onChange={key => key !== null && onChange(String(key))}
      placeholder={emptyText ?? t('choose')}
    >
      <FieldFrame field={props} parts={parts} saysRequired>
        <Button {...dataProps(props)} ref={button} className={`${field.control} ${styles.trigger}`}>
          <SelectValue className={styles.value}>
            {({ isPlaceholder, defaultChildren }) =>
              isPlaceholder || !chosen ? (
                defaultChildren
              ) : (
                <>
                  {chosen.icon != null && (
                    <span aria-hidden className={styles.icon}>
                      {chosen.icon}
                    </span>
                  )}
                  {chosen.label}
                </>
              )
            }
          </SelectValue>
          <ChevronDown aria-hidden size={16} className={styles.chevron} />
        </Button>
      </FieldFrame>
      <Popover className={list.popover} offset={4}>
        <ListBox className={list.list} renderEmptyState={() => <div className={list.state}>{t('none')}</div>}>
          {options.map(entry =>
            'options' in entry ? (
              <ListBoxSection key={entry.title} id={entry.title}>
                <Header className={list.sectionTitle}>{entry.title}</Header>
                {entry.options.map(option => (
                  <OptionItem key={option.id} option={option} />
                ))}
              </ListBoxSection>
            ) : (
              <OptionItem key={entry.id} option={entry} />
            ),
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
