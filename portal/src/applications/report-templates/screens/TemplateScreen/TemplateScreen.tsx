import { useParams } from 'react-router'
import { KnownTemplate } from '../../KnownTemplate.tsx'
import { TemplatePage } from './TemplatePage.tsx'

/** One template: what it is for, what stands on its pages, its versions, and who took them. */
export function TemplateScreen() {
  const { templateId } = useParams()
  return (
    <KnownTemplate key={templateId} id={Number(templateId)}>
      {template => <TemplatePage template={template} />}
    </KnownTemplate>
  )
}
