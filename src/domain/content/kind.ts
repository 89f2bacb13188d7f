/** The kinds of content a department publishes (spec §1, §3). */
export const CONTENT_KINDS = [
  'news',
  'document',
  'album',
  'video',
  'infographic',
  'magazine',
  'faq',
  'event',
  'professional',
  'agency',
  'page',
  'oit',
  'policy',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export function isContentKind(text: string): text is ContentKind {
  return (CONTENT_KINDS as readonly string[]).includes(text);
}
