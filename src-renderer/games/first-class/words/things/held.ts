import { IDENTITIES, MAIL_WAGONS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView } from '../../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { sentences } from '../../../../words/names.ts'
import { arrestPhrase, mostEvidence } from '../happened/arrest.ts'
import { evidencePhrase, identityPhrase } from '../cards.ts'
import { framePhrase } from '../effects.ts'
import { identityOf, nthOf } from '../refs.ts'
import { sourcePhrase } from '../sources.ts'
import type { ThingWords } from './thing.ts'

const mail: ThingWords = {
  chapter: 'mail-wagon',
  about: (id) => ({
    name: phrase('first-class.mail.name', { what: framePhrase(MAIL_WAGONS[nthOf('mail', id)]) }),
    text: phrase('first-class.about.mail'),
  }),
}

const gained: ThingWords = {
  chapter: 'gained',
  about(id, { view }) {
    const { phase } = view
    const one = view.gained[id]
    // With what it lapses where it is not used.
    const text =
      phase === 'scoring' || phase === 'bonus'
        ? (`first-class.about.gained.text.${phase}` as const)
        : 'first-class.about.gained.text'
    return one
      ? {
          name: phrase('first-class.about.gained', { what: framePhrase(one.frame) }),
          text: phrase(text, { source: sourcePhrase(one.source, view) }),
        }
      : null
  },
}

const frame: ThingWords = {
  chapter: 'frames',
  about: (id, { view: { ahead } }) => ({
    name: ahead[id] ? framePhrase(ahead[id].frame) : phrase('first-class.group.frame'),
    text: phrase('first-class.about.frame.text'),
  }),
}

/** Module C: a piece of evidence, or who one is. */
const evidence: ThingWords = {
  chapter: 'module-c',
  about(id, at) {
    const identity = identityOf({ kind: 'evidence', id })
    if (identity !== null)
      return {
        name: phrase('first-class.panel.identity', { who: identityPhrase(identity) }),
        text: sentences(
          phrase(
            `first-class.about.identity.${identity === 0 ? 'murderer' : isAmongThem(at.view) ? 'innocent' : 'unsure'}`,
          ),
          arrestPhrase(),
          mostEvidence(at),
        ),
      }
    return {
      name: id >= 0 ? evidencePhrase(id) : phrase('first-class.about.evidence'),
      text: sentences(phrase('first-class.about.evidence.text'), mostEvidence(at)),
    }
  },
}

/** With fewer suspects than identity cards the murderer's may lie in the box. */
const isAmongThem = ({ seats, dummies }: FirstClassView): boolean => seats.length + dummies.length >= IDENTITIES

const fan: ThingWords = {
  chapter: 'contracts',
  about: () => ({ name: phrase('first-class.about.fan'), text: phrase('first-class.about.fan.text') }),
}

/** What a seat holds, and what waits. */
export const heldThings = { mail, gained, frame, evidence, fan }
