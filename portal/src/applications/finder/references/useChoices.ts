import { readOptions } from '@parvis/api-types/calls'
import { getFinderChoices } from '@parvis/api-types/calls/finder'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { useLanguage } from '../../../i18n/formats.ts'

/** The available sectors and services, sorted by name in the reader's language. */
export function useChoices() {
  const locale = useLanguage()
  const { data, isError } = useQuery({
    ...readOptions(useApi(), getFinderChoices, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(() => {
    const named = (choices: readonly { code: string; name: string; englishName: string }[] = []) =>
      choices
        .map(({ code, name, englishName }) => ({ id: code, label: locale === 'fr' ? name : englishName }))
        .toSorted((one, other) => one.label.localeCompare(other.label, locale))
    return { sectors: named(data?.sectors), services: named(data?.services), isError }
  }, [data, isError, locale])
}
