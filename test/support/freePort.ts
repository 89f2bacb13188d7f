import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that the system gives to others by itself: what is free here is not taken before it is used. */
const [FIRST_PORT, PORTS, PORTS_PER_PROCESS] = [10_000, 20_000, 100];

let next = FIRST_PORT + ((process.pid * PORTS_PER_PROCESS) % PORTS);

/** A port of this machine that nobody listens on, another one each time. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next++;
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
      server.close();
      await once(server, 'close');
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}
