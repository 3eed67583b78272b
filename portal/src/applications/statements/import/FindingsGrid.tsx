import { rules } from '@parvis/accounting/fec/rules'
import type { FecReport } from '@parvis/accounting/fec/report'
import { Button } from '@parvis/design-system/Button'
import { DataGrid, type GridColumn } from '@parvis/design-system/DataGrid'
import type { GridView } from '@parvis/design-system/grid-view'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { Translate } from '../../../i18n/translations.ts'
import { brokenRules, findingRows, severityLooks, type FindingRow } from './findings.ts'
import { saveFile } from './save-file.ts'
import { useFindingWords } from './useFindingWords.ts'
import { useFindingsCsv } from './useFindingsCsv.ts'
import { visibleSpaces } from './visible-spaces.ts'

export interface FindingsGridProps {
  report: FecReport
  view: GridView
  onViewChange: (view: GridView) => void
  /** The name of exported files, without extension. */
  fileName: string
}

function columnsOf(
  report: FecReport,
  t: Translate<'statementImport'>,
  words: (finding: FindingRow) => string,
): GridColumn<FindingRow>[] {
  return [
    {
      id: 'line',
      type: 'number',
      title: t('column.line'),
      value: ({ line }) => line,
      width: 90,
      isHideable: false,
    },
    {
      id: 'rule',
      type: 'choice',
      title: t('column.rule'),
      value: ({ rule }) => rule,
      choices: brokenRules(report).map(({ rule, severity }) => ({
        id: rule,
        label: t(`rule.${rule}.title`),
        status: severityLooks[severity],
      })),
      width: 320,
      isWrapped: true,
    },
    {
      id: 'column',
      type: 'text',
      title: t('column.column'),
      value: ({ column }) => column,
      width: 140,
      canGrow: false,
    },
    {
      id: 'value',
      type: 'text',
      title: t('column.value'),
      value: ({ value }) => value,
      render: ({ value }) => visibleSpaces(value),
      width: 180,
    },
    {
      id: 'found',
      type: 'text',
      title: t('column.found'),
      value: words,
      width: 260,
      isWrapped: true,
    },
    {
      id: 'mend',
      type: 'text',
      title: t('column.mend'),
      value: ({ rule }) => t(`rule.${rule}.mend`),
      width: 320,
      isWrapped: true,
    },
    {
      id: 'why',
      type: 'text',
      title: t('column.why'),
      value: ({ rule }) => t(`rule.${rule}.why`),
      width: 320,
      isWrapped: true,
    },
    {
      id: 'source',
      type: 'text',
      title: t('column.source'),
      value: ({ rule }) => rules[rule].source,
      width: 240,
      isWrapped: true,
    },
  ]
}

const idOf = ({ id }: FindingRow) => id

/** The findings with their lines, in file order. */
export function FindingsGrid({ report, view, onViewChange, fileName }: FindingsGridProps) {
  const { t } = useTranslation('statementImport')
  const toCsv = useFindingsCsv()
  const rows = useMemo(() => findingRows(report.findings), [report])
  const words = useFindingWords()
  const columns = useMemo(() => columnsOf(report, t, words), [report, t, words])
  return (
    <DataGrid
      aria-label={t('findings.title')}
      rows={rows}
      columns={columns}
      getRowId={idOf}
      nameColumn="rule"
      view={view}
      onViewChange={onViewChange}
      exportName={fileName}
      actions={
        <Button
          icon={<Download aria-hidden size={16} />}
          onPress={() => saveFile(toCsv(report), `${fileName}.csv`)}
        >
          {t('findings.download')}
        </Button>
      }
    />
  )
}
