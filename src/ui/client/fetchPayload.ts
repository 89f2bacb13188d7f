/** A page's data without its HTML (spec §7: `GET {path}/_payload.json`). */
export interface Payload<Props> {
  readonly route: string;
  readonly title: string;
  readonly props: Props;
}

/**
 * Returns undefined when the address belongs to another page, does not exist or cannot be reached, or when the server
 * has a newer build: the browser has to navigate there.
 */
export async function fetchPayload<Props>(
  route: string,
  address: URL,
  signal: AbortSignal,
): Promise<Payload<Props> | undefined> {
  if ('outdated' in document.documentElement.dataset) return undefined;
  try {
    const response = await fetch(`${address.pathname}/_payload.json${address.search}`, { signal });
    if (!response.ok) return undefined;
    const payload = (await response.json()) as Payload<Props>;
    return payload.route === route ? payload : undefined;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
