import { ChevronDown, Globe } from 'lucide-react'
import type { ComponentType } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import * as field from '../../internal/field/field.css.ts'
import * as list from '../../internal/list/list.css.ts'
import * as searched from '../../internal/list/searchedList.css.ts'
import { Button as ActionButton } from '../Button/Button.tsx'
import type { CallingCode, CountriesProps } from './Countries.tsx'
import { countryName } from './countryName.ts'
import * as styles from './PhoneField.css.ts'
import { messages } from './PhoneField.messages.ts'

interface CountrySelectProps {
  country: string | undefined
  callingCode: string | undefined
  /** Both are undefined while they are loading. */
  codes: readonly CallingCode[] | undefined
  Countries: ComponentType<CountriesProps> | undefined
  hasFailed: boolean
  onRetry: () => void
  onChange: (country: string) => void
  isDisabled: boolean
}

/**
 * Selects the country that a number is read in: the box shows the calling code, the searchable list all countries by
 * name.
 */
export function CountrySelect(props: CountrySelectProps) {
  const { country, callingCode, codes, Countries, isDisabled } = props
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
        <Dialog aria-label={t('countries')} className={searched.dialog}>
          {({ close }) =>
            codes && Countries ? (
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
