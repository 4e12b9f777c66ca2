/** All of them in their order, but for the own one, if there is one: that stands first. */
export const ownFirst = <T>(all: readonly T[], own: T | undefined): readonly T[] => [
  ...all.filter((one) => one === own),
  ...all.filter((one) => one !== own),
]
