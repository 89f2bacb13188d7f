import { expect } from 'chai';
import { departmentDate } from '#domain/departmentDate.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { formatContentError } from '#adapters/content-folder/read/ContentError.ts';
import { readContentFolder } from '#adapters/content-folder/readContentFolder.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import type { SiteArchive } from '#ports/Publishing.ts';
import { PROVINCE_SHAPES } from '#ui/charts/provinceShapes.ts';
import { publicPaths } from '#server/cli/publicPaths.ts';

/** Words in a row that no two bodies may have in common. */
const RUN = 8;
const MOST_COVERS = 3;
/** A mark or a vowel that follows without a letter before it, and the ring of sara am apart from it. */
const NEVER_IN_THAI = /(?<!\p{Script=Thai})(?=\p{Script=Thai})[\p{M}ะาำ]|\u0e4d/u;
/** What says of one item that it is a sample, with the same words wherever law, money or safety is concerned. */
const SAMPLE_MARK =
  /<blockquote>(?:(?!<\/blockquote>).)*(?:ตัวอย่าง|[Ss]ample|example)(?:(?!<\/blockquote>).)*<\/blockquote>/gs;
/** Items that are deliberately published in one language, as `site id/kind/slug`. */
const ONE_LANGUAGE: readonly string[] = [];

