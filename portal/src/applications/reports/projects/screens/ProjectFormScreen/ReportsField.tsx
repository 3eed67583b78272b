import { FolderTree, type FolderItem } from '@parvis/design-system/FolderTree'
import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChosenClient } from '../../../../../organisation/chosen-client.ts'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { FieldOf } from '../../../../../forms/field-of.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { moved } from '../../project-form.ts'
import { reportChoicesOptions, type ReportChoice } from './choices.ts'

/** The value is a list of keys, in order; the label is that of the list. */
export interface ReportsFieldProps extends FieldOf<readonly string[]> {
  /** The client whose reports are offered. */
  client: ChosenClient | null
  /** The engagement of the project; empty until one is chosen. */
  engagementId: string
}

const none: readonly ReportChoice[] = []

/** Whether a report is in a folder of another engagement than the project's. */
const isOfAnother = ({ engagementId }: ReportChoice, chosen: string) =>
  engagementId !== null && chosen !== '' && String(engagementId) !== chosen

/** A report of the project as an item of the list. A report that no longer exists can only be removed. */
function itemOf(
  t: Translate<'reportProjects'>,
  id: string,
  report: ReportChoice | undefined,
  engagementId: string,
): FolderItem {
  const entry = { id, parentId: null, kind: 'document' } as const
  if (!report) return { ...entry, name: t('chosen.gone') }
  const { name, folderPath, publicationStatus } = report
  const known = { ...entry, name, description: folderPath }
  if (isOfAnother(report, engagementId))
    return { ...known, badge: { value: t('chosen.otherEngagement'), tone: 'warning' } }
  return publicationStatus === 'published'
    ? known
    : { ...known, badge: { value: t(`status.${publicationStatus}`) } }
}

/**
 * The reports of a project: found and added at the end, ordered by dragging, by keyboard or in a dialog, and removed.
 */
export function ReportsField({ label, value, onChange, client, engagementId, ...field }: ReportsFieldProps) {
  const { t } = useTranslation('reportProjects')
  const found = useQuery({
    ...reportChoicesOptions(useApi(), Number(client?.id ?? 0)),
    enabled: client !== null,
  })
  const reports = found.data ?? none
  const items = useMemo(() => {
    const byKey = new Map(reports.map(report => [String(report.id), report]))
    return value.map(id => itemOf(t, id, byKey.get(id), engagementId))
  }, [reports, value, engagementId, t])
  const choices = reports.filter(
    report => !value.includes(String(report.id)) && !isOfAnother(report, engagementId),
  )
  return (
    <Stack gap={4}>
      <MultiSelect
        {...field}
        label={t('chosen.add')}
        description={t(client === null ? 'hint.firstClient' : 'hint.reports')}
        isDisabled={client === null}
        options={choices.map(({ id, name, folderPath }) => ({
          id: String(id),
          label: name,
          description: folderPath,
        }))}
        // Added reports appear in the list below and not in this field.
        value={[]}
        onChange={added => onChange([...new Set([...value, ...added.map(({ id }) => id)])])}
      />
      {value.length > 0 && (
        <Stack gap={2}>
          <p>{t('hint.order')}</p>
          <FolderTree
            aria-label={label}
            items={items}
            status={found.isPending ? 'loading' : found.isError ? 'error' : 'ready'}
            onRetry={() => void found.refetch()}
            isOrdered
            canMove={(_, { parentId }) => parentId === null}
            onMove={(ids, { beforeId }) => onChange(moved(value, ids, beforeId))}
            rowActions={({ id }) => [
              {
                id: 'remove',
                label: t('chosen.remove'),
                onAction: () => onChange(value.filter(each => each !== id)),
              },
            ]}
          />
        </Stack>
      )}
    </Stack>
  )
}
