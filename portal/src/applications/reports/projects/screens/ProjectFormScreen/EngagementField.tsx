import { ComboBox } from '@parvis/design-system/ComboBox'
import { useQuery } from '@tanstack/react-query'
import type { ChosenClient } from '../../../../../organisation/chosen-client.ts'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { engagementOption, listEngagementsOptions } from '../../../../../organisation/engagement-queries.ts'
import type { FieldOf } from '../../../../../forms/field-of.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Project } from '../../project.ts'

export interface EngagementFieldProps extends FieldOf<string> {
  /** The client whose engagements are offered. */
  client: ChosenClient | null
  /** The project whose engagement is offered even if it is closed, or its name still loading. */
  present: Pick<Project, 'engagementId' | 'engagementCode' | 'engagementDescription'> | undefined
}

/** A choice of one of the client's engagements. */
export function EngagementField({ value, onChange, client, present, ...field }: EngagementFieldProps) {
  const { t } = useTranslation('reportProjects')
  const found = useQuery({
    ...listEngagementsOptions(useApi(), client?.description ?? ''),
    enabled: client !== null,
  })
  const open = client === null ? [] : (found.data ?? [])
  const isPresent = present !== undefined && String(present.engagementId) === value
  const known =
    isPresent && !open.some(({ id }) => id === present.engagementId)
      ? [{ id: present.engagementId, ...present }, ...open]
      : open
  const options = known.map(engagementOption)
  return (
    <ComboBox
      {...field}
      isRequired
      isDisabled={client === null}
      description={t(client === null ? 'hint.firstClient' : 'hint.engagement')}
      value={options.find(({ id }) => id === value) ?? null}
      onChange={option => onChange(option?.id ?? '')}
      options={options}
    />
  )
}
