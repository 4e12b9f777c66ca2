interface Part {
  readonly 'bom-ref': string
  readonly group?: string
  readonly name: string
  readonly version: string
}

/** What CycloneDX calls a bill of materials; only what is read of it. */
interface PartsList {
  readonly metadata: { readonly component: Part }
  readonly components: readonly Part[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
}

/**
 * Of the list of all packages, what ships: `shipped` are `{ name, version }`.
 * @throws Error where something ships that the list does not name
 */
export function partsOf(list: PartsList, shipped: readonly { name: string; version: string }[]): PartsList
