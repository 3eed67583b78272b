import { keptFindings } from '@parvis/accounting/fec/findings'
import { rules, type RuleId } from '@parvis/accounting/fec/rules'
import type { FecReport } from '@parvis/accounting/fec/report'
import { Accordion } from '@parvis/design-system/Accordion'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Stack } from '@parvis/design-system/Stack'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { initialView } from '@parvis/design-system/grid-view'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { FindingsGrid } from './FindingsGrid.tsx'
import { brokenRules, isCut, severityLooks } from './findings.ts'

export interface FindingsProps {
  report: FecReport
  /** The name of exported files, without extension. */
  fileName: string
}

/** The findings: each rule with its reason and remedy, then the lines. */
export function Findings({ report, fileName }: FindingsProps) {
  const { t } = useTranslation('statementImport')
  const [view, setView] = useState(initialView)
  const broken = brokenRules(report)
  if (broken.length === 0)
    return <EmptyState title={t('findings.emptyTitle')}>{t('findings.empty')}</EmptyState>
  const showOnly = (rule: RuleId) =>
    setView(before => ({
      ...before,
      page: 1,
      search: '',
      filters: { rule: { kind: 'choice', values: [rule] } },
    }))
  return (
    <Stack gap={6}>
      <Card title={t('findings.rules')} level={3}>
        <Accordion
          level={4}
          items={broken.map(({ rule, severity, count }) => ({
            id: rule,
            title: t(`rule.${rule}.title`),
            aside: (
              <StatusBadge kind={severityLooks[severity]}>
                {`${t(`findings.${severity}`)}, ${t('findings.count', { count })}`}
              </StatusBadge>
            ),
            content: (
              <Stack gap={4} align="start">
                <DescriptionList
                  items={[
                    { term: t('findings.why'), value: t(`rule.${rule}.why`) },
                    { term: t('findings.mend'), value: t(`rule.${rule}.mend`) },
                    { term: t('findings.source'), value: rules[rule].source || t('findings.noSource') },
                  ]}
                />
                <Button size="small" onPress={() => showOnly(rule)}>
                  {t('findings.only')}
                </Button>
              </Stack>
            ),
          }))}
        />
      </Card>
      <Card title={t('findings.title')} level={3}>
        <Stack gap={4}>
          {isCut(report) && <Banner kind="info" title={t('findings.cut', { kept: keptFindings })} />}
          <FindingsGrid report={report} view={view} onViewChange={setView} fileName={fileName} />
        </Stack>
      </Card>
    </Stack>
  )
}
