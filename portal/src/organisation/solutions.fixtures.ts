import { listOffers } from '@parvis/api-types/generated/examples/organisation'
import { answerPage } from '../stories/answers.ts'

/** The solutions that the firm of the stories offers. */
export const offeredSolutions = answerPage(
  listOffers,
  {
    id: 1,
    offerName: 'multirapports',
    offerDescription: 'Plusieurs rapports réunis',
    clientRole: 'multirapports',
  },
  {
    id: 2,
    offerName: 'Tableau de bord mensuel',
    offerDescription: 'Indicateurs de chaque mois',
    clientRole: null,
  },
)
