import { Select } from '@parvis/design-system/Select'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import type { MappingOf } from './mapping.ts'

export interface ColumnsFieldsProps<Column extends string> {
  /** The values that a file can hold, in the order in which the fields ask for their columns. */
  columns: readonly Column[]
  /** The columns that every file needs. */
  needed: readonly Column[]
  labelOf: (column: Column) => string
  /** The column names in the file. */
  header: readonly string[]
  mapping: MappingOf<Column>
  onChange: (mapping: MappingOf<Column>) => void
}

const none = 'none'

/** Chooses which column of the file holds which value. */
export function ColumnsFields<Column extends string>({
  columns,
  needed,
  labelOf,
  header,
  mapping,
  onChange,
}: ColumnsFieldsProps<Column>) {
  const { t } = useTranslation('stockTakes')
  const options = header.map((label, at) => ({
    id: String(at),
    label: label === '' ? String(at + 1) : label,
  }))
  return (
    <FormSection title={t('importing.columns')}>
      {columns.map(column => {
        const isRequired = needed.includes(column)
        const chosen = mapping[column]
        return (
          <Select
            key={column}
            label={labelOf(column)}
            isRequired={isRequired}
            options={isRequired ? options : [{ id: none, label: t('importing.none') }, ...options]}
            value={chosen === undefined ? (isRequired ? null : none) : String(chosen)}
            onChange={id => {
              const others = { ...mapping, [column]: undefined }
              onChange(id === null || id === none ? others : { ...others, [column]: Number(id) })
            }}
          />
        )
      })}
    </FormSection>
  )
}
