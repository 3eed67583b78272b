import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../../../api/ApiContext.tsx'
import { problemText } from '../../../api/problem-messages.ts'
import { sayKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { addressOfNotification } from './addresses.ts'
import { duplicateProblems } from './problems.ts'
import { duplicateNotificationOptions, invalidateNotifications } from './queries.ts'

/** Makes a draft of a notification and opens it. */
export function useDuplicate() {
  const { t } = useTranslation('notifications')
  const { t: tAny } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...duplicateNotificationOptions(useApi()),
    onSuccess: ({ id }) => {
      showToast({ title: t('list.duplicated') })
      void invalidateNotifications(queryClient)
      void navigate(addressOfNotification(id))
    },
    onError: error => {
      const { key } = problemText<'duplicateNotification'>(duplicateProblems, error)
      showToast({ kind: 'warning', title: sayKey(tAny, key) })
    },
  })
  return { duplicate: mutate, isPending }
}
