import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { useMay } from '../../../../../session/useMay.ts'
import { manageScope, reportTemplates } from '../../application.ts'
import { templateList } from './template-list.ts'

/** The templates that reports start from. */
export function TemplatesScreen() {
  const { t } = useTranslation('reportTemplates')
  const mayManage = useMay(manageScope)
  return (
    <ListScreen
      list={templateList}
      create={mayManage && { href: reportTemplates.address('create'), label: t('list.create') }}
      rowActions={({ id: templateId }) => [
        { id: 'open', label: t('list.open'), href: reportTemplates.address('record', { templateId }) },
      ]}
    />
  )
}
