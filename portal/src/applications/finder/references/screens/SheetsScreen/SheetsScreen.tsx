import { readOptions } from '@parvis/api-types/calls'
import { countReferenceSheets } from '@parvis/api-types/calls/finder'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { TabbedListScreen } from '../../../../../screens/TabbedListScreen.tsx'
import { useMay } from '../../../../../session/useMay.ts'
import { references, writeScope } from '../../application.ts'
import { sheetPlaces, type SheetPlace } from '../../rules/sheet-places.ts'
import { sheetLists } from './sheet-lists.ts'

/** One of the lists of sheets, beside the others with their counts. */
function SheetsScreen({ place }: { place: SheetPlace }) {
  const { t } = useTranslation('finder')
  const mayWrite = useMay(writeScope)
  const list = sheetLists[useLanguage()][place]
  const counts = useQuery({ ...readOptions(useApi(), countReferenceSheets, {}), staleTime: 10_000 }).data
  return (
    <TabbedListScreen
      tabs={{
        label: t('list.lists'),
        selected: place,
        items: sheetPlaces.map(each => ({
          id: each,
          title: t(`${each}.tab`),
          href: references.address(each),
          ...(counts &&
            each !== 'followUp' && {
              count: { value: counts[each], label: t('list.count', { count: counts[each] }) },
            }),
        })),
      }}
      list={list}
      create={mayWrite && { href: references.address('create'), label: t('list.create') }}
      emptyActions={<LinkButton href={references.address('search')}>{t('list.toFinder')}</LinkButton>}
      rowActions={({ id, mayChange }) => [
        { id: 'open', label: t('list.open'), href: references.address('record', { sheetId: id }) },
        mayChange &&
          mayWrite && {
            id: 'change',
            label: t(place === 'drafts' ? 'move.change' : 'move.correct'),
            href: references.address('change', { sheetId: id }),
          },
      ]}
    />
  )
}

/** Every sheet the reader may see. */
export const FollowUpScreen = () => <SheetsScreen place="followUp" />
/** The reader's published sheets. */
export const PublishedScreen = () => <SheetsScreen place="published" />
/** All sheets the firm may cite. */
export const AllPublishedScreen = () => <SheetsScreen place="allPublished" />
/** Sheets that wait for the commercial team. */
export const SubmittedScreen = () => <SheetsScreen place="submitted" />
/** Sheets that wait for the managers. */
export const ValidatedByCommercialScreen = () => <SheetsScreen place="validatedByCommercial" />
/** Sheets the commercial team rejected. */
export const RejectedByCommercialScreen = () => <SheetsScreen place="rejectedByCommercial" />
/** Sheets a manager rejected. */
export const RejectedByManagerScreen = () => <SheetsScreen place="rejectedByManager" />
/** Drafts in progress. */
export const DraftsScreen = () => <SheetsScreen place="drafts" />
