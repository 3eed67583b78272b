import { Document, Packer, Paragraph, TextRun } from 'docx'
import { writeOds } from 'hucre/ods'
import { writeXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import PdfDocument from 'pdfkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makePdf } from '../../../database/demo/pdf.ts'
import { runJob } from '../../../jobs/testing.ts'
import { jobs } from '../../../jobs/jobs.ts'
import { createLog } from '../../../server/log.ts'
import { people } from '../../../server/testing.ts'
import { type DocumentCalls, startDocumentApp } from '../documents.test-support.ts'
import { keepText } from './statements.ts'

let calls: DocumentCalls
/** The client’s own company. */
let own: { accountId: number }
beforeAll(async () => {
  calls = await startDocumentApp()
  const { rows } = await sql<{ account: number }>`
    select account_id as account from contact where contact_email_office = ${people.client}`.execute(calls.db)
  own = { accountId: rows[0]?.account ?? 0 }
})
afterAll(() => calls.close())
beforeEach(async () => {
  await calls.db.updateTable('document').set({ version_id: null }).execute()
  await calls.db.deleteFrom('document').execute()
  await calls.db.deleteFrom('document_upload').execute()
})

const encoded = (text: string) => new TextEncoder().encode(text)
const read = () => runJob(calls.uploads.test, 'document-texts')
const find = (words: string, as?: string) => calls.names(`$search=${words}&$orderby=name`, as)
const contents = async () => {
  const rows = await calls.db
    .selectFrom('document_text')
    .innerJoin('document', 'document.id', 'document_id')
    .select(['name', 'content'])
    .orderBy('name')
    .execute()
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]))
}

interface Answered {
  name: string
  textMatch: { text: string; isMatch: boolean }[] | null
}
/** The sentences of the results, with the matches in brackets. */
async function sentences(words: string, as: string = people.staff) {
  const rows = (await calls.list(`$search=${words}`, as)) as unknown as Answered[]
  return rows.map(
    ({ textMatch }) => textMatch?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('') ?? null,
  )
}

async function docx(...paragraphs: readonly string[][]) {
  const children = paragraphs.map(runs => new Paragraph({ children: runs.map(text => new TextRun(text)) }))
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })))
}

async function lockedPdf(): Promise<Uint8Array> {
  const pdf = new PdfDocument({ userPassword: 'secret', ownerPassword: 'other' })
  const pieces: Uint8Array[] = []
  pdf.on('data', (piece: Uint8Array) => pieces.push(piece))
  const ended = new Promise(resolve => pdf.on('end', resolve))
  pdf.text('Introuvable')
  pdf.end()
  await ended
  return Buffer.concat(pieces)
}

const sheets = [
  {
    name: 'Stock',
    rows: [
      ['Article', 'Quantité'],
      ['Théière', 12],
      [null, new Date(Date.UTC(2025, 11, 31))],
    ],
  },
  { name: 'Notes', rows: [['Deuxième feuille']] },
]

