import type { IncomingMessage } from 'node:http';
import { parseHost, type HostName } from '#domain/site/host.ts';

/**
 * The host that a request is for. An absolute-form target's authority replaces `Host` (RFC 9112 §3.2.2); duplicate or
 * malformed hosts are undefined. `X-Forwarded-Host` is never looked at: common proxies pass a visitor's own on.
 */
export function hostNameOf(request: IncomingMessage, target: string): HostName | undefined {
  const hosts = request.headersDistinct['host'] ?? [];
  if (countHostHeaders(request) > 1) return undefined;
  const authority = /^https?:\/\/([^/?#]*)/i.exec(target)?.[1];
  const host = authority ?? hosts[0];
  // A name of a site may be written with a protocol; a header may not.
  return host === undefined || host.includes('/') ? undefined : parseHost(host);
}

// Node keeps the first of several Host headers and drops the others without a word.
function countHostHeaders(request: IncomingMessage): number {
  return request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}
