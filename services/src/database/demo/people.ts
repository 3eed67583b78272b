/** The role a demo person plays, as in the contract's `demoPeople`. */
export const demoRoles = [
  'administrator',
  'staff',
  'partner',
  'manager',
  'client',
  'new-client',
  'no-record',
] as const
export type DemoRole = (typeof demoRoles)[number]

export interface DemoPerson {
  email: string
  firstName: string
  lastName: string
  role: DemoRole
  /** Null for the person without a record in the customer store. */
  contactType: 'Collaborateur' | 'Client' | null
}

/** The common password of the demo people. It is printed on the sign-in page and useless elsewhere. */
export const demoPassword = 'parvis'

/** The people that the sign-in page offers with demo data, in the order of the page. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'admin@parvis.example',
    firstName: 'Inès',
    lastName: 'Marchand',
    role: 'administrator',
    contactType: 'Collaborateur',
  },
  {
    email: 'staff@parvis.example',
    firstName: 'Théo',
    lastName: 'Lefèvre',
    role: 'staff',
    contactType: 'Collaborateur',
  },
  {
    email: 'partner@parvis.example',
    firstName: 'Hélène',
    lastName: 'd’Arcy',
    role: 'partner',
    contactType: 'Collaborateur',
  },
  {
    email: 'manager@parvis.example',
    firstName: 'Samuel',
    lastName: 'Okafor',
    role: 'manager',
    contactType: 'Collaborateur',
  },
  {
    email: 'client@customer.example',
    firstName: 'Claire',
    lastName: 'Fontaine',
    role: 'client',
    contactType: 'Client',
  },
  {
    email: 'newclient@customer.example',
    firstName: 'Jonas',
    lastName: 'Weber',
    role: 'new-client',
    contactType: 'Client',
  },
  {
    email: 'norecord@elsewhere.example',
    firstName: 'Nora',
    lastName: 'Lindqvist',
    role: 'no-record',
    contactType: null,
  },
]
