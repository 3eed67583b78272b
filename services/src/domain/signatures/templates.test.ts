import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { people } from '../../server/testing.ts'
import { type SignatureCalls, startSignatureApp } from './signatures.test-support.ts'

let calls: SignatureCalls
beforeAll(async () => {
  calls = await startSignatureApp()
})
afterAll(() => calls.close())
beforeEach(async () => {
  await calls.db.deleteFrom('signature_template').execute()
})

const places = [
  { page: 1, across: 0, down: 100 },
  { page: 1, across: 100, down: 100 },
]
const box = { isOnEveryPage: false, across: 0, down: 50, width: 160, height: 24, isRequired: false }
const text = { ...box, kind: 'text', label: ' Lieu ', page: 1, maxLength: 40 }
const checkbox = { ...box, kind: 'checkbox', label: 'Annexes reçues', page: 2 }
const initials = {
  ...box,
  kind: 'initials',
  label: 'Paraphe',
  page: 7,
  isOnEveryPage: true,
  across: 100,
  down: 0,
}
const placesWithFields = [
  { ...places[0], fields: [text, checkbox] },
  { ...places[1], fields: [initials] },
]
const keep = (name: string, changes: object = {}, as: string = people.staff) =>
  calls.send('POST', '/SignatureTemplates', { as, body: { name, pagesFrom: 'end', places, ...changes } })

async function kept(name: string, as: string = people.staff): Promise<string> {
  const { status, body } = await keep(name, {}, as)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return `/SignatureTemplates(${(body as { id: number }).id})`
}

const rename = (path: string, name: string, version = '"1"', as: string = people.staff) =>
  calls.send('PATCH', path, { as, headers: { 'if-match': version }, body: { name } })
const remove = (path: string, version = '"1"', as: string = people.staff) =>
  calls.send('DELETE', path, { as, headers: { 'if-match': version } })
const namesOf = async (as: string = people.staff) =>
  (await calls.list('/SignatureTemplates?$orderby=name', as)).map(({ name }) => name)

