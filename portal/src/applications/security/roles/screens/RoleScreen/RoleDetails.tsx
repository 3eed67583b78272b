import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LineField, LinesField } from '../../../../../screens/FormFields.tsx'
import { roleForm } from '../../rules/role-values.ts'
import type { RoleEditor } from './useRoleEditor.ts'

/** Names and purpose of the role. */
export function RoleDetails({ editor, mayManage }: { editor: RoleEditor; mayManage: boolean }) {
  const { t } = useTranslation('roles')
  const { values } = editor
  if (!mayManage)
    return (
      <DescriptionList
        items={[
          { term: t('field.name'), value: values.name },
          { term: t('field.englishName'), value: values.englishName || values.name },
          { term: t('field.purpose'), value: values.purpose || t('details.none') },
        ]}
      />
    )
  const of = { form: roleForm, namespace: 'roles', control: editor.form.control } as const
  return (
    <FormSection title={t('details.title')} description={t('details.hint')}>
      <LineField of={of} name="name" />
      <LineField of={of} name="englishName" hint={t('details.englishNameHint')} />
      <LinesField of={of} name="purpose" hint={t('details.purposeHint')} />
    </FormSection>
  )
}
