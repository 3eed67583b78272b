import { FileButton } from '@parvis/design-system/FileButton'

export function ImportReport({ onImport }: { onImport: (file: File) => void }) {
  return (
    <FileButton kinds={['.pbix']} onChoose={onImport}>
      Import report
    </FileButton>
  )
}
