import type { Schemas } from '@parvis/api-types/authorization'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { ruleText } from '@parvis/design-system/rule-text'
import { useMemo } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { nameIn, roleNameIn } from '../../../../../i18n/names.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Permissions, Reason } from '../../rules/explain.ts'

type Clause = Schemas['MemberRuleClause']

/** What the texts of reasons are built from. */
export interface ReasonWords {
  t: Translate<'permissions'>
  language: Locale
  /** Names of applications by id. */
  applications: ReadonlyMap<number, string>
}

/** The texts of reasons in the reader's language; stable as long as the language and the applications are. */
export function useReasonWords(...applications: readonly Permissions['applications'][]): ReasonWords {
  const { t } = useTranslation('permissions')
  const language = useLanguage()
  const [first, second = first] = applications
  return useMemo(
    () => ({
      t,
      language,
      applications: new Map(
        [...(first ?? []), ...(second ?? [])].map(each => [each.id, nameIn(language, each)]),
      ),
    }),
    [t, language, first, second],
  )
}

function valueText(
  field: Clause['field'],
  value: string,
  { t, language, applications }: ReasonWords,
): string {
  switch (field) {
    case 'country':
      return new Intl.DisplayNames(language, { type: 'region' }).of(value) ?? value
    case 'application':
      return applications.get(Number(value)) ?? value
    case 'userType':
      return value === 'Collaborateur' || value === 'Client' ? t(`clause.${value}`) : value
    case 'grade':
    case 'businessUnit':
      return value
  }
}

/** The clauses that make somebody a member by rule: "the grade is Manager or Partner, and the country is France". */
function clausesText(clauses: readonly Clause[], words: ReasonWords): string {
  const fields = clauses.map(({ field }) => ({
    id: field,
    label: words.t(`clause.${field}`),
    // Several clauses may use the same field.
    options: clauses
      .flatMap(other => (other.field === field ? other.values : []))
      .map(value => ({ id: value, label: valueText(field, value, words) })),
  }))
  return ruleText({ all: clauses }, { fields, locale: words.language })
}

/** How somebody became a member of a role: by name, by the matching clauses of its rule, or both. */
export function membershipText(
  { isStatic, isCalculated, matchedClauses }: Reason['role'],
  words: ReasonWords,
): string {
  const { t } = words
  if (!isCalculated) return t('step.byName')
  return t(isStatic ? 'step.both' : 'step.because', { clauses: clausesText(matchedClauses, words) })
}

/** A reason in one sentence: "Member of Managers, which gives A, which requires B." */
export function reasonText({ role, chain: [first = '', ...rest] }: Reason, words: ReasonWords): string {
  const { t, language } = words
  const chain = rest.reduce((text, scope) => t('why.requires', { chain: text, scope }), first)
  const said = { role: roleNameIn(language, role), chain }
  return role.isStatic
    ? t('why.member', said)
    : t('why.calculated', { ...said, clauses: clausesText(role.matchedClauses, words) })
}
