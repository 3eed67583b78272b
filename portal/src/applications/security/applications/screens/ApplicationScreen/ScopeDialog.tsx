import { Banner } from '@parvis/design-system/Banner'
import { FormConflict } from '../../../../../forms/FormConflict.tsx'
import { FormDialog } from '../../../../../forms/FormDialog.tsx'
import { FormDraftOffer } from '../../../../../forms/FormDraftOffer.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import type { WholeApplication } from '../../queries.ts'
import type { Scope } from '../../rules/scope-graph.ts'
import { scopeValuesOf, type ScopeField, type ScopeValues } from '../../rules/scope-values.ts'
import { ScopeFields } from './ScopeFields.tsx'
import { useScopeEditor } from './useScopeEditor.ts'

export interface ScopeDialogProps {
  application: WholeApplication
  /** The scope to change; undefined for a new one. */
  scope: Scope | undefined
  /** It is there, or is called otherwise. */
  onSaved: (id: number) => void
  onClose: () => void
}

/** The form of a scope, new or not, with everything that may happen to it while it is open. */
export function ScopeDialog({ application, scope, onSaved, onClose }: ScopeDialogProps) {
  const { t } = useTranslation('security')
  const editor = useScopeEditor({
    applicationId: application.id,
    scope,
    onSaved: id => {
      onSaved(id)
      onClose()
    },
  })
  const { form, draft, failure, isNew, isGone, isPending } = editor
  const features = [
    { id: '', label: t('scopes.ofApplication') },
    ...application.applicationFeature.map(({ id, name }) => ({ id: String(id), label: name })),
  ]
  const written = (values: ScopeValues, field: ScopeField) =>
    field === 'applicationFeatureId'
      ? (features.find(({ id }) => id === values[field])?.label ?? t('none'))
      : values[field]
  return (
    <FormDialog
      title={scope ? t('scopes.edit', { name: scope.scopeName }) : t('scopes.new')}
      submitLabel={t(isNew ? 'scopes.create' : 'scopes.save')}
      cancelLabel={t('form.cancel')}
      isPending={isPending}
      attempt={form.formState.submitCount}
      onSubmit={() => editor.submit()}
      onCancel={() => {
        draft.clear()
        onClose()
      }}
      onClose={onClose}
      over={
        <FormConflict
          editor={editor}
          valuesOf={scopeValuesOf}
          labelOf={field => t(`field.${field}`)}
          written={written}
        />
      }
    >
      <FormDraftOffer form={form} draft={draft} first="scopeName" />
      {isGone && (
        <Banner kind="warning" live="assertive" title={t('scopes.goneTitle')}>
          {t('scopes.gone')}
        </Banner>
      )}
      <ScopeFields control={form.control} features={features} isNew={isNew} />
      {failure && <ProblemBanner title={t('scopes.failed')} problem={failure} />}
    </FormDialog>
  )
}
