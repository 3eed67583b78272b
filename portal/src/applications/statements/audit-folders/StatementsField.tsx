import { readOptions } from '@parvis/api-types/calls'
import { listStatementRequests } from '@parvis/api-types/calls/statements'
import { Select } from '@parvis/design-system/Select'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import type { FieldOf } from '../../../forms/field-of.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'

export interface StatementsFieldProps extends Omit<FieldOf<string>, 'ref'> {
  ref: Ref<HTMLButtonElement>
  /** The client; undefined until one is chosen. */
  accountId: number | undefined
  year: number | null
  /** Whether no statements is a valid choice. @default false */
  mayBeNone?: boolean
}

const none = 'none'

/** A choice among the finished statements of a client for the year that ends in `year`. */
export function StatementsField({
  accountId,
  year,
  mayBeNone = false,
  value,
  onChange,
  ...field
}: StatementsFieldProps) {
  const { t } = useTranslation('auditFolders')
  const { longMoment } = useFormats()
  const found = useQuery({
    ...readOptions(useApi(), listStatementRequests, {
      query: {
        filter: {
          and: [
            ['accountId', 'eq', accountId ?? 0],
            ['status', 'eq', 'finished'],
            ['periodEnd', 'ge', { date: `${year ?? 1990}-01-01` }],
            ['periodEnd', 'le', { date: `${year ?? 1990}-12-31` }],
          ],
        },
        select: ['id', 'fileName', 'finishedDate'],
        orderby: ['finishedDate desc', 'id desc'],
        top: 50,
      },
    }),
    enabled: accountId !== undefined && year !== null,
  })
  const options = (found.data?.value ?? []).map(({ id, fileName, finishedDate }) => ({
    id: String(id),
    label: t('statements.option', {
      file: fileName,
      date: finishedDate === null ? '' : longMoment(finishedDate),
    }),
  }))
  const isEmpty = found.data !== undefined && options.length === 0
  return (
    <Select
      {...field}
      isRequired={!mayBeNone}
      description={t(
        found.isError ? 'statements.failed' : isEmpty ? 'statements.missing' : 'statements.hint',
      )}
      options={[...(mayBeNone ? [{ id: none, label: t('statements.none') }] : []), ...options]}
      value={value === '' ? (mayBeNone ? none : null) : value}
      onChange={id => onChange(id === none ? '' : id)}
    />
  )
}
