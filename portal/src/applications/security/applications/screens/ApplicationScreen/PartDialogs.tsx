import { writeOptions } from '@parvis/api-types/calls'
import { deleteApplicationFeature, deleteApplicationModule } from '@parvis/api-types/calls/application-parts'
import { Banner } from '@parvis/design-system/Banner'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../../../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { defineForm } from '../../../../../screens/define-form.ts'
import { SendDialog } from '../../../../../screens/DialogForms.tsx'
import { LineField } from '../../../../../screens/FormFields.tsx'
import { keyOf, partName, partNameFault, partsIn, type Part } from '../../rules/part-tree.ts'
import { sayNotAdded, usePartAddition } from './part-changes.ts'

/** The part to add, and where. */
export interface NewPart {
  kind: Part['kind']
  /** The module to add it to; undefined for the application itself. */
  parent: Part | undefined
}

export interface NewPartDialogProps extends NewPart {
  applicationId: number
  /** All parts of the application. */
  parts: readonly Part[]
  onAdded: (id: number) => void
  onClose: () => void
}

const partForm = defineForm(
  'application-part',
  { name: partName },
  {
    refusals: { 'application-module-name-taken': 'name', 'application-feature-name-taken': 'name' },
    say: sayNotAdded,
  },
)

/** Asks for the name of a new module, sub-module or feature. */
export function NewPartDialog({ applicationId, kind, parent, parts, onAdded, onClose }: NewPartDialogProps) {
  const { t } = useTranslation('security')
  const parentId = parent?.id ?? null
  const add = usePartAddition(applicationId)
  const titles = { module: t('parts.newModule'), feature: t('parts.newFeature') }
  return (
    <SendDialog
      form={partForm}
      namespace="security"
      draft={`new-${kind}:${applicationId}:${parentId ?? 'top'}`}
      title={
        parent === undefined
          ? titles[kind]
          : t(kind === 'module' ? 'parts.newSubModule' : 'parts.newFeatureIn', { name: parent.name })
      }
      size="small"
      submit={t('parts.add')}
      failed={t('parts.addFailed')}
      also={({ name }) => {
        const fault = partNameFault(parts, { kind, parentId, name })
        return fault === undefined ? {} : { name: fault }
      }}
      send={async ({ name }, idempotencyKey) => {
        const { id } = await add({ kind, parentId, name: name.trim() }, idempotencyKey)
        onAdded(id)
      }}
      onSent={({ name }) => {
        showToast({ title: t('parts.added', { name: name.trim() }) })
        onClose()
      }}
      onClose={onClose}
    >
      {(_, of) => <LineField of={of} name="name" />}
    </SendDialog>
  )
}

const sayNotDeleted = explain<'deleteApplicationModule' | 'deleteApplicationFeature'>({
  'precondition-failed': 'security:parts.changed',
  'application-module-in-use': 'security:problem.moduleInUse',
  'application-feature-in-use': 'security:problem.featureInUse',
})

export interface DeletePartDialogProps {
  /** The current version. */
  part: Part
  /** All parts of the application. */
  parts: readonly Part[]
  onClose: () => void
}

/** Asks before deleting a module or feature with its contents. If scopes still belong to it, names them instead. */
export function DeletePartDialog({ part, parts, onClose }: DeletePartDialogProps) {
  const { t } = useTranslation('security')
  const api = useApi()
  const { kind, id, name, '@odata.etag': ifMatch } = part
  const inside = partsIn(parts, part)
  return (
    <DeletionDialog
      title={t('parts.deleteTitle', { name })}
      confirmLabel={t(kind === 'module' ? 'parts.deleteModule' : 'parts.deleteFeature')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(api, kind === 'module' ? deleteApplicationModule : deleteApplicationFeature)}
      say={sayNotDeleted}
      onClose={onClose}
      onDeleted={() => {
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
