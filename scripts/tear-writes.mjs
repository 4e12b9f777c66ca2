// Loaded into the host by --import, for the crash campaign: of the n-th write to a journal the disk gets a part, and
// the program is killed there and then, before it could tell anybody.
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const { SIGNALBOX_TEAR_WRITE, SIGNALBOX_TEAR_PART } = process.env
const open = files.open
let left = Number(SIGNALBOX_TEAR_WRITE)

files.open = async (path, ...how) => {
  const file = await open(path, ...how)
  if (!/\.journal(\.new)?$/.test(String(path)) || how[0] === 'r') return file
  const write = file.write.bind(file)
  const torn = (bytes, at) => {
    left--
    return left > 0
      ? null
      : write(bytes, 0, Math.floor(bytes.length * Number(SIGNALBOX_TEAR_PART)), at).then(() =>
          process.kill(process.pid, 'SIGKILL'),
        )
  }
  file.write = async (bytes, from, length, at) => (await torn(bytes, at)) ?? write(bytes, from, length, at)
  const whole = file.writeFile.bind(file)
  file.writeFile = async (text) => (await torn(Buffer.from(text), 0)) ?? whole(text)
  return file
}
syncBuiltinESMExports()
