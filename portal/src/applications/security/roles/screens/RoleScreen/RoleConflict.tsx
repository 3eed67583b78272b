import { ruleText } from '@parvis/design-system/rule-text'
import { ConflictDialog } from '@parvis/design-system/patterns/ConflictDialog'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { WholeRole } from '../../role.ts'
import {
  fullName,
  valuesOf,
  versionedFields,
  type RoleValues,
  type VersionedField,
} from '../../rules/role-values.ts'
import type { RoleEditor } from './useRoleEditor.ts'
import { useRuleFields } from './useRuleFields.ts'

/** Somebody else saved first: shows both versions of the fields that differ. */
export function RoleConflict({ editor }: { editor: RoleEditor }) {
  const { conflict } = editor
  return conflict && <Conflict editor={editor} version={conflict} />
}

function Conflict({ editor, version }: { editor: RoleEditor; version: WholeRole }) {
  const theirs = valuesOf(version)
  const { modifier, ModifiedDate: savedDate } = version
  const { t } = useTranslation('roles')
  const locale = useLanguage()
  const { fields } = useRuleFields()
  const written = (values: RoleValues, field: VersionedField) => {
    switch (field) {
      case 'rule':
        return ruleText(values.rule, { fields, locale }) || t('history.noRule')
      case 'scopes':
        return values.scopes
          .map(({ scopeName }) => scopeName)
          .toSorted()
          .join(', ')
      default:
        return values[field]
    }
  }
  return (
    <ConflictDialog
      isOpen
      person={modifier && fullName(modifier)}
      savedDate={savedDate}
      fields={versionedFields
        .filter(name => editor.conflictFields.includes(name))
        .map(name => ({
          name,
          label: t(`field.${name}`),
          theirs: written(theirs, name),
          mine: written(editor.mine, name),
        }))}
      onBack={editor.back}
      onReload={editor.reload}
      onOverwrite={editor.overwrite}
    />
  )
}
