export interface Suggestion {
  readonly title: string;
  /** In words. */
  readonly type: string;
  readonly href: string;
}

interface Answer {
  readonly suggestions: readonly Suggestion[];
  /** How many there are, in words. */
  readonly status: string;
}

/** Undefined when there is no answer: nobody misses suggestions. */
export async function fetchSuggestions(
  address: string,
  text: string,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${address}?${new URLSearchParams({ q: text }).toString()}`, { signal });
    return response.ok ? ((await response.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}