describe('signature templates', () => {
  it('keep places in the order of the signers, under a trimmed name', async () => {
    const { status, headers, body } = await keep('  Mandat à deux ')
    expect([status, headers['etag']]).toEqual([201, '"1"'])
    expect(body).toMatchObject({ name: 'Mandat à deux', pagesFrom: 'end', places })
    expect(headers['location']).toBe(`/v1/SignatureTemplates(${(body as { id: number }).id})`)
    expect(await calls.list('/SignatureTemplates')).toMatchObject([
      { name: 'Mandat à deux', pagesFrom: 'end', places },
    ])
  })

  it('keep each signer’s fields, with their labels and pages and whether they are required', async () => {
    const { body } = await keep('Mandat', { places: placesWithFields })
    expect(body).toMatchObject({
      places: [
        {
          page: 1,
          across: 0,
          down: 100,
          fields: [
            { ...text, label: 'Lieu' },
            { ...checkbox, page: 2 },
          ],
        },
        { page: 1, across: 100, down: 100, fields: [{ ...initials, page: 1, isRequired: true }] },
      ],
    })
    const [listed] = await calls.list('/SignatureTemplates')
    expect(listed).toMatchObject({ places: (body as { places: unknown }).places })
    // Only a text field has a length.
    expect(JSON.stringify(listed).match(/maxLength/g)).toHaveLength(1)
  })

  it('report which text field is too small for its maximum length', async () => {
    const fields = [{ ...text, width: 20, maxLength: 60 }]
    const { status, code, body } = await keep('Mandat', { places: [{ ...places[0], fields }] })
    expect([status, code]).toEqual([422, 'signature-field-too-small'])
    expect(body).toMatchObject({ errors: [{ pointer: '/places/0/fields/0/maxLength', code: 'maximum' }] })
  })

  it('are private: others cannot see, rename or delete them', async () => {
    const path = await kept('Mandat')
    expect(await namesOf(people.manager)).toEqual([])
    expect((await rename(path, 'Mine', '*', people.manager)).code).toBe('not-found')
    expect((await remove(path, '*', people.manager)).code).toBe('not-found')
    expect((await keep('Mandat', {}, people.manager)).status).toBe(201)
    expect(await namesOf()).toEqual(['Mandat'])
  })

  it('are available to clients who sign as well', async () => {
    await kept('Devis', people.client)
    expect(await namesOf(people.client)).toEqual(['Devis'])
    expect(await namesOf()).toEqual([])
  })

  it('have unique names, ignoring case, accents and spaces', async () => {
    await kept('Été')
    expect(await keep(' ete ')).toMatchObject({ status: 409, code: 'signature-template-name-taken' })
    const path = await kept('Hiver')
    expect((await rename(path, 'ÉTÉ')).code).toBe('signature-template-name-taken')
    expect(await namesOf()).toEqual(['Été', 'Hiver'])
  })

  it('are renamed and deleted only in the version that was seen', async () => {
    const path = await kept('Mandat')
    const { body, headers } = await rename(path, ' Mandat fiscal ')
    expect(headers['etag']).toBe('"2"')
    expect(body).toMatchObject({ name: 'Mandat fiscal', places })
    expect((await rename(path, 'Autre')).code).toBe('precondition-failed')
    expect((await remove(path)).code).toBe('precondition-failed')
    expect((await remove(path, '"2"')).status).toBe(204)
    expect(await namesOf()).toEqual([])
    expect((await remove(path, '*')).code).toBe('not-found')
    expect((await calls.send('DELETE', path)).code).toBe('precondition-required')
  })

  it('keep places that do not overlap on a large page, and are checked again against the pages of a document', async () => {
    const [first] = places
    const apart = [
      { ...first, across: 30 },
      { ...first, across: 50 },
    ]
    expect((await keep('A3', { places: apart })).status).toBe(201)
  })

  it('are limited to fifty, even if they are created at the same moment', async () => {
    for (let at = 0; at < 48; at += 1) await kept(`Modèle ${at}`)
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(name => keep(name)))
    expect(answers.map(({ code }) => code).filter(Boolean)).toEqual([
      'signature-template-limit-reached',
      'signature-template-limit-reached',
    ])
    expect(await namesOf()).toHaveLength(50)
  })

  it.each([
    ['no name', { name: ' ' }, 'body-invalid'],
    ['a name of two lines', { name: 'a\nb' }, 'body-invalid'],
    ['a name that is too long', { name: 'x'.repeat(101) }, 'body-invalid'],
    ['no places', { places: [] }, 'body-invalid'],
    [
      'more places than signers',
      { places: Array.from({ length: 21 }, (_, at) => ({ ...places[0], page: at + 1 })) },
      'body-invalid',
    ],
    ['a place off the page', { places: [{ page: 1, across: 101, down: 0 }] }, 'body-invalid'],
    ['a page of nothing', { places: [{ page: 0, across: 0, down: 0 }] }, 'body-invalid'],
    ['pages from nowhere', { pagesFrom: 'middle' }, 'body-invalid'],
    [
      'a field over the signature of another page, as it stands on every page',
      { places: [places[0], { ...places[1], fields: [{ ...initials, across: 0, down: 100 }] }] },
      'signature-fields-overlap',
    ],
    [
      'more fields of one signer than a document takes',
      {
        places: [
          { ...places[0], fields: Array.from({ length: 51 }, (_, at) => ({ ...text, page: at + 1 })) },
        ],
      },
      'body-invalid',
    ],
    [
      'a field without a label',
      { places: [{ ...places[0], fields: [{ ...text, label: ' ' }] }] },
      'body-invalid',
    ],
    [
      'more fields than any document takes that has the pages',
      {
        places: [
          {
            ...places[0],
            page: 5000,
            fields: [
              { ...initials, isOnEveryPage: true },
              { ...text, page: 1 },
            ],
          },
        ],
      },
      'signature-fields-too-many',
    ],
    ['places over each other', { places: [places[0], places[0]] }, 'signature-fields-overlap'],
  ])('are refused with %s', async (_, changes, code) => {
    expect((await keep('Mandat', changes)).code).toBe(code)
    expect(await namesOf()).toEqual([])
  })
})
