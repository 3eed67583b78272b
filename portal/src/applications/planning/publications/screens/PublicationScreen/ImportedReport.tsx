import { writeOptions } from '@parvis/api-types/calls'
import { updatePublication } from '@parvis/api-types/calls/publications'
import { importReportFile } from '@parvis/api-types/calls/report-files'
import { listReportFolders } from '@parvis/api-types/calls/report-folders'
import { Banner } from '@parvis/design-system/Banner'
import { Card } from '@parvis/design-system/Card'
import { ComboBox } from '@parvis/design-system/ComboBox'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { TextField } from '@parvis/design-system/TextField'
import { useMutation, useQuery } from '@tanstack/react-query'
import { readAllOptions } from '../../../../../api/all-pages.ts'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import type { ReportFile } from '../../../../../reports/files/report-file.ts'
import { nameOfFile } from '../../../../../reports/files/report-name.ts'
import { CreateForm } from '../../../../../screens/EditorForm.tsx'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { importForm, reportForm, sayNoChoices, type Publication } from '../../publication.ts'

export interface ImportedReportProps {
  publication: Publication
  /** An uploaded report. */
  file: ReportFile
  /** Called once the report is imported and chosen for the publication. */
  onImported: () => void
}

/** Imports a file uploaded in this step as a report of the client, and chooses it for the publication at once. */
export function ImportedReport({ publication, file, onImported }: ImportedReportProps) {
  const { t } = useTranslation('publications')
  const api = useApi()
  const { id, '@odata.etag': ifMatch, accountId, engagementCode: code } = publication
  const folders = useQuery({
    ...readAllOptions(api, listReportFolders, {
      filter: {
        and: [
          ['accountId', 'eq', accountId],
          {
            or: [
              ['engagementCode', 'eq', null],
              ['engagementCode', 'eq', code],
            ],
          },
        ],
      },
      orderby: ['name', 'id'],
    }),
    staleTime: 0,
  })
  const choice = useMutation({ ...writeOptions(api, updatePublication), onSuccess: onImported })
  const { mutate } = choice
  const [imported, setImported] = useState<number>()
  const isChosen = useRef(false)
  // Runs once: the choice changes the publication's version, which must not trigger another request.
  useEffect(() => {
    if (imported === undefined || isChosen.current) return
    isChosen.current = true
    mutate({ path: { id }, ifMatch, body: { reportId: imported } })
  }, [imported, mutate, id, ifMatch])
  return (
    <Card title={file.fileName} level={3}>
      <Stack gap={5}>
        <LoadedPart
          query={folders}
          loading={t('report.foldersLoading')}
          failed={t('report.foldersFailed')}
          say={sayNoChoices}
        >
          {found =>
            found.length === 0 ? (
              <Banner
                kind="info"
                title={t('report.noFolder', { code })}
                actions={
                  <LinkButton size="small" href={`/app/rapports/admin?client=${accountId}`}>
                    {t('report.toFolders')}
                  </LinkButton>
                }
              >
                {t('report.noFolderHelp')}
              </Banner>
            ) : (
              <CreateForm
                form={importForm}
                namespace="publications"
                create={importReportFile}
                draft={`file:${file.id}`}
                start={{
                  name: nameOfFile(file.fileName),
                  folderId: found.length === 1 ? String(found[0]?.id) : '',
                }}
                params={body => ({ path: { id: file.id }, body: { ...body, reportKey: null } })}
                name={t('report.importName', { name: file.fileName })}
                submit={t('report.importConfirm')}
                failed={t('report.notImported')}
                said={t('report.imported')}
                ground="surface"
                onCreated={setImported}
              >
                {control => (
                  <>
                    <FormField name="name" control={control} label={t('field.name')}>
                      {field => (
                        // The services count user-perceived characters. The hint states that limit, since the contract
                        // cannot express it.
                        <TextField
                          {...field}
                          description={t('report.nameHint')}
                          isRequired
                          autoComplete="off"
                        />
                      )}
                    </FormField>
                    <FormField name="folderId" control={control} label={t('field.folderId')}>
                      {({ value, onChange, ...field }) => {
                        const options = found.map(folder => ({ id: String(folder.id), label: folder.path }))
                        return (
                          <ComboBox
                            {...field}
                            isRequired
                            options={options}
                            value={options.find(option => option.id === value) ?? null}
                            onChange={option => onChange(option?.id ?? '')}
                          />
                        )
                      }}
                    </FormField>
                  </>
                )}
              </CreateForm>
            )
          }
        </LoadedPart>
        {choice.error && <ProblemBanner title={t('form.failed')} problem={reportForm.say(choice.error)} />}
      </Stack>
    </Card>
  )
}
