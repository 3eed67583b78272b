import { openDB, type DBSchema } from 'idb'

/** The latest response to a request that every page makes before it shows anything. */
export interface KeptAnswer {
  queryKey: readonly unknown[]
  data: unknown
  /** When the response arrived, in milliseconds. */
  updatedAt: number
}

interface Schema extends DBSchema {
  answers: { key: string; value: KeptAnswer[] }
}

const open = (name = 'parvis-offline') =>
  openDB<Schema>(name, 1, { upgrade: database => void database.createObjectStore('answers') })

/** Stores one person's responses and deletes everybody else's. */
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

/** The responses stored for a person. */
export async function keptAnswers(owner: string, name?: string): Promise<KeptAnswer[]> {
  const database = await open(name)
  const answers = await database.get('answers', owner)
  database.close()
  return answers ?? []
}

/** Called on sign-out: deletes all stored responses. */
export async function forgetAnswers(name?: string): Promise<void> {
  const database = await open(name)
  await database.clear('answers')
  database.close()
}
