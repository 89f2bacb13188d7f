const MAPPED_IPV4 = /^::ffff:(\d+(?:\.\d+){3})$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * What limits count clients by: an IPv4 address, or the first 64 bits of an IPv6 address, all of which one household
 * has to itself (RFC 6177).
 *
 * @param address as Node tells it; IPv4 mapped into IPv6 is IPv4
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
