import conductorFile from '../../../../assets/art-first-class/conductor.svg?raw'
import engineFile from '../../../../assets/art-first-class/engine.svg?raw'
import timber from '../../../../assets/art-first-class/wagon-0.svg?raw'
import arched from '../../../../assets/art-first-class/wagon-1.svg?raw'
import banded from '../../../../assets/art-first-class/wagon-2.svg?raw'
import clerestory from '../../../../assets/art-first-class/wagon-4.svg?raw'
import dining from '../../../../assets/art-first-class/wagon-7.svg?raw'
import domed from '../../../../assets/art-first-class/wagon-12.svg?raw'
import mail from '../../../../assets/art-first-class/wagon-mail.svg?raw'
import { themed, type Ink } from '../../../stage/art/ink.ts'

/** Wagons from the side in a box of 128 x 88, the rail at 84. Silhouette, colour and plate all tell the value. */
const WAGONS: Readonly<Record<number, string>> = {
  0: timber,
  1: arched,
  2: banded,
  4: clerestory,
  7: dining,
  12: domed,
}

export const wagonBody = (ink: Ink, value: number): string => themed(WAGONS[value], ink)
/** Its roof and band in the seat's colour. */
export const mailBody = (ink: Ink, tint: string): string => themed(mail, ink, tint)
/** A streamlined engine in a box of 160 x 88; it looks to the left. */
export const engineBody = (ink: Ink, tint: string): string => themed(engineFile, ink, tint)
/** A conductor in a box of 40 x 64, his coat in the seat's colour, a lantern in his hand. */
export const conductorBody = (ink: Ink, tint: string): string => themed(conductorFile, ink, tint)
