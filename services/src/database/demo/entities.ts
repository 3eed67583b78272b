import type { Row } from './insert.ts'
import { companyName, personName, phone, postalAddress, slug } from './names.ts'
import { demoPeople } from './people.ts'
import { createRandom, type Random } from './random.ts'

/** Number of rows of each kind. */
export interface DemoSize {
  accounts: number
  contacts: number
  engagements: number
  reports: number
  /** Number of clients with reports. */
  reportClients: number
  requests: number
  /** Requests for reports. */
  planned: number
  /** Reference sheets. */
  references: number
  roles: number
  /** Among the contacts. */
  staff: number
  /** How many in five of the clients' people use the portal. */
  clientUsers: number
}

export const demoSizes: Record<'small' | 'large', DemoSize> = {
  small: {
    accounts: 60,
    contacts: 300,
    engagements: 200,
    reports: 120,
    reportClients: 18,
    requests: 400,
    planned: 40,
    references: 44,
    roles: 16,
    staff: 40,
    clientUsers: 3,
  },
  large: {
    accounts: 20_000,
    contacts: 100_000,
    engagements: 60_000,
    reports: 100_000,
    reportClients: 12_500,
    requests: 200_000,
    planned: 10_000,
    references: 5000,
    roles: 2000,
    staff: 3000,
    clientUsers: 5,
  },
}

export const businessUnits = [
  'Audit Paris',
  'Audit Lyon',
  'Conseil Nantes',
  'Droit et fiscalité',
  'Expertise comptable Ouest',
  'Expertise comptable Sud',
  'International desk',
] as const
export const grades = ['Assistant', 'Senior', 'Superviseur', 'Manager', 'Directeur', 'Associé'] as const

/** Most people work in France; the others work where the firm has offices. */
const abroad = ['BE', 'CH', 'LU', 'MA', 'TN'] as const

/** A client of the firm, as the other rows refer to it. */
export interface DemoAccount {
  id: number
  number: string
  legalName: string
  domain: string
}

/** The clients. The two demo customers belong to the first one. */
export function makeAccounts(size: DemoSize): DemoAccount[] {
  const random = createRandom(1)
  const domains = new Set<string>()
  return Array.from({ length: size.accounts }, (_, index) => {
    const id = index + 1
    const number = String(100_000 + id)
    if (id === 1)
      return { id, number, legalName: 'Fontaine & Filles – Maison de thé SAS', domain: 'customer.example' }
    const legalName = companyName(random)
    const stem = slug(legalName, '-')
    const domain = domains.has(stem) ? `${stem}-${id}.example` : `${stem}.example`
    domains.add(stem)
    return { id, number, legalName, domain }
  })
}

/** The clients' rows; one in thirty has no SIREN yet. */
export function* accountRows(accounts: readonly DemoAccount[]): Generator<Row> {
  const random = createRandom(2)
  for (const { id, number, legalName } of accounts)
    yield {
      id,
      account_number: number,
      account_legal_name: legalName,
      account_register_identification2: random.chance(1 / 30) ? null : siren(random.below(100_000_000)),
    }
}

