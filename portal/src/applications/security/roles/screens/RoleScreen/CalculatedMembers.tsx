import { RuleBuilder } from '@parvis/design-system/RuleBuilder'
import type { Rule } from '@parvis/design-system/rule'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { sayFieldText } from '../../../../../forms/field-texts.ts'
import { sayKey } from '../../../../../i18n/keys.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import { choicesProblems, previewProblems } from '../../problems.ts'
import { previewMemberRuleOptions, type RoleRule } from '../../queries.ts'
import { isWholeRule } from '../../rules/member-rule.ts'
import { fullName } from '../../rules/role-person.ts'
import type { RoleEditor } from './useRoleEditor.ts'
import { useRuleFields } from './useRuleFields.ts'

/** The rule of the calculated members, and who meets it now. */
export function CalculatedMembers({ editor, mayEdit }: { editor: RoleEditor; mayEdit: boolean }) {
  const { t } = useTranslation('roles')
  const { t: tAny } = useTranslation()
  const { fields, choices } = useRuleFields()
  const { values, faults, change } = editor
  const problem =
    mayEdit && choices.isLoadingError
      ? problemText<'getMemberRuleChoices'>(choicesProblems, choices.error)
      : undefined
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

/** How many people meet the rule, and the first of them by name; said when it changes. */
function Matches({ rule }: { rule: Rule | null }) {
  const { t } = useTranslation('roles')
  return (
    <p role="status">
      {rule !== null && (isWholeRule(rule) ? <Counted rule={rule} /> : t('members.incomplete'))}
    </p>
  )
}

function Counted({ rule }: { rule: RoleRule | null }) {
  const { t } = useTranslation('roles')
  const { t: tAny } = useTranslation()
  const api = useApi()
  const found = useQuery({
    // Without a rule nobody asks.
    ...previewMemberRuleOptions(api, rule ?? { all: [] }),
    enabled: rule !== null,
  })
  if (found.error) {
    const { key } = problemText<'previewMemberRule'>(previewProblems, found.error)
    return `${t('members.countFailed')}. ${sayKey(tAny, key)}`
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
