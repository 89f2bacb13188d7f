import { measureQuality } from './measureQuality.ts';
import { openFixture, QUALITY_ENGINES } from './openFixture.ts';
import { MEASURED_SETS, QUERY_SETS, type QuerySetName } from './queries.ts';

// Prints recall@10 and the mean reciprocal rank of each engine; with `--misses` also the tuning queries whose expected
// results are not first. Those of the held-out half are not shown: whoever tunes must not read them. Names of sets
// (`npm run search:quality -- reserve`) measure those sets only; the reserve is measured only when it is named.
const showsMisses = process.argv.includes('--misses');
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = named.filter((name) => !Object.hasOwn(QUERY_SETS, name));
if (unknown.length > 0) throw new Error(`no such set of queries: ${unknown.join(', ')}`);
const measured = named.length > 0 ? (named as QuerySetName[]) : MEASURED_SETS;
for (const { name, place } of QUALITY_ENGINES) {
  const store = await openFixture(await place());
  for (const set of measured) {
    const { recall, mrr, answers } = await measureQuality(store.search, QUERY_SETS[set]);
    process.stdout.write(`${name}, ${set}: recall@10 ${recall.toFixed(3)}, MRR ${mrr.toFixed(3)}\n`);
    const missed = answers.filter((answer) => answer.recall < 1 || answer.reciprocalRank < 1);
    for (const { query, found, reciprocalRank } of showsMisses && set === 'tuning' ? missed : [])
      process.stdout.write(
        `  ${query.query} (${query.locale}, first at ${(1 / reciprocalRank).toFixed()})\n` +
          `    expected ${query.expected.join(', ')}\n    found    ${found.join(', ')}\n`,
      );
  }
  await store.close();
}
process.exit();
