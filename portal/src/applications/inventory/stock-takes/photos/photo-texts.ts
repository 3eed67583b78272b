import { explain } from '../../../../api/problem-messages.ts'

export const sayNoPhoto = explain<'getCountPhotoContent'>({ 'not-found': 'stockTakes:problem.gone' })

export const sayNoPhotos = explain<'listCountPhotos'>({})

export const sayNotRemoved = explain<'deleteCountPhoto'>({
  'not-found': 'stockTakes:problem.gone',
  'precondition-failed': 'stockTakes:problem.changed',
  'stock-photo-of-another': 'stockTakes:problem.photoOfAnother',
  'stock-take-closed': 'stockTakes:problem.photoClosed',
})

export const sayPhotoNotSent = explain<'createCountPhoto'>({
  'not-found': 'stockTakes:problem.gone',
  'stock-take-closed': 'stockTakes:problem.sheetClosed',
  'stock-photo-wrong': 'stockTakes:problem.photoWrong',
  'stock-photo-infected': 'stockTakes:problem.photoWrong',
  'stock-photo-scanner-unavailable': 'stockTakes:problem.photoScanner',
  'stock-photo-limit-reached': 'stockTakes:problem.photoLimit',
  'storage-full': 'stockTakes:problem.photoStorage',
})
