import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { TextArea } from '@parvis/design-system/TextArea'
import { TextField } from '@parvis/design-system/TextField'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { fieldMessages } from '../../../../../forms/field-texts.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { roleForm } from '../../rules/role-values.ts'
import type { RoleEditor } from './useRoleEditor.ts'

/** Names and purpose of the role. */
export function RoleDetails({ editor, mayManage }: { editor: RoleEditor; mayManage: boolean }) {
  const { t } = useTranslation('roles')
  const { t: tAny } = useTranslation()
  const { values, faults, change } = editor
  const { name: nameField, englishName: englishField, purpose: purposeField } = roleForm.fields
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
  const said = (field: 'name' | 'englishName' | 'purpose') =>
    fieldMessages(tAny, { message: faults[field] }, t(`field.${field}`))
  return (
    <FormSection title={t('details.title')} description={t('details.hint')}>
      <TextField
        name="name"
        label={t('field.name')}
        value={values.name}
        onChange={name => change({ name })}
        messages={said('name')}
        isRequired
        limit={nameField.limit}
        autoComplete="off"
      />
      <TextField
        name="englishName"
        label={t('field.englishName')}
        description={t('details.englishNameHint')}
        value={values.englishName}
        onChange={englishName => change({ englishName })}
        messages={said('englishName')}
        limit={englishField.limit}
        autoComplete="off"
      />
      <TextArea
        name="purpose"
        label={t('field.purpose')}
        description={t('details.purposeHint')}
        value={values.purpose}
        onChange={purpose => change({ purpose })}
        messages={said('purpose')}
        limit={purposeField.limit}
        rows={3}
      />
    </FormSection>
  )
}
