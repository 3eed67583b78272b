import { useMemo } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { SearchField } from 'react-aria-components/SearchField'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import * as field from '../../internal/field/field.css.ts'
import { matches } from '../../internal/fold.ts'
import * as list from '../../internal/list/list.css.ts'
import * as searched from '../../internal/list/searchedList.css.ts'
import { countryName } from './countryName.ts'
import * as styles from './PhoneField.css.ts'
import { messages } from './PhoneField.messages.ts'

/** A country and its calling code. */
export interface CallingCode {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** "33". */
  callingCode: string
}

export interface CountriesProps {
  codes: readonly CallingCode[]
  country: string | undefined
  onChoose: (country: string) => void
}

/**
 * All countries by name; can be searched by name, calling code and country code. Loaded together with the numbering
 * plans.
 */
export function Countries({ codes, country, onChoose }: CountriesProps) {
  const locale = useLocale()
  const t = useMessages(messages)
  const named = useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    return codes
      .map(code => ({ ...code, name: countryName(locale, code.country) }))
      .toSorted((a, b) => compare(a.name, b.name))
  }, [codes, locale])
  return (
    <Autocomplete filter={(text, typed) => matches(text, typed)}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- opening the list is asking for its search */}
      <SearchField autoFocus className={searched.search}>
        <Label className={searched.label}>{t('search')}</Label>
        <div className={field.control}>
          <Input className={field.input} />
        </div>
      </SearchField>
      <ListBox
        aria-label={t('countries')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={country === undefined ? [] : [country]}
        onSelectionChange={keys => {
          const [key] = keys === 'all' ? [] : [...keys]
          if (key !== undefined) onChoose(String(key))
        }}
        renderEmptyState={() => <div className={list.state}>{t('none')}</div>}
        className={styles.list}
      >
        {named.map(({ country: id, name, callingCode }) => (
          <ListBoxItem key={id} id={id} textValue={`${name} +${callingCode} ${id}`} className={list.option}>
            <span className={styles.name}>{name}</span>
            <span className={styles.code}>+{callingCode}</span>
          </ListBoxItem>
        ))}
      </ListBox>
    </Autocomplete>
  )
}
