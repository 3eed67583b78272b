import { keptFindings } from '@parvis/accounting/fec/findings'
import type { FecReport, Repair } from '@parvis/accounting/fec/report'
import { Button } from '@parvis/design-system/Button'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { FormPage } from '@parvis/design-system/patterns/FormPage'
import { Stack } from '@parvis/design-system/Stack'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { canCorrect, isCuredByCopy, safeRepairs, type SafeRepair } from '../../findings.ts'

export interface RepairChoiceProps {
  report: FecReport
  onRepair: (repairs: readonly Repair[]) => void
  onBack: () => void
}

/** The safe corrections, each of which can be left out. */
export function RepairChoice({ report, onRepair, onBack }: RepairChoiceProps) {
  const { t } = useTranslation('statementImport')
  const offered = safeRepairs(report)
  const [left, setLeft] = useState<ReadonlySet<Repair>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const back = <Button onPress={onBack}>{t('copy.back')}</Button>
  if (!canCorrect(report))
    return (
      <EmptyState title={t('copy.noneTitle')} actions={back}>
        {t('copy.none')}
      </EmptyState>
    )
  const chosen = offered.flatMap(({ repair }) => (left.has(repair) ? [] : [repair]))
  const isNothing = chosen.length === 0 && !isCuredByCopy(report)
  const isMissing = attempt > 0 && isNothing
  const count = ({ places, isAtLeast }: SafeRepair) =>
    isAtLeast ? t('copy.countOver', { kept: keptFindings }) : t('copy.count', { count: places })
  return (
    <FormPage
      aria-label={t('copy.choose')}
      hasRequiredFields={false}
      submitLabel={t('copy.create')}
      attempt={attempt}
      errors={isMissing ? [{ name: offered[0]?.repair ?? 'trim', text: t('copy.noneChosen') }] : []}
      secondaryActions={back}
      onSubmit={() => {
        if (isNothing) setAttempt(before => before + 1)
        else onRepair(chosen)
      }}
    >
      <p>{t('copy.help')}</p>
      <Stack gap={4}>
        {offered.map(each => (
          <Checkbox
            key={each.repair}
            name={each.repair}
            value={!left.has(each.repair)}
            description={`${count(each)}. ${t(`repair.${each.repair}.help`)}`}
            onChange={isOn =>
              setLeft(before => {
                const after = new Set(before)
                if (isOn) after.delete(each.repair)
                else after.add(each.repair)
                return after
              })
            }
          >
            {t(`repair.${each.repair}.title`)}
          </Checkbox>
        ))}
      </Stack>
    </FormPage>
  )
}
