import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'
import { nameOfSaver } from '../saver.ts'

/** Fields of AdministeredMenu that are computed. */
export const administeredMenuExpressions: NonNullable<EntityOverrides['expressions']> = {
  modifiedByName: alias => nameOfSaver(sql.id(alias, 'modified_by')),
}
