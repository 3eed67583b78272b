import type { Schemas } from '@parvis/api-types/portal'
import { Card } from '@parvis/design-system/Card'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Grid } from '@parvis/design-system/Grid'
import { useTranslation } from '../../../i18n/useTranslation.ts'

export interface FoundPartsProps {
  pages: readonly Schemas['ReportPageName'][]
  bookmarks: readonly Schemas['ReportBookmark'][]
}

/** The pages and bookmarks found in a report's file, as lists. */
export function FoundParts({ pages, bookmarks }: FoundPartsProps) {
  const { t } = useTranslation('reports')
  return (
    <Grid>
      <Card title={t('found.pages', { count: pages.length })}>
        {pages.length === 0 ? (
          <p>{t('found.noPages')}</p>
        ) : (
          <ol>
            {pages.map(({ name, displayName }) => (
              <li key={name}>{displayName}</li>
            ))}
          </ol>
        )}
      </Card>
      <Card title={t('found.bookmarks', { count: bookmarks.length })}>
        {bookmarks.length === 0 ? (
          <p>{t('found.noBookmarks')}</p>
        ) : (
          <ul>
            {bookmarks.map(({ name, displayName, pageName }) => {
              const page = pages.find(found => found.name === pageName)?.displayName
              return (
                <li key={name}>
                  {page === undefined ? displayName : t('found.bookmarkOn', { name: displayName, page })}
                </li>
              )
            })}
          </ul>
        )}
      </Card>
    </Grid>
  )
}

const inALine = (parts: readonly { displayName: string }[]) =>
  parts.map(({ displayName }) => displayName).join(', ')

/** The same as two lines of text. */
export function FoundNames({ pages, bookmarks }: FoundPartsProps) {
  const { t } = useTranslation('reports')
  return (
    <DescriptionList
      items={[
        { term: t('found.pages', { count: pages.length }), value: inALine(pages) || t('found.noPages') },
        {
          term: t('found.bookmarks', { count: bookmarks.length }),
          value: inALine(bookmarks) || t('found.noBookmarks'),
        },
      ]}
    />
  )
}
