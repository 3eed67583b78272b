export const messages = {
  en: { move: '{{label}}: move with the arrow keys' },
  fr: { move: '{{label}} : déplacer avec les flèches' },
}
