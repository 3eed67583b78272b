import { newIdempotencyKey } from '@parvis/api-types/client'
import { questionOptions, writeOptions } from '@parvis/api-types/calls'
import { exportReferenceSheets, searchEngagements } from '@parvis/api-types/calls/finder'
import { ReferenceSheetExportForm } from '@parvis/api-types/limits/finder'
import { isProblem } from '@parvis/api-types/problems'
import { Banner } from '@parvis/design-system/Banner'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { Api } from '../../../../../api/clients.ts'
import { explain } from '../../../../../api/problem-messages.ts'
import { FormDialog } from '../../../../../forms/FormDialog.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { startDownload } from '../../../../../downloads/start-download.ts'
import { citableOf, type Cited, type FoundEngagement, type FoundSheet } from '../../rules/citing.ts'
import type { Question } from '../../rules/finder-view.ts'
import { titleIn } from '../../sheet.ts'

const say = explain<'exportReferenceSheets'>({
  'reference-sheet-unknown': 'finder:cite.unknown',
  'reference-sheet-internal': 'finder:cite.internalMeanwhile',
})
const sayNotFound = explain<'searchEngagements'>({})

const { maxItems: mostSheets } = ReferenceSheetExportForm.ids
const formats = ReferenceSheetExportForm.format.values
const languages = ReferenceSheetExportForm.language.values

export interface CiteDialogProps {
  cited: Cited
  /** The request behind the results, for citing all of them. */
  question: Question
  onClose: () => void
}

const pageOfAll = 100

/** All matches with a sheet, except some. Loading stops once there are more than can be cited. */
const allOptions = (api: Api, question: Question, except: ReadonlySet<string>) => ({
  queryKey: ['cited', question, [...except]],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const found: FoundEngagement[] = []
    for (let skip = 0; citableOf(found).sheets.length <= mostSheets; skip += pageOfAll) {
      const body = {
        ...question,
        filters: { ...question.filters, sheet: ['published'] },
        top: pageOfAll,
        skip,
        withFacets: false,
      }
      // oxlint-disable-next-line no-await-in-loop -- each page is asked for once the one before it was full
      const { value } = await questionOptions(api, searchEngagements, { body }).queryFn({ signal })
      found.push(...value.filter(({ engagementId }) => !except.has(String(engagementId))))
      if (value.length < pageOfAll) break
    }
    return found
  },
  gcTime: 0,
})

/** Asks for the language and format of the citation, and says which sheets are left out and why. */
export function CiteDialog({ cited, question, onClose }: CiteDialogProps) {
  const { t } = useTranslation('finder')
  const api = useApi()
  const locale = useLanguage()
  const isAll = 'isAllMatching' in cited
  const all = useQuery({
    ...allOptions(api, question, isAll ? cited.except : new Set()),
    enabled: isAll,
  })
  const [language, setLanguage] = useState<(typeof languages)[number]>(locale)
  const [format, setFormat] = useState<(typeof formats)[number]>('docx')
  const prepare = useMutation(writeOptions(api, exportReferenceSheets))
  const chosen = isAll ? all.data : cited.chosen
  const { sheets, internal, withoutSheet } = citableOf(chosen ?? [])
  const leftOut = isAll && chosen ? cited.count - chosen.length : withoutSheet
  const isTooMany = sheets.length > mostSheets
  // Loading all matches stops once there are too many: what the others are is then unknown.
  const isKnown = !(isAll && isTooMany)
  const send = () => {
    if (!chosen || sheets.length === 0 || isTooMany) return
    prepare.mutate(
      {
        body: { ids: sheets.map(({ id }) => id), language, format },
        idempotencyKey: newIdempotencyKey(),
      },
      {
        onSuccess: ({ id, ticket, fileName }) => {
          startDownload(
            api.organisation.address('/v1/ReferenceSheetExports({id})/File', {
              path: { id },
              query: { ticket },
            }),
          )
          showToast({ title: t('cite.done', { fileName }) })
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={t('cite.title')}
      description={t('cite.text')}
      submitLabel={t('cite.confirm')}
      cancelLabel={t('cite.cancel')}
      isPending={prepare.isPending}
      attempt={prepare.failureCount}
      onSubmit={send}
      onCancel={onClose}
      onClose={onClose}
    >
      {all.error ? (
        <ProblemBanner title={t('search.failed')} problem={sayNotFound(all.error)} />
      ) : chosen ? (
        <>
          {isTooMany ? (
            <Banner kind="warning" live="polite" title={t('cite.tooMany', { limit: mostSheets })} />
          ) : sheets.length === 0 ? (
            <Banner kind="warning" live="polite" title={t('cite.nothing')} />
          ) : (
            <p>{t('cite.count', { count: sheets.length })}</p>
          )}
          {isKnown && leftOut > 0 && <p>{t('cite.withoutSheet', { count: leftOut })}</p>}
          {isKnown && internal.length > 0 && <Internal sheets={internal} />}
        </>
      ) : (
        <SkeletonGroup label={t('search.loading')}>
          <Skeleton />
        </SkeletonGroup>
      )}
      <RadioGroup
        label={t('cite.language')}
        value={language}
        onChange={id => setLanguage(languages.find(each => each === id) ?? language)}
        options={languages.map(id => ({ id, label: t(`language.${id}`) }))}
      />
      <RadioGroup
        label={t('cite.format')}
        value={format}
        onChange={id => setFormat(formats.find(each => each === id) ?? format)}
        options={formats.map(id => ({ id, label: t(`cite.${id}`), description: t(`cite.${id}Hint`) }))}
      />
      {prepare.error && (
        <ProblemBanner title={t('cite.failed')} problem={say(prepare.error)}>
          <Named error={prepare.error} />
        </ProblemBanner>
      )}
    </FormDialog>
  )
}

/** Sheets that must not leave the firm. */
function Internal({ sheets }: { sheets: readonly FoundSheet[] }) {
  const { t } = useTranslation('finder')
  const locale = useLanguage()
  return (
    <Banner kind="info" title={t('cite.internalTitle', { count: sheets.length })}>
      <p>{t('cite.internal')}</p>
      <ul>
        {sheets.map(sheet => (
          <li key={sheet.id}>{titleIn(locale, sheet)}</li>
        ))}
      </ul>
    </Banner>
  )
}

/** The sheets named in a refusal. */
function Named({ error }: { error: unknown }) {
  const locale = useLanguage()
  if (!isProblem(error, 'reference-sheet-internal')) return null
  const titles = error.errors.flatMap(({ params = {} }) => {
    const title: unknown = Reflect.get(params, locale === 'fr' ? 'title' : 'englishTitle')
    return typeof title === 'string' ? [title] : []
  })
  return (
    <ul>
      {titles.map(title => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}
