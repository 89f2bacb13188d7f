import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { aloneIn, everyPair, visitEach, type CarelessResult, type CarelessVisit } from '#test/support/carelessVisit.ts';
import { carelessSetting, type CarelessSetting } from '#test/support/carelessSetting.ts';
import { PLAIN_CALLS, type PlainCall } from '#test/support/plainDepartment.ts';
import { PLAIN_VARIATIONS, type PlainVariation } from '#test/support/plainVariations.ts';
import { IS_FULL } from '#test/support/testExtent.ts';

/** Of the token call: all others are an outage like one of these, too. */
const TOKENS: readonly PlainVariation[] = ['as specified', 'byte-order mark', 'another 2xx', 'null', 'HTML', 'slow'];
/** Ways to say the same as the specification. */
const SAME = [
  ...(['as specified', 'another 2xx', 'wrapped in data', 'numbers as text', 'byte-order mark'] as const),
  ...(['latin-1', 'TIS-620'] as const),
] as const;
/** Records that say nothing about their site: maintenance is off, as no earlier record said otherwise (spec §4). */
const SILENT = ['missing fields', 'null fields', 'wrong types'] as const;
const NO_RECORDS = ['null', 'a list', 'error object', 'HTML', '404 as JSON', 'slow'] as const;
/** Without a layout of the API, a site has that of the content folder. */
const LAYOUTS: readonly PlainVariation[] = [...SAME, ...SILENT, ...NO_RECORDS, 'server error', 'empty body'];

/** Only the details say whether maintenance is on, and with it the layout is not seen. */
function isChosen(call: PlainCall, variation: PlainVariation, isOn: boolean): boolean {
  if (call === 'layout') return !isOn && LAYOUTS.includes(variation);
  if (!isOn) return call === 'details' && [...SAME, ...SILENT].some((each) => each === variation);
  return call !== 'token' || TOKENS.includes(variation);
}

/** All pairs in one test would take longer than the test runner waits for a result. */
const PARTS = 40;

interface Tried extends CarelessVisit {
  readonly call: PlainCall;
  readonly variation: PlainVariation;
}

describe('A careless API', () => {
  let folder: string;
  let setting: CarelessSetting;
  let tried: readonly Tried[];
  let results: readonly CarelessResult[];

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-careless-'));
    setting = await carelessSetting(folder);
    tried = PLAIN_CALLS.flatMap((call) =>
      PLAIN_VARIATIONS.flatMap((variation) =>
        [false, true]
          .filter((isOn) => IS_FULL || isChosen(call, variation, isOn))
          .map((isOn) => ({ call, variation, isOn, how: aloneIn(call, variation) })),
      ),
    );
    results = await visitEach(tried, setting);
  });
  after(() => rm(folder, { recursive: true }));

  const shown = (call: PlainCall, variation: PlainVariation) =>
    tried.flatMap((one, index) =>
      one.call === call && one.variation === variation ? [`${one.isOn ? 'on' : 'off'}: ${results[index]!.shown}`] : [],
    );

  it('never causes a blank page, a page of another site or one with words of the API', () => {
    const wrong = results.flatMap((result, index) =>
      result.wrong.map((fault) => `${tried[index]!.call}: ${tried[index]!.variation}: ${fault}`),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('is understood in every way in which it says the same', () => {
    for (const variation of SAME) {
      expect(shown('details', variation), variation).to.deep.equal(['off: page', 'on: notice']);
      expect(shown('domain', variation), variation).to.include('on: notice');
    }
  });

  it('may have a record that says nothing about its site, and no error instead of one', () => {
    for (const variation of SILENT)
      expect(shown('details', variation), variation).to.deep.equal(['off: page', 'on: page']);
    for (const variation of NO_RECORDS) expect(shown('details', variation), variation).to.include('on: 503');
    expect(shown('domain', 'error object')).to.include('on: 503');
  });

  it('may have any layout or none', () => {
    const variations = IS_FULL ? PLAIN_VARIATIONS : LAYOUTS;
    for (const variation of variations) expect(shown('layout', variation), variation).to.include('off: page');
  });

  it('gives a token with status 200, or it is an outage', () => {
    for (const variation of ['as specified', 'byte-order mark'] as const)
      expect(shown('token', variation), variation).to.include('on: notice');
    for (const variation of ['another 2xx', 'null', 'HTML', 'slow'] as const)
      expect(shown('token', variation), variation).to.include('on: 503');
  });

  for (let part = 0; part < (IS_FULL ? PARTS : 0); part++)
    it(`is no worse when it is careless in two calls at once (${part + 1} of ${PARTS})`, async () => {
      const all = everyPair().flatMap((how) => [false, true].map((isOn) => ({ how, isOn })));
      const pairs = all.filter((_, index) => index % PARTS === part);
      const wrong = (await visitEach(pairs, setting)).flatMap((result, index) =>
        result.wrong.map((fault) => `${Object.values(pairs[index]!.how).join(', ')}: ${fault}`),
      );
      expect(wrong).to.deep.equal([]);
    });
});
