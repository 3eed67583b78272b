import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printFilter, printQuery, query } from './odata.ts'
import type { Filter } from './odata-types.ts'
import type { Schemas as Authorization } from './authorization.ts'
import type { Schemas as CustomerStore } from './customer-store.ts'
import type { Schemas as Organisation } from './organisation.ts'
import type { Schemas as Portal } from './portal.ts'

type Menu = Portal['Menu']
type Contact = CustomerStore['Contact']
type Role = Authorization['Role']
type OnBoardingRequest = Organisation['OnBoardingRequest']

describe('the queries in section 7 of the specification can be expressed', () => {
  test('the home and sidebar menus', () => {
    const home = query<Menu>()({
      filter: ['menuParentId', 'eq', null],
      orderby: ['menuOrder'],
      expand: { inverseMenuParent: { orderby: ['menuOrder'], select: ['id', 'menuTitle'] } },
    })
    expect(printQuery<Menu>(home)).toEqual({
      $filter: 'MenuParentId eq null',
      $orderby: 'MenuOrder',
      $expand: 'inverseMenuParent($orderby=MenuOrder;$select=id,menuTitle)',
    })
  })

  test('the search for contacts', () => {
    const text = "o'n"
    const fields = ['contactFirstName', 'contactLastName', 'contactEmailOffice'] as const
    const found = printFilter<Contact>({
      or: [
        ['contactType', 'ne', 'Collaborateur'],
        { or: fields.map(field => [`tolower(${field})`, 'startswith', text] as const) },
      ],
    })
    expect(found).toBe(
      "(contactType ne 'Collaborateur' or (startswith(tolower(contactFirstName),'o''n') or startswith(tolower(contactLastName),'o''n') or startswith(tolower(contactEmailOffice),'o''n')))",
    )
  })

  test('roles with their creator and members, newest first', () => {
    const options = query<Role>()({
      expand: { creator: true, roleStaticUsers: { expand: { users: { select: ['name'] } } } },
      orderby: ['createdDate desc', 'ModifiedDate desc'],
      count: true,
      top: 0,
      skip: 20,
    })
    expect(printQuery<Role>(options)).toEqual({
      $expand: 'creator,RoleStaticUsers($expand=users($select=name))',
      $orderby: 'createdDate desc,ModifiedDate desc',
      $count: 'true',
      $top: '0',
      $skip: '20',
    })
  })
})

describe('a condition', () => {
  const cases: [Filter<Role>, string][] = [
    [['id', 'in', [1, 2]], 'id in (1,2)'],
    [['id', 'in', []], 'false'],
    [{ and: [] }, 'true'],
    [{ or: [] }, 'false'],
    [{ not: ['id', 'eq', 1] }, 'not (id eq 1)'],
    [['createdDate', 'ge', new Date(Date.UTC(2026, 2, 1))], 'createdDate ge 2026-03-01T00:00:00.000Z'],
    [['creator/name', 'endswith', 'd'], "endswith(creator/name,'d')"],
    [['tolower(creator/name)', 'eq', 'd'], "tolower(creator/name) eq 'd'"],
    [{ any: 'roleStaticUsers' }, 'RoleStaticUsers/any()'],
    [
      {
        any: 'roleStaticUsers',
        where: {
          and: [
            ['usersId', 'eq', 2],
            ['tolower(users/name)', 'contains', 'x'],
          ],
        },
      },
      "RoleStaticUsers/any(x0:(x0/usersId eq 2 and contains(tolower(x0/users/name),'x')))",
    ],
    [
      { all: 'roleScopes', where: ['scope/scopeName', 'ne', 'A.B'] },
      "roleScopes/all(x0:x0/scope/scopeName ne 'A.B')",
    ],
  ]
  test.each(cases)('%j', (filter, text) => {
    expect(printFilter<Role>(filter)).toBe(text)
  })

  test('within a condition over children has its own variable', () => {
    expect(
      printFilter<Menu>({
        any: 'inverseMenuParent',
        where: { any: 'inverseMenuParent', where: ['menuCode', 'eq', 'M03'] },
      }),
    ).toBe("inverseMenuParent/any(x0:x0/inverseMenuParent/any(x1:x1/menuCode eq 'M03'))")
  })

  test('refuses invalid values', () => {
    expect(() => printFilter<Menu>(['menuOrder', 'eq', Number.NaN])).toThrow(RangeError)
    expect(() => printFilter<Role>(['createdDate', 'eq', new Date(Number.NaN)])).toThrow(RangeError)
    expect(() => printFilter<OnBoardingRequest>(['requestDate', 'eq', { date: '2026-1-1 or true' }])).toThrow(
      RangeError,
    )
  })

  test('prints a day', () => {
    expect(printFilter<OnBoardingRequest>(['requestDate', 'lt', { date: '2026-03-16' }])).toBe(
      'requestDate lt 2026-03-16',
    )
  })
})

