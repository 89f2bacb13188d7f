import { expect } from 'chai';
import { parseComment, type CommentText } from '#domain/feedback/comment.ts';
import { parsePagePath, type PagePath } from '#domain/feedback/pagePath.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { refused } from '#domain/outcome.ts';
import { MAX_COMMENTS, MAX_SUMMARY_PAGES } from '#ports/Feedback.ts';
import { aSiteArchive, OTHER_SITE, SITE, siteId } from '#test/support/builders.ts';
import { ENGINES, onEveryEngine, type Engine, type Source } from '#test/support/engines.ts';
import { testClock } from '#test/support/testClock.ts';
import { day } from '#test/support/waterBuilders.ts';

const DAM = pagePath('/th/news/dam');
const MAP = pagePath('/en/reservoirs');
const EVER = day('2000-01-01');

onEveryEngine('The feedback on pages', ENGINES, feedbackContract);

function feedbackContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    source = await engine.open([aSiteArchive(), aSiteArchive({ id: OTHER_SITE })], clock);
  });
  afterEach(() => source.close());

  const vote = (page: PagePath, useful: boolean, site = SITE) => source.feedback.vote({ site, page, useful });
  const write = (text: string, page = DAM, site = SITE) => source.feedback.comment({ site, page, text: comment(text) });
  const summary = (since: CalendarDate = EVER, site = SITE) => source.feedback.summary({ site, since });

  it('does not exist at first, nor for an unknown site', async () => {
    expect(await summary()).to.deep.equal({ pages: [], comments: [] });
    for (const site of ['77', 'a\u0000b', '..'])
      expect(await summary(EVER, siteId(site)), site).to.deep.equal({ pages: [], comments: [] });
  });

  it('is counted by page, the least useful pages first', async () => {
    await vote(MAP, true);
    await vote(DAM, true);
    for (const useful of [true, false, true]) await vote(pagePath('/th/main'), useful);
    for (const useful of [false, true]) await vote(pagePath('/en/main'), useful);
    for (const useful of [false, true]) await vote(pagePath('/en/faq'), useful);
    expect((await summary()).pages).to.deep.equal([
      { page: '/th/main', useful: 2, notUseful: 1 },
      { page: '/en/faq', useful: 1, notUseful: 1 },
      { page: '/en/main', useful: 1, notUseful: 1 },
      { page: '/en/reservoirs', useful: 1, notUseful: 0 },
      { page: '/th/news/dam', useful: 1, notUseful: 0 },
    ]);
  });

  it('is counted completely when many votes come at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => vote(DAM, index % 3 === 0)));
    expect((await summary()).pages).to.deep.equal([{ page: DAM, useful: 4, notUseful: 8 }]);
  });

  it('is separate for each site', async () => {
    await vote(DAM, true);
    await write('a map');
    await vote(MAP, false, OTHER_SITE);
    await write('a list', MAP, OTHER_SITE);
    expect(await summary()).to.deep.equal({
      pages: [{ page: DAM, useful: 1, notUseful: 0 }],
      comments: [{ page: DAM, day: '2026-11-21', text: 'a map' }],
    });
    expect((await summary(EVER, OTHER_SITE)).comments).to.deep.equal([
      { page: MAP, day: '2026-11-21', text: 'a list' },
    ]);
  });

  it("has the date of the department's time zone, and can be filtered by it", async () => {
    clock.set('2026-11-20T16:59:59.999Z');
    await vote(DAM, true);
    await write('before midnight');
    clock.set('2026-11-20T17:00:00.000Z');
    await vote(DAM, false);
    await write('after midnight');
    expect(await summary(day('2026-11-20'))).to.deep.equal({
      pages: [{ page: DAM, useful: 1, notUseful: 1 }],
      comments: [
        { page: DAM, day: '2026-11-21', text: 'after midnight' },
        { page: DAM, day: '2026-11-20', text: 'before midnight' },
      ],
    });
    const later = await summary(day('2026-11-21'));
    expect(later.pages).to.deep.equal([{ page: DAM, useful: 0, notUseful: 1 }]);
    expect(later.comments.map(({ text }) => text)).to.deep.equal(['after midnight']);
    expect(await summary(day('2026-11-22'))).to.deep.equal({ pages: [], comments: [] });
  });

  it('returns comments unchanged, Thai marks included, up to the longest', async () => {
    const texts = ['ไม่มีเบอร์โทร ก่ำ ก้ำ กํ้า ๒๕๖๙', '"quotes" \\ \'and\' <b>&amp;</b> 𝒳 🙂', '🙂'.repeat(500)];
    for (const text of texts) await write(text);
    expect((await summary()).comments.map(({ text }) => text)).to.deep.equal(texts.toReversed());
  });

  it('stores all comments that are written at once', async () => {
    const texts = Array.from({ length: 8 }, (_, index) => `comment ${index}`);
    await Promise.all(texts.map((text) => write(text)));
    expect((await summary()).comments.map(({ text }) => text)).to.have.members(texts);
  });

  it(`is summarised for the ${MAX_SUMMARY_PAGES} least useful pages`, async () => {
    for (let index = 0; index < MAX_SUMMARY_PAGES + 2; index++)
      await vote(pagePath(`/th/news/page-${index}`), index > 0);
    const { pages } = await summary();
    expect(pages).to.have.length(MAX_SUMMARY_PAGES);
    expect(pages[0]).to.deep.equal({ page: '/th/news/page-0', useful: 0, notUseful: 1 });
  });

  it(`forgets a comment when the site has ${MAX_COMMENTS} newer ones`, async () => {
    await write('of another site', DAM, OTHER_SITE);
    for (let index = 1; index <= MAX_COMMENTS + 2; index++) await write(`comment ${index}`);
    const { comments } = await summary();
    expect(comments).to.have.length(MAX_COMMENTS);
    expect([comments[0]?.text, comments.at(-1)?.text]).to.deep.equal([`comment ${MAX_COMMENTS + 2}`, 'comment 3']);
    expect((await summary(EVER, OTHER_SITE)).comments).to.have.length(1);
  });

  it('is refused for a site that is not published', async () => {
    for (const site of ['77', 'a\u0000b', '..'].map(siteId)) {
      expect(await vote(DAM, true, site), site).to.deep.equal(refused('siteNotFound'));
      expect(await write('a map', DAM, site), site).to.deep.equal(refused('siteNotFound'));
      expect(await summary(EVER, site), site).to.deep.equal({ pages: [], comments: [] });
    }
    expect(await summary()).to.deep.equal({ pages: [], comments: [] });
  });
}

function pagePath(text: string): PagePath {
  const path = parsePagePath(text);
  if (path === undefined) throw new RangeError(`not the path of a page: ${text}`);
  return path;
}

function comment(text: string): CommentText {
  const parsed = parseComment(text);
  if (!parsed.ok) throw new RangeError(parsed.code);
  return parsed.value;
}
