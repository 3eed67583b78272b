import type { RolePerson } from '../queries.ts'

/** First name and name. */
export function fullName({ firstname, name }: Pick<RolePerson, 'firstname' | 'name'>): string {
  return `${firstname} ${name}`
}

/** The people of a list, without those of another one. */
export function peopleWithout(people: readonly RolePerson[], others: readonly RolePerson[]): RolePerson[] {
  const ids = new Set(others.map(({ usersId }) => usersId))
  return people.filter(({ usersId }) => !ids.has(usersId))
}
