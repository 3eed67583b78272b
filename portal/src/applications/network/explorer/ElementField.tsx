import { ComboBox, type ComboBoxProps } from '@parvis/design-system/ComboBox'
import { useCallback } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { findElements, type NetworkElement } from './network.ts'
import type { NetworkKey } from './rules/place.ts'
import { useNetworkWords } from './useNetworkWords.ts'

export interface ElementFieldProps {
  label: string
  description: string
  /** What is chosen, as far as it is known. */
  value: Pick<NetworkElement, 'key' | 'name'> | null
  onChange: (key: NetworkKey | undefined) => void
  /** @default false */
  takesFocus?: boolean
}

/** An element of the network, found by its words. */
export function ElementField({ label, description, value, onChange, takesFocus = false }: ElementFieldProps) {
  const { t } = useTranslation('network')
  const api = useApi()
  const { describe } = useNetworkWords()
  const load = useCallback<NonNullable<ComboBoxProps['load']>>(
    async search => {
      const { found, ...more } = await findElements(api, search)
      return {
        ...more,
        options: found.map(element => ({
          id: element.key,
          label: element.name,
          description: [t(`kind.${element.kind}`), describe(element)].filter(Boolean).join(' · '),
        })),
      }
    },
    [api, t, describe],
  )
  return (
    <ComboBox
      label={label}
      description={description}
      load={load}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus was in this field, which begins anew for the next element
      autoFocus={takesFocus}
      value={value && { id: value.key, label: value.name }}
      onChange={option => onChange(option?.id)}
    />
  )
}
