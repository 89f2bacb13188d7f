/** The host name by which a site is looked up: lower case, without protocol, port or slash (spec §7). */
export type HostName = string & { readonly __brand: 'HostName' };

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const DOMAIN = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);
const IPV6 = /^\[[0-9a-f:.]{2,45}\]$/;
const MAX_LENGTH = 253;
const HIGHEST_PORT = 65_535;

/**
 * Parses the host name of a `Host` header or of an address: `WWW.Example.go.th:8080` gives `www.example.go.th`.
 * Undefined when the text is not a valid host (it has spaces, user info, an empty label, or a port that is not a number
 * up to 65535).
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
