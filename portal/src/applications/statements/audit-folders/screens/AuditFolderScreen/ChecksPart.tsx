import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { DateTime } from '@parvis/design-system/DateTime'
import { useMemo } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListOfScreen } from '../../../../../screens/ListScreen.tsx'
import { addressOfStatements } from '../../../../../statements/request.ts'
import { checksOf, type AuditFolder } from '../../folder.ts'

/** The checks on the pinned statements: the findings, conclusions and initials of each. */
export function ChecksPart({ folder, onPin }: { folder: AuditFolder; onPin: () => void }) {
  const { t } = useTranslation('auditFolders')
  const { id, status, statementRequestId, statementPeriodEnd } = folder
  const list = useMemo(() => checksOf(id), [id])
  if (statementRequestId === null)
    return (
      <EmptyState
        title={t('checks.unpinnedTitle')}
        actions={status === 'open' && <Button onPress={onPin}>{t('pin.open')}</Button>}
      >
        {t('checks.unpinned')}
      </EmptyState>
    )
  return (
    <Stack gap={4}>
      <p>
        {t('checks.pinned')}{' '}
        {statementPeriodEnd !== null && <DateTime value={statementPeriodEnd} form="day" />}{' '}
        <LinkButton href={addressOfStatements(statementRequestId)}>{t('checks.statements')}</LinkButton>
      </p>
      <ListOfScreen list={list} />
    </Stack>
  )
}
