import { Select } from '@parvis/design-system/Select'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { articleColumns, neededColumns, type Mapping } from './articles.ts'

export interface ColumnsFieldsProps {
  /** The names of the columns in the file. */
  header: readonly string[]
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

const none = 'none'

/** Which column of the file says what. */
export function ColumnsFields({ header, mapping, onChange }: ColumnsFieldsProps) {
  const { t } = useTranslation('stockTakes')
  const options = header.map((label, at) => ({
    id: String(at),
    label: label === '' ? String(at + 1) : label,
  }))
  return (
    <FormSection title={t('importing.columns')}>
      {articleColumns.map(column => {
        const isRequired = neededColumns.includes(column)
        const chosen = mapping[column]
        return (
          <Select
            key={column}
            label={t(`importing.column.${column}`)}
            isRequired={isRequired}
            options={isRequired ? options : [{ id: none, label: t('importing.none') }, ...options]}
            value={chosen === undefined ? (isRequired ? null : none) : String(chosen)}
            onChange={id => {
              const { [column]: _before, ...others } = mapping
              onChange(id === null || id === none ? others : { ...others, [column]: Number(id) })
            }}
          />
        )
      })}
    </FormSection>
  )
}
