import { useCallback, useMemo } from 'react'
import type { Ref } from 'react'
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.ts'
import { given } from '../../internal/given.ts'
import type { Option } from '../../internal/list/Option.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import type { LoadOptions } from '../ComboBox/useOptionSearch.ts'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import type { FindOptions } from '../MultiSelect/usePastedOptions.ts'
import { optionOf, personOf, type Person } from './personOptions.ts'

/** Searches people, page by page. Return a `cursor` to be asked for the next page with it; leave it out on the last. */
export type LoadPeople = (query: {
  text: string
  cursor: string | undefined
  signal: AbortSignal
}) => Promise<{ people: readonly Person[]; cursor?: string }>

/** Looks up a pasted list in one request. Returns, for each text and in the same order, the people it may refer to. */
export type FindPeople = (query: {
  texts: readonly string[]
  signal: AbortSignal
}) => Promise<readonly (readonly Person[])[]>

interface PersonPickerOwnProps extends FieldBase, ReadOnlyField {
  ref?: Ref<HTMLInputElement>
}
interface OnePerson {
  /** Whether one or several people can be chosen. @default 'single' */
  selection?: 'single'
  value: Person | null
  onChange: (value: Person | null) => void
  maximum?: never
  findMany?: never
}
interface ManyPeople {
  /** Several people can be chosen. */
  selection: 'multiple'
  value: readonly Person[]
  onChange: (value: readonly Person[]) => void
  /** The largest number of people that can be chosen. */
  maximum?: number
  /** Looks up a whole pasted list of e-mail addresses in one request. @default one search per entry */
  findMany?: FindPeople
}
interface KnownPeople {
  /** All people to choose from. */
  people: readonly Person[]
  load?: never
  minimumCharacters?: never
  recents?: never
}
interface SearchedPeople {
  people?: never
  /** Searches people as the reader types. Keep it stable (`useCallback`). */
  load: LoadPeople
  /** How many characters must be typed before a search. @default 2 */
  minimumCharacters?: number
  /** People that this reader chose recently, offered before anything is typed. */
  recents?: readonly Person[]
}
export type PersonPickerProps = PersonPickerOwnProps &
  FieldLabelling &
  (OnePerson | ManyPeople) &
  (KnownPeople | SearchedPeople)

const peopleOf = (options: readonly Option[]) => options.flatMap(option => personOf(option) ?? [])
const optionsOf = (people: readonly Person[]) => people.map(optionOf)

/**
 * A field to choose one or several people, found by name or e-mail address. Several can also be pasted as a list of
 * e-mail addresses.
 */
export function PersonPicker(props: PersonPickerProps) {
  const { people, load, minimumCharacters, recents, findMany, maximum, ...rest } = props
  const { selection: _selection, value: _value, ...field } = rest
  const source = useSource({ people, load, minimumCharacters, recents })
  const find = useFindMany(findMany)
  if (props.selection === 'multiple') {
    const bulk = 'load' in source && find ? { ...source, findMany: find } : source
    return (
      <MultiSelect
        {...field}
        {...bulk}
        {...given({ maximum })}
        value={optionsOf(props.value)}
        onChange={chosen => props.onChange(peopleOf(chosen))}
      />
    )
  }
  return (
    <ComboBox
      {...field}
      {...source}
      value={props.value && optionOf(props.value)}
      onChange={chosen => props.onChange(chosen && (personOf(chosen) ?? null))}
    />
  )
}

interface Source {
  people: readonly Person[] | undefined
  load: LoadPeople | undefined
  minimumCharacters: number | undefined
  recents: readonly Person[] | undefined
}

/** The source of the options: all people, or a search for them. */
function useSource({ people, load, minimumCharacters, recents }: Source) {
  const options = useMemo(() => people && optionsOf(people), [people])
  const lately = useMemo(() => recents && optionsOf(recents), [recents])
  const loadOptions: LoadOptions = useCallback(
    async query => {
      if (!load) return { options: [] }
      const { people: found, ...rest } = await load(query)
      return { ...rest, options: optionsOf(found) }
    },
    [load],
  )
  if (options) return { options }
  return {
    load: loadOptions,
    ...(minimumCharacters !== undefined && { minimumCharacters }),
    ...(lately && { recents: lately }),
  }
}

function useFindMany(findMany: FindPeople | undefined): FindOptions | undefined {
  return useMemo(() => findMany && (async query => (await findMany(query)).map(optionsOf)), [findMany])
}
