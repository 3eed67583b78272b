import type {
  JobNotification,
  MessageNotification,
  NotificationItem,
  NotificationJob,
} from './notifications.ts'

/** Half past nine in Paris, the time zone of all stories. */
const now = Date.parse('2026-03-12T09:30:00+01:00')
export const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

export const reports = { id: 'reports', name: 'Rapports' }
export const confirmations = { id: 'confirmations', name: 'Confirmations' }
export const security = { id: 'security', name: 'Sécurité' }

export function message(
  id: string,
  minutes: number,
  title: string,
  rest: Partial<MessageNotification> = {},
): MessageNotification {
  return {
    kind: 'message',
    id,
    title,
    severity: 'info',
    application: reports,
    time: minutesAgo(minutes),
    isRead: true,
    ...rest,
  }
}

export function job(
  id: string,
  minutes: number,
  title: string,
  state: NotificationJob,
  rest: Partial<JobNotification> = {},
): JobNotification {
  return {
    kind: 'job',
    id,
    title,
    job: state,
    application: reports,
    time: minutesAgo(minutes),
    isRead: true,
    ...rest,
  }
}

export const day: readonly NotificationItem[] = [
  job(
    'export',
    2,
    'Export des rapports du premier trimestre',
    { state: 'running', value: 64, canCancel: true },
    { isRead: false },
  ),
  message('session', 12, 'Connexion depuis un nouvel appareil', {
    severity: 'critical',
    text: 'Lyon, Firefox sous Windows. Si ce n’était pas vous, changez votre mot de passe maintenant.',
    application: security,
    isRead: false,
    action: { label: 'Voir mes connexions', href: '?connexions' },
  }),
  message('report', 45, 'Le rapport « Ventes 2026 » est publié', {
    severity: 'success',
    text: 'Visible des douze contacts de Dupont & Fils.',
    href: '?rapports/ventes-2026',
    isRead: false,
  }),
  message('deadline', 160, 'Trois confirmations attendent votre validation', {
    severity: 'warning',
    application: confirmations,
    href: '?confirmations',
  }),
  job(
    'import',
    60 * 15,
    'Import des comptes de Martin SAS',
    { state: 'failed', reason: 'La colonne « SIREN » manque dans le fichier.', canRetry: true },
    { application: confirmations },
  ),
  message('maintenance', 60 * 20, 'Maintenance samedi de 22 h à minuit', {
    text: 'Les rapports ne seront pas accessibles.\nLes confirmations restent ouvertes.\nRien de ce que vous avez saisi ne sera perdu.\nMerci de votre patience.',
    application: security,
  }),
  job('archive', 60 * 26, 'Archivage des dossiers 2024', { state: 'done' }, { application: confirmations }),
]

const applications = [reports, confirmations, security]
const severities = ['info', 'success', 'warning', 'info', 'critical'] as const

/** The given number of items, one every seven minutes, from three applications in turn. */
export function many(count: number): readonly NotificationItem[] {
  return Array.from({ length: count }, (_, index) =>
    message(`n${index}`, 1 + index * 7, `Notification numéro ${index + 1}`, {
      severity: severities[index % severities.length] ?? 'info',
      application: applications[index % applications.length] ?? reports,
      isRead: index % 4 !== 0,
    }),
  )
}
