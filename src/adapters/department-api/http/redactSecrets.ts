const BEARERS = /(Bearer\s+|"accessToken"\s*:\s*")[\w\-.~+/]+=*/gi;

/** A text for the log with every secret taken out of it, also as JSON has them, which may write `/` as `\/`. */
export function redactSecrets(text: string, secrets: readonly (string | undefined)[]): string {
  let clean = text;
  for (const secret of secrets.filter((one) => one !== undefined && one !== '') as string[]) {
    const inJson = JSON.stringify(secret).slice(1, -1);
    for (const form of [secret, inJson, inJson.replaceAll('/', '\\/')]) clean = clean.replaceAll(form, '[secret]');
  }
  return clean.replaceAll(BEARERS, '$1[secret]');
}
