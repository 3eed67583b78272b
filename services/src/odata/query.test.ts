import { describe, expect, it } from 'vitest'
import { ODataError } from './errors.ts'
import { model, registry } from './fixture.test-support.ts'
import { entityOptions, type ParseOptions, parseQuery, type RawQuery } from './query.ts'

function failure(raw: RawQuery, options?: ParseOptions, entity: 'Person' | 'Team' = 'Person') {
  try {
    parseQuery(model(entity), registry, raw, options)
  } catch (error) {
    if (!(error instanceof ODataError)) throw error
    return [error.option, error.position, error.code]
  }
  throw new Error('The query was accepted')
}

describe('refused with option, position and code', () => {
  it.each([
    ['$filter', 'nope eq 1', 0, 'field-unknown'],
    ['$filter', 'rank eq 1 and nope eq 1', 14, 'field-unknown'],
    ['$filter', 'team/nope eq 1', 5, 'field-unknown'],
    ['$filter', 'name/x eq 1', 0, 'navigation-unknown'],
    ['$filter', 'constructor eq 1', 0, 'field-unknown'],
    ['$filter', '__proto__ eq 1', 0, 'field-unknown'],
    ['$filter', "toString(name) eq 'a'", 0, 'function-unknown'],
    ['$filter', "rank eq 'x'", 5, 'type-mismatch'],
    ['$filter', 'name gt 5', 5, 'type-mismatch'],
    ['$filter', 'active gt true', 7, 'type-mismatch'],
    ['$filter', 'token eq 5', 6, 'type-mismatch'],
    ['$filter', 'born eq 2024-01-31T10:00:00Z', 5, 'type-mismatch'],
    ['$filter', 'name', 0, 'type-mismatch'],
    ['$filter', '1', 0, 'type-mismatch'],
    ['$filter', 'not rank', 4, 'type-mismatch'],
    ['$filter', '-name eq 1', 1, 'type-mismatch'],
    ['$filter', 'rank add name eq 1', 9, 'type-mismatch'],
    ['$filter', 'contains(name, 5)', 15, 'type-mismatch'],
    ['$filter', 'contains(name)', 0, 'unexpected-token'],
    ['$filter', "rank in (1, 'a')", 12, 'type-mismatch'],
    ['$filter', "status eq 'ended'", 10, 'enum-value-unknown'],
    ['$filter', "status in ('open','ended')", 18, 'enum-value-unknown'],
    ['$filter', "hidden eq 'x'", 0, 'not-filterable'],
    ['$filter', 'tags eq null', 0, 'not-filterable'],
    ['$filter', 'rank div 0 eq 1', 9, 'division-by-zero'],
    ['$filter', 'rank mod 0.0 eq 1', 9, 'division-by-zero'],
    ['$filter', "pupils/name eq 'x'", 0, 'lambda-missing'],
    ['$filter', 'team/any(t: true)', 0, 'not-a-collection'],
    ['$filter', 'team eq team', 5, 'type-mismatch'],
    ['$filter', "team eq 'x'", 5, 'type-mismatch'],
    ['$filter', 'pupils/any(p: q/rank eq 1)', 14, 'field-unknown'],
    ['$filter', "name eq 'a\u0000b'", 10, 'control-character'],
    ['$filter', "name eq '\ud800'", 9, 'control-character'],
    ['$filter', '('.repeat(8000), 50, 'too-deep'],
    ['$filter', '('.repeat(10_240), 8192, 'too-long'],
    ['$filter', "' OR 1=1 --", 0, 'quote-unbalanced'],
    ['$filter', "name eq '' OR 1=1 --", 15, 'unexpected-character'],
    ['$filter', ' ', 0, 'empty'],
    ['$orderby', 'rank up', 5, 'unexpected-token'],
    ['$orderby', 'rank,', 5, 'unexpected-end'],
    ['$orderby', 'rank,RANK desc', 5, 'repeated'],
    ['$orderby', 'team', 0, 'field-unknown'],
    ['$orderby', 'pupils/name', 0, 'lambda-missing'],
    ['$orderby', 'hidden', 0, 'not-filterable'],
    ['$orderby', '1; drop table person', 1, 'unexpected-character'],
    ['$select', 'name, nope', 6, 'field-unknown'],
    ['$select', 'name,', 5, 'empty'],
    ['$expand', 'nope', 0, 'navigation-unknown'],
    ['$expand', 'name', 0, 'navigation-unknown'],
    ['$expand', 'team,team', 5, 'repeated'],
    ['$expand', 'pupils($filter=rank eq )', 23, 'unexpected-end'],
    ['$expand', "pupils($filter=rank eq 'x')", 20, 'type-mismatch'],
    ['$expand', 'team,pupils($top=-1)', 17, 'minimum'],
    ['$expand', 'pupils($nope=1)', 7, 'option-unknown'],
    ['$expand', 'team($top=1)', 5, 'option-unknown'],
    ['$expand', 'pupils($top=1;$top=2)', 14, 'option-repeated'],
    ['$expand', 'pupils($top=1', 13, 'unexpected-end'],
    ['$expand', 'pupils)', 6, 'unexpected-token'],
    ['$expand', "pupils($filter=name eq 'x)", 23, 'quote-unbalanced'],
    ['$expand', 'team($levels=2)', 13, 'navigation-unknown'],
    ['$expand', 'pupils($levels=6)', 15, 'maximum'],
    ['$expand', 'mentor($expand='.repeat(6) + 'mentor' + ')'.repeat(6), 75, 'too-deep'],
    ['$top', '-1', 0, 'minimum'],
    ['$top', '1e9', 0, 'not-a-number'],
    ['$top', '1000000000', 0, 'maximum'],
    ['$top', '1.5', 0, 'not-a-number'],
    ['$top', '0x5', 0, 'not-a-number'],
    ['$top', '+5', 0, 'not-a-number'],
    ['$top', ' 5', 0, 'not-a-number'],
    ['$top', '5.0', 0, 'not-a-number'],
    ['$skip', '1e3', 0, 'not-a-number'],
    ['$expand', 'pupils($top=0x5)', 12, 'not-a-number'],
    ['$top', '', 0, 'empty'],
    ['$skip', '-1', 0, 'minimum'],
    ['$skip', '99999999999', 0, 'maximum'],
    ['$count', 'yes', 0, 'value-unknown'],
    ['$search', '"abc', 0, 'quote-unbalanced'],
    ['$search', 'a AND (b OR c', 13, 'unexpected-end'],
    ['$search', 'a '.repeat(51), 100, 'too-many-terms'],
    ['$nope', '1', 0, 'option-unknown'],
    ['filter', '1', 0, 'option-unknown'],
    ['$apply', 'aggregate(x)', 0, 'option-unknown'],
  ])('%s=%s', (option, text, position, code) => {
    expect(failure([[option, text]])).toEqual([option, position, code])
  })

  it('repeated options, however they arrive', () => {
    expect(failure('$top=1&$TOP=2')).toEqual(['$top', 0, 'option-repeated'])
    expect(failure({ $top: ['1', '2'] })).toEqual(['$top', 0, 'option-repeated'])
  })
  it('$search of an entity without searchable fields', () => {
    expect(failure('$search=a', {}, 'Team')).toEqual(['$search', 0, 'not-searchable'])
  })
  it('options that the operation does not accept', () => {
    expect(failure('$top=1', { allow: entityOptions })).toEqual(['$top', 0, 'option-unknown'])
    expect(failure('children=lift')).toEqual(['children', 0, 'option-unknown'])
  })
  it('too many expanded navigations', () => {
    const inner = 'pupils,mentor,team'
    const text = `pupils($expand=${inner}),mentor($expand=${inner}),team($expand=members($expand=${inner}))`
    expect(failure({ $expand: text }, { limits: { expandItems: 12 } })).toEqual([
      '$expand',
      113,
      'too-many-terms',
    ])
  })
})

describe('accepted', () => {
  const parse = (raw: RawQuery, options?: ParseOptions) => parseQuery(model('Person'), registry, raw, options)

  it('accepts what Fastify and Ajv make of the query string', () => {
    const query = parse(
      { $top: 5, $count: true, $filter: undefined, children: 'lift' },
      { ignore: ['children'] },
    )
    expect(query).toMatchObject({ limit: 5, top: 5, count: true, skip: 0 })
    expect(parse({}).limit).toBe(100)
  })
  it('selects in canonical case and keeps navigations for $expand', () => {
    expect(parse('$select=NAME,createdat,pupils').select.map(field => field.name)).toEqual([
      'name',
      'CreatedAt',
    ])
    expect(parse('$select=*').select).toHaveLength(17)
  })
  it('finds separators only outside strings and parentheses', () => {
    const query = parse({ $expand: "pupils($filter=name eq ');,$top=1' and (rank in (1,2));$top=3),team" })
    expect(query.expand.map(item => [item.name, item.top])).toEqual([
      ['pupils', 3],
      ['team', undefined],
    ])
  })
})
