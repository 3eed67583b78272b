import type { MailContent } from '../mail/content.ts'
import type { Language } from './page/language.ts'

/** The e-mail with the code for a new password. It has no link: the code is typed on the page that requested it. */
export function codeLetter(language: Language, code: string, minutes: number): MailContent {
  if (language === 'fr')
    return {
      subject: 'Votre code pour un nouveau mot de passe',
      heading: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        `Saisissez ce code sur la page où vous l’avez demandé. Il est valide pendant ${minutes} minutes et ne sert qu’une fois.`,
      ],
      code,
      closing:
        'Ne communiquez ce code à personne. Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe reste le même.',
    }
  return {
    subject: 'Your code for a new password',
    heading: 'Choose a new password',
    paragraphs: [
      `Enter this code on the page where you requested it. It is valid for ${minutes} minutes and works once.`,
    ],
    code,
    closing:
      'Do not give this code to anyone. If you did not request it, ignore this email: your password stays the same.',
  }
}

/** Tells people that their password was changed, by themselves or by somebody else. */
export function changedLetter(language: Language): MailContent {
  if (language === 'fr')
    return {
      subject: 'Votre mot de passe a été modifié',
      heading: 'Votre mot de passe a été modifié',
      paragraphs: [
        'Un nouveau mot de passe a été choisi pour votre compte. Vous avez été déconnecté de tous vos appareils.',
        'Si ce n’était pas vous, prévenez tout de suite l’administrateur du portail.',
      ],
      action: { label: 'Ouvrir le portail', url: '/' },
    }
  return {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'A new password was chosen for your account. You were signed out on all your devices.',
      'If this was not you, tell your portal administrator now.',
    ],
    action: { label: 'Open the portal', url: '/' },
  }
}
