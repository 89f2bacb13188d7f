import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openStore } from '#adapters/store/openStore.ts';
import { parseSearchText } from '#domain/search/searchText.ts';
import { readSynonyms } from '#server/composition/readSynonyms.ts';
import { aSiteArchive, newsOf, SITE } from '#test/support/builders.ts';
import { testClock } from '#test/support/testClock.ts';

describe('The department’s own list of synonyms', () => {
  let folder: string;
  before(async () => (folder = await mkdtemp(join(tmpdir(), 'thara-synonyms-'))));
  after(() => rm(folder, { recursive: true }));

  const fileWith = async (content: string) => {
    const file = join(folder, 'synonyms.txt');
    await writeFile(file, content);
    return file;
  };

  it('is a text file with a line for each meaning, and comments', async () => {
    const file = await fileWith('\ufeff# ours\r\nห้วยไร่ = huai rai\r\n\r\nklcm = โขงเลยชีมูล = Loei\n');
    expect(await readSynonyms(file)).to.deep.equal(['ห้วยไร่ = huai rai', 'klcm = โขงเลยชีมูล = Loei']);
  });

  it('is refused with the number of the line that is wrong', async () => {
    for (const wrong of ['one', 'one =', '= one', 'one == two', 'one = -'])
      expect(await readSynonyms(await fileWith(`# ours\n${wrong}`)).catch(String), wrong).to.match(
        /SEARCH_SYNONYMS: .*synonyms\.txt: line 2 /,
      );
    expect(await readSynonyms(join(folder, 'missing.txt')).catch(String)).to.match(/SEARCH_SYNONYMS: .*missing\.txt/);
  });

  it('finds texts by other words, in the index that the job makes anew when the list has changed', async () => {
    const file = join(folder, 'thara.sqlite');
    const found = async (synonyms: readonly string[]) => {
      const store = await openStore({ engine: 'sqlite', file, synonyms }, testClock(), () => undefined);
      try {
        const item = newsOf('gate', '2026-01-01T00:00:00Z');
        const versions = { en: { ...item.versions.th!, title: 'The old gate keeper retires' } };
        await store.publishing.publish([aSiteArchive({ items: [{ ...item, versions }] })], () => undefined);
        await store.searchIndex.rebuildIfOutdated();
        const filter = { text: parseSearchText('zanjero')! };
        const query = { site: SITE, locale: 'en', filter, sort: 'relevance', page: 1, pageSize: 10 } as const;
        return (await store.search.search(query)).total;
      } finally {
        await store.close();
      }
    };
    expect(await found([])).to.equal(0);
    expect(await found(['zanjero = gate keeper'])).to.equal(1);
  });
});
