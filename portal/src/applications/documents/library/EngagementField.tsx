import { ComboBox } from '@parvis/design-system/ComboBox'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import type { FieldOf } from '../../../forms/field-of.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { ChosenClient } from '../../../organisation/chosen-client.ts'
import { engagementOption, listEngagementsOptions } from '../../../organisation/engagement-queries.ts'
import type { ClientDocument } from './document.ts'

export interface EngagementFieldProps extends FieldOf<string> {
  /** The client whose engagements are offered. */
  client: ChosenClient | null
  /** The document whose engagement is offered even if it is closed. */
  present: Pick<ClientDocument, 'engagementId' | 'engagementCode'> | undefined
}

/** A choice of one of the client's engagements, or none. */
export function EngagementField({ value, onChange, client, present, ...field }: EngagementFieldProps) {
  const { t } = useTranslation('documents')
  const found = useQuery({
    ...listEngagementsOptions(useApi(), client?.description ?? ''),
    enabled: client !== null,
  })
  const options = client === null ? [] : (found.data ?? []).map(engagementOption)
  const own =
    value !== '' && String(present?.engagementId) === value
      ? { id: value, label: present?.engagementCode ?? value }
      : null
  return (
    <ComboBox
      {...field}
      isDisabled={client === null}
      description={t(client === null ? 'hint.engagementFirst' : 'hint.engagement')}
      value={options.find(({ id }) => id === value) ?? own}
      onChange={option => onChange(option?.id ?? '')}
      options={options}
    />
  )
}
