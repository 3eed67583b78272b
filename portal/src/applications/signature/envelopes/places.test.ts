import { describe, expect, it } from 'vitest'
import { firstOverlap } from '../../../signing/rules-of-place.ts'
import { claimed, type DraftField, type FieldForm, withTemplateFields } from './draft-fields.ts'
import { fieldsIn, leftoverOf, placedOf, placesIn, templatePlaces, type UsedTemplate } from './places.ts'

const people = ['a', 'b', 'c'].map(id => ({ id, name: id.toUpperCase() }))
const at = (page: number, across = 0) => ({ page, across, down: 100 })
const signing = (...pages: number[]) =>
  pages.map((page, place) => ({ id: `signer ${place}`, name: '', ...at(page) }))
const template = (pagesFrom: UsedTemplate['pagesFrom'], ...pages: number[]): UsedTemplate => ({
  name: 'Mandate',
  pagesFrom,
  places: pages.map(page => at(page)),
})

describe('a template of signatures', () => {
  it('gives back the same pages of the same document if they are counted from the end', () => {
    const kept = templatePlaces(signing(1, 7), [], 'end', 7)
    expect(kept).toEqual([at(7), at(1)])
    expect(placesIn({ name: '', pagesFrom: 'end', places: kept }, 7)).toEqual([at(1), at(7)])
    expect(templatePlaces(signing(1, 7), [], 'start', 7)).toEqual([at(1), at(7)])
  })

  it('finds the last page of a document of any length', () => {
    expect(placesIn(template('end', 1), 3)).toEqual([at(3)])
    expect(placesIn(template('end', 1), 40)).toEqual([at(40)])
  })

  it('leaves out pages that the document does not have, and reports them', () => {
    expect(placesIn(template('start', 1, 5), 2)).toEqual([at(1), undefined])
    expect(placesIn(template('end', 3, 2), 2)).toEqual([undefined, at(1)])
    expect(leftoverOf(template('start', 1, 5), 2, 2)).toEqual({
      missing: [{ signer: 2, page: 5 }],
      missingFields: [],
      free: 0,
    })
    expect(leftoverOf(template('end', 3, 2), 2, 0)).toEqual({
      missing: [{ signer: 1, page: 3 }],
      missingFields: [],
      free: 1,
    })
    expect(leftoverOf(template('end', 1, 2), 2, 1)).toEqual({
      missing: [],
      missingFields: [],
      free: 1,
    })
  })
})

const field = (kind: FieldForm['kind'], page: number, isOnEveryPage = false): FieldForm => ({
  kind,
  label: `A ${kind}`,
  isOnEveryPage,
  ...at(page),
  width: 60,
  height: 24,
  isRequired: true,
  ...(kind === 'text' && { maxLength: 12 }),
})
const drafted = (id: string, signer: string, form: FieldForm): DraftField => ({ ...form, id, signer })

describe('the fields of a template', () => {
  const draft = [
    drafted('field 1', 'signer 1', field('text', 7)),
    drafted('field 2', 'signer 1', field('initials', 1, true)),
    drafted('field 3', 'signer 0', field('checkbox', 6)),
  ]
  const kept: UsedTemplate = {
    name: '',
    pagesFrom: 'end',
    places: templatePlaces(signing(7, 7), draft, 'end', 7),
  }

  it('are restored unchanged, each for the signer at its place', () => {
    expect(fieldsIn(kept, 7)).toEqual([
      [field('checkbox', 6)],
      [field('text', 7), field('initials', 1, true)],
    ])
    const back = claimed(withTemplateFields([], fieldsIn(kept, 7)), ['x', 'y'])
    expect(back.map(({ id, signer, kind }) => [id, signer, kind])).toEqual([
      ['field 1', 'x', 'checkbox'],
      ['field 2', 'y', 'text'],
      ['field 3', 'y', 'initials'],
    ])
  })

  it('follow the last page, and are left out if the document lacks their page', () => {
    expect(fieldsIn(kept, 1)).toEqual([[], [field('text', 1), field('initials', 1, true)]])
    expect(leftoverOf(kept, 1, 2)).toEqual({
      missing: [],
      missingFields: [{ label: 'A checkbox', page: 2 }],
      free: 0,
    })
  })

  it('wait until somebody signs at their place', () => {
    const waiting = withTemplateFields([], fieldsIn(kept, 7))
    expect(claimed(waiting, ['x']).filter(({ signer }) => signer === 'x')).toHaveLength(1)
    expect(claimed(claimed(waiting, ['x']), ['x', 'y']).filter(({ signer }) => signer === 'y')).toHaveLength(
      2,
    )
  })

  it('all pass to somebody else when a signer is removed', () => {
    const places = [
      { ...at(1), fields: [field('text', 1)] },
      { ...at(1), fields: [field('date', 1)] },
    ]
    const used = withTemplateFields([], fieldsIn({ name: '', pagesFrom: 'start', places }, 1))
    const ownersOf = (fields: readonly DraftField[]) => fields.map(({ signer }) => signer)
    // First the sender alone, then somebody else instead.
    expect(ownersOf(claimed(claimed(used, ['me']), ['x']))[0]).toBe('x')
    const both = claimed(used, ['x', 'y'])
    expect(ownersOf(both)).toEqual(['x', 'y'])
    // A signer who stays keeps their fields, and a new one gets the others.
    expect(ownersOf(claimed(both, ['y', 'z']))).toEqual(['z', 'y'])
    // A place that nobody has ever taken waits for its own signer.
    expect(ownersOf(claimed(used, ['x']))[1]).not.toBe('x')
  })

  it('are removed when another template is used, unlike those added by hand', () => {
    const own = drafted('field 9', 'x', field('date', 2))
    const first = withTemplateFields([own], fieldsIn(kept, 7))
    const second = withTemplateFields(first, [[field('text', 3)]])
    expect(second.map(({ kind }) => kind)).toEqual(['date', 'text'])
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(first.length + 1)
  })
})

describe('signers', () => {
  it('are placed as in the template, in order', () => {
    expect(placedOf(people.slice(0, 2), [], 2, [at(1, 50), at(2, 0)])).toEqual([
      { id: 'a', name: 'A', ...at(1, 50) },
      { id: 'b', name: 'B', ...at(2, 0) },
    ])
  })

  it('stay where they were put', () => {
    const moved = { id: 'b', name: 'B', page: 1, across: 7, down: 7 }
    expect(placedOf(people.slice(0, 2), [moved], 2, [at(1, 50), at(2, 0)])[1]).toBe(moved)
  })

  it('without a place in the template get one that is free and stays free', () => {
    // The template has no page for the first signer, whose default place is that of the second.
    const placed = placedOf(people, [], 1, [undefined, { page: 1, across: 100, down: 100 }])
    expect(placed[1]).toMatchObject({ across: 100, down: 100 })
    expect(firstOverlap(placed)).toBeUndefined()
  })

  it('avoid the place of the template if somebody was put there', () => {
    const moved = { id: 'a', name: 'A', ...at(1, 50) }
    const placed = placedOf(people.slice(0, 2), [moved], 1, [at(1, 0), at(1, 50)])
    expect(placed[0]).toBe(moved)
    expect(firstOverlap(placed)).toBeUndefined()
  })
})
