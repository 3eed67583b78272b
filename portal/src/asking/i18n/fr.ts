import type { Translation } from '../../i18n/translation.ts'
import type { en } from './en.ts'

/** Les textes de la demande d’une application en français. */
export const fr = {
  ask: {
    open: 'Demander une autre application',
    one: 'Demander l’accès à {{application}}',
    title: 'Demander une application',
    text: 'Les personnes qui gèrent les accès lisent votre demande. Vous serez informé de leur décision.',
    confirm: 'Envoyer la demande',
    done: 'Demande envoyée',
    failed: 'La demande n’a pas été envoyée',
    missing: 'Dites pourquoi vous en avez besoin',
    hint: 'Dites ce que vous voulez en faire, et pour qui.',
  },
  field: { menuId: 'Application', reason: 'Motif' },
  mine: {
    title: 'Vos demandes',
    asked: 'Demandée le {{date}}',
    refused: 'Refusée par {{person}} : {{answer}}',
    granted: 'Accordée par {{person}}',
    itself: 'Vous y avez accès',
    closed: 'Cette application a été retirée du portail avant toute décision',
  },
  state: {
    pending: 'En attente',
    granted: 'Accordée',
    refused: 'Refusée',
    withdrawn: 'Retirée',
    closed: 'Close',
  },
  withdraw: {
    open: 'Retirer',
    name: 'Retirer la demande pour {{application}}',
    done: 'Demande retirée',
    failed: 'La demande n’a pas été retirée',
  },
  problem: {
    pending: 'Vous avez déjà demandé cette application.',
    needless: 'Vous pouvez déjà utiliser cette application. Rechargez la page pour la voir.',
    notOffered: 'Cette application ne peut plus être demandée. Choisissez-en une autre.',
    gone: 'La demande n’existe plus.',
    changed: 'La demande a changé entre-temps.',
    decided: 'Votre demande a été décidée entre-temps.',
  },
} as const satisfies Translation<typeof en>