describe('the text of a file', () => {
  it('is read from each supported kind of file once it is uploaded, and from no other', async () => {
    await calls.put('a.pdf', makePdf('Titre', ['Solde au 31 décembre', 'Fin']))
    await calls.put('b.docx', await docx(['Circulari', 'sation <des> fournisseurs'], ['Second & dernier']))
    await calls.put('c.xlsx', new Uint8Array(await writeXlsx({ sheets })))
    await calls.put('d.ods', new Uint8Array(await writeOds({ sheets })))
    await calls.put('e.txt', encoded('Évaluation\r\n\u0001\r\n du  stock'))
    await calls.put('f.csv', Buffer.from('Libellé;Débit\nAchats de thé;12,5', 'latin1'))
    await calls.put('g.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1]))
    expect(await contents()).toEqual({})
    await read()
    const sheet = 'Stock\nArticle Quantité\nThéière 12\n2025-12-31\nNotes\nDeuxième feuille'
    expect(await contents()).toEqual({
      'a.pdf': expect.stringMatching(/Titre\n?\s?.*Solde au 31 décembre\s+Fin/s) as string,
      'b.docx': 'Circularisation <des> fournisseurs\nSecond & dernier',
      'c.xlsx': sheet,
      'd.ods': sheet,
      'e.txt': 'Évaluation\ndu stock',
      'f.csv': 'Libellé;Débit\nAchats de thé;12,5',
    })
  })

  it('is empty if a file is broken or encrypted, without holding up the others', async () => {
    const bytes = await docx(['Introuvable'])
    await calls.put('a.docx', bytes.slice(0, bytes.length / 2))
    await calls.put('b.pdf', encoded('%PDF-1.7\nIntrouvable'))
    await calls.put('c.pdf', await lockedPdf())
    const encryption = { password: 'secret', spinCount: 1000 }
    await calls.put('d.xlsx', new Uint8Array(await writeXlsx({ sheets, encryption })))
    await calls.put('e.txt', encoded('Trouvable'))
    await read()
    expect(await contents()).toEqual({
      'a.docx': '',
      'b.pdf': '',
      'c.pdf': '',
      'd.xlsx': '',
      'e.txt': 'Trouvable',
    })
    expect(await find('introuvable')).toEqual([])
    expect(await find('trouvable')).toEqual(['e.txt'])
  })

  it('is kept as far as the database accepts it', async () => {
    const letters = Array.from({ length: 60_000 }, (_word, at) => (at + 100_000).toString(36)).join(' ')
    await calls.put('a.txt', encoded(`premier ${letters.slice(0, 6000)}\u0000${letters.slice(6000)}`))
    const many = Array.from({ length: 50_000 }, (_word, at) =>
      String.fromCodePoint(0x4e00 + (at % 20_000), 0x4e00 + Math.floor(at / 20_000)),
    )
    await calls.put('b.txt', encoded(`premier ${many.join(' ')}`))
    await read()
    expect(await find('premier')).toEqual(['a.txt', 'b.txt'])
    for (const content of Object.values(await contents())) expect(content.length).toBeLessThanOrEqual(200_000)
  })

  it('is read again from a new version, and from one that is made current again', async () => {
    const first = await calls.put('a.txt', encoded('ancien loyer'))
    await read()
    expect(await find('loyer')).toEqual(['a.txt'])
    await calls.put('a.txt', encoded('nouveau bail'))
    // It matches nothing until it was read.
    expect(await find('loyer')).toEqual([])
    expect(await find('bail')).toEqual([])
    await read()
    expect(await find('loyer')).toEqual([])
    expect(await find('bail')).toEqual(['a.txt'])
    await calls.send('POST', `/DocumentVersions(${first.versionId})/Restore`)
    expect(await find('bail')).toEqual([])
    await read()
    expect(await find('loyer')).toEqual(['a.txt'])
  })

  it('is not kept if the document was replaced while it was read', async () => {
    const { id, versionId } = await calls.put('a.txt', encoded('ancien'))
    await calls.put('a.txt', encoded('nouveau'))
    await keepText(calls.db, { id, versionId }, 'ancien')
    expect(await contents()).toEqual({})
    await read()
    expect(await contents()).toEqual({ 'a.txt': 'nouveau' })
  })

  it('waits for another run if the services stop, or the store has lost a file', async () => {
    await calls.put('a.txt', encoded('perdu'))
    await calls.put('b.txt', encoded('gardé'))
    const { connection, settings, files } = calls.uploads.test
    const job = jobs.find(({ name }) => name === 'document-texts')
    const context = { db: connection.db, settings, log: createLog('silent'), now: new Date() }
    await job?.run({ ...context, files, signal: AbortSignal.abort() })
    expect(await contents()).toEqual({})
    let isFirst = true
    const losing = new Proxy(files, {
      get: (store, name) => {
        const value: unknown = Reflect.get(store, name)
        if (name === 'read')
          return (...of: Parameters<typeof files.read>) => {
            if (!isFirst) return store.read(...of)
            isFirst = false
            return Promise.reject(new Error('The store does not answer'))
          }
        return typeof value === 'function' ? (value.bind(store) as unknown) : value
      },
    })
    await job?.run({ ...context, files: losing, signal: new AbortController().signal })
    expect(await contents()).toEqual({ 'b.txt': 'gardé' })
    await read()
    expect(await contents()).toEqual({ 'a.txt': 'perdu', 'b.txt': 'gardé' })
  })
})

describe('a search', () => {
  it('finds the forms of a word in French and in English, with or without accents', async () => {
    await calls.put('fr.txt', encoded('Les dépréciations ont été ÉVALUÉES. L’œuvre des sociétés.'))
    await calls.put('en.txt', encoded('The invoices were impaired; companies are paying.'))
    await read()
    const french = ['dépréciation', 'depreciations', 'évalué', 'evaluees', 'Évaluées', 'oeuvre', 'société']
    for (const word of french) expect([word, await find(word)]).toEqual([word, ['fr.txt']])
    for (const word of ['invoice', 'Invoiced', 'company', 'pays', 'were', 'impair'])
      expect([word, await find(word)]).toEqual([word, ['en.txt']])
    expect(await find('facture')).toEqual([])
  })

  it('finds each of its words in the name, the place or the text, and excludes negated ones', async () => {
    await calls.put('Bail.txt', encoded('Le loyer annuel est indexé.'), { folder: 'Juridique' })
    await calls.put('Autre.txt', encoded('Le loyer est fixe.'))
    await read()
    expect(await find('bail loyer')).toEqual(['Bail.txt'])
    expect(await find('juridique indexés')).toEqual(['Bail.txt'])
    expect(await find('loyers')).toEqual(['Autre.txt', 'Bail.txt'])
    expect(await find('loyer NOT fixe')).toEqual(['Bail.txt'])
    expect(await find('fixe OR indexé')).toEqual(['Autre.txt', 'Bail.txt'])
    expect(await find('"loyer annuel"')).toEqual(['Bail.txt'])
    expect(await find("l'indexé")).toEqual([])
    expect(await find('"--"')).toEqual([])
  })

  it('shows the sentence, with the matches as separate pieces', async () => {
    const long = 'Rien à signaler ici. '.repeat(40)
    await calls.put(
      'a.txt',
      encoded(`${long}Le <b>stock</b> de thé a été DÉPRÉCIÉ de 12 % à la clôture. ${long}`),
    )
    await read()
    expect(await sentences('deprecie stocks')).toEqual([
      'Le <b>[stock]</b> de thé a été [DÉPRÉCIÉ] de 12 % à la clôture.',
    ])
    expect(await sentences('a.txt')).toEqual([null])
    expect(await calls.list('')).toEqual([expect.objectContaining({ name: 'a.txt', textMatch: null })])
  })

  it('never finds the text of what a person may not read, nor counts it', async () => {
    await calls.put('partagé.txt', encoded('secret partagé'), { ...own, confidentiality: 'client' })
    await calls.put('interne.txt', encoded('secret interne'), { ...own, confidentiality: 'firm' })
    await calls.put('restreint.txt', encoded('secret restreint'), { ...own, confidentiality: 'restricted' })
    const other = own.accountId === 1 ? 2 : 1
    await calls.put('autre.txt', encoded('secret ailleurs'), { accountId: other, confidentiality: 'client' })
    await read()
    const seen = {
      [people.staff]: ['autre.txt', 'interne.txt', 'partagé.txt', 'restreint.txt'],
      [people.manager]: ['autre.txt', 'interne.txt', 'partagé.txt'],
      [people.client]: ['partagé.txt'],
    }
    for (const [as, names] of Object.entries(seen)) {
      const { body } = await calls.send('GET', '/Documents?$search=secret&$count=true&$orderby=name', { as })
      const answer = body as { value: Answered[]; '@odata.count': number }
      expect(answer.value.map(({ name }) => name)).toEqual(names)
      expect(answer['@odata.count']).toBe(names.length)
      expect(answer.value.every(({ textMatch }) => textMatch?.[0]?.text === 'secret')).toBe(true)
      expect(await find('NOT secret', as)).toEqual([])
    }
    const [shared] = (await calls.list('$search=partagé')) as { id: number }[]
    if (shared) await calls.remove([shared])
    expect(await find('secret', people.client)).toEqual([])
  })

  it('uses an index for the texts, even for a word that many documents have', async () => {
    await sql`
      with filed as (
        insert into document (name, account_id, folder, document_type, confidentiality, created_by, modified_by)
        select number || '.txt', ${own.accountId}::int4, '', 'other', 'firm', ${people.staff}, ${people.staff}
        from generate_series(1, 500) as number returning id
      )
      insert into document_text (document_id, content, words)
      select id, '', document_words(case when id % 10 < 9 then 'partout' else 'ailleurs' end) from filed`.execute(
      calls.db,
    )
    await sql`analyze document_text`.execute(calls.db)
    const [scans] = await calls.db.transaction().execute(async tx => {
      const { rows } = await sql`select documents_that_say(document_query('partout'))`.execute(tx)
      expect(rows.length).toBeGreaterThan(400)
      const counted = await sql<{ whole: number }>`
        select seq_scan::int4 as whole from pg_stat_xact_user_tables where relname = 'document_text'`.execute(
        tx,
      )
      return counted.rows
    })
    expect(scans?.whole).toBe(0)
  })
})
