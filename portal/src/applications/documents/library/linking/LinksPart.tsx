import { readOptions } from '@parvis/api-types/calls'
import { listDocumentLinks } from '@parvis/api-types/calls/documents'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { LoadedOfRecord } from '../../../../screens/LoadedPart.tsx'
import { documents } from '../application.ts'
import { documentRecord, placeOf } from '../document.ts'

/** The links to a document that the reader may see. */
export function LinksPart({ id }: { id: number }) {
  const { t } = useTranslation('documents')
  const found = useQuery({
    ...readOptions(useApi(), listDocumentLinks, {
      path: { id },
      query: {
        select: ['id', 'name', 'accountName', 'fiscalYear', 'folder'],
        orderby: ['accountName', 'name', 'id'],
        top: 500,
        count: true,
      },
    }),
    staleTime: 10_000,
  })
  return (
    <LoadedOfRecord query={found} record={documentRecord} words="links">
      {({ value: links }) =>
        links.length === 0 ? (
          <EmptyState title={t('links.emptyTitle')}>{t('links.empty')}</EmptyState>
        ) : (
          <Stack gap={4} isList>
            {links.map(link => (
              <Stack key={link.id} gap={1} align="start">
                <LinkButton size="small" href={documents.address('record', { documentId: link.id })}>
                  {link.name}
                </LinkButton>
                <span>{placeOf(link)}</span>
              </Stack>
            ))}
          </Stack>
        )
      }
    </LoadedOfRecord>
  )
}
