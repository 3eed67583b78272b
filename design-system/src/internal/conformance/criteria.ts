/**
 * The success criteria of WCAG 2.2, levels A and AA (and those of level AAA that a component answers), and the themes
 * of RGAA 4.1, by their official names.
 */
export interface Criterion {
  number: string
  level: 'A' | 'AA' | 'AAA'
  en: string
  fr: string
}

const criterion = (number: string, level: Criterion['level'], en: string, fr: string): Criterion => ({
  number,
  level,
  en,
  fr,
})

/** @source W3C, Web Content Accessibility Guidelines 2.2, and its authorised French translation */
export const wcagCriteria: readonly Criterion[] = [
  criterion('1.1.1', 'A', 'Non-text content', 'Contenu non textuel'),
  criterion('1.2.1', 'A', 'Audio-only and video-only', 'Contenu seulement audio ou vidéo'),
  criterion('1.2.2', 'A', 'Captions (prerecorded)', 'Sous-titres (pré-enregistrés)'),
  criterion(
    '1.2.3',
    'A',
    'Audio description or media alternative',
    'Audio-description ou version de remplacement',
  ),
  criterion('1.2.4', 'AA', 'Captions (live)', 'Sous-titres (en direct)'),
  criterion('1.2.5', 'AA', 'Audio description (prerecorded)', 'Audio-description (pré-enregistrée)'),
  criterion('1.3.1', 'A', 'Info and relationships', 'Information et relations'),
  criterion('1.3.2', 'A', 'Meaningful sequence', 'Ordre séquentiel logique'),
  criterion('1.3.3', 'A', 'Sensory characteristics', 'Caractéristiques sensorielles'),
  criterion('1.3.4', 'AA', 'Orientation', 'Orientation'),
  criterion('1.3.5', 'AA', 'Identify input purpose', 'Identifier la finalité de la saisie'),
  criterion('1.4.1', 'A', 'Use of color', 'Utilisation de la couleur'),
  criterion('1.4.2', 'A', 'Audio control', 'Contrôle du son'),
  criterion('1.4.3', 'AA', 'Contrast (minimum)', 'Contraste (minimum)'),
  criterion('1.4.4', 'AA', 'Resize text', 'Redimensionnement du texte'),
  criterion('1.4.5', 'AA', 'Images of text', 'Texte sous forme d’image'),
  criterion('1.4.8', 'AAA', 'Visual presentation', 'Présentation visuelle'),
  criterion('1.4.10', 'AA', 'Reflow', 'Redistribution'),
  criterion('1.4.11', 'AA', 'Non-text contrast', 'Contraste du contenu non textuel'),
  criterion('1.4.12', 'AA', 'Text spacing', 'Espacement du texte'),
  criterion('1.4.13', 'AA', 'Content on hover or focus', 'Contenu au survol ou au focus'),
  criterion('2.1.1', 'A', 'Keyboard', 'Clavier'),
  criterion('2.1.2', 'A', 'No keyboard trap', 'Pas de piège au clavier'),
  criterion('2.1.4', 'A', 'Character key shortcuts', 'Raccourcis clavier utilisant des caractères'),
  criterion('2.2.1', 'A', 'Timing adjustable', 'Réglage du délai'),
  criterion('2.2.2', 'A', 'Pause, stop, hide', 'Mettre en pause, arrêter, masquer'),
  criterion('2.3.1', 'A', 'Three flashes or below threshold', 'Pas plus de trois flashs'),
  criterion('2.4.1', 'A', 'Bypass blocks', 'Contourner des blocs'),
  criterion('2.4.2', 'A', 'Page titled', 'Titre de page'),
  criterion('2.4.3', 'A', 'Focus order', 'Parcours du focus'),
  criterion('2.4.4', 'A', 'Link purpose (in context)', 'Fonction du lien (selon le contexte)'),
  criterion('2.4.5', 'AA', 'Multiple ways', 'Accès multiples'),
  criterion('2.4.6', 'AA', 'Headings and labels', 'En-têtes et étiquettes'),
  criterion('2.4.7', 'AA', 'Focus visible', 'Visibilité du focus'),
  criterion('2.4.8', 'AAA', 'Location', 'Localisation'),
  criterion('2.4.11', 'AA', 'Focus not obscured (minimum)', 'Focus non masqué (minimum)'),
  criterion('2.5.1', 'A', 'Pointer gestures', 'Gestes pour le contrôle du pointeur'),
  criterion('2.5.2', 'A', 'Pointer cancellation', 'Annulation de l’action du pointeur'),
  criterion('2.5.3', 'A', 'Label in name', 'Étiquette dans le nom'),
  criterion('2.5.4', 'A', 'Motion actuation', 'Activation par le mouvement'),
  criterion('2.5.7', 'AA', 'Dragging movements', 'Mouvements de glissement'),
  criterion('2.5.8', 'AA', 'Target size (minimum)', 'Taille de la cible (minimum)'),
  criterion('3.1.1', 'A', 'Language of page', 'Langue de la page'),
  criterion('3.1.2', 'AA', 'Language of parts', 'Langue d’un passage'),
  criterion('3.2.1', 'A', 'On focus', 'Au focus'),
  criterion('3.2.2', 'A', 'On input', 'À la saisie'),
  criterion('3.2.3', 'AA', 'Consistent navigation', 'Navigation cohérente'),
  criterion('3.2.4', 'AA', 'Consistent identification', 'Identification cohérente'),
  criterion('3.2.6', 'A', 'Consistent help', 'Aide cohérente'),
  criterion('3.3.1', 'A', 'Error identification', 'Identification des erreurs'),
  criterion('3.3.2', 'A', 'Labels or instructions', 'Étiquettes ou instructions'),
  criterion('3.3.3', 'AA', 'Error suggestion', 'Suggestion après une erreur'),
  criterion(
    '3.3.4',
    'AA',
    'Error prevention (legal, financial, data)',
    'Prévention des erreurs (juridiques, financières, de données)',
  ),
  criterion('3.3.6', 'AAA', 'Error prevention (all)', 'Prévention des erreurs (toutes)'),
  criterion('3.3.7', 'A', 'Redundant entry', 'Saisie redondante'),
  criterion('3.3.8', 'AA', 'Accessible authentication (minimum)', 'Authentification accessible (minimum)'),
  criterion('4.1.2', 'A', 'Name, role, value', 'Nom, rôle et valeur'),
  criterion('4.1.3', 'AA', 'Status messages', 'Messages d’état'),
]

/** @source Référentiel général d'amélioration de l'accessibilité, version 4.1; its criteria are `theme.number` */
export const rgaaThemes: readonly { en: string; fr: string; criteria: number }[] = [
  { en: 'Images', fr: 'Images', criteria: 9 },
  { en: 'Frames', fr: 'Cadres', criteria: 2 },
  { en: 'Colours', fr: 'Couleurs', criteria: 3 },
  { en: 'Multimedia', fr: 'Multimédia', criteria: 13 },
  { en: 'Tables', fr: 'Tableaux', criteria: 8 },
  { en: 'Links', fr: 'Liens', criteria: 2 },
  { en: 'Scripts', fr: 'Scripts', criteria: 5 },
  { en: 'Mandatory elements', fr: 'Éléments obligatoires', criteria: 10 },
  { en: 'Structure', fr: 'Structuration de l’information', criteria: 4 },
  { en: 'Presentation', fr: 'Présentation de l’information', criteria: 14 },
  { en: 'Forms', fr: 'Formulaires', criteria: 13 },
  { en: 'Navigation', fr: 'Navigation', criteria: 11 },
  { en: 'Consultation', fr: 'Consultation', criteria: 12 },
]
