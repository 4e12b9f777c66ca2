import * as v from 'valibot'

const schema = v.array(v.object({ name: v.string(), version: v.string(), licence: v.string(), text: v.string() }))

/**
 * The licences of all that is built in, from the file that the build lays beside the window; none where it is not
 * there.
 */
export async function licences(): Promise<v.InferOutput<typeof schema>> {
  try {
    const read = v.safeParse(schema, await (await fetch('licences.json')).json())
    return read.success ? read.output : []
  } catch {
    return []
  }
}
