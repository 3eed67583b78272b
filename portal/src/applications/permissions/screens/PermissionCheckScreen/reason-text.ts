import type { Translate } from '../../../../i18n/translations.ts'
import type { Reason } from '../../rules/explain.ts'

/** A reason in one sentence: "Member of Managers, which gives A, which requires B." */
export function reasonText(
  t: Translate<'permissions'>,
  { role, chain: [first = '', ...rest] }: Reason,
): string {
  const chain = rest.reduce((text, scope) => t('why.requires', { chain: text, scope }), first)
  return t('why.member', { role: role.roleFunctionDescription, chain })
}
