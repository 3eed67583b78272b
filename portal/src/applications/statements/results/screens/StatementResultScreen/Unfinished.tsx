import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfRequest, isUnderWay, type StatementRequest } from '../../../../../statements/request.ts'
import { requestRecord } from '../../statement-result.ts'

/** Milliseconds between two polls of a request in progress. */
const interval = 5000

export interface UnfinishedProps {
  request: StatementRequest
  status: Exclude<StatementRequest['status'], 'finished'>
}

/** Shown in place of the statements of a request: its progress, and where to continue. */
export function Unfinished({ request, status }: UnfinishedProps) {
  const { t } = useTranslation('statementResults')
  const { id, progress, failure } = request
  // This query updates the record that the page shows.
  useQuery({ ...requestRecord.options(useApi(), id), refetchInterval: isUnderWay(status) && interval })
  return (
    <EmptyState
      title={t(`unfinished.${status}`, { progress })}
      actions={
        <LinkButton variant="primary" href={addressOfRequest(id)}>
          {t('unfinished.open')}
        </LinkButton>
      }
    >
      {failure && (
        <>
          {failure.kind === 'findings' || failure.kind === 'unmapped'
            ? t(`failure.${failure.kind}`, { count: failure.count })
            : t(`failure.${failure.kind}`)}{' '}
        </>
      )}
      {t(`unfinished.${status}Help`)}
    </EmptyState>
  )
}
