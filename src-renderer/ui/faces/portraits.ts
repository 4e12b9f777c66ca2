/** The faces of the bots, which no first screen shows. */
export { PORTRAITS } from '../../stage/art/face.ts'
