import { listOffers } from '@parvis/api-types/generated/examples/organisation'
import { answerPage } from '../stories/answers.ts'

/** The solutions that the firm of the stories offers. */
export const offeredSolutions = answerPage(
  listOffers,
  {
    id: 1,
    offerName: 'multirapports',
    englishName: null,
    offerDescription: 'Plusieurs rapports réunis',
    englishDescription: 'Several reports in one place',
    clientRole: 'multirapports',
  },
  {
    id: 2,
    offerName: 'Tableau de bord mensuel',
    englishName: 'Monthly dashboard',
    offerDescription: 'Indicateurs de chaque mois',
    englishDescription: 'Figures of each month',
    clientRole: null,
  },
)
