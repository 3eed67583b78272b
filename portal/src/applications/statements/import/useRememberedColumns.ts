import { sirenIn } from '@parvis/accounting/balance/check'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { StatementRequest } from '../../../statements/request.ts'
import { rememberedColumns } from './rules/remembered-columns.ts'
import type { FecImport } from './useFecImport.ts'
import { clientOf, useClientBySiren, useRemembered } from './usePreparation.ts'

/**
 * Whose file it is as far as that is known while it is read, and its columns as they were chosen for the last file of that
 * client. They are taken once, unless the person has corrected something.
 */
export function useRememberedColumns(fec: FecImport, before: StatementRequest | undefined) {
  const { file, preview, client: said, chosen, content } = fec
  const bySiren = useClientBySiren(file && sirenIn(file.name))
  const client = said === undefined ? (bySiren.client ?? (before ? clientOf(before) : null)) : said
  const { data } = useRemembered(client)
  const reading = data?.reading
  const found = useMemo(
    () => (reading && preview ? rememberedColumns(reading, preview) : undefined),
    [reading, preview],
  )
  const isCorrected = content !== undefined || Object.keys(chosen).length > 0
  const take = useEffectEvent((of: typeof reading) => {
    if (of && found && !isCorrected) fec.readAgain({ chosen: found.chosen, content: found.content })
  })
  // The client, and not the preview: what a person corrects of it afterwards stays.
  useEffect(() => take(reading), [reading])
  // What is corrected of them is no longer as it was.
  const isTaken =
    found !== undefined &&
    (['balance', 'ledger', 'entries'] as const).every(
      each => JSON.stringify(found.chosen[each]) === JSON.stringify(chosen[each]),
    )
  return { client, remembered: isTaken && reading ? { ...found, periodEnd: reading.periodEnd } : undefined }
}
