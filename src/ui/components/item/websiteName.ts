/** The names by which people know websites of videos. */
const NAMES: Readonly<Record<string, string>> = {
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
  'facebook.com': 'Facebook',
  'fb.watch': 'Facebook',
  'tiktok.com': 'TikTok',
};

/** The name of the website of an address; its host where it has no known name. */
export function websiteName(address: string): string {
  const { host } = new URL(address);
  return NAMES[host.replace(/^(?:www|m)\./, '')] ?? host;
}
