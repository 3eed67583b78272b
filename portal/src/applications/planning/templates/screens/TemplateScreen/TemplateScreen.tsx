import { readOptions } from '@parvis/api-types/calls'
import {
  getReportTemplateDownload,
  getReportTemplateLayout,
  listReportTemplateUses,
  updateReportTemplate,
} from '@parvis/api-types/calls/report-templates'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { DateTime } from '@parvis/design-system/DateTime'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Grid } from '@parvis/design-system/Grid'
import { PageThumbnail } from '@parvis/design-system/PageThumbnail'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import type { Download } from '../../../../../downloads/file-download.ts'
import { useFileDownload } from '../../../../../downloads/useFileDownload.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { solutionIn } from '../../../../../organisation/solution-name.ts'
import { firstPage } from '../../../../../reports/thumbnail/thumbnail-page.ts'
import { latePart } from '../../../../../screens/late.tsx'
import { LoadedHistory } from '../../../../../screens/LoadedHistory.tsx'
import { LoadedOfRecord } from '../../../../../screens/LoadedPart.tsx'
import { RecordAction } from '../../../../../screens/RecordAction.tsx'
import { RecordHistory } from '../../../../../screens/RecordHistory.tsx'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { useMay } from '../../../../../session/useMay.ts'
import { manageScope, reportTemplates } from '../../application.ts'
import { templateForm, templateRecord, type ReportTemplate } from '../../template.ts'

const PropertiesPart = latePart(async () => ({
  default: (await import('../../TemplateForms.tsx')).PropertiesPart,
}))

const Measures = latePart(async () => ({ default: (await import('./Measures.tsx')).Measures }))

type PartName = 'overview' | 'versions' | 'properties' | 'uses'

interface PartProps {
  template: ReportTemplate
}

/** The download of a template version. */
const templateDownload: Download = {
  call: getReportTemplateDownload,
  file: '/v1/ReportTemplates({id})/File',
}

const sayNotDownloaded = explain<'getReportTemplateDownload'>({
  'not-found': 'reportTemplates:problem.fileMissing',
  'report-template-retired': 'reportTemplates:problem.retired',
})

/** One template: its purpose, the content of its pages, its versions, and who used them. */
export function TemplateScreen() {
  return (
    <RecordScreen record={templateRecord}>{template => <TemplatePage template={template} />}</RecordScreen>
  )
}

function TemplatePage({ template }: PartProps) {
  const { t } = useTranslation('reportTemplates')
  const locale = useLanguage()
  const mayManage = useMay(manageScope)
  const { id, name, isRetired, currentVersion: version } = template
  const solution = solutionIn(locale, template)
  const { take, taken, problem } = useFileDownload(templateDownload, sayNotDownloaded)
  const askToRetire = (close: () => void) => (
    <RecordAction
      namespace="reportTemplates"
      words={isRetired ? 'takeUp' : 'retire'}
      values={{ name }}
      call={updateReportTemplate}
      thing={template}
      body={{ isRetired: !isRetired }}
      say={templateForm.say}
      onClose={close}
    />
  )
  const part = (tab: PartName, content: ReactNode, isShown = true) => ({
    id: tab,
    title: t(`tab.${tab}`),
    content,
    isShown,
  })
  return (
    <RecordPage
      list={{ label: t('list.title'), href: templateRecord.list }}
      title={name}
      status={isRetired ? { kind: 'draft', text: t('record.retired') } : undefined}
      sentence={t('record.of', { solution })}
      actionList={[
        {
          id: 'download',
          label: t('action.take', { version }),
          isPrimary: true,
          isShown: !isRetired || mayManage,
          isPending: taken !== undefined,
          onPress: () => take({ id, version }),
        },
        {
          id: 'add',
          label: t('action.addVersion'),
          isShown: mayManage && !isRetired,
          href: reportTemplates.address('version', { templateId: id }),
        },
        {
          id: 'retire',
          label: t(isRetired ? 'action.takeUp' : 'action.retire'),
          isShown: mayManage,
          dialog: askToRetire,
        },
      ]}
      notice={problem && <ProblemBanner title={t('action.takeFailed')} problem={problem} />}
      parts={{
        label: t('record.parts'),
        items: [
          part('overview', <OverviewPart template={template} />),
          part('versions', <VersionsPart template={template} />),
          part('properties', <PropertiesPart template={template} />, mayManage),
          part('uses', <UsesPart id={id} />, mayManage),
        ],
      }}
    />
  )
}

