export interface ReleaseFacts {
  readonly version: string
  readonly locked: string
  readonly changelog: string
  readonly changed: string
  readonly branch: string
  readonly tags: readonly string[]
  readonly workflow: boolean
}
export function hindrances(facts: ReleaseFacts): string[]
