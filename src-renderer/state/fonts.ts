import { t } from '../i18n/words.svelte.ts'
import { toast } from './toasts.svelte.ts'

/** A font of each family that every screen uses. */
const NEEDED = ['600 16px "Jost Variable"', '500 15px Barlow', '600 15px "Barlow Condensed"']

/** Says once that letters are missing; without them the game is played in the system's. */
export async function tellMissingFonts(fonts: FontFaceSet): Promise<void> {
  const loaded = await Promise.allSettled(NEEDED.map((font) => fonts.load(font)))
  if (loaded.some(({ status }) => status === 'rejected')) toast(t('fault.fonts'), 'warning')
}
