import { readOptions } from '@parvis/api-types/calls'
import { getMemberRuleChoices } from '@parvis/api-types/calls/member-rules'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ruleFieldsOf } from '../../rules/member-rule.ts'

/** The fields a rule can use. Until the services return their labels, values are shown as they are. */
export function useRuleFields() {
  const { t } = useTranslation('roles')
  const language = useLanguage()
  const choices = useQuery({ ...readOptions(useApi(), getMemberRuleChoices, {}), staleTime: 60_000 })
  const fields = useMemo(() => ruleFieldsOf(choices.data, t, language), [choices.data, t, language])
  return { fields, choices }
}
