/** One person, however the name was written. */
export const sameName = (name: string): string => name.normalize().toLowerCase()
