import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    pick: 'Pick a colour for {field}',
    area: 'Saturation and brightness',
    hue: 'Hue',
    swatches: 'Suggested colours',
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
      'On the light theme this colour is too faint ({ratio}:1, at least 3:1). It is shown darker there.',
    faintDark:
      'On the dark theme this colour is too faint ({ratio}:1, at least 3:1). It is shown lighter there.',
  },
  fr: {
    pick: 'Choisir une couleur pour {field}',
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
      'Sur le thème clair, cette couleur se distingue mal ({ratio}:1, au moins 3:1). Elle y est montrée plus foncée.',
    faintDark:
      'Sur le thème sombre, cette couleur se distingue mal ({ratio}:1, au moins 3:1). Elle y est montrée plus claire.',
  },
})
