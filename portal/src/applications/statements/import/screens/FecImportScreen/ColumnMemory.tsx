import { Banner } from '@parvis/design-system/Banner'
import { useRef } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ClientField } from '../../../../../organisation/ClientField.tsx'
import type { StatementRequest } from '../../../../../statements/request.ts'
import type { FecImport } from '../../useFecImport.ts'
import { useFecFormats } from '../../useFecFormats.ts'
import { useRememberedColumns } from '../../useRememberedColumns.ts'

export interface ColumnMemoryProps {
  fec: FecImport
  /** The statements from which the reader started this import for the same client. */
  before: StatementRequest | undefined
  /** Whether the person's earlier corrections of that file are offered. */
  isOffered: boolean
}

/**
 * Asks for the client of the file, so that its columns are read as in that client's last file, and shows what differs
 * this time.
 */
export function ColumnMemory({ fec, before, isOffered }: ColumnMemoryProps) {
  const { t } = useTranslation('statementImport')
  const { day } = useFecFormats()
  const { client, remembered } = useRememberedColumns(fec, before, isOffered)
  const input = useRef<HTMLInputElement>(null)
  const list = (names: readonly string[]) => names.join(', ')
  return (
    <>
      <ClientField
        name="client"
        label={t('reading.client')}
        description={t('reading.clientHelp')}
        value={client}
        onChange={fec.chooseClient}
        onBlur={() => undefined}
        isRequired={false}
        ref={input}
        messages={[]}
      />
      {remembered && (
        <Banner kind="info" live="polite" title={t('reading.remembered', { end: day(remembered.periodEnd) })}>
          {remembered.added.length + remembered.gone.length === 0 && (
            <p>{t(remembered.isHeadless ? 'reading.rememberedCount' : 'reading.rememberedSame')}</p>
          )}
          {remembered.dates && <p>{t(`reading.rememberedDates.${remembered.dates}`)}</p>}
          {remembered.signs && <p>{t('reading.rememberedSigns')}</p>}
          {remembered.added.length > 0 && (
            <p>{t('reading.rememberedNew', { columns: list(remembered.added) })}</p>
          )}
          {remembered.gone.length > 0 && (
            <p>{t('reading.rememberedGone', { columns: list(remembered.gone) })}</p>
          )}
        </Banner>
      )}
    </>
  )
}