describe('The sample department', () => {
  let sites: readonly SiteArchive[];

  before(async () => {
    const reading = await readContentFolder('content', publicPaths, departmentDate(systemClock.now()));
    expect(reading.ok ? [] : reading.errors.map(formatContentError)).to.deep.equal([]);
    sites = reading.ok ? reading.archives : [];
  });

  it('has a department, a regional office with its own content, and a site under maintenance', () => {
    expect(sites.map(({ details, domains }) => [details.id, domains[0]])).to.have.deep.members([
      ['1001', 'localhost'],
      ['1101', 'region1.localhost'],
      ['1901', 'maintenance.localhost'],
    ]);
    expect(sites.find(({ details }) => details.id === '1901')?.details.maintenance.site.status).to.equal('Enable');
    expect(countOf('1001', 'news')).to.be.at.least(20);
    expect(countOf('1001', 'document')).to.be.at.least(8);
    expect(countOf('1001', 'page')).to.be.at.least(10);
    expect(countOf('1101', 'news')).to.be.at.least(4);
  });

  it('has an office for every province of the country, and no other province', () => {
    const items = sites.find(({ details }) => details.id === '1001')?.items ?? [];
    const provinces = items.flatMap(({ versions }) => {
      const detail = versions.en?.detail;
      return detail?.kind === 'agency' ? (detail.provinces ?? []).map(({ code }) => code) : [];
    });
    expect(provinces.sort()).to.deep.equal(Object.keys(PROVINCE_SHAPES).sort());
  });

  it('is marked as a sample on every site', () => {
    for (const { details } of sites) {
      expect(details.notice?.th).to.contain('เว็บไซต์ตัวอย่าง');
      expect(details.notice?.en).to.contain('sample website');
    }
  });

  it('has every item in both languages, except those meant for one', () => {
    const single = versionless().filter((name) => !ONE_LANGUAGE.includes(name));
    expect(single).to.deep.equal([]);
  });

  it('has no filler: no two bodies have eight words in a row in common', () => {
    for (const locale of LOCALES) expect(sharedRuns(locale), locale).to.deep.equal([]);
  });

  it('uses no picture as a cover more than three times', () => {
    const uses = new Map<string, number>();
    for (const { items } of sites)
      for (const { versions } of items) {
        const cover = (versions.th ?? versions.en)?.cover?.variants[0]?.webp;
        if (cover !== undefined) uses.set(cover, (uses.get(cover) ?? 0) + 1);
      }
    expect([...uses.values()].filter((count) => count > MOST_COVERS)).to.deep.equal([]);
    expect(uses.size).to.be.at.least(20);
  });

  it('writes Thai in Thai and English in English', () => {
    for (const { name, locale, text } of bodies()) {
      const thai = (text.match(/[\u0E00-\u0E7F]/g) ?? []).length / text.length;
      if (locale === 'th') expect(thai, `${name} th`).to.be.above(0.5);
      else expect(thai, `${name} en`).to.equal(0);
    }
  });

  it('writes titles, numbers of documents and names of files on English pages in Latin letters', () => {
    for (const { items } of sites)
      for (const { slug, versions } of items) {
        if (versions.en === undefined) continue;
        const { title, attachments, detail } = versions.en;
        const texts = [title, ...attachments.map(({ name }) => name), JSON.stringify(detail)];
        for (const text of texts) expect(text, slug).to.not.match(/\p{Script=Thai}/u);
      }
  });

  it('knows the language of every document that is in one language', () => {
    const unknown = sites.flatMap(({ items }) =>
      items.flatMap(({ kind, slug, versions }) => {
        const { attachments = [], detail } = versions.th ?? {};
        const files = detail?.kind === 'magazine' ? [detail.file] : kind === 'document' ? attachments : [];
        return files.filter(({ language }) => language === undefined).map(() => slug);
      }),
    );
    expect(unknown).to.have.members([
      'canal-turns-dry-season-2569-70',
      'flash-flood-steps-for-villages',
      'weir-repair-help-request',
    ]);
  });

  it('writes Thai in the register of an office, with Arabic digits', () => {
    for (const { name, locale, text } of bodies())
      if (locale === 'th') expect(text, name).to.not.match(/ครับ|ค่ะ|นะคะ|[๐-๙]/);
  });

  it('has the text of every attached PDF file, for searching', () => {
    const isPdf = ({ type }: { readonly type: string }) => type === 'application/pdf';
    const texts = sites.flatMap(({ items }) =>
      items.flatMap(({ slug, versions }) =>
        Object.values(versions)
          .filter(({ attachments, detail }) => attachments.some(isPdf) || detail.kind === 'magazine')
          .map(({ attachmentText = '' }) => [slug, attachmentText] as const),
      ),
    );
    expect(texts.length).to.be.at.least(40);
    for (const [slug, text] of texts) {
      expect(text.length, slug).to.be.above(1_000);
      expect(text, slug).to.not.match(NEVER_IN_THAI);
    }
  });

  function countOf(site: string, kind: string): number {
    return sites.find(({ details }) => details.id === site)?.items.filter((item) => item.kind === kind).length ?? 0;
  }

  function versionless(): readonly string[] {
    return sites.flatMap(({ details, items }) =>
      items
        .filter(({ versions }) => LOCALES.some((locale) => versions[locale] === undefined))
        .map(({ kind, slug }) => `${details.id}/${kind}/${slug}`),
    );
  }

  /** Names of offices and the addresses of sites, which are the same wherever they stand. */
  function namesAndAddresses(locale: Locale): readonly string[] {
    return sites.flatMap(({ details, items }) => [
      details.contact.address[locale],
      ...items.flatMap(({ kind, versions }) => (kind === 'agency' ? (versions[locale]?.title ?? []) : [])),
    ]);
  }

  function bodies() {
    return sites.flatMap(({ details, items }) =>
      items.flatMap(({ kind, slug, versions }) =>
        LOCALES.flatMap((locale) => {
          const version = versions[locale];
          if (version === undefined) return [];
          const paragraphs = [
            version.summary,
            ...version.bodyHtml.replaceAll(SAMPLE_MARK, '').split(/<\/?(?:p|li|h\d|t[hdr]|figcaption|div|br)\b[^>]*>/),
          ];
          const texts = paragraphs.map((html) => html.replace(/<[^>]+>/g, '').trim()).filter((text) => text !== '');
          return [{ name: `${details.id}/${kind}/${slug}`, locale, texts, text: texts.join('\n') }];
        }),
      ),
    );
  }

  function sharedRuns(locale: Locale): readonly string[] {
    const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    const owners = new Map<string, string>();
    const shared = new Set<string>();
    const names = namesAndAddresses(locale);
    for (const { name, texts } of bodies().filter((body) => body.locale === locale))
      for (const text of texts) {
        const own = names.reduce((left, known) => left.replaceAll(known, ''), text);
        const words = [...segmenter.segment(own)].filter(({ isWordLike }) => isWordLike === true);
        for (let start = 0; start + RUN <= words.length; start++) {
          const run = words
            .slice(start, start + RUN)
            .map(({ segment }) => segment.toLowerCase())
            .join('|');
          const owner = owners.get(run);
          if (owner !== undefined && owner !== name) shared.add(`${owner} and ${name}: ${run}`);
          owners.set(run, name);
        }
      }
    return [...shared];
  }
});
