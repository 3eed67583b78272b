import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Button } from '@parvis/design-system/Button'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { Tabs } from '@parvis/design-system/Tabs'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import {
  addressOfNewVersion,
  addressOfTemplate,
  tabIn,
  templatesPath,
  templateTabs,
  type TemplateTab,
} from '../../addresses.ts'
import { useMayManage } from '../../rights.ts'
import type { ReportTemplate } from '../../rules/template-values.ts'
import { useTemplateDownload } from '../../useTemplateDownload.ts'
import { OverviewPart } from './OverviewPart.tsx'
import { VersionsPart } from './VersionsPart.tsx'

const PropertiesPart = lazy(async () => ({ default: (await import('./PropertiesPart.tsx')).PropertiesPart }))
const UsesPart = lazy(async () => ({ default: (await import('./UsesPart.tsx')).UsesPart }))
const RetireDialog = lazy(async () => ({ default: (await import('./RetireDialog.tsx')).RetireDialog }))

/** Everybody of the firm sees these; the others are for those who keep templates. */
const forEverybody: readonly TemplateTab[] = ['overview', 'versions']

/** The page of a template that exists. */
export function TemplatePage({ template }: { template: ReportTemplate }) {
  const { t } = useTranslation('reportTemplates')
  const [search] = useSearchParams()
  const mayManage = useMayManage()
  const [isAsked, setAsked] = useState(false)
  const { id, name, isRetired, currentVersion, solution } = template
  const { take, isPending, problem } = useTemplateDownload(id)
  const tabs = mayManage ? templateTabs : forEverybody
  const tab = tabIn(search)
  const contents: Record<TemplateTab, ReactNode> = {
    overview: <OverviewPart template={template} />,
    versions: <VersionsPart template={template} />,
    properties: <PropertiesPart template={template} />,
    uses: <UsesPart template={template} />,
  }
  return (
    <Page>
      <PageHeader
        title={name}
        sentence={
          isRetired ? (
            <>
              <StatusBadge kind="draft">{t('template.retired')}</StatusBadge> {t('template.of', { solution })}
            </>
          ) : (
            t('template.of', { solution })
          )
        }
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'templates', label: t('list.title'), href: templatesPath },
              { id: 'template', label: name },
            ]}
          />
        }
        actions={
          <>
            {(!isRetired || mayManage) && (
              <Button variant="primary" isPending={isPending} onPress={() => take(currentVersion)}>
                {t('action.take', { version: currentVersion })}
              </Button>
            )}
            {mayManage && !isRetired && (
              <LinkButton href={addressOfNewVersion(id)}>{t('action.addVersion')}</LinkButton>
            )}
            {mayManage && (
              <Button onPress={() => setAsked(true)}>
                {t(isRetired ? 'action.takeUp' : 'action.retire')}
              </Button>
            )}
          </>
        }
      />
      {problem && <ProblemBanner title={t('action.takeFailed')} problem={problem} />}
      <Tabs
        label={t('template.parts')}
        selected={tabs.includes(tab) ? tab : 'overview'}
        items={tabs.map(each => ({
          id: each,
          title: t(`tab.${each}`),
          href: addressOfTemplate(id, each),
          content: <Suspense fallback={null}>{contents[each]}</Suspense>,
        }))}
      />
      <Suspense fallback={null}>
        {isAsked && <RetireDialog template={template} onClose={() => setAsked(false)} />}
      </Suspense>
    </Page>
  )
}
