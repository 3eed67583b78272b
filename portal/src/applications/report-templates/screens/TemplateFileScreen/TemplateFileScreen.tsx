import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useParams } from 'react-router'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { KnownFiles } from '../../../../report-files/KnownFiles.tsx'
import { addressOfTemplate, templatesPath } from '../../addresses.ts'
import { KnownTemplate } from '../../KnownTemplate.tsx'
import type { ReportTemplate } from '../../rules/template-values.ts'
import { TemplateFiles } from './TemplateFiles.tsx'

/**
 * A file that becomes a template or, with a key in the address, a newer version of one. What was on its way before goes on
 * here.
 */
export function TemplateFileScreen() {
  const { templateId } = useParams()
  return templateId === undefined ? (
    <FilePage template={undefined} />
  ) : (
    <KnownTemplate key={templateId} id={Number(templateId)}>
      {template => <FilePage template={template} />}
    </KnownTemplate>
  )
}

function FilePage({ template }: { template: ReportTemplate | undefined }) {
  const { t } = useTranslation('reportTemplates')
  const title = t(template ? 'file.versionTitle' : 'file.newTitle')
  return (
    <Page>
      <PageHeader
        title={title}
        sentence={template ? t('file.versionSentence', { name: template.name }) : t('file.newSentence')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'templates', label: t('list.title'), href: templatesPath },
              ...(template
                ? [{ id: 'template', label: template.name, href: addressOfTemplate(template.id) }]
                : []),
              { id: 'file', label: title },
            ]}
          />
        }
      />
      <KnownFiles purpose={{ kind: 'template' }}>
        {known => <TemplateFiles known={known} template={template} />}
      </KnownFiles>
    </Page>
  )
}
