import type { Schemas } from '@parvis/api-types/authorization'

export type RoleChange = Required<Schemas['RoleChange']>

/** The changes of one save. */
export interface SavedChanges {
  id: number
  changedDate: string
  /** The person's name, or their email if the name no longer exists. */
  person: string
  changes: readonly RoleChange[]
}

/** Groups changes by save: those with the same moment and person, in order. */
export function savedTogether(changes: readonly RoleChange[]): SavedChanges[] {
  const saves: SavedChanges[] = []
  for (const change of changes) {
    const last = saves.at(-1)
    const isSame = last?.changedDate === change.changedDate && last.changes[0]?.changedBy === change.changedBy
    if (last && isSame) saves[saves.length - 1] = { ...last, changes: [...last.changes, change] }
    else
      saves.push({
        id: change.id,
        changedDate: change.changedDate,
        person: change.changedByName ?? change.changedBy,
        changes: [change],
      })
  }
  return saves
}
