/**
 * Parses the public origin of a site: scheme and host with nothing after them, `https://www.example.go.th`, in the form
 * in which browsers send it. Anything else is undefined.
 */
export function parsePublicOrigin(text: string): string | undefined {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text ? text : undefined;
}
