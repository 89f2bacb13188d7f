/** Where clamd listens: a TCP port, or the path of a socket. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

const MAX_PORT = 65_535;

/** Parses `127.0.0.1:3310`, `[::1]:3310`, `scanner:3310` or `/run/clamav/clamd.ctl`. */
export function parseClamdAddress(text: string): ClamdAddress | undefined {
  if (/^\/\S+$/.test(text)) return { path: text };
  const [, ipv6, host = ipv6, digits] = /^(?:\[([\da-f:]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  const port = Number(digits);
  return host !== undefined && port > 0 && port <= MAX_PORT ? { host, port } : undefined;
}
