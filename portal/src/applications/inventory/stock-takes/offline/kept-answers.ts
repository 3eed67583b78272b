import { openDB, type DBSchema } from 'idb'

/** An answer of the services that every page needs before it shows anything, as it came last. */
export interface KeptAnswer {
  queryKey: readonly unknown[]
  data: unknown
  /** When it came, in milliseconds. */
  updatedAt: number
}

interface Schema extends DBSchema {
  answers: { key: string; value: KeptAnswer[] }
}

const open = (name = 'parvis-offline') =>
  openDB<Schema>(name, 1, { upgrade: database => void database.createObjectStore('answers') })

/** Keeps the answers of one person, and nothing of anybody else's. */
export async function keepAnswers(
  owner: string,
  answers: readonly KeptAnswer[],
  name?: string,
): Promise<void> {
  const database = await open(name)
  const transaction = database.transaction('answers', 'readwrite')
  await transaction.store.clear()
  await transaction.store.put([...answers], owner)
  await transaction.done
  database.close()
}

/** What is kept for a person. */
export async function keptAnswers(owner: string, name?: string): Promise<KeptAnswer[]> {
  const database = await open(name)
  const answers = await database.get('answers', owner)
  database.close()
  return answers ?? []
}

/** Nobody is signed in any more. */
export async function forgetAnswers(name?: string): Promise<void> {
  const database = await open(name)
  await database.clear('answers')
  database.close()
}
