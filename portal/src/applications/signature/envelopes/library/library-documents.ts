import { readOptions, type RowOf } from '@parvis/api-types/calls'
import { listDocuments } from '@parvis/api-types/calls/documents'
import type { Api } from '../../../../api/clients.ts'
import { searchPage, type FieldSearch } from '../../../../api/search-page.ts'
import { usePerson } from '../../../../session/SessionContext.tsx'

/** A document of the library as a field's option. */
export interface LibraryDocument {
  id: string
  label: string
  /** Its place, starting with its client. */
  description: string
}

type Row = Pick<RowOf<'listDocuments'>, 'id' | 'name' | 'accountName' | 'fiscalYear' | 'folder'>

/** The place of a document, starting with its client: "Fontaine SAS / 2025 / Bank". */
export const placeOf = ({ accountName, fiscalYear, folder }: Omit<Row, 'id' | 'name'>) =>
  [
    accountName,
    ...(fiscalYear === null ? [] : [String(fiscalYear)]),
    ...folder.split('/').filter(Boolean),
  ].join(' / ')

/** Converts a document of the services to a field's option. */
export const libraryDocument = ({ id, name, ...place }: Row): LibraryDocument => ({
  id: String(id),
  label: name,
  description: placeOf(place),
})

/** Searches the PDFs of the library by name, place, or text, page by page, the latest first. */
export async function searchLibrary(api: Api, search: FieldSearch) {
  const { found, ...rest } = await searchPage(search, async page => {
    const { queryFn } = readOptions(api, listDocuments, {
      query: {
        filter: ['tolower(name)', 'endswith', '.pdf'],
        select: ['id', 'name', 'accountName', 'fiscalYear', 'folder'],
        orderby: ['modifiedDate desc', 'id desc'],
        ...page,
      },
    })
    return { data: await queryFn(search) }
  })
  return { options: found.map(libraryDocument), ...rest }
}

/** The page of a document in the library. */
export const addressOf = (documentId: number) => `/app/docs/uploadFiles/document/${documentId}`

/**
 * Whether the reader may read the library. Only decides what to show, as the services check each call.
 */
export const useMayReadLibrary = () => usePerson().scopes.has('Documents.Read')
