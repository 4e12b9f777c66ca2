// Loaded into the host by --import: says on its error stream whenever it reaches out to any address.
import dgram from 'node:dgram'
import dns from 'node:dns'
import net from 'node:net'
import { syncBuiltinESMExports } from 'node:module'

const tell = (how, what) => process.stderr.write(`REACHES OUT by ${how}: ${JSON.stringify(what)}\n`)
const watch = (thing, name, how) => {
  const was = thing[name]
  thing[name] = function (...args) {
    // A port is opened by asking for its own number first: that is no name.
    if (!(how === 'name' && net.isIP(args[0])))
      tell(
        how,
        args.filter((arg) => typeof arg !== 'function'),
      )
    return was.apply(this, args)
  }
}
// fetch, http and WebSocket all connect by a socket of this kind in the end.
watch(net.Socket.prototype, 'connect', 'socket')
watch(dns, 'lookup', 'name')
watch(dns.promises, 'lookup', 'name')
watch(dgram, 'createSocket', 'datagram')
syncBuiltinESMExports()
