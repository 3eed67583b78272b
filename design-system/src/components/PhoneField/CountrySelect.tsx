import { ChevronDown, Globe } from 'lucide-react'
import { useMemo } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { SearchField } from 'react-aria-components/SearchField'
import type { Locale } from '../../i18n/messages.ts'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import * as field from '../../internal/field/field.css.ts'
import { matches } from '../../internal/fold.ts'
import * as list from '../../internal/list/list.css.ts'
import { Button as ActionButton } from '../Button/Button.tsx'
import * as styles from './PhoneField.css.ts'
import { messages } from './PhoneField.messages.ts'

interface CallingCode {
  country: string
  callingCode: string
}

/** The name of a country in the reader's language. */
export function countryName(locale: Locale, country: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
}

interface CountrySelectProps {
  country: string | undefined
  callingCode: string | undefined
  /** Undefined while they are on their way. */
  codes: readonly CallingCode[] | undefined
  hasFailed: boolean
  onRetry: () => void
  onChange: (country: string) => void
  isDisabled: boolean
}

/** The country that a number is read in: code in the box, all countries by name in a list that is searched. */
export function CountrySelect(props: CountrySelectProps) {
  const { country, callingCode, codes, isDisabled } = props
  const locale = useLocale()
  const t = useMessages(messages)
  const words =
    country === undefined ? t('countryUnknown') : t('country', { country: countryName(locale, country) })
  return (
    <DialogTrigger>
      <Button isDisabled={isDisabled} className={styles.country}>
        <span className={field.hidden}>{words} </span>
        {country === undefined && callingCode === undefined && <Globe aria-hidden size={16} />}
        <span>{country}</span>
        {callingCode !== undefined && <span className={styles.code}>+{callingCode}</span>}
        <ChevronDown aria-hidden size={16} />
      </Button>
      <Popover className={`${list.popover} ${styles.popover}`} offset={6} placement="bottom start">
        <Dialog aria-label={t('countries')} className={styles.dialog}>
          {({ close }) =>
            codes ? (
              <Countries
                codes={codes}
                country={country}
                onChoose={chosen => {
                  props.onChange(chosen)
                  close()
                }}
              />
            ) : (
              <div role="status" className={list.state}>
                {props.hasFailed ? (
                  <>
                    <span className={list.failed}>{t('failed')}</span>
                    <ActionButton size="small" onPress={props.onRetry}>
                      {t('retry')}
                    </ActionButton>
                  </>
                ) : (
                  t('loading')
                )}
              </div>
            )
          }
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

interface CountriesProps {
  codes: readonly CallingCode[]
  country: string | undefined
  onChoose: (country: string) => void
}

function Countries({ codes, country, onChoose }: CountriesProps) {
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
      <SearchField autoFocus className={styles.search}>
        <Label className={styles.searchLabel}>{t('search')}</Label>
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
