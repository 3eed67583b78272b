import { ChevronDown } from 'lucide-react'
import { useId, type Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Label, LabelContext } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { SearchField } from 'react-aria-components/SearchField'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { dataProps } from '../../internal/elementProps.ts'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import { SentValue } from '../../internal/field/SentValue.tsx'
import * as field from '../../internal/field/field.css.ts'
import { useFieldValue, type FieldValue } from '../../internal/field/useFieldValue.ts'
import * as searched from '../../internal/list/searchedList.css.ts'
import type { FieldBase, FieldLabelling } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import { matches } from '../../internal/fold.ts'
import { isMenuIconName, menuIconNames, menuIconWords } from '../MenuIcon/icons.ts'
import { storedIconName } from '../MenuIcon/iconName.ts'
import { MenuIcon } from '../MenuIcon/MenuIcon.tsx'
import * as select from '../Select/Select.css.ts'
import * as styles from './IconPicker.css.ts'
import { messages } from './IconPicker.messages.ts'

interface IconPickerOwnProps extends FieldValue<string | null, string>, FieldBase {
  /** A name of `menuIconNames`, `null` when nothing is chosen. */
  value?: string | null
  /** Colour that the icons are shown in, `#rrggbb`. @default the area's accent */
  color?: string
  ref?: Ref<HTMLButtonElement>
}
export type IconPickerProps = IconPickerOwnProps & FieldLabelling

/** The search text of an icon: its words in both languages and its name. */
const wordsOf = (name: (typeof menuIconNames)[number]) =>
  [...menuIconWords[name].en, ...menuIconWords[name].fr, name].join(' ')
const finds: ReadonlyMap<string, string> = new Map(menuIconNames.map(name => [name, wordsOf(name)]))

/** Chooses a menu icon, with a search by words in either language. */
export function IconPicker({ ref, ...props }: IconPickerProps) {
  const { color = '', isDisabled = false } = props
  const [value, onChange] = useFieldValue(props, null)
  const t = useMessages(messages)
  const locale = useLocale()
  const button = useObjectRef(ref)
  const parts = useField(props)
  const id = useId()
  const isKnown = value !== null && isMenuIconName(value)
  const isChosen = value !== null && value !== ''
  const words = isKnown ? menuIconWords[value][locale][0] : t(isChosen ? 'unknown' : 'choose')
  const { aria } = parts
  const label = aria['aria-labelledby'] ?? (aria['aria-label'] === undefined ? `${id}label` : `${id}name`)
  return (
    <LabelContext value={{ id: `${id}label`, elementType: 'span' }}>
      <div
        className={aria.className}
        data-field={props.name}
        data-invalid={aria.isInvalid || undefined}
        data-disabled={isDisabled || undefined}
      >
        <SentValue name={props.name} value={value ?? ''} isDisabled={isDisabled} />
        <FieldFrame field={props} parts={parts} saysRequired>
          <DialogTrigger>
            <Button
              {...dataProps(props)}
              ref={button}
              {...(props.id !== undefined && { id: props.id })}
              aria-labelledby={`${label} ${id}value`}
              {...(aria['aria-describedby'] !== undefined && {
                'aria-describedby': aria['aria-describedby'],
              })}
              isDisabled={isDisabled}
              onBlur={aria.onBlur}
              className={`${field.control} ${select.trigger}`}
            >
              {aria['aria-label'] !== undefined && (
                <span id={`${id}name`} className={field.hidden}>
                  {aria['aria-label']}
                </span>
              )}
              <span className={styles.chosen} data-placeholder={isChosen ? undefined : true}>
                {isKnown && (
                  <span className={styles.icon}>
                    <MenuIcon name={storedIconName(value)} color={color} size="small" />
                  </span>
                )}
                <span id={`${id}value`}>{words}</span>
              </span>
              <ChevronDown aria-hidden size={16} className={select.chevron} />
            </Button>
            <Popover className={styles.popover} offset={4} placement="bottom start">
              <Dialog aria-label={t('title')} className={searched.dialog}>
                {({ close }) => (
                  <Autocomplete filter={(name, text) => matches(finds.get(name) ?? name, text)}>
                    {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- opening the picker is asking for its search */}
                    <SearchField autoFocus className={searched.search}>
                      <Label className={searched.label}>{t('search')}</Label>
                      <div className={field.control}>
                        <Input className={field.input} />
                      </div>
                    </SearchField>
                    <ListBox
                      aria-label={t('title')}
                      layout="grid"
                      selectionMode="single"
                      disallowEmptySelection
                      selectedKeys={isKnown ? [value] : []}
                      onSelectionChange={keys => {
                        const [key] = keys === 'all' ? [] : [...keys]
                        if (key !== undefined) onChange(String(key))
                        close()
                      }}
                      renderEmptyState={() => t('none')}
                      className={styles.grid}
                    >
                      {menuIconNames.map(name => (
                        <ListBoxItem
                          key={name}
                          id={name}
                          textValue={name}
                          aria-label={menuIconWords[name][locale][0]}
                          className={styles.choice}
                        >
                          <MenuIcon name={name} color={color} />
                        </ListBoxItem>
                      ))}
                    </ListBox>
                  </Autocomplete>
                )}
              </Dialog>
            </Popover>
          </DialogTrigger>
        </FieldFrame>
      </div>
    </LabelContext>
  )
}
