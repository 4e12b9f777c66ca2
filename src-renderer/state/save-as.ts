/** Hands a text, a picture or a film over as a file: to the browser, or to the system's own way of saving one. */
export function saveAs(file: string, what: string | Blob): void {
  const blob = typeof what === 'string' ? new Blob([what], { type: 'application/octet-stream' }) : what
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = file
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** A name any system takes for a file. */
export const fileNamed = (name: string, ending: string): string => {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} _-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 60)
    .trim()
  return `${plain || 'Signalbox'}.${ending}`
}
