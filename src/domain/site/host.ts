/** A host name as sites are looked up by: lower case, without protocol, port or slash (spec §7). */
export type HostName = string & { readonly __brand: 'HostName' };

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const DOMAIN = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);
const IPV6 = /^\[[0-9a-f:.]{2,45}\]$/;
const MAX_LENGTH = 253;
const HIGHEST_PORT = 65_535;

/**
 * Reads a `Host` header or an authority: `WWW.Example.go.th:8080` is `www.example.go.th`.
 * Undefined when it is no host at all (spaces, user info, an empty label, a port that is not a number).
 */
export function parseHost(header: string): HostName | undefined {
  const text = header
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');
  const port = /:(\d{1,5})$/.exec(text);
  const host = text.slice(0, port?.index).replace(/\.$/, '');
  const isValid =
    Number(port?.[1] ?? 0) <= HIGHEST_PORT && host.length <= MAX_LENGTH && (DOMAIN.test(host) || IPV6.test(host));
  return isValid ? (host as HostName) : undefined;
}
