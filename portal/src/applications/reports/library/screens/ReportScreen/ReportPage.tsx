import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Button } from '@parvis/design-system/Button'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { Tabs } from '@parvis/design-system/Tabs'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import {
  addressOfPlace,
  addressOfReport,
  administrationPath,
  reportTabs,
  tabIn,
  type ReportTab,
} from '../../addresses.ts'
import type { Asked } from '../../AskedDialog.tsx'
import { reportOptions, type Report } from '../../library.ts'
import { statusLooks } from '../../report-columns.tsx'
import { FilePart } from './FilePart.tsx'
import { lateDialog, latePart } from '../../../../../screens/late.tsx'

const AskedDialog = lateDialog(async () => ({ default: (await import('../../AskedDialog.tsx')).AskedDialog }))
const PropertiesForm = latePart(async () => ({
  default: (await import('./PropertiesForm.tsx')).PropertiesForm,
}))
const AccessPart = latePart(async () => ({ default: (await import('./AccessPart.tsx')).AccessPart }))
const ReadersPart = latePart(async () => ({ default: (await import('./ReadersPart.tsx')).ReadersPart }))

/** The page of a report that exists. */
export function ReportPage({ report }: { report: Report }) {
  const { t } = useTranslation('reports')
  const navigate = useNavigate()
  const api = useApi()
  const queryClient = useQueryClient()
  const [search] = useSearchParams()
  const [asked, setAsked] = useState<Asked>()
  const [isDeleted, setDeleted] = useState(false)
  const { id, name, accountId, accountName, folderId, folderPath, publicationStatus, reportUrl } = report
  const folder = addressOfPlace(administrationPath, { clientId: accountId, folderId })
  // Leaves once the page is gone, and with it what was typed about something that is no more.
  useEffect(() => {
    if (!isDeleted) return undefined
    void navigate(folder)
    return () => queryClient.removeQueries({ queryKey: reportOptions(api, id).queryKey })
  }, [isDeleted, navigate, folder, api, queryClient, id])
  if (isDeleted) return null
  const contents: Record<ReportTab, ReactNode> = {
    properties: <PropertiesForm report={report} />,
    access: <AccessPart report={report} />,
    readers: <ReadersPart report={report} />,
    file: <FilePart report={report} />,
  }
  const isPublished = publicationStatus === 'published'
  return (
    <Page>
      <PageHeader
        title={name}
        sentence={
          <>
            <StatusBadge kind={statusLooks[publicationStatus]}>
              {t(`status.${publicationStatus}`)}
            </StatusBadge>{' '}
            {t('report.place', { client: accountName, folder: folderPath })}
          </>
        }
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'administration', label: t('administration.title'), href: administrationPath },
              {
                id: 'client',
                label: accountName,
                href: addressOfPlace(administrationPath, { clientId: accountId, folderId: undefined }),
              },
              { id: 'folder', label: folderPath, href: folder },
              { id: 'report', label: name },
            ]}
          />
        }
        actions={
          <>
            <Button
              variant={isPublished ? 'secondary' : 'primary'}
              onPress={() => setAsked({ what: isPublished ? 'withdraw' : 'publish', report })}
            >
              {t(isPublished ? 'action.withdraw' : 'action.publish')}
            </Button>
            <LinkButton href={reportUrl}>{t('action.open')}</LinkButton>
            <Button onPress={() => setAsked({ what: 'move-report', report, accountId, to: undefined })}>
              {t('action.move')}
            </Button>
            <Button onPress={() => setAsked({ what: 'delete-report', report })}>
              {t('action.deleteReport')}
            </Button>
          </>
        }
      />
      <Tabs
        label={t('report.parts')}
        selected={tabIn(search)}
        items={reportTabs.map(tab => ({
          id: tab,
          title: t(`tab.${tab}`),
          href: addressOfReport(id, tab),
          content: <Suspense fallback={null}>{contents[tab]}</Suspense>,
        }))}
      />
      <Suspense fallback={null}>
        {asked && (
          <AskedDialog
            asked={asked}
            onClose={() => setAsked(undefined)}
            onReportDeleted={() => setDeleted(true)}
          />
        )}
      </Suspense>
    </Page>
  )
}
