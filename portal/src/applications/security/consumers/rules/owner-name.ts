/** First and last name of the owner of an API consumer. */
export function ownerName({ owner }: { owner: { firstname: string; name: string } | null }): string {
  return owner ? `${owner.firstname} ${owner.name}` : ''
}
