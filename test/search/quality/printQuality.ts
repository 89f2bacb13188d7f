import { measureQuality } from './measureQuality.ts';
import { openFixture, QUALITY_ENGINES } from './openFixture.ts';
import { QUERY_SETS } from './queries.ts';

// Prints recall@10 and the mean reciprocal rank of each engine; with `--misses` also the tuning queries whose expected
// results are not first. Those of the held-out half are not shown: whoever tunes must not read them.
const showsMisses = process.argv.includes('--misses');
for (const { name, place } of QUALITY_ENGINES) {
  const store = await openFixture(await place());
  for (const [half, queries] of Object.entries(QUERY_SETS)) {
    const { recall, mrr, answers } = await measureQuality(store.search, queries);
    process.stdout.write(`${name}, ${half}: recall@10 ${recall.toFixed(3)}, MRR ${mrr.toFixed(3)}\n`);
    const missed = answers.filter((answer) => answer.recall < 1 || answer.reciprocalRank < 1);
    for (const { query, found, reciprocalRank } of showsMisses && half === 'tuning' ? missed : [])
      process.stdout.write(
        `  ${query.query} (${query.locale}, first at ${(1 / reciprocalRank).toFixed()})\n` +
          `    expected ${query.expected.join(', ')}\n    found    ${found.join(', ')}\n`,
      );
  }
  await store.close();
}
process.exit();