/** Reads an OData string literal from the start of a text, following the OData ABNF. */
function readLiteral(text: string): { value: string; rest: string } | undefined {
  const match = /^'((?:[^']|'')*)'(?!')/.exec(text)
  return match
    ? { value: (match[1] ?? '').replaceAll("''", "'"), rest: text.slice(match[0].length) }
    : undefined
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom("'", '"', '\\', '%', ')', '(', ' ', 'or', '\u0000', '\ud800', '💶', '--'),
  }),
)

describe('text stays text', () => {
  test('in a comparison', () => {
    fc.assert(
      fc.property(anyText, text => {
        const printed = printFilter<Menu>(['menuTitle', 'eq', text])
        const read = readLiteral(printed.slice('menuTitle eq '.length))
        expect(read).toEqual({ value: text.toWellFormed(), rest: '' })
      }),
    )
  })

  test('in a function and in a list', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, two) => {
        const call = printFilter<Menu>(['menuTitle', 'contains', one])
        expect(readLiteral(call.slice('contains(menuTitle,'.length))).toEqual({
          value: one.toWellFormed(),
          rest: ')',
        })
        const list = printFilter<Menu>(['menuTitle', 'in', [one, two]])
        const first = readLiteral(list.slice('menuTitle in ('.length))
        expect(first?.value).toBe(one.toWellFormed())
        expect(readLiteral(first?.rest.slice(1) ?? '')).toEqual({ value: two.toWellFormed(), rest: ')' })
      }),
    )
  })

  test.each([
    ['NOT fontaine OR', '"NOT" "fontaine" "OR"'],
    ['(a AND b', '"(a" "AND" "b"'],
    ['say "hello', String.raw`"say" "\"hello"`],
    [String.raw`C:\temp`, String.raw`"C:\\temp"`],
    ['  twice  twice ', '"twice"'],
  ])('in a search: %s', (search, printed) => {
    expect(printQuery<Menu>({ search })).toEqual({ $search: printed })
  })

  test('in a search: quoted words and nothing else', () => {
    fc.assert(
      fc.property(anyText, search => {
        const printed = printQuery<Menu>({ search })['$search'] ?? ''
        const words = new Set(search.toWellFormed().split(/\s+/).filter(Boolean))
        // The phrases according to the OData ABNF, and the rest once they are removed.
        const phrases = /"((?:[^"\\]|\\[\s\S])*)"/g
        const read = Array.from(printed.matchAll(phrases), ([, text = '']) =>
          text.replaceAll(/\\([\s\S])/g, '$1'),
        )
        expect(read).toEqual([...words])
        expect(printed.replaceAll(phrases, '').trim()).toBe('')
      }),
    )
  })

  test('through the URL and back', () => {
    fc.assert(
      fc.property(anyText, text => {
        const [value = ''] = Object.values(printQuery<Menu>({ filter: ['menuTitle', 'eq', text] }))
        expect(decodeURIComponent(encodeURIComponent(value))).toBe(value)
      }),
    )
  })
})

describe('names in the case that section 7 uses in queries', () => {
  test('menus', () => {
    const printed = printQuery<Menu>({
      filter: ['menuParentId', 'eq', null],
      orderby: ['menuOrder desc'],
      select: ['menuOrder', 'menuCode'],
      expand: { inverseMenuParent: { filter: ['menuParentId', 'ne', null], orderby: ['menuOrder'] } },
    })
    expect(printed).toEqual({
      $filter: 'MenuParentId eq null',
      $orderby: 'MenuOrder desc',
      $select: 'MenuOrder,menuCode',
      $expand: 'inverseMenuParent($filter=MenuParentId ne null;$orderby=MenuOrder)',
    })
  })

  test('applications and roles', () => {
    const { $expand } = printQuery<Authorization['Application']>({
      expand: { applicationModule: {}, applicationFeature: {}, securityScopes: {}, scopesDependencies: {} },
    })
    expect($expand).toBe('ApplicationModule,ApplicationFeature,securityScopes,scopesDependencies')
    expect(printQuery<Role>({ expand: { roleStaticUsers: {} } })).toEqual({ $expand: 'RoleStaticUsers' })
  })

  test('values that look like names are not changed', () => {
    expect(printFilter<Menu>(['menuCode', 'eq', 'menuOrder'])).toBe("menuCode eq 'menuOrder'")
  })
})
