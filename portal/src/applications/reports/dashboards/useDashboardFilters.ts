import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { askedFilters, filtersOf, withFilters, type DashboardFilters } from './rules/filters.ts'

/** What a dashboard is narrowed by, kept in the address: a view can be shared, and the back button undoes a choice. */
export function useDashboardFilters() {
  const [search, setSearch] = useSearchParams()
  // The address also holds how the list is sorted: the filters are the same objects until one of them changes.
  const written = withFilters(new URLSearchParams(), filtersOf(search)).toString()
  const filters = useMemo(() => filtersOf(new URLSearchParams(written)), [written])
  const asked = useMemo(() => askedFilters(filters), [filters])
  return {
    /** As they were chosen. */
    filters,
    /** As they are asked for. */
    asked,
    choose: (next: DashboardFilters) =>
      setSearch(before => withFilters(before, next), { preventScrollReset: true }),
  }
}
