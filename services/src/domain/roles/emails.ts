import { RoleMember } from '@parvis/api-types/limits/role-members'

/** The content of pasted lines. */
export interface ReadEmails {
  /** In lower case, without duplicates, in the order of the lines. */
  emails: string[]
  /** Lines without a valid email address, without duplicates, as they were pasted. */
  notValid: string[]
}

/** As lenient as mail programs: a name, then the address in angle brackets. */
const named = /^[^<>]*<([^<>]+)>$/
const email = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]+$/

/** Reads email addresses from pasted lines, skipping empty and repeated ones. */
export function readEmails(lines: readonly string[]): ReadEmails {
  const emails = new Set<string>()
  const notValid = new Set<string>()
  for (const line of lines) {
    const text = line.trim()
    if (text === '') continue
    const address = (named.exec(text)?.[1] ?? text).trim().toLowerCase()
    if (address.length <= RoleMember.userEmail.maxLength && email.test(address)) emails.add(address)
    else notValid.add(text)
  }
  return { emails: [...emails], notValid: [...notValid] }
}