/** Appends to eight digits the check digit that makes them a valid SIREN (Luhn). */
function siren(eight: number): string {
  const digits = String(eight).padStart(8, '0')
  const sum = digits.split('').reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** A contact of the customer store, as the other rows refer to it. */
export interface DemoContact {
  id: number
  first: string
  last: string
  email: string
  /** Undefined for the firm's own staff. */
  account: DemoAccount | undefined
  grade: string | undefined
  businessUnit: string | undefined
  phone: string | null
}

/** Demo people first, then staff, then the clients' people: every client has at least one where the size allows. */
export function makeContacts(size: DemoSize, accounts: readonly DemoAccount[]): DemoContact[] {
  const random = createRandom(3)
  const taken = new Set(demoPeople.map(person => person.email))
  const [home] = accounts
  const contacts: DemoContact[] = demoPeople
    .filter(person => person.contactType !== null)
    .map((person, index) => ({
      id: index + 1,
      first: person.firstName,
      last: person.lastName,
      email: person.email,
      account: person.contactType === 'Client' ? home : undefined,
      grade: { partner: 'Associé', manager: 'Manager' }[person.role as string] ?? 'Senior',
      businessUnit: businessUnits[0],
      phone: phone(random, 'mobile'),
    }))
  while (contacts.length < size.contacts) {
    const { first, last } = personName(random)
    const rank = contacts.length - size.staff
    const account = rank < 0 ? undefined : rank < accounts.length ? accounts[rank] : random.pick(accounts)
    const email = freeEmail(
      taken,
      `${slug(first, '-')}.${slug(last, '-')}`,
      account?.domain ?? 'parvis.example',
    )
    contacts.push({
      id: contacts.length + 1,
      first,
      last,
      email,
      account,
      grade: account ? undefined : random.pick(grades),
      businessUnit: account ? undefined : random.pick(businessUnits),
      phone: random.chance(0.85) ? phone(random, 'mobile') : null,
    })
  }
  return contacts
}

function freeEmail(taken: Set<string>, stem: string, domain: string): string {
  for (let turn = 1; ; turn++) {
    const email = turn === 1 ? `${stem}@${domain}` : `${stem}${turn}@${domain}`
    if (taken.has(email)) continue
    taken.add(email)
    return email
  }
}

/** The contacts' rows. A few belong neither to the firm nor to a client: candidates, suppliers. */
export function* contactRows(contacts: readonly DemoContact[]): Generator<Row> {
  const random = createRandom(4)
  const places = createRandom(9)
  for (const contact of contacts) {
    const [street, town] = postalAddress(random)
    const hasAddress = random.chance(0.7)
    const other = contact.account && contact.id > 20 && random.chance(0.02)
    yield {
      id: contact.id,
      contact_first_name: contact.first,
      contact_last_name: contact.last,
      contact_email_office: contact.email,
      contact_phone_mobile_office: contact.phone,
      contact_phone_mobile_private: random.chance(0.1) ? phone(random, 'mobile') : null,
      contact_phone_land_line: random.chance(0.5) ? phone(random, 'land') : null,
      contact_address1: hasAddress ? street : null,
      contact_address2: hasAddress && random.chance(0.15) ? `Bâtiment ${random.pick(['A', 'B', 'C'])}` : null,
      contact_address3: hasAddress ? town : null,
      contact_type: other ? 'Other' : contact.account ? 'Client' : 'Collaborateur',
      account_id: other ? null : (contact.account?.id ?? null),
      business_unit: contact.businessUnit ?? null,
      country: country(places, contact),
      grade: contact.account ? null : (contact.grade ?? null),
    }
  }
}

/** Unknown for a few contacts. */
function country(random: Random, { id, businessUnit }: DemoContact): string | null {
  const isAbroad = random.chance(businessUnit === 'International desk' ? 0.6 : 0.08)
  const place = random.pick(abroad)
  const isKnown = random.chance(0.98)
  if (id <= demoPeople.length) return 'FR'
  return isKnown ? (isAbroad ? place : 'FR') : null
}

/** Whether a contact uses the portal: the firm's staff, the demo people, and many of the clients' people. */
export function isUser({ clientUsers }: DemoSize, { id, account }: DemoContact): boolean {
  return !account || id <= demoPeople.length || id % 5 < clientUsers
}

/** The people who may hold roles. */
export function* userRows(size: DemoSize, contacts: readonly DemoContact[]): Generator<Row> {
  const logins = new Set<string>()
  for (const contact of contacts) {
    if (!isUser(size, contact)) continue
    const { id, first, last, email } = contact
    const stem = email.split('@')[0] ?? email
    const login = logins.has(stem) ? `${stem}-${id}` : stem
    logins.add(login)
    yield { id, name: last, firstname: first, user_login: login, user_email: email }
  }
}
