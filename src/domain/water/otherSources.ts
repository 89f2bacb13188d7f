import type { Bilingual } from '../locale/locale.ts';

interface Sourced {
  readonly source: Bilingual;
  /** Whether it was made up for a sample. */
  readonly invented: boolean;
}

/**
 * The sources of figures that are not the publisher's own, each once: a publisher cannot license what others own. Its own
 * sources begin with its name in both languages, as in 'Irrigation Department, Hydrology Division'; invented figures are
 * its own, too.
 */
export function otherSources(figures: readonly Sourced[], publisher: Bilingual): readonly Bilingual[] {
  const others = figures.filter(({ source, invented }) => !invented && !isOwn(source, publisher));
  return [...new Map(others.map(({ source }) => [`${source.th}\n${source.en}`, source])).values()];
}

function isOwn(source: Bilingual, publisher: Bilingual): boolean {
  return source.th.startsWith(publisher.th) && source.en.startsWith(publisher.en);
}
