import type { Schemas } from '@parvis/api-types/portal'
import { Accordion } from '@parvis/design-system/Accordion'
import { Banner } from '@parvis/design-system/Banner'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Disclosure } from '@parvis/design-system/Disclosure'
import { Stack } from '@parvis/design-system/Stack'
import { StatementTable } from '@parvis/design-system/StatementTable'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfAccount, type ResultPlace } from '../../rules/place.ts'
import type { StatementRequest } from '../../../../../statements/request.ts'
import { useEuros } from '../../useEuros.ts'

type Check = Schemas['StatementCheck']
type Unavailable = Schemas['StatementUnavailableCheck']

export interface ChecksProps {
  checks: readonly Check[]
  /** The checks that cannot be made, with the reasons. */
  unavailable: readonly Unavailable[]
  request: StatementRequest
  place: ResultPlace
}

/** Whether the statements can be relied on: the verdict first, with the comparisons behind it. */
export function Checks({ checks, unavailable, request, place }: ChecksProps) {
  const { t } = useTranslation('statementResults')
  const failed = checks.filter(({ passed }) => !passed)
  const total = checks.length
  if (total === 0) return <Banner kind="warning" title={t('checks.none')} />
  return (
    <Stack gap={3}>
      {failed.length === 0 ? (
        <Banner kind="success" title={t('checks.passed', { count: total })} />
      ) : (
        <Banner kind="danger" title={t('checks.failed', { count: failed.length, total })}>
          {t('checks.failedHelp')}
        </Banner>
      )}
      <Disclosure title={t('checks.show')} level={2} defaultExpanded={failed.length > 0}>
        <Accordion
          level={3}
          isMultiple
          defaultExpandedIds={failed.map(({ check }) => check)}
          items={[
            ...[...failed, ...checks.filter(({ passed }) => passed)].map(check => ({
              id: check.check,
              title: t(`check.${check.check}`),
              aside: (
                <StatusBadge kind={check.passed ? 'success' : 'danger'}>
                  {t(check.passed ? 'checks.isPassed' : 'checks.isFailed')}
                </StatusBadge>
              ),
              content: <CheckResult check={check} request={request} place={place} />,
            })),
            ...unavailable.map(({ check, reason }) => ({
              id: check,
              title: t(`check.${check}`),
              aside: <StatusBadge kind="draft">{t('checks.isUnavailable')}</StatusBadge>,
              content: <p>{t(`unavailable.${reason}`)}</p>,
            })),
          ]}
        />
      </Disclosure>
    </Stack>
  )
}

/** Stands for several result accounts together, so it has no entries of its own. */
const resultAccounts = '12'

/** What a check compared, as the services answered. Nothing is computed here. */
function CheckResult({ check, request, place }: { check: Check } & Pick<ChecksProps, 'request' | 'place'>) {
  const { t } = useTranslation('statementResults')
  const { exact } = useEuros()
  const { figures, accounts } = check
  const hasExpected = accounts.some(({ expected }) => expected !== null)
  const hasNoMovements = check.check === 'ledger-balances' && figures.every(({ name }) => name !== 'debit')
  return (
    <Stack gap={4}>
      <p>{hasNoMovements ? t('comparedBalances') : t(`compared.${check.check}`)}</p>
      {figures.length > 0 && (
        <DescriptionList
          items={figures.map(({ name, amount }) => ({ term: t(`compares.${name}`), value: exact(amount) }))}
        />
      )}
      {accounts.length > 0 && (
        <StatementTable
          caption={t('checks.accounts')}
          rounding="cent"
          lineTitle={t('line.account')}
          columns={[
            { id: 'amount', title: t('checks.amount') },
            ...(hasExpected ? [{ id: 'expected', title: t('checks.expected') }] : []),
          ]}
          rows={accounts.map(({ account, label, amount, expected }) => ({
            id: account,
            kind: 'line',
            label: label === '' ? account : t('checks.named', { account, label }),
            figures: { amount, expected },
            ...(account !== resultAccounts && {
              href: addressOfAccount(request.id, place, { account, auxiliary: '' }),
            }),
          }))}
        />
      )}
    </Stack>
  )
}
