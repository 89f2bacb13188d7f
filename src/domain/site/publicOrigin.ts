/** Scheme and host with nothing behind them, `https://www.example.go.th`; anything else is undefined. */
export function parsePublicOrigin(text: string): string | undefined {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text ? text : undefined;
}
