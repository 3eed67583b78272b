import type { SignatureLook } from '@parvis/design-system/SignatureField'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useFileDownload } from '../../../../../downloads/useFileDownload.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { lateDialog, latePart } from '../../../../../screens/late.tsx'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { nothingFilled, type Filling } from '../../../../../signing/filling.ts'
import { proposedSigners } from '../../../../../signing/proposed-signers.ts'
import { useLossWarning } from '../../../../../unsaved/unsaved-changes.ts'
import {
  envelopeDownload,
  envelopeRecord,
  sayOfEnvelope,
  statusLooks,
  trailDownload,
  useMaySign,
  type Envelope,
} from '../../envelope.ts'
import { DocumentPart } from './DocumentPart.tsx'
import type { Preparation } from './PreparePart.tsx'

const PreparePart = latePart(async () => ({ default: (await import('./PreparePart.tsx')).PreparePart }))
const SignPart = latePart(async () => ({ default: (await import('./SignPart.tsx')).SignPart }))
const SignersPart = latePart(async () => ({ default: (await import('./SignersPart.tsx')).SignersPart }))
const HistoryPart = latePart(async () => ({ default: (await import('./HistoryPart.tsx')).HistoryPart }))
const EnvelopeDialog = lateDialog(async () => ({
  default: (await import('./EnvelopeDialog.tsx')).EnvelopeDialog,
}))

const SaveDialog = lateDialog(async () => ({
  default: (await import('../../library/SaveDialog.tsx')).SaveDialog,
}))

const save = ({ id, document }: Envelope, close: () => void) =>
  document && <SaveDialog id={id} document={document} onClose={close} />

type Move = 'decline' | 'remind' | 'cancel' | 'remove'

/**
 * The page of a document: its signers and places while it is a draft, the signing when it is the reader’s turn, and its
 * state afterwards.
 */
export function EnvelopeScreen() {
  return (
    <RecordScreen record={envelopeRecord}>
      {(envelope, onDeleted) => <EnvelopePage envelope={envelope} onDeleted={onDeleted} />}
    </RecordScreen>
  )
}

function EnvelopePage({ envelope, onDeleted }: { envelope: Envelope; onDeleted: () => void }) {
  const { t } = useTranslation('signatures')
  const mayWrite = useMaySign()
  const [asked, setAsked] = useState<Move>()
  const { take, taken, problem } = useFileDownload(envelopeDownload, sayOfEnvelope)
  const trail = useFileDownload(trailDownload, sayOfEnvelope)
  const language = useLanguage()
  const proposed = proposedSigners(useLocation().state)
  const { id, name, status, isMine, isMyTurn, isLate, isRemindable, endedDate } = envelope
  const { document: library } = envelope
  const sender = envelope.createdByName ?? envelope.createdBy
  const isDraft = status === 'draft'
  const prepares = isDraft && isMine && mayWrite
  const signs = isMyTurn && mayWrite
  // Kept here, so that input survives a look at the other tabs.
  const [said, setSaid] = useState<Preparation>()
  const [look, setLook] = useState<SignatureLook>()
  const [filling, setFilling] = useState<Filling>(nothingFilled)
  useLossWarning(
    (prepares && said !== undefined) || (signs && (look !== undefined || filling !== nothingFilled)),
  )
  return (
    <RecordPage
      list={{ label: t('list.title'), href: envelopeRecord.list }}
      title={name}
      status={
        isLate
          ? { kind: 'warning', text: t('document.lateTitle') }
          : { kind: statusLooks[status], text: t(`status.${status}`) }
      }
      sentence={t(isDraft ? 'record.addedBy' : 'record.sentBy', { name: sender })}
      actionList={[
        {
          id: 'download',
          label: t('action.download'),
          isShown: !prepares,
          isPrimary: status === 'completed',
          isPending: taken !== undefined,
          onPress: () => take({ id }),
        },
        {
          id: 'trail',
          label: t('action.trail'),
          isShown: endedDate !== null,
          isPending: trail.taken !== undefined,
          onPress: () => trail.take({ id, language }),
        },
        {
          id: 'save',
          label: t('save.action'),
          isShown: library?.isSavable === true,
          dialog: close => save(envelope, close),
        },
        {
          id: 'decline',
          label: t('action.decline'),
          isShown: signs,
          onPress: () => setAsked('decline'),
        },
        {
          id: 'remind',
          label: t('action.remind'),
          isShown: isRemindable && mayWrite,
          onPress: () => setAsked('remind'),
        },
        {
          id: 'cancel',
          label: t('action.cancel'),
          isShown: status === 'open' && isMine && mayWrite,
          onPress: () => setAsked('cancel'),
        },
        { id: 'remove', label: t('action.delete'), isShown: prepares, onPress: () => setAsked('remove') },
      ]}
      notice={
        (problem && <ProblemBanner title={t('action.downloadFailed')} problem={problem} />) ??
        (trail.problem && <ProblemBanner title={t('action.trailFailed')} problem={trail.problem} />)
      }
      parts={{
        label: t('record.parts'),
        items: [
          {
            id: 'prepare',
            title: t('tab.prepare'),
            isShown: prepares,
            content: <PreparePart envelope={envelope} proposed={proposed} said={said} onSay={setSaid} />,
          },
          {
            id: 'sign',
            title: t('tab.sign'),
            isShown: signs,
            content: (
              <SignPart
                envelope={envelope}
                look={look}
                onLook={setLook}
                filling={filling}
                onFill={setFilling}
              />
            ),
          },
          {
            id: 'document',
            title: t('tab.document'),
            isShown: !prepares && !signs,
            content: <DocumentPart envelope={envelope} />,
          },
          {
            id: 'signers',
            title: t('tab.signers'),
            isShown: !isDraft,
            content: <SignersPart envelope={envelope} maySend={isMine && mayWrite} />,
          },
          { id: 'history', title: t('tab.history'), content: <HistoryPart id={id} /> },
        ],
      }}
    >
      {asked && (
        <EnvelopeDialog
          envelope={envelope}
          move={asked}
          onClose={() => setAsked(undefined)}
          onDeleted={onDeleted}
        />
      )}
    </RecordPage>
  )
}
