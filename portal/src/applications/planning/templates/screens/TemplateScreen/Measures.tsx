import type { ReadOf } from '@parvis/api-types/calls'
import { Accordion } from '@parvis/design-system/Accordion'
import { Card } from '@parvis/design-system/Card'
import { PlainText } from '@parvis/design-system/PlainText'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'

export interface MeasuresProps {
  measures: NonNullable<ReadOf<'getReportTemplateLayout'>['measures']>
}

/** The formulas of the measures shown in the visuals. */
export function Measures({ measures }: MeasuresProps) {
  const { t } = useTranslation('reportTemplates')
  return (
    <Card title={t('measures.title')}>
      <Accordion
        isMultiple
        items={measures.map(({ table, name, expression }) => ({
          id: `${table} ${name}`,
          title: t('measures.name', { table, name }),
          content: <PlainText label={t('measures.formula', { name })} text={expression} />,
        }))}
      />
    </Card>
  )
}
