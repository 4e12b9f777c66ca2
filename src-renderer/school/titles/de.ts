/** What the lessons are called, by the path of their words: little enough for the first screen to ask for. */
export default import.meta.glob<string>('../../../lessons/*/*/de.json', { eager: true, import: 'title' })
