/** Scheme, host and port, as a browser compares them; `*.` stands for all hosts below a domain of two names at least. */
const ORIGIN = /^https?:\/\/(?:\*\.(?=[^.]+\.)|)[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;

/** Reads `https://www.example.go.th, https://*.example.org`. Undefined unless each is an origin. */
export function parseEmbedOrigins(text: string): readonly string[] | undefined {
  const origins = text.split(',').map((origin) => origin.trim());
  return origins.every((origin) => ORIGIN.test(origin)) ? [...new Set(origins)] : undefined;
}
