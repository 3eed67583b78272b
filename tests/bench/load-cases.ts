/** Requests to the services at full size, as the screens send them. */
import { finderCases } from './finder.ts'
import type { LoadCase } from './load.ts'
import { networkCases } from './network.ts'

/** Three years of fees of 60,000 engagements, for a person who sees the firm's and for one who sees their own. */
const dashboards = [
  ...[
    ['follow-up fees of the firm', 'FeesDashboard?dashboard=followUp'],
    ['the same over three years', 'FeesDashboard?dashboard=followUp&from=2023-12&to=2026-11'],
    ['the same of a business unit', 'FeesDashboard?dashboard=followUp&unit=Audit Paris'],
    ['the same of a partner', 'FeesDashboard?dashboard=followUp&partner=yves.soulie@parvis.example'],
    ['the same of a client', 'FeesDashboard?dashboard=followUp&client=1'],
    ['originating fees of the firm', 'FeesDashboard?dashboard=originating'],
    ['public register of the firm', 'RegisterDashboard'],
    ['public register of a business unit', 'RegisterDashboard?unit=Audit Paris'],
    ['what it can be narrowed by', 'DashboardChoices?dashboard=originating'],
  ].map(asked => [...asked, 'partner@parvis.example']),
  ...[
    ['my indicators', 'FeesDashboard?dashboard=indicators'],
    ['my follow-up fees', 'FeesDashboard?dashboard=followUp'],
    ['my originating fees', 'FeesDashboard?dashboard=originating'],
    ['public register of my clients', 'RegisterDashboard'],
  ].map(asked => [...asked, 'manager@parvis.example']),
].map(([name = '', query = '', as = '']) => ({
  name: `Dashboard: ${name}`,
  path: `/api/portal/v1/${query}`,
  as,
}))

/** The library for its administrator, and for staff who see what they have access to. */
const readers = [
  ['who administers it', 'manager@parvis.example'],
  ['staff', 'staff@parvis.example'],
] as const

/** Reports of a client, as its part of the tree and its grid request them. */
const entries = '$select=id,name,folderId,reportUrl,publicationStatus,isModified&$orderby=name,id'
const page = '$top=50&$skip=0&$count=true'

const libraryCalls = [
  ['open, the tree', 'ReportClients?$orderby=accountLegalName,id&$top=200&$skip=0&$count=true'],
  ['open, the list', `Reports?$orderby=name,id&${page}`],
  [
    'what is published',
    `Reports?$orderby=modificationDate desc,id&${page}&$filter=publicationStatus eq 'published'`,
  ],
  ['expand a client, its folders', 'ReportFolders?$filter=accountId eq 1&$orderby=name,id&$top=500'],
  ['expand a client, its reports', `Reports?$filter=accountId eq 1&${entries}&$top=500`],
  ['a folder', `Reports?$filter=folderId in (1,2)&$orderby=name,id&${page}`],
  ['search clients', 'ReportClients?$search=fontaine&$orderby=accountLegalName,id&$top=20&$count=true'],
  ['search folders', 'ReportFolders?$search=budget&$select=id,accountId&$orderby=name,id&$top=20'],
  ['search reports', `Reports?$search=marge&$orderby=name,id&${page}`],
  ['search reports, nothing is found', `Reports?$search=zzz&$orderby=name,id&${page}`],
] as const

const libraries = [
  ...readers.flatMap(([who, as]) =>
    libraryCalls.map(([name, query]) => ({
      name: `Library, ${who}: ${name}`,
      path: `/api/portal/v1/${query}`,
      as,
    })),
  ),
  {
    name: 'Library: who can see a report',
    path: `/api/portal/v1/Reports(1)/Readers?$orderby=contactFullName,id&${page}`,
    as: 'manager@parvis.example',
  },
  ...[
    ['staff', 2],
    ['a client', 5],
  ].map(([who, id]) => ({
    name: `Library: what ${String(who)} can see`,
    path: `/api/portal/v1/ReportReaders(${String(id)})/Reports?$orderby=name&${page}`,
    as: 'manager@parvis.example',
  })),
]

