import { Banner } from '@parvis/design-system/Banner'
import { showToast } from '@parvis/design-system/Toast'
import { Stack } from '@parvis/design-system/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { DeletionDialog } from '../../../../../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { partProblem } from '../../part-problems.ts'
import { deletePartOptions } from '../../part-queries.ts'
import { invalidateApplications } from '../../queries.ts'
import { keyOf, partsIn, type Part } from '../../rules/part-tree.ts'

export interface DeletePartDialogProps {
  /** In the version of the moment. */
  part: Part
  /** All parts of the application. */
  parts: readonly Part[]
  onClose: () => void
}

/** Asks before a module or a feature is deleted, with what goes with it; says which scopes belong to it when it cannot be. */
export function DeletePartDialog({ part, parts, onClose }: DeletePartDialogProps) {
  const { t } = useTranslation('security')
  const queryClient = useQueryClient()
  const { kind, name } = part
  const inside = partsIn(parts, part)
  return (
    <DeletionDialog
      title={t('parts.deleteTitle', { name })}
      confirmLabel={t(kind === 'module' ? 'parts.deleteModule' : 'parts.deleteFeature')}
      thing={part}
      options={deletePartOptions(useApi())}
      say={error => partProblem.delete(kind, error)}
      onClose={onClose}
      onRefused={() => invalidateApplications(queryClient)}
      onDeleted={async () => {
        await invalidateApplications(queryClient)
        showToast({ title: t(kind === 'module' ? 'parts.moduleDeleted' : 'parts.featureDeleted', { name }) })
        onClose()
      }}
    >
      <Stack>
        {inside.length > 0 && (
          <Banner kind="warning" title={t('parts.goesWithIt')}>
            <ul>
              {inside.map(each => (
                <li key={keyOf(each.kind, each.id)}>
                  {t(each.kind === 'module' ? 'parts.subModule' : 'parts.feature', { name: each.name })}
                </li>
              ))}
            </ul>
          </Banner>
        )}
        <p>{t('parts.deleteText')}</p>
      </Stack>
    </DeletionDialog>
  )
}
