import type { RequestListener } from 'node:http';

/**
 * Takes the pipelined requests of a connection one by one. Node parses and emits all that it has read at once: a thousand
 * requests whose client has left would all be answered.
 */
export function oneByOne(listener: RequestListener): RequestListener {
  return (request, response) => {
    // Node gives a response its socket when the responses before it have been sent; never, when the client has left.
    if (response.socket !== null) listener(request, response);
    else
      response.once('socket', () => {
        listener(request, response);
      });
  };
}
