import { readOptions } from '@parvis/api-types/calls'
import { listReminderRules } from '@parvis/api-types/calls/reminders'
import { Card } from '@parvis/design-system/Card'
import { DateTime } from '@parvis/design-system/DateTime'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Grid } from '@parvis/design-system/Grid'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Stack } from '@parvis/design-system/Stack'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { Tabs } from '@parvis/design-system/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { reminders } from '../../application.ts'
import { PlanGrid } from '../../PlanGrid.tsx'
import { type ReminderRule, say } from '../../rule.ts'
import { useRuleWords } from '../../useRuleWords.ts'
import { RuleSwitch } from './RuleSwitch.tsx'

/** The rule of each state, and the reminders they would send. */
export function RemindersScreen() {
  const { t } = useTranslation('reminders')
  const [search] = useSearchParams()
  const address = reminders.address('list')
  return (
    <Page width="full">
      <PageHeader
        title={t('list.title')}
        sentence={t('list.sentence')}
        actions={<LinkButton href={reminders.address('log')}>{t('list.toLog')}</LinkButton>}
      />
      <Tabs
        label={t('list.parts')}
        selected={search.get('tab') === 'plan' ? 'plan' : 'rules'}
        items={[
          { id: 'rules', title: t('tab.rules'), href: address, content: <Rules /> },
          { id: 'plan', title: t('tab.plan'), href: `${address}?tab=plan`, content: <PlanGrid /> },
        ]}
      />
    </Page>
  )
}

function Rules() {
  const { t } = useTranslation('reminders')
  const rules = useQuery(readOptions(useApi(), listReminderRules, {}))
  return (
    <LoadedPart query={rules} loading={t('list.loading')} failed={t('list.failed')} say={say} height="20rem">
      {({ value }) => (
        <Grid columnWidth="26rem">
          {value.map(rule => (
            <RuleCard key={rule.id} rule={rule} />
          ))}
        </Grid>
      )}
    </LoadedPart>
  )
}

function RuleCard({ rule }: { rule: ReminderRule }) {
  const { t } = useTranslation('reminders')
  const words = useRuleWords()
  const { id, state, isOn, nextRun, waiting } = rule
  return (
    <Card title={t(`state.${state}`)}>
      <Stack gap={4} align="start">
        <p>
          <StatusBadge kind={isOn ? 'success' : 'draft'}>{t(isOn ? 'rule.on' : 'rule.off')}</StatusBadge>{' '}
          {t('rule.waiting', { count: waiting })}
        </p>
        <DescriptionList
          items={[
            { term: t('rule.when'), value: words.ranges(rule) },
            { term: t('rule.who'), value: words.recipients(rule) },
            {
              term: t('rule.nextRun'),
              value: nextRun ? (
                <>
                  <DateTime form="day" value={nextRun.day} />
                  {t('rule.atHour', { hour: words.hour(nextRun.hour), count: nextRun.reminders })}
                </>
              ) : (
                t('rule.noRun')
              ),
            },
          ]}
        />
        <RuleSwitch rule={rule} />
        <LinkButton href={reminders.address('record', { ruleId: id })}>
          {t('rule.change', { state: t(`state.${state}`) })}
        </LinkButton>
      </Stack>
    </Card>
  )
}
