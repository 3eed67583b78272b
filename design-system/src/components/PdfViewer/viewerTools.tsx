import {
  Download,
  FileImage,
  FileText,
  MoveHorizontal,
  PanelLeft,
  Printer,
  RectangleVertical,
  RotateCw,
  ScanText,
  Search,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ToolbarGroup, ToolbarItem } from '../Toolbar/toolbarItems.ts'
import { nextZoom } from './geometry.ts'
import type { PdfZoom } from './pdfProps.ts'
import { messages } from './PdfViewer.messages.ts'

type Words = (key: keyof (typeof messages)['en']) => string

export interface ViewerState {
  isSearching: boolean
  setSearching: (isSearching: boolean) => void
  zoom: PdfZoom
  /** The actual zoom of the current page. */
  scale: number
  setZoom: (zoom: PdfZoom) => void
  turn: () => void
  hasPanel: boolean
  setPanel: (hasPanel: boolean) => void
  /** The panel covers everything, so it is opened by a command rather than toggled. */
  isNarrow: boolean
  isText: boolean
  setText: (isText: boolean) => void
  /** Whether the author allows printing. */
  canPrint: boolean
  isPrinting: boolean
  print: (extent: 'all' | 'page') => void
  download: () => void
  savePicture: () => void
}

const icon = (Icon: LucideIcon) => <Icon aria-hidden size={18} />

/** The tools of the viewer, the most important first. Those that do not fit move to a menu, starting from the end. */
export function viewerTools(t: Words, state: ViewerState): ToolbarGroup[] {
  const { zoom, scale, setZoom, isText } = state
  const fit = (value: 'width' | 'page', label: string, Icon: LucideIcon): ToolbarItem => ({
    id: value,
    label,
    icon: icon(Icon),
    isSelected: zoom === value,
    onChange: () => setZoom(value),
  })
  const step = (direction: 1 | -1): Pick<ToolbarItem, 'disabledReason'> & { onPress: () => void } => {
    const next = nextZoom(scale, direction)
    const isLast = Math.abs(next - scale) < 0.005
    return {
      onPress: () => setZoom(next),
      ...(isLast && { disabledReason: t(direction === 1 ? 'largest' : 'smallest') }),
    }
  }
  const printing = {
    ...(!state.canPrint && { disabledReason: t('printRefused') }),
    isPending: state.isPrinting,
  }
  const sizes: ToolbarItem[] = [
    { id: 'zoomOut', label: t('zoomOut'), icon: icon(ZoomOut), ...step(-1) },
    { id: 'zoomIn', label: t('zoomIn'), icon: icon(ZoomIn), ...step(1) },
    fit('width', t('fitWidth'), MoveHorizontal),
    fit('page', t('fitPage'), RectangleVertical),
    { id: 'rotate', label: t('rotate'), icon: icon(RotateCw), onPress: state.turn },
  ]
  const panel: ToolbarItem = {
    id: 'panel',
    label: t('panel'),
    icon: icon(PanelLeft),
    ...(state.isNarrow
      ? { onPress: () => state.setPanel(true) }
      : { isSelected: state.hasPanel, onChange: state.setPanel }),
  }
  return [
    {
      label: t('searchGroup'),
      items: [
        {
          id: 'search',
          label: t('search'),
          icon: icon(Search),
          isSelected: state.isSearching,
          onChange: state.setSearching,
        },
      ],
    },
    {
      label: t('view'),
      items: [
        panel,
        { id: 'text', label: t('asText'), icon: icon(ScanText), isSelected: isText, onChange: state.setText },
        // The text view uses the reader's own text size.
        ...(isText ? [] : sizes),
      ],
    },
    {
      label: t('file'),
      items: [
        { id: 'download', label: t('download'), icon: icon(Download), onPress: state.download },
        {
          id: 'print',
          label: t('print'),
          icon: icon(Printer),
          onPress: () => state.print('all'),
          ...printing,
        },
        {
          id: 'printPage',
          label: t('printPage'),
          icon: icon(FileText),
          onPress: () => state.print('page'),
          ...printing,
        },
        { id: 'picture', label: t('picture'), icon: icon(FileImage), onPress: state.savePicture },
      ],
    },
  ]
}
