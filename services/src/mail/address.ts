import { domainToASCII } from 'node:url'

/** Octets of a part before the @, of a domain, and of both with it. @source RFC 5321, 4.5.3.1 */
const localLimit = 64
const domainLimit = 253
const addressLimit = 254
/** What is longer is looked at no further. */
const readLimit = 320

/** Words joined by dots; letters of other alphabets as RFC 6531 lets them in. */
const dotted = /^[\w!#$%&'*+/=?^`{|}~\u0080-\u{10ffff}-]+(\.[\w!#$%&'*+/=?^`{|}~\u0080-\u{10ffff}-]+)*$/u
/** Anything printable in quotes; quotes and backslashes after a backslash. */
const quoted = /^"(?:[ !#-[\]-~]|\\[ -~])*"$/
const hostName = /^(?!.*-(\.|$))[a-z0-9][a-z0-9-]{0,62}(\.[a-z0-9][a-z0-9-]{0,62})*$/
/** Line breaks, controls, and characters that nobody sees. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u

/**
 * An address as SMTP takes it, with the domain in ASCII (punycode).
 * @returns undefined when it is none: of no form that RFC 5321 knows, longer than its limits, or with a line break.
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
