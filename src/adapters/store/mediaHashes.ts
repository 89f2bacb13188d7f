import { MEDIA_NAME } from '#ports/Media.ts';

const IN_TEXT = new RegExp(`(?<![0-9a-z])${MEDIA_NAME.source.slice(1, -1)}(?![0-9a-z])`, 'g');

/** The hash with which a media name begins: a picture has the same one in each of its widths and formats. */
export function mediaHashOf(name: string): string | undefined {
  return MEDIA_NAME.test(name) ? name.slice(0, 32) : undefined;
}

/** The hashes of all media that a text names, each once. */
export function mediaHashesIn(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(IN_TEXT), ([name]) => name.slice(0, 32)))];
}
