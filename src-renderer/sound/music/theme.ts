import type { Chord, Piece } from './score.ts'

/** Chords of the key of F, from the bass up. */
const F: Chord = ['F2', 'C3', 'A3', 'C4', 'D4', 'F4']
const Bb: Chord = ['Bb2', 'F2', 'Bb3', 'D4', 'F4', 'G4']
const Bbm: Chord = ['Bb2', 'F2', 'Bb3', 'Db4', 'F4', 'Bb4']
const Gm: Chord = ['G2', 'D3', 'Bb3', 'D4', 'F4', 'G4']
const G7: Chord = ['G2', 'D3', 'B3', 'D4', 'F4', 'G4']
const Dm: Chord = ['D3', 'A2', 'A3', 'D4', 'F4', 'A4']
const C7: Chord = ['C3', 'G2', 'Bb3', 'E4', 'G4', 'C5']

/**
 * The tune of Home, ours: a train sets out, takes its time, comes home. A minute of four beats a bar. Each bar has its
 * chord, or two, and the tune as note:beats, R for a rest.
 */
export const THEME: Piece = {
  beatsPerMinute: 96,
  bars: [
    // setting out
    { chords: [F], tune: 'R:4' },
    { chords: [F], tune: 'R:3 C5:1' },
    { chords: [F], tune: 'A4:1 C5:.5 C5:.5 F5:1.5 E5:.5' },
    { chords: [F], tune: 'D5:1 C5:.5 A4:.5 C5:2' },
    { chords: [Bb], tune: 'D5:1 D5:.5 F5:.5 Bb5:1.5 A5:.5' },
    { chords: [C7], tune: 'G5:1 E5:.5 G5:.5 C5:2' },
    { chords: [F], tune: 'A4:1 C5:.5 C5:.5 F5:1.5 G5:.5' },
    { chords: [Dm], tune: 'A5:1 F5:.5 D5:.5 A5:2' },
    { chords: [Gm, C7], tune: 'Bb5:1 G5:.5 D5:.5 G5:1 E5:1' },
    { chords: [F], tune: 'F5:3 R:1' },
    // over the hills
    { chords: [Bb], tune: 'F5:.5 D5:.5 Bb4:1 D5:.5 F5:.5 D5:1' },
    { chords: [F], tune: 'C5:.5 A4:.5 F4:1 A4:.5 C5:.5 A4:1' },
    { chords: [Gm], tune: 'Bb4:.5 D5:.5 G5:1 F5:.5 D5:.5 Bb4:1' },
    { chords: [Dm], tune: 'A4:.5 D5:.5 F5:1 D5:.5 F5:.5 A4:1' },
    { chords: [G7], tune: 'B4:1 D5:1 G5:1 F5:1' },
    { chords: [C7], tune: 'E5:1.5 D5:.5 C5:2' },
    // and home
    { chords: [F], tune: 'A4:1 C5:.5 C5:.5 F5:1.5 E5:.5', full: true },
    { chords: [F], tune: 'D5:1 C5:.5 A4:.5 C5:2', full: true },
    { chords: [Bb], tune: 'D5:1 D5:.5 F5:.5 Bb5:1.5 A5:.5', full: true },
    { chords: [Bbm], tune: 'F5:1 Db5:.5 F5:.5 Bb4:2', full: true },
    { chords: [F, Dm], tune: 'A4:1 C5:1 F5:1 D5:1', full: true },
    { chords: [Gm, C7], tune: 'G5:1 D5:1 E5:1 C5:1', full: true },
    { chords: [F], tune: 'F5:2 A5:1 C6:1' },
    { chords: [F], tune: 'F5:4' },
  ],
}
