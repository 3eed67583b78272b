/** Rows with twelve columns, the same for every grid. */
export interface BenchRow {
  id: string
  name: string
  city: string
  country: string
  status: string
  amount: number
  budget: number
  date: string
  due: string
  owner: string
  share: number
  note: string
}

const names = ['Lenoir', 'Martin', 'Élan', 'Benali', 'Roux', 'Lefèvre', 'Vasseur', 'Berthelot']
const cities = ['Lyon', 'Paris', 'Nantes', 'Lille', 'Brest', 'Dijon']
const statuses = ['draft', 'sent', 'validated', 'refused']
const pick = (list: readonly string[], at: number) => list[at % list.length] ?? ''

/** Numbers that look random but are the same in every run. */
const mixed = (at: number) => (Math.imul(at + 1, 2_654_435_761) >>> 0) % 1_000_003

export function makeRows(count: number): BenchRow[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `r${at}`,
    name: `${pick(names, mixed(at))} ${at}`,
    city: pick(cities, mixed(at + 7)),
    country: 'France',
    status: pick(statuses, mixed(at + 3)),
    amount: mixed(at) / 100,
    budget: mixed(at + 11),
    date: `2026-${String((at % 12) + 1).padStart(2, '0')}-15`,
    due: `2026-${String(((at + 5) % 12) + 1).padStart(2, '0')}-28`,
    owner: pick(names, at),
    share: (mixed(at + 5) % 1000) / 1000,
    note: `Note ${mixed(at) % 97}`,
  }))
}

export const columns: readonly { id: keyof BenchRow; title: string; isNumber: boolean }[] = [
  { id: 'name', title: 'Name', isNumber: false },
  { id: 'id', title: 'Id', isNumber: false },
  { id: 'city', title: 'City', isNumber: false },
  { id: 'country', title: 'Country', isNumber: false },
  { id: 'status', title: 'Status', isNumber: false },
  { id: 'amount', title: 'Amount', isNumber: true },
  { id: 'budget', title: 'Budget', isNumber: true },
  { id: 'date', title: 'Date', isNumber: false },
  { id: 'due', title: 'Due', isNumber: false },
  { id: 'owner', title: 'Owner', isNumber: false },
  { id: 'share', title: 'Share', isNumber: true },
  { id: 'note', title: 'Note', isNumber: false },
]

/** The name of the first row when sorted by amount. */
export function leastByAmount(rows: readonly BenchRow[]): string {
  return rows.reduce((least, row) => (row.amount < least.amount ? row : least)).name
}
