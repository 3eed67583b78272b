import type { Schemas } from '@parvis/api-types/portal'
import { Drawer } from '@parvis/design-system/Drawer'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { StatementTable, type StatementRow } from '@parvis/design-system/StatementTable'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import type { StatementRequest } from '../../../../../statements/request.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedOfRecord } from '../../../../../screens/LoadedPart.tsx'
import { addressOf, addressOfAccount, type ResultPlace } from '../../rules/place.ts'
import { ownColumns } from '../../rules/statement-rows.ts'
import { figureOptions, requestRecord, sayNoAccounts } from '../../statement-result.ts'

export interface LineDrawerProps {
  request: StatementRequest
  place: ResultPlace
  /** The key of the line. */
  line: string
  /** The name of the line in the statements; undefined if no statement has it. */
  label: Schemas['StatementLabel'] | undefined
}

/** The accounts behind a line, to the cent, each with a link to its entries. */
export function LineDrawer({ request, place, line, label }: LineDrawerProps) {
  const { t } = useTranslation('statementResults')
  const language = useLanguage()
  const navigate = useNavigate()
  const accounts = useQuery(figureOptions(useApi(), request.id, line))
  const { statement, threshold } = place
  return (
    <Drawer
      isOpen
      title={(label ?? accounts.data?.label)?.[language] ?? t('line.title')}
      onOpenChange={() =>
        void navigate(addressOf(request.id, { statement, threshold }), { preventScrollReset: true })
      }
    >
      <LoadedOfRecord record={{ ...requestRecord, say: sayNoAccounts }} words="line" query={accounts}>
        {figure =>
          figure.accounts.length === 0 ? (
            <EmptyState title={t('line.none')}>{t('line.noneHelp')}</EmptyState>
          ) : (
            <Accounts figure={figure} request={request} place={place} />
          )
        }
      </LoadedOfRecord>
    </Drawer>
  )
}

interface AccountsProps extends Pick<LineDrawerProps, 'request' | 'place'> {
  figure: Schemas['StatementFigureAccounts']
}

function Accounts({ figure, request, place }: AccountsProps) {
  const { t } = useTranslation('statementResults')
  const { figures, accounts } = figure
  // Outside the assets, gross equals net.
  const hasDepreciation = [figures, ...accounts].some(
    ({ gross, depreciation, net }) => depreciation !== 0 || gross !== net,
  )
  return (
    <StatementTable
      caption={t('line.accounts')}
      rounding="cent"
      lineTitle={t('line.account')}
      columns={ownColumns(hasDepreciation).map(id => ({ id, title: t(`figure.${id}`) }))}
      rows={[
        ...accounts.map(
          ({ account, accountLabel, auxiliary, auxiliaryLabel, gross, depreciation, net }): StatementRow => ({
            id: `${account}\n${auxiliary}`,
            kind: 'line',
            label:
              auxiliary === ''
                ? t('checks.named', { account, label: accountLabel })
                : t('line.ofAuxiliary', { account, auxiliary, label: auxiliaryLabel }),
            figures: { gross, depreciation, net },
            href: addressOfAccount(request.id, place, { account, auxiliary }),
          }),
        ),
        { id: 'total', kind: 'total', label: t('line.total'), figures: { ...figures } },
      ]}
    />
  )
}
