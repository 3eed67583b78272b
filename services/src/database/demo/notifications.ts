import type { Row } from './insert.ts'

const hour = 3_600_000
const day = 24 * hour

interface Sketch {
  texts: readonly [title: string, englishTitle: string, text: string, englishText: string]
  severity: 'info' | 'success' | 'warning' | 'critical'
  audience: 'everyone' | 'staff' | 'customers' | 'roles' | 'accounts' | 'contacts'
  /** Names of roles, or numbers of accounts. */
  targets?: readonly string[]
  forClients?: boolean
  /** Milliseconds from the time the data is created; without a start it is a draft. */
  start?: number
  end?: number
  link?: string
  /** E-mails of the people who have read it. */
  readBy?: readonly string[]
}

/** Notifications in every status and for every kind of audience; each demo person has something to read. */
const sketches: readonly Sketch[] = [
  {
    texts: [
      'Bienvenue sur Parvis',
      'Welcome to Parvis',
      'Vos applications se trouvent sur la page d’accueil. Ctrl K les retrouve depuis n’importe quel écran.',
      'Your applications are on the home page. Ctrl K finds them from any screen.',
    ],
    severity: 'info',
    audience: 'everyone',
    forClients: true,
    start: -12 * day,
    link: '/',
    readBy: ['admin@parvis.example', 'partner@parvis.example'],
  },
  {
    texts: [
      'Administration des menus : nouvel écran',
      'Menu administration: new screen',
      'Les menus se déplacent à la souris ou au clavier.\nL’aperçu montre les deux langues.',
      'Menus move by mouse or keyboard.\nThe preview shows both languages.',
    ],
    severity: 'success',
    audience: 'roles',
    targets: ['Administration de la sécurité'],
    start: -2 * day,
    link: '/app/menu/admin',
  },
  {
    texts: [
      'Clôture des temps vendredi à midi',
      'Time sheets close on Friday at noon',
      'Saisissez vos temps de la semaine avant vendredi midi.',
      'Enter this week’s time before Friday noon.',
    ],
    severity: 'warning',
    audience: 'staff',
    start: -5 * hour,
    readBy: ['manager@parvis.example'],
  },
  {
    texts: [
      'Missions en attente de signature',
      'Engagements awaiting signature',
      'Trois lettres de mission ne sont pas signées alors que les travaux ont commencé.',
      'Three engagement letters are not signed although work has begun.',
    ],
    severity: 'critical',
    audience: 'roles',
    targets: ['Managers'],
    start: -1 * hour,
  },
  {
    texts: [
      'Vos comptes annuels sont prêts',
      'Your annual accounts are ready',
      'Votre interlocuteur vous les présentera lors du prochain rendez-vous.',
      'Your contact will present them to you at the next meeting.',
    ],
    severity: 'success',
    audience: 'accounts',
    targets: ['100001'],
    forClients: true,
    start: -3 * hour,
  },
  {
    texts: [
      'Maintenance du portail',
      'Portal maintenance',
      'Le portail sera fermé de 20 h à 22 h.',
      'The portal is closed from 8 pm to 10 pm.',
    ],
    severity: 'warning',
    audience: 'staff',
    start: 60 * day,
    end: 61 * day,
  },
  {
    texts: [
      'Fermeture des bureaux en fin d’année',
      'Offices closed at the end of the year',
      'Nos bureaux seront fermés du 24 décembre au 2 janvier.',
      'Our offices are closed from 24 December to 2 January.',
    ],
    severity: 'info',
    audience: 'customers',
    forClients: true,
  },
  {
    texts: [
      'Nouvelle adresse du bureau de Lyon',
      'New address of the Lyon office',
      'Le bureau de Lyon se trouve désormais au 12, quai Perrache.',
      'The Lyon office is now at 12, quai Perrache.',
    ],
    severity: 'info',
    audience: 'staff',
    start: -40 * day,
    end: -20 * day,
    readBy: ['admin@parvis.example', 'staff@parvis.example', 'partner@parvis.example'],
  },
]

/** Resolves the names in a sketch. */
export interface Known {
  roles: ReadonlyMap<string, number>
  /** Ids of accounts by their number. */
  accounts: ReadonlyMap<string, number>
  /** Ids of contacts by their e-mail. */
  contacts: ReadonlyMap<string, number>
}

/** The rows of the notifications, their targets and their readers. */
export function makeNotifications(now: Date, known: Known) {
  const made = { notifications: [] as Row[], targets: [] as Row[], readers: [] as Row[], reads: [] as Row[] }
  const at = (offset: number | undefined) =>
    offset === undefined ? null : new Date(now.getTime() + offset).toISOString()
  const marks = new Map<number, number>()
  for (const [index, sketch] of sketches.entries()) {
    const {
      texts,
      severity,
      audience,
      targets = [],
      forClients = false,
      start,
      end,
      link,
      readBy = [],
    } = sketch
    const id = index + 1
    const created = at(Math.min(start ?? 0, 0) - 2 * hour)
    const isOver = end !== undefined && end <= 0
    made.notifications.push({
      id,
      title: texts[0],
      english_title: texts[1],
      text: texts[2],
      english_text: texts[3],
      severity,
      application_id: 1,
      audience,
      for_clients: forClients,
      start_date: at(start),
      end_date: at(end),
      link: link ?? null,
      is_draft: start === undefined,
      delivery: isOver ? 'over' : start === undefined || start > 0 ? 'waiting' : 'live',
      created_by: 'admin@parvis.example',
      created_date: created,
      modified_date: created,
      version: 1,
    })
    for (const target of targets)
      made.targets.push({
        notification_id: id,
        role_id: known.roles.get(target) ?? null,
        account_id: known.accounts.get(target) ?? null,
      })
    for (const email of readBy) {
      const contact_id = known.contacts.get(email)
      if (contact_id === undefined) throw new Error(`Nobody is called ${email}.`)
      const revision = (marks.get(contact_id) ?? 0) + 1
      marks.set(contact_id, revision)
      const read_date = at((start ?? 0) + hour)
      made.reads.push({ contact_id, notification_id: id, is_read: true, read_date, revision })
    }
  }
  made.readers = [...marks].map(([contact_id, revision]) => ({ contact_id, revision }))
  return made
}
