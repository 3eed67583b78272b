import { questionOptions } from '@parvis/api-types/calls'
import { previewMemberRule } from '@parvis/api-types/calls/member-rules'
import { RuleBuilder } from '@parvis/design-system/RuleBuilder'
import type { Rule } from '@parvis/design-system/rule'
import { Stack } from '@parvis/design-system/Stack'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { sayFieldText } from '../../../../../forms/field-texts.ts'
import { sayKey } from '../../../../../i18n/keys.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import type { RoleRule } from '../../role.ts'
import { isWholeRule } from '../../rules/member-rule.ts'
import { fullName } from '../../rules/role-values.ts'
import type { RoleEditor } from './useRoleEditor.ts'
import { useRuleFields } from './useRuleFields.ts'

const sayNoChoices = explain<'getMemberRuleChoices'>({})
const sayNotCounted = explain<'previewMemberRule'>({
  'body-invalid': 'roles:problem.rule',
  'took-too-long': 'roles:problem.tookTooLong',
})

/** The rule of the calculated members, and the people who match it now. */
export function CalculatedMembers({ editor, mayEdit }: { editor: RoleEditor; mayEdit: boolean }) {
  const { t } = useTranslation('roles')
  const { t: tAny } = useTranslation()
  const { fields, choices } = useRuleFields()
  const { values, faults, change } = editor
  const problem = mayEdit && choices.isLoadingError ? sayNoChoices(choices.error) : undefined
  return (
    <Stack>
      <p>{t('members.byRuleHint')}</p>
      {problem ? (
        <ProblemState
          title={t('members.choicesFailed')}
          onRetry={() => void choices.refetch()}
          isRetrying={choices.isFetching}
          problem={problem}
        />
      ) : (
        <RuleBuilder
          name="memberRule"
          label={t('members.rule')}
          fields={fields}
          value={values.rule}
          onChange={rule => change({ rule })}
          isReadOnly={!mayEdit}
          messages={Object.fromEntries(
            Object.entries(faults.rule).map(([pointer, fault]) => [
              pointer,
              sayFieldText(tAny, fault, t('field.rule')),
            ]),
          )}
        />
      )}
      {mayEdit && <Matches rule={values.rule} />}
    </Stack>
  )
}

/** How many people match the rule, with the first few by name; changes are announced. */
function Matches({ rule }: { rule: Rule | null }) {
  const { t } = useTranslation('roles')
  return (
    <p role="status">
      {rule !== null && (isWholeRule(rule) ? <Counted rule={rule} /> : t('members.incomplete'))}
    </p>
  )
}

/** Maximum number of matching people listed by name. */
const namedAtMost = 8

function Counted({ rule }: { rule: RoleRule | null }) {
  const { t } = useTranslation('roles')
  const { t: tAny } = useTranslation()
  const api = useApi()
  const found = useQuery({
    // Not sent without a rule, so this placeholder is never used.
    ...questionOptions(api, previewMemberRule, {
      query: { $top: namedAtMost },
      body: { memberRule: rule ?? { all: [] } },
    }),
    enabled: rule !== null,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  if (found.error) {
    return `${t('members.countFailed')}. ${sayKey(tAny, sayNotCounted(found.error).key)}`
  }
  if (!found.data || found.isPlaceholderData) return t('members.counting')
  const { count, people } = found.data
  if (count === 0) return `${t('members.nobody')}.`
  if (!people) return <strong>{t('members.matchCount', { count })}</strong>
  const names = people.map(fullName).join(', ')
  const rest = count - people.length
  return (
    <>
      <strong>{t('members.matches', { count })}</strong>{' '}
      {rest > 0 ? t('members.more', { count: rest, names }) : names}
    </>
  )
}
