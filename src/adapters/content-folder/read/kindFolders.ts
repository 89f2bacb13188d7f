import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts';

/** The folder of each kind's items. */
export const KIND_FOLDERS = {
  news: 'news',
  document: 'documents',
  album: 'photos',
  video: 'videos',
  infographic: 'infographics',
  magazine: 'magazines',
  faq: 'faq',
  event: 'events',
  professional: 'professionals',
  agency: 'agencies',
  page: 'pages',
  oit: 'oit',
  policy: 'policies',
} as const satisfies Readonly<Record<ContentKind, string>>;

export function kindOfFolder(folder: string): ContentKind | undefined {
  return CONTENT_KINDS.find((kind) => KIND_FOLDERS[kind] === folder);
}
