import { LOCALES } from '#domain/locale/locale.ts';
import type { ArchiveItem, ArchiveVersion, SiteArchive } from '#ports/Publishing.ts';
import { slug } from '#test/support/builders.ts';
import { seededRandom } from '#test/support/seededRandom.ts';
import { readFixture } from '../quality/readFixture.ts';

/**
 * A site with as many items as wanted: each has the form of an item of the fixture, and sentences of all of them, so that
 * words are as frequent as in real texts, and the titles differ.
 */
export function manyItems(count: number): SiteArchive {
  const { archive } = readFixture();
  const random = seededRandom(15);
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const models = archive.items.filter(({ kind }) => !['oit', 'policy'].includes(kind));
  const sentences = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      models.flatMap(({ versions }) => (versions[locale]?.bodyHtml ?? '').split(/(?<=<\/p>|<\/li>)/)),
    ]),
  );
  const items = Array.from({ length: count }, (_, number): ArchiveItem => {
    const model = pick(models);
    const other = pick(models);
    const versions = LOCALES.flatMap((locale) => {
      const version = model.versions[locale];
      const second = other.versions[locale];
      if (version === undefined || second === undefined) return [];
      const words = second.title.split(' ').slice(0, 4).join(' ');
      const bodyHtml = Array.from({ length: 8 }, () => pick(sentences[locale] ?? [])).join('');
      const publishedAt = new Date(Date.UTC(2010, 0, 1) + number * 4_900_000).toISOString();
      return [
        [locale, { ...version, title: `${version.title} ${words}`, bodyHtml, publishedAt } as ArchiveVersion] as const,
      ];
    });
    return {
      ...model,
      slug: slug(`item-${String(number)}`),
      related: [],
      formerly: [],
      versions: Object.fromEntries(versions),
    };
  });
  return { ...archive, items: [...items, ...archive.items] };
}
