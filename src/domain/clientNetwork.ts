const MAPPED_IPV4 = /^::ffff:(\d+(?:\.\d+){3})$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The key by which rate limits count clients: the IPv4 address, or the first 64 bits of the IPv6 address, because one
 * household owns all addresses that begin with the same 64 bits (RFC 6177).
 *
 * @param address as Node reports it; an IPv4 address that is mapped into IPv6 (`::ffff:203.0.113.7`) counts as IPv4
 */
export function clientNetwork(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const missing = Math.max(0, GROUPS - groupsOf(address).length);
  const groups = groupsOf(address.replace('::', `:${'0:'.repeat(missing)}`)).slice(0, NETWORK_GROUPS);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
}

function groupsOf(address: string): readonly string[] {
  return address.split(':').filter((group) => group !== '');
}
