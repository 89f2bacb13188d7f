/** A page's data in place of the page (spec §7: `GET {path}/_payload.json`). */
interface Payload<Props> {
  readonly route: string;
  readonly title: string;
  readonly props: Props;
}

/**
 * Undefined when the address is another page now, has gone, or cannot be reached, or this page is of an older build
 * than the server: the browser shall go there itself.
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