/** Onboarding requests for a person who can read all of them, as the list requests them. */
const newest = '$top=50&$skip=0&$count=true&$orderby=createdDate desc,id'
const onboarding = [
  ['newest', `OnBoardingRequest?${newest}`],
  ['by status', `OnBoardingRequest?${newest}&$filter=statut eq 'validated'`],
  ['created by me', `OnBoardingRequest?${newest}&$filter=createdBy eq 'partner@parvis.example'`],
  ['what I must decide', `OnBoardingRequest?${newest}&$filter=mustDecide eq true`],
  ['search', `OnBoardingRequest?${newest}&$search=fontaine`],
  ['one with its history', 'OnBoardingRequest(1)'],
  ['counts', 'OnBoardingRequest/Counts'],
].map(([name, query]) => ({
  name: `Onboarding requests: ${String(name)}`,
  path: `/api/organisation/v1/${String(query)}`,
  as: 'partner@parvis.example',
}))

/** The measured requests, and who sends them. */
export const lists: readonly (Omit<LoadCase, 'tokens'> & { as?: string })[] = [
  { name: 'Menus', path: '/api/portal/v1/Menus?$orderby=menuOrder' },
  {
    name: 'Contacts, first page',
    path: '/api/customer-store/v1/Contacts?$top=20&$count=true&$orderby=contactLastName',
  },
  {
    name: 'Contacts, search',
    path: `/api/customer-store/v1/Contacts?$top=20&$filter=${encodeURIComponent("contains(contactLastName,'mar')")}`,
  },
  ...onboarding,
  // What a partner decides, a planner plans and delivers, and a member of staff corrects.
  ...['partner@parvis.example', 'manager@parvis.example', 'staff@parvis.example'].map(as => ({
    name: `Work of ${as}`,
    path: '/api/portal/v1/Work',
    as,
  })),
  // The person with the most roles in the demo data.
  { name: 'Permission check, a person', path: '/api/authorization/v1/UserPermissions(1)' },
  // Everybody: all staff and all clients.
  {
    name: 'Permission check, who has Portal.Access',
    path: '/api/authorization/v1/Scopes(1)/Holders?$top=50&$count=true&$orderby=name,firstname',
  },
  {
    name: 'Roles, 500 of 2,000 by change, as the screen asks for them',
    path: '/api/authorization/v1/Roles?$top=500&$expand=creator,modifier&$orderby=ModifiedDate desc,id',
  },
  {
    name: 'Members of a group of all clients, first page',
    path: '/api/authorization/v1/RoleMembers?$top=50&$count=true&$filter=rolesId eq 9&$orderby=name,firstname,id',
  },
  {
    name: 'Members of a group of all clients, search',
    path: '/api/authorization/v1/RoleMembers?$top=50&$count=true&$filter=rolesId eq 9&$search=mar&$orderby=name,firstname,id',
  },
  {
    name: 'Rule of all clients, whom it matches',
    path: '/api/authorization/v1/MemberRules/Preview?$top=20',
    body: { memberRule: { field: 'userType', operator: 'is', values: ['Client'] } },
  },
  {
    name: 'Impact of a rule on the staff',
    path: '/api/authorization/v1/RoleImpacts?$top=20',
    body: {
      rolesId: 6,
      plan: { memberRule: { field: 'businessUnit', operator: 'is', values: ['Audit Lyon'] } },
    },
  },
  {
    name: 'Impact of a rule on all clients',
    path: '/api/authorization/v1/RoleImpacts?$top=20',
    body: { rolesId: 9, plan: { memberRule: { field: 'country', operator: 'is', values: ['BE', 'LU'] } } },
  },
  {
    name: 'Impact of the deletion of that group',
    path: '/api/authorization/v1/RoleImpacts?$top=20',
    body: { rolesId: 9, plan: null },
  },
  // A scope of an application with a membership rule, so that the members of another group change as well.
  {
    name: 'Impact of a scope less for all staff',
    path: '/api/authorization/v1/RoleImpacts?$top=20',
    body: { rolesId: 2, plan: null },
  },
  ...dashboards,
  ...finderCases,
  ...networkCases,
  ...libraries,
]
