import type { Translation } from '../../i18n/translation.ts'
import type { en } from './en.ts'

/** Ce qui se dit là où un document est lu et signé, en français. */
export const fr = {
  message: {
    title: 'Message de {{name}}',
    due: 'À signer au plus tard le {{date}}.',
    late: 'Ce document devait être signé au plus tard le {{date}}. Il peut encore l’être.',
  },
  viewer: {
    show: 'Lire le document',
    failed: 'Le document n’a pas pu être affiché',
  },
  picture: {
    notPicture:
      'Ce fichier n’est pas une image PNG ou JPEG. Choisissez une photo ou un scan de votre signature.',
    tooLarge: 'Le fichier dépasse 15 Mo. Choisissez-en un plus petit.',
    tooManyPixels: 'L’image a plus de 40 millions de pixels. Choisissez-en une plus petite.',
    noInk:
      'Cette image ne contient pas de signature. Signez à l’encre foncée sur du papier blanc, bien éclairé.',
    tooDetailed:
      'L’image contient trop de choses. Recadrez-la sur votre signature, puis choisissez-la de nouveau.',
    failed: 'L’image n’a pas pu être lue. Réessayez.',
  },
  fill: {
    title: 'À remplir',
    hint: 'Ce que vous écrivez va dans le document. Personne ne peut le modifier après votre signature.',
    page: 'Page {{page}}',
    everyPage: 'Toutes les pages',
    date: '{{label}} : {{date}}, rempli au moment de signer. {{place}}.',
    again: '{{label}} : votre signature y figure aussi. {{place}}.',
    agree: 'Votre accord',
    initials: 'Votre paraphe',
    required: 'Remplissez « {{label}} ».',
    tick: 'Cochez la case « {{label}} ».',
    tooLong_one: 'Réduisez ce texte à {{count}} caractère.',
    tooLong_many: 'Réduisez ce texte à {{count}} de caractères.',
    tooLong_other: 'Réduisez ce texte à {{count}} caractères.',
    letters:
      'Utilisez seulement des lettres, des chiffres et des signes. Les emojis et certaines écritures ne s’impriment pas.',
    initialsFirst: 'Écrivez ou dessinez votre paraphe.',
    wrong: 'Certains champs ne sont pas bien remplis. Vérifiez-les, puis signez.',
    guide: 'Ce qui reste à remplir',
    progress: '{{done}} sur {{all}} faits',
    next: 'Suivant : {{label}}',
    ready: 'Tout est fait',
    toSign: 'Suivant : signer le document',
  },
  sign: {
    read: 'Lire le document',
    look: 'Votre signature',
    consent: 'J’ai lu ce document et je l’approuve. Je souhaite le signer électroniquement.',
    submit: 'Signer le document',
    readFirst: 'Lisez d’abord le document.',
    consentFirst: 'Cochez la case pour donner votre accord.',
    lookFirst: 'Écrivez votre nom, dessinez votre signature ou choisissez-en une image.',
    letters:
      'Le document n’affiche que les lettres latines, grecques et cyrilliques. Écrivez votre nom avec ces lettres, ou dessinez votre signature.',
    lettersFirst: 'Votre signature contient des caractères que le document ne peut pas afficher.',
    shorten: 'Raccourcissez votre nom à {{limit}} caractères au plus, ou dessinez votre signature.',
    shortenFirst: 'Votre signature est trop longue pour le document.',
    done: 'Vous avez signé le document',
    failed: 'Le document n’a pas été signé',
    worthTitle: 'Ce que vaut cette signature',
    worth: {
      inside:
        'C’est une signature électronique au sens du règlement eIDAS, de premier niveau (simple). Elle prouve qui était connecté au portail et que le document n’a pas changé. Ce n’est pas une signature qualifiée : si la loi en exige une, passez par un prestataire qualifié.',
      outside:
        'C’est une signature électronique au sens du règlement eIDAS, de premier niveau (simple). Elle prouve que votre adresse e-mail a été vérifiée par un lien et un code, et que le document n’a pas changé. Ce n’est pas une signature qualifiée : si la loi en exige une, passez par un prestataire qualifié.',
    },
  },
} as const satisfies Translation<typeof en>
