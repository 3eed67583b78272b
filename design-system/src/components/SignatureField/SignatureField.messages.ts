export const messages = {
  en: {
    way: 'How you sign',
    typed: 'Type your name',
    drawn: 'Draw with a mouse, a finger or a pen',
    text: 'Your name',
    preview: 'Your signature: {{text}}',
    hands: 'Choose another handwriting',
    hand: 'Handwriting',
    casual: 'Casual',
    rounded: 'Rounded',
    slanted: 'Slanted',
    pad: {
      one: 'Drawing area. Your signature has {{count}} line.',
      other: 'Drawing area. Your signature has {{count}} lines.',
    },
    picture: 'Choose an image of your signature',
    pictureHelp:
      'A photo or a scan, PNG or JPEG: dark ink on white paper. The paper is removed on this device, and only the ink is sent.',
    pictureShown: 'Your signature, as it will be on the document',
    choose: 'Choose an image',
    another: 'Choose another image',
    remove: 'Remove the image',
    clear: 'Clear',
    padHelp: 'Draw in the frame. To sign with the keyboard, type your name.',
  },
  fr: {
    way: 'Comment signer',
    typed: 'Écrire votre nom',
    drawn: 'Dessiner à la souris, au doigt ou au stylet',
    text: 'Votre nom',
    preview: 'Votre signature : {{text}}',
    hands: 'Choisir une autre écriture',
    hand: 'Écriture',
    casual: 'Décontractée',
    rounded: 'Ronde',
    slanted: 'Penchée',
    pad: {
      one: 'Zone de dessin. Votre signature a {{count}} trait.',
      other: 'Zone de dessin. Votre signature a {{count}} traits.',
    },
    picture: 'Choisir une image de votre signature',
    pictureHelp:
      'Une photo ou un scan, PNG ou JPEG : encre foncée sur papier blanc. Le papier est retiré sur cet appareil et seule l’encre est envoyée.',
    pictureShown: 'Votre signature, comme elle sera sur le document',
    choose: 'Choisir une image',
    another: 'Choisir une autre image',
    remove: 'Retirer l’image',
    clear: 'Effacer',
    padHelp: 'Dessinez dans le cadre. Pour signer au clavier, écrivez votre nom.',
  },
}

/** The same texts for initials, which have no picture. */
export const initialsMessages = {
  en: {
    ...messages.en,
    way: 'How you write them',
    typed: 'Type your initials',
    text: 'Your initials',
    preview: 'Your initials: {{text}}',
    pad: {
      one: 'Drawing area. Your initials have {{count}} line.',
      other: 'Drawing area. Your initials have {{count}} lines.',
    },
    padHelp: 'Draw in the frame. With the keyboard, type your initials.',
  },
  fr: {
    ...messages.fr,
    way: 'Comment parapher',
    typed: 'Écrire vos initiales',
    text: 'Vos initiales',
    preview: 'Vos initiales\u00a0: {{text}}',
    pad: {
      one: 'Zone de dessin. Votre paraphe a {{count}} trait.',
      other: 'Zone de dessin. Votre paraphe a {{count}} traits.',
    },
    padHelp: 'Dessinez dans le cadre. Au clavier, écrivez vos initiales.',
  },
}
