export const messages = {
  en: {
    way: 'How you sign',
    typed: 'Type your name',
    drawn: 'Draw with a mouse, a finger or a pen',
    text: 'Your name',
    preview: 'Your signature: {{text}}',
    pad: {
      one: 'Drawing area. Your signature has {{count}} line.',
      other: 'Drawing area. Your signature has {{count}} lines.',
    },
    clear: 'Clear',
    padHelp: 'Draw in the frame. To sign with the keyboard, type your name.',
  },
  fr: {
    way: 'Comment signer',
    typed: 'Écrire votre nom',
    drawn: 'Dessiner à la souris, au doigt ou au stylet',
    text: 'Votre nom',
    preview: 'Votre signature : {{text}}',
    pad: {
      one: 'Zone de dessin. Votre signature a {{count}} trait.',
      other: 'Zone de dessin. Votre signature a {{count}} traits.',
    },
    clear: 'Effacer',
    padHelp: 'Dessinez dans le cadre. Pour signer au clavier, écrivez votre nom.',
  },
}
