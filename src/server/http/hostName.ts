import type { IncomingMessage } from 'node:http';
import { parseHost, type HostName } from '#domain/site/host.ts';

/**
 * The requested host. The authority of an absolute-form target replaces `Host` (RFC 9112 §3.2.2); duplicate or malformed
 * hosts are undefined. `X-Forwarded-Host` is never read: common proxies forward a visitor's own.
 */
export function hostNameOf(request: IncomingMessage, target: string): HostName | undefined {
  const hosts = request.headersDistinct['host'] ?? [];
  if (countHostHeaders(request) > 1) return undefined;
  const authority = /^https?:\/\/([^/?#]*)/i.exec(target)?.[1];
  const host = authority ?? hosts[0];
  // parseHost accepts a protocol, as in the domain of a site; a header must not have one.
  return host === undefined || host.includes('/') ? undefined : parseHost(host);
}

// Node uses the first of several Host headers and drops the others silently.
function countHostHeaders(request: IncomingMessage): number {
  return request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}
