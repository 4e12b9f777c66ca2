/** To the process that started this one, where it listens. */
export const tell = (message) => void process.send?.(message)
