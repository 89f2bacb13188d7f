import type { IncomingMessage } from 'node:http';
import { parseHost, type HostName } from '#domain/site/host.ts';

/**
 * The requested host. The authority of an absolute-form target replaces `Host` (RFC 9112 §3.2.2); duplicate or malformed
 * hosts are undefined. `X-Forwarded-Host` is never read: common proxies forward a visitor's own.
 */
export function hostNameOf({ rawHeaders }: IncomingMessage, target: string): HostName | undefined {
  // Node keeps the first of several Host headers and drops the others silently.
  let given: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length !== 4 || rawHeaders[index]?.toLowerCase() !== 'host') continue;
    if (given !== undefined) return undefined;
    given = rawHeaders[index + 1];
  }
  const host = target.startsWith('/') ? given : (/^https?:\/\/([^/?#]*)/i.exec(target)?.[1] ?? given);
  // parseHost accepts a protocol, as in the domain of a site; a header must not have one.
  return host === undefined || host.includes('/') ? undefined : parseHost(host);
}
