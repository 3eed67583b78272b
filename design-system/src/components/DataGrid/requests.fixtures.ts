import type { GridColumn, GridEditing } from './gridTypes.ts'

/** A planning request for the stories. */
export interface PlanningRequest {
  id: string
  client: string
  city: string
  mission: string
  status: 'new' | 'open' | 'done' | 'refused'
  amount: number | null
  hours: number
  start: string
  end: string
  email: string
  updated: string
  isUrgent: boolean
  owner: string
  note: string
}

const names = [
  'Établissements Durand',
  'Atelier Zénith',
  'Bâtir Ensemble',
  'Cœur de Ville',
  'Delta Transports',
]
const more = ['Éditions du Parvis', 'Fonderie Martin', 'Groupe Hélios', 'Île Verte', 'Jardins Nobles']
const cities = ['Paris', 'Lyon', 'Élancourt', 'Nîmes', 'Saint-Étienne', 'Orléans', 'Évry']
const missions = ['Commissariat aux comptes', 'Paie', 'Conseil', 'Expertise comptable']
const owners = ['Zoé Lambert', 'Adèle Roy', 'Émile Petit', 'Chloé Moreau']
const statuses = ['new', 'open', 'done', 'refused'] as const
const at = <T>(list: readonly [T, ...T[]] | readonly T[], place: number): T => list[place % list.length] as T

/** Makes requests that are identical in every run. @param count number of requests */
export function makeRequests(count: number): PlanningRequest[] {
  return Array.from({ length: count }, (_, row): PlanningRequest => {
    const mixed = (row * 7919) % 100_003
    const day = new Date(Date.UTC(2025, 0, 1 + (mixed % 420), mixed % 24, mixed % 60))
    return {
      id: `request-${row + 1}`,
      client: `${at([...names, ...more], mixed)} ${row + 1}`,
      city: at(cities, mixed >> 2),
      mission: at(missions, mixed >> 3),
      status: at(statuses, mixed >> 1),
      amount: mixed % 17 === 0 ? null : ((mixed * 37) % 900_000) / 10,
      hours: mixed % 240,
      start: day.toISOString().slice(0, 10),
      end: new Date(day.getTime() + 30 * 86_400_000).toISOString().slice(0, 10),
      email: `contact-${row + 1}@client.example`,
      updated: day.toISOString(),
      isUrgent: mixed % 5 === 0,
      owner: at(owners, mixed >> 4),
      note: mixed % 3 === 0 ? '' : `Dossier ${mixed}`,
    }
  })
}

export const requestColumns: readonly GridColumn<PlanningRequest>[] = [
  {
    id: 'client',
    type: 'link',
    title: 'Client',
    value: row => row.client,
    href: row => `/requests/${row.id}`,
    isHideable: false,
  },
  { id: 'city', type: 'text', title: 'Ville', value: row => row.city, width: 140 },
  {
    id: 'status',
    type: 'choice',
    title: 'Statut',
    value: row => row.status,
    choices: [
      { id: 'new', label: 'Nouvelle', status: 'waiting' },
      { id: 'open', label: 'En cours', status: 'active' },
      { id: 'done', label: 'Terminée', status: 'success' },
      { id: 'refused', label: 'Refusée', status: 'danger' },
    ],
  },
  {
    id: 'amount',
    type: 'number',
    title: 'Honoraires',
    value: row => row.amount,
    format: { style: 'currency', currency: 'EUR' },
    aggregate: 'sum',
  },
  {
    id: 'hours',
    type: 'number',
    title: 'Heures',
    value: row => row.hours,
    width: 110,
    aggregate: 'average',
    format: { maximumFractionDigits: 1 },
  },
  { id: 'start', type: 'date', title: 'Début', value: row => row.start, aggregate: 'maximum' },
  { id: 'updated', type: 'dateTime', title: 'Modifiée', value: row => row.updated },
  { id: 'isUrgent', type: 'boolean', title: 'Urgente', value: row => row.isUrgent },
  { id: 'mission', type: 'text', title: 'Mission', value: row => row.mission },
  { id: 'owner', type: 'text', title: 'Responsable', value: row => row.owner, width: 160 },
  { id: 'note', type: 'text', title: 'Note', value: row => row.note, width: 160 },
  { id: 'id', type: 'text', title: 'Référence', value: row => row.id, width: 150 },
]

export const requestId = (row: PlanningRequest): string => row.id

const editingOf: Partial<Record<string, GridEditing<PlanningRequest>>> = {
  client: { isRequired: true },
  city: { isRequired: true },
  status: { isRequired: true },
  amount: { minimum: 0, maximum: 90_000 },
  start: { isRequired: true },
  isUrgent: {},
}

/** The columns with editable cells. */
export const editableColumns: readonly GridColumn<PlanningRequest>[] = [
  ...requestColumns
    .filter(({ id }) => ['client', 'city', 'status', 'amount', 'start', 'isUrgent', 'owner'].includes(id))
    .map(column => {
      const editing = editingOf[column.id]
      return editing ? { ...column, editing } : column
    }),
  { id: 'end', type: 'date', title: 'Fin', value: row => row.end, editing: { after: 'start' } },
  {
    id: 'email',
    type: 'text',
    title: 'E-mail',
    value: row => row.email,
    editing: { format: 'email' },
    width: 220,
  },
]
