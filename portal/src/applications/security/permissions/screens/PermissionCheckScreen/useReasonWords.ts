import { useMemo } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Permissions } from '../../rules/explain.ts'
import type { ReasonWords } from './reason-text.ts'

/** The words of reasons in the reader's language; the same as long as language and applications are. */
export function useReasonWords(...applications: readonly Permissions['applications'][]): ReasonWords {
  const { t } = useTranslation('permissions')
  const language = useLanguage()
  const [first, second = first] = applications
  return useMemo(
    () => ({
      t,
      language,
      applications: new Map([...(first ?? []), ...(second ?? [])].map(({ id, name }) => [id, name])),
    }),
    [t, language, first, second],
  )
}
