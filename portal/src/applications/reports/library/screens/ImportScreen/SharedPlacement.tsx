import { Card } from '@parvis/design-system/Card'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ClientField } from '../../../../../organisation/ClientField.tsx'
import { FolderField } from '../../ChosenFields.tsx'
import type { ImportValues } from '../../rules/import-values.ts'
import { useClientSearch } from './useClientSearch.ts'

/** The place of new reports. */
export type Placement = Pick<ImportValues, 'client' | 'folderId'>

export interface SharedPlacementProps {
  value: Placement
  onChange: (placement: Placement) => void
}

/** Chooses one place for many files. Each form can still override it. */
export function SharedPlacement({ value, onChange }: SharedPlacementProps) {
  const { t } = useTranslation('reports')
  const load = useClientSearch()
  // This field is not part of a form: its faults are reported in the form of each file.
  const field = { messages: [], onBlur: () => {}, ref: () => {} }
  return (
    <Card title={t('sharedPlacement.title')}>
      <Stack gap={5}>
        <p>{t('sharedPlacement.help')}</p>
        <ClientField
          {...field}
          name="shared-client"
          label={t('field.client')}
          description={t('hint.libraryClient')}
          load={load}
          value={value.client}
          onChange={client => onChange({ client, folderId: null })}
        />
        {value.client && (
          <FolderField
            {...field}
            name="shared-folder"
            label={t('field.placement')}
            accountId={Number(value.client.id)}
            value={value.folderId}
            onChange={folderId => onChange({ ...value, folderId })}
          />
        )}
      </Stack>
    </Card>
  )
}
