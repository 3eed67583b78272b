import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    pick: 'Choose a color for {{field}}',
    area: 'Saturation and brightness',
    hue: 'Hue',
    swatches: 'Suggested colors',
    blue: 'Blue',
    teal: 'Teal',
    green: 'Green',
    olive: 'Olive',
    amber: 'Amber',
    coral: 'Coral',
    magenta: 'Magenta',
    violet: 'Violet',
    slate: 'Slate',
    faintLight:
      'This color is too faint on the light theme ({{ratio}}:1, at least 3:1). It is shown darker there.',
    faintDark:
      'This color is too faint on the dark theme ({{ratio}}:1, at least 3:1). It is shown lighter there.',
  },
  fr: {
    pick: 'Choisir une couleur pour {{field}}',
    area: 'Saturation et luminosité',
    hue: 'Teinte',
    swatches: 'Couleurs proposées',
    blue: 'Bleu',
    teal: 'Bleu canard',
    green: 'Vert',
    olive: 'Olive',
    amber: 'Ambre',
    coral: 'Corail',
    magenta: 'Magenta',
    violet: 'Violet',
    slate: 'Ardoise',
    faintLight:
      'Cette couleur est trop pâle sur le thème clair ({{ratio}}:1, au moins 3:1). Elle y est affichée plus foncée.',
    faintDark:
      'Cette couleur est trop pâle sur le thème sombre ({{ratio}}:1, au moins 3:1). Elle y est affichée plus claire.',
  },
})
