import { sirenIn } from '@parvis/accounting/balance/check'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { isSame } from '../../../forms/changes.ts'
import type { StatementRequest } from '../../../statements/request.ts'
import { readingToTake, rememberedColumns } from './rules/remembered-columns.ts'
import type { FecImport } from './useFecImport.ts'
import { clientOf, useClientBySiren, useRemembered } from './usePreparation.ts'

/**
 * The client of a file while it is being read, and the columns chosen for that client's last file. They are applied
 * unless the person has corrected something, and are replaced if the client is changed.
 * @param isOffered whether the person's own corrections of that file are offered, which take precedence
 */
export function useRememberedColumns(
  fec: FecImport,
  before: StatementRequest | undefined,
  isOffered: boolean,
) {
  const { file, preview, client: said, chosen } = fec
  const bySiren = useClientBySiren(file && sirenIn(file.name))
  const client = said === undefined ? (bySiren.client ?? (before ? clientOf(before) : null)) : said
  const { data } = useRemembered(client)
  const reading = data?.reading
  const found = useMemo(
    () => (reading && preview ? rememberedColumns(reading, preview) : undefined),
    [reading, preview],
  )
  const take = useEffectEvent((of: typeof reading, waits: boolean) => {
    const next = readingToTake(fec, of ? found : undefined, waits)
    if (next) fec.readRemembered(next)
  })
  // Depend on the client and not on the preview, so that later corrections stay.
  useEffect(() => take(reading, isOffered), [reading, isOffered])
  // Columns that were corrected no longer count as remembered.
  const isTaken =
    found !== undefined &&
    (['balance', 'ledger', 'entries'] as const).every(each => isSame(found.chosen[each], chosen[each]))
  if (!isTaken || !reading) return { client, remembered: undefined }
  const dates = found.dates === chosen.dates ? found.dates : undefined
  const signs = found.signs === chosen.signs ? found.signs : undefined
  return { client, remembered: { ...found, dates, signs, periodEnd: reading.periodEnd } }
}
