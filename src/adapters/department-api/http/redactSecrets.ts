const BEARERS = /(Bearer\s+|"accessToken"\s*:\s*")[\w\-.~+/]+=*/gi;

/** Replaces every secret in a text for the log, also as it is escaped in JSON, where `/` may be `\/`. */
export function redactSecrets(text: string, secrets: readonly (string | undefined)[]): string {
  let redacted = text;
  for (const secret of secrets.filter((one) => one !== undefined && one !== '') as string[]) {
    const inJson = JSON.stringify(secret).slice(1, -1);
    for (const form of [secret, inJson, inJson.replaceAll('/', '\\/')])
      redacted = redacted.replaceAll(form, '[secret]');
  }
  return redacted.replaceAll(BEARERS, '$1[secret]');
}
