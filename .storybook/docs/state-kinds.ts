/** Kinds of states by story name, as a reviewer looks for them across screens. */
const patterns = {
  Loaded: /^Loaded$/,
  Loading: /\b(Loading|Slow|Awaited|Sending|Checking|Arriving|Searching|Retrying|On Its Way)\b/,
  Empty: /\b(Empty|None|Nobody|Nothing|No Match|No Requests|No Record|No Key|No Reports?|No File|Without)\b/,
  Errors:
    /\b(Errors?|Fails|Failed|No Network|Offline|Unreachable|Unavailable|Unknown|Too Many|Rate Limited|Lost|Broken|Not (Loaded|Found|Moved|Restored|Downloaded|Dismissed|Counted|Json))\b/,
  Refused:
    /\b(Denied|Refused|Unauthorized|Not Allowed|Reader|Read Only|Without Rights|Session Over|Expired|Signed Out)\b/,
  'Changed meanwhile': /\b(Conflict|Meanwhile|Gone|Elsewhere|Overwritten|Taken|Missing)\b/,
  'Long texts': /\b(Long|Ugly)\b/,
} as const

export const stateKinds = [...Object.keys(patterns), 'Others'] as readonly string[]

/** The kinds of a state by its name; `Others` when none matches. */
export function kindsOf(name: string): string[] {
  const kinds = Object.entries(patterns).flatMap(([kind, pattern]) => (pattern.test(name) ? [kind] : []))
  return kinds.length === 0 ? ['Others'] : kinds
}
