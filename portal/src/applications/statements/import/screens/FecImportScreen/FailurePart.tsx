import { refusals } from '@parvis/accounting/fec/report'
import { rules, type RuleId } from '@parvis/accounting/fec/rules'
import { Banner } from '@parvis/design-system/Banner'
import { DescriptionList, type DescriptionListProps } from '@parvis/design-system/DescriptionList'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import {
  addressOfDashboard,
  addressOfNext,
  type StatementRequest,
} from '../../../../../statements/request.ts'
import { StartButton } from './RequestActions.tsx'
import { RequestFacts } from './RequestFacts.tsx'

type Failure = NonNullable<StatementRequest['failure']>
type Items = DescriptionListProps['items'][number][]

const isRule = (rule: string | null): rule is RuleId => rule !== null && Object.hasOwn(rules, rule)

/** Why the work on a file failed, and what the reader can do. */
export function FailurePart({ request }: { request: StatementRequest }) {
  const { t } = useTranslation('statementImport')
  const { failure } = request
  return (
    <Stack gap={5}>
      <Banner kind="danger" live="assertive" title={t('failure.title')}>
        {failure && <p>{t(`failure.${failure.kind}`)}</p>}
      </Banner>
      {failure && <FailureFacts failure={failure} />}
      <RequestFacts request={request} />
      <Inline>
        <StartButton request={request} label={t('processing.again')} />
        <LinkButton href={addressOfNext(request.id)}>{t('failure.another')}</LinkButton>
        <LinkButton href={addressOfDashboard}>{t('processing.toDashboard')}</LinkButton>
      </Inline>
    </Stack>
  )
}

function FailureFacts({ failure }: { failure: Failure }) {
  const { t } = useTranslation('statementImport')
  const { t: tStatements } = useTranslation('statements')
  const locale = useLanguage()
  const { stage, line, count, accounts } = failure
  const items: Items = [
    { term: t('failure.stage'), value: tStatements(`stage.${stage}`) },
    ...useReason(failure),
    ...(line === null ? [] : [{ term: t('column.line'), value: line.toLocaleString(locale) }]),
    ...(count === 0 ? [] : [{ term: t('failure.count'), value: count.toLocaleString(locale) }]),
    ...(accounts.length === 0
      ? []
      : [{ term: t('failure.accounts'), value: new Intl.ListFormat(locale).format(accounts) }]),
  ]
  return <DescriptionList items={items} />
}

/** The broken rule in words, with its remedy. */
function useReason({ kind, rule }: Failure): Items {
  const { t } = useTranslation('statementImport')
  if (kind === 'findings' && isRule(rule))
    return [
      { term: t('column.rule'), value: t(`rule.${rule}.title`) },
      { term: t('column.mend'), value: t(`rule.${rule}.mend`) },
    ]
  const refused = refusals.find(each => each === rule)
  if (kind === 'refused' && refused)
    return [
      { term: t('column.rule'), value: t(`stop.${refused}.title`) },
      { term: t('column.mend'), value: t(`stop.${refused}.help`) },
    ]
  return []
}
