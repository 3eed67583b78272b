import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { connect } from '../../database/connect.ts'
import { createRandom, type Random } from '../../database/demo/random.ts'
import type { Database } from '../../database/schema.ts'
import { wordsOf } from './text/words.ts'

/** Words of each document. */
const wordsEach = 300
/** Documents inserted per statement. */
const atOnce = 500

const common =
  `le la les de des du un une et à en que pour dans sur au aux est sont a ont par avec ne pas plus ce cette son sa ses nous
  vous il elle qui dont ou sans sous entre the of and to in is for that with on as are`.split(/\s+/)
/** From words in nearly all documents to words in one out of six. */
const business =
  `comptes exercice société clôture bilan résultat stocks dépréciation provision charges produits banque solde relevé facture
  client fournisseur trésorerie emprunt capital associés assemblée rapport commissaire audit mission contrôle procédure
  évaluation immobilisations amortissement impôt paie salaires contrat bail loyer garantie engagement filiale groupe
  consolidation écart valeur marché trimestre mensuel annuel décembre montant euros paiement échéance retard litige avocat
  circularisation confirmation inventaire comptage lot invoice account balance report statement revenue expense payment
  company agreement lease inventory`.split(/\s+/)
const syllables =
  `ba be bi bo bu ca ce ci co cu da de di do du fa fe fi fo ga go la le li lo lu ma me mi mo mu na ne ni no pa
  pe pi po ra re ri ro sa se si so ta te ti to va ve vi vo`.split(/\s+/)

/** Number of other words in the language. */
const others = 5000

/** Makes something that looks like a word. */
const made = (random: Random) =>
  Array.from({ length: 3 + random.below(2) }, () => random.pick(syllables)).join('')

/** The vocabulary of the documents: a word's frequency follows its position in the list (Zipf's law). */
function vocabulary(): (random: Random) => string {
  const random = createRandom(7)
  const words = [...business, ...Array.from({ length: others }, () => made(random))]
  return from => words[Math.floor(words.length ** (from.below(1_000_000) / 1_000_000)) - 1] ?? ''
}

function textOf(random: Random, word: (random: Random) => string): string {
  const sentences: string[] = []
  for (let count = 0; count < wordsEach; ) {
    const length = 8 + random.below(14)
    const sentence = Array.from({ length }, () => {
      const kind = random.below(20)
      if (kind < 8) return random.pick(common)
      if (kind < 17) return word(random)
      return kind < 19 ? String(random.below(100_000)) : made(random)
    }).join(' ')
    sentences.push(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
    count += length
  }
  return sentences.join(' ')
}

async function write(db: Database, count: number): Promise<void> {
  const random = createRandom(21)
  const word = vocabulary()
  const { rows: accounts } = await sql<{ id: number }>`select id from account order by id`.execute(db)
  for (let first = 0; first < count; first += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - first) }, (_, at) => {
      const content = textOf(random, word)
      return {
        name: `${random.pick(business)} ${random.pick(business)} ${String(first + at)}.pdf`,
        account: random.pick(accounts).id,
        year: 2020 + random.below(7),
        folder: random.pick(['', 'Banque', 'Juridique', 'Paie/2025', 'Travaux']),
        readers: random.pick(['client', 'client', 'client', 'firm', 'restricted']),
        key: randomUUID(),
        content,
        words: wordsOf(content),
      }
    })
    await db.transaction().execute(async tx => {
      await sql`
        with sent as (
          select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as sent (name text, account int4, year int4, folder text, readers text, key uuid, content text, words text)
        ), filed as (
          insert into document (name, account_id, fiscal_year, folder, document_type, confidentiality, created_by,
            modified_by, modified_date, search_text)
          select name, account, year, folder, 'other', readers, 'staff@parvis.example', 'staff@parvis.example',
            now() - random() * interval '900 days', odata_fold(concat_ws(E'\\n', name, folder,
              (select account_legal_name from account where account.id = sent.account), 'Théo Lefèvre'))
          from sent returning id, name
        ), versions as (
          insert into document_version (document_id, number, file_key, file_name, file_size, content_hash,
            active_content, created_by)
          select filed.id, 1, key, name, 50000, repeat(md5(name), 2), 'none', 'staff@parvis.example'
          from filed join sent using (name) returning id, document_id
        ), texts as (
          insert into document_text (document_id, content, words)
          select filed.id, content, document_words(words) from filed join sent using (name) returning document_id
        )
        select count(*) from versions, texts`.execute(tx)
      await sql`update document set version_id = version.id from document_version as version
        where version.document_id = document.id and document.version_id is null`.execute(tx)
    })
  }
  await sql`analyze document, document_version, document_text`.execute(db)
}

/** Inserts documents as if they had been uploaded and read. No services may run on that database meanwhile. */
export async function writeManyDocuments(
  settings: Parameters<typeof connect>[0],
  count: number,
): Promise<void> {
  const connection = await connect(settings)
  try {
    await write(connection.db, count)
  } finally {
    await connection.close()
  }
}