/** The versions of a template, with what is new in each and a download button. */
function VersionsPart({ template: { id, versions, isRetired } }: PartProps) {
  const { t } = useTranslation('reportTemplates')
  const mayManage = useMay(manageScope)
  const { take, taken, problem } = useFileDownload(templateDownload, sayNotDownloaded)
  return (
    <Stack gap={5}>
      {problem && <ProblemBanner title={t('action.takeFailed')} problem={problem} />}
      <RecordHistory
        label={t('tab.versions')}
        events={versions.map(({ version, fileName, note, createdBy, createdByName, createdDate }) => ({
          id: String(version),
          title: t('version.number', { version }),
          at: createdDate,
          actor: createdByName ?? createdBy,
          detail: (
            <Stack gap={2} align="start">
              {note !== '' && <p>{note}</p>}
              {!isRetired || mayManage ? (
                <Button size="small" isDisabled={taken !== undefined} onPress={() => take({ id, version })}>
                  {t('version.take', { fileName })}
                </Button>
              ) : (
                <p>{fileName}</p>
              )}
            </Stack>
          ),
        }))}
      />
    </Stack>
  )
}

/** The purpose of a template, and the content of its current version's pages. */
function OverviewPart({ template }: PartProps) {
  const { t } = useTranslation('reportTemplates')
  const locale = useLanguage()
  const { description, currentVersion, fileName, modifiedDate, createdByName, createdBy } = template
  return (
    <Stack gap={6}>
      <DescriptionList
        items={[
          {
            term: t('field.description'),
            value: description === '' ? t('record.noDescription') : description,
          },
          { term: t('field.offerId'), value: solutionIn(locale, template) },
          { term: t('column.currentVersion'), value: t('version.number', { version: currentVersion }) },
          { term: t('column.fileName'), value: fileName },
          { term: t('column.createdBy'), value: createdByName ?? createdBy },
          { term: t('column.modifiedDate'), value: <DateTime value={modifiedDate} /> },
        ]}
      />
      <Preview template={template} />
    </Stack>
  )
}

const nothing = { width: 0, height: 0, visuals: [] }

/** Thumbnails of the current version's pages, with their titles. */
function Preview({ template: { id, currentVersion: version } }: PartProps) {
  const { t } = useTranslation('reportTemplates')
  const params = { path: { id }, query: { version } }
  const layout = useQuery({
    ...readOptions(useApi(), getReportTemplateLayout, params),
    // A version never changes.
    staleTime: Infinity,
  })
  return (
    <LoadedOfRecord query={layout} record={templateRecord} words="preview">
      {({ pages, measures = [] }) => (
        <Stack gap={6}>
          <Grid>
            {pages.map(page => {
              const { name, displayName, visuals } = page
              const titled = visuals.filter(({ title }) => title !== null)
              return (
                <Card key={name} title={displayName}>
                  <PageThumbnail
                    label={t('preview.drawn', { page: displayName })}
                    page={firstPage({ pages: [page] }) ?? nothing}
                  />
                  {titled.length === 0 ? (
                    <p>{t('preview.nothing')}</p>
                  ) : (
                    <ul>
                      {titled.map(visual => (
                        <li key={visual.name}>{visual.title}</li>
                      ))}
                    </ul>
                  )}
                </Card>
              )
            })}
          </Grid>
          {/* No fallback, so that the pages above stay in place while it loads. */}
          <Suspense>{measures.length > 0 && <Measures measures={measures} />}</Suspense>
        </Stack>
      )}
    </LoadedOfRecord>
  )
}

/** Who used which version, latest first. */
function UsesPart({ id }: { id: number }) {
  const { t } = useTranslation('reportTemplates')
  const query = { orderby: ['usedDate desc', 'id desc'], top: 200, count: true } as const
  return (
    <LoadedHistory
      record={templateRecord}
      words="uses"
      options={readOptions(useApi(), listReportTemplateUses, { path: { id }, query })}
      label={t('tab.uses')}
      shown={10}
      eventOf={use => ({
        id: String(use.id),
        title: t('version.number', { version: use.version }),
        at: use.usedDate,
        actor: use.usedByName ?? use.usedBy,
      })}
      empty={<EmptyState title={t('uses.emptyTitle')}>{t('uses.empty')}</EmptyState>}
    />
  )
}
