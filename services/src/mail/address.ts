import { domainToASCII } from 'node:url'

/** Maximum octets of the local part, of a domain, and of the whole address. @source RFC 5321, 4.5.3.1 */
const localLimit = 64
const domainLimit = 253
const addressLimit = 254
/** Longer input is rejected without parsing. */
const readLimit = 320

/** Atoms joined by dots, including the non-ASCII letters that RFC 6531 allows. */
const dotted = /^[\w!#$%&'*+/=?^`{|}~\u0080-\u{10ffff}-]+(\.[\w!#$%&'*+/=?^`{|}~\u0080-\u{10ffff}-]+)*$/u
/** Any printable characters in quotes; quotes and backslashes are escaped with a backslash. */
const quoted = /^"(?:[ !#-[\]-~]|\\[ -~])*"$/
const hostName = /^(?!.*-(\.|$))[a-z0-9][a-z0-9-]{0,62}(\.[a-z0-9][a-z0-9-]{0,62})*$/
/** Line breaks, control characters and invisible characters. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u

/**
 * Normalizes an e-mail address for SMTP, with the domain in ASCII (punycode).
 * @returns undefined when it is not a valid address: not in a form of RFC 5321, beyond its limits, or with a line
 * break.
 */
export function mailboxOf(email: string): string | undefined {
  if (email.length > readLimit || hidden.test(email)) return undefined
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const domain = domainToASCII(email.slice(at + 1))
  const isLocal = dotted.test(local) || quoted.test(local)
  if (at < 1 || !isLocal || !hostName.test(domain) || domain.length > domainLimit) return undefined
  const address = `${local}@${domain}`
  if (Buffer.byteLength(local) > localLimit || Buffer.byteLength(address) > addressLimit) return undefined
  return address
}
