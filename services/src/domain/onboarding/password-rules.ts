import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * @source NIST SP 800-63B-4, section 3.1.1: length instead of kinds of characters, a list of common passwords, and no
 * words from the context.
 */
const shortestPassword = 12

const common = new Set(dictionary['passwords-common'].map(word => fold(word)))

/** The person a password is for. */
export interface PasswordOwner {
  firstName: string
  lastName: string
  email: string
  company: string
}

export type PasswordProblem = 'password-too-short' | 'password-common' | 'password-personal'

/** The fault of a password; undefined if it has none. */
export function passwordProblem(password: string, owner: PasswordOwner): PasswordProblem | undefined {
  // Count as a person does: an emoji is one character.
  if (Array.from(password).length < shortestPassword) return 'password-too-short'
  const folded = fold(password)
  if (common.has(folded) || isRepeated(folded)) return 'password-common'
  return partsOf(owner).some(part => folded.includes(part)) ? 'password-personal' : undefined
}

/**
 * Whether it repeats one word or a few characters: the repeated part is a common password, or has at most four
 * characters.
 */
function isRepeated(folded: string): boolean {
  for (let length = 1; length <= folded.length / 2; length++) {
    const part = folded.slice(0, length)
    if (part.repeat(Math.ceil(folded.length / length)).slice(0, folded.length) !== folded) continue
    return length <= 4 || common.has(part)
  }
  return false
}

/** Shorter parts occur in too many words by chance. */
const shortestPart = 4
/** Words in many company names are not specific to one company. */
const ofManyCompanies = new Set([
  'sarl',
  'sasu',
  'societe',
  'groupe',
  'group',
  'compagnie',
  'company',
  'holding',
  'france',
])

function partsOf({ firstName, lastName, email, company }: PasswordOwner): string[] {
  const [mailbox = '', domain = ''] = email.split('@')
  const words = [firstName, lastName, company, mailbox, domain.split('.').slice(0, -1).join(' ')]
    .flatMap(text => fold(text).split(/[^\p{L}\p{N}]+/u))
    .filter(part => part.length >= shortestPart && !ofManyCompanies.has(part))
  return [...new Set([...words, fold(email)])]
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
