import { RoleMember } from '@parvis/api-types/limits/role-members'

/** What pasted lines hold. */
export interface ReadEmails {
  /** In lower case, each once, in the order of the lines. */
  emails: string[]
  /** Lines that are no e-mail, each once, as they were pasted. */
  notValid: string[]
}

/** As generous as mail programs: a name before the address, in angle brackets. */
const named = /^[^<>]*<([^<>]+)>$/
const email = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]+$/

/** Reads e-mails from lines as people paste them. Empty lines and those that come again are left out. */
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
