import { FilePicker } from '@parvis/design-system/FilePicker'
import { useState } from 'react'

export function VerifySignature() {
  const [file, setFile] = useState<File>()
  return (
    <FilePicker
      label="PDF to verify"
      extensions={['.pdf']}
      onChoose={setFile}
      {...(file && { fileName: file.name })}
    />
  )
}
