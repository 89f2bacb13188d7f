import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { formatContentError } from '#adapters/content-folder/read/ContentError.ts';
import { readContentFolder } from '#adapters/content-folder/readContentFolder.ts';
import { publicPaths } from '#server/cli/publicPaths.ts';
import {
  article,
  ContentFolders,
  photograph,
  RIVER_SVG,
  SITE,
  TODAY,
  SITE_YAML,
  type Files,
} from '#test/support/contentFolder.ts';

const GATE = `${SITE}/news/gate-closed`;
/** A file that exists outside the content folder. */
const FAR = `${'../'.repeat(20)}etc/hosts`;
const PDF = '%PDF-1.7\n';
/** Nine lines that would become 9⁸ values. */
const ALIAS_BOMB = 'abcdefghi'
  .split('')
  .map(
    (name, index, names) =>
      `${name}: &${name} [${Array(9)
        .fill(index === 0 ? 'x' : `*${names[index - 1]}`)
        .join(', ')}]`,
  )
  .join('\n');

describe('A content folder', () => {
  const folders = new ContentFolders();

  afterEach(() => folders.remove());

  describe('without errors', () => {
    it('is read as the archive of its site, in both languages', async () => {
      const site = await folders.read();
      expect(site.details.publicOrigin).to.equal('https://office.test');
      expect(site.details.hotline).to.deep.equal({ number: '1111', extension: '78' });
      const short = await folders.read({ [`${SITE}/site.yaml`]: `${SITE_YAML}hotline: { number: "1310" }\n` });
      expect(short.details.hotline).to.deep.equal({ number: '1310', extension: '' });
      expect(site.layouts.th.menu).to.deep.equal([
        { label: 'เกี่ยวกับ', target: { to: 'page', urlName: 'about' }, children: [] },
      ]);
      expect(site.categories.map(({ code, parent }) => [code, parent])).to.deep.equal([
        ['notices', undefined],
        ['closures', 'notices'],
      ]);
      const [news] = site.items;
      expect(news).to.deep.include({ kind: 'news', slug: 'gate-closed', category: 'notices', tags: ['canal'] });
      expect(news?.versions.th?.title).to.equal('ปิดประตูน้ำ');
      expect(news?.versions.en).to.deep.include({
        bodyHtml: '<p>It is under repair.</p>\n',
        publishedAt: '2026-09-01T02:00:00.000Z',
        detail: { kind: 'news' },
      });
    });

    it('may offer news types, in the order of its list', async () => {
      expect((await folders.read()).details.newsTypes).to.equal(undefined);
      const types = newsTypes('{ code: works, name: { th: งาน, en: Works } }', '{ code: a, name: { th: ก, en: A } }');
      expect((await folders.read(types)).details.newsTypes?.map(({ code, name }) => [code, name.en])).to.deep.equal([
        ['works', 'Works'],
        ['a', 'A'],
      ]);
    });

    it('may have items without a translation', async () => {
      const site = await folders.read({ [`${GATE}/en.md`]: null });
      expect(Object.keys(site.items[0]?.versions ?? {})).to.deep.equal(['th']);
    });

    it('gives the dates of update and withdrawal of each language', async () => {
      const front = 'title: ปิด\nsummary: ปิด\npublished: 2026-09-01T09:00:00+07:00';
      const dates = 'updated: 2026-09-02T09:00:00+07:00\nwithdrawn: 2026-10-01T00:00:00+07:00';
      const site = await folders.read({ [`${GATE}/th.md`]: `---\n${front}\n${dates}\n---\nปิด\n` });
      expect(site.items[0]?.versions.th).to.deep.include({
        updatedAt: '2026-09-02T02:00:00.000Z',
        withdrawnAt: '2026-09-30T17:00:00.000Z',
      });
      expect(site.items[0]?.versions.en).to.not.have.any.keys('updatedAt', 'withdrawnAt');
    });

    it('puts a page below its parent, and the menu links to it there', async () => {
      const site = await folders.read({
        [`${SITE}/pages/history/item.yaml`]: 'detail: { parent: about }\n',
        [`${SITE}/pages/history/th.md`]: article('ประวัติ', '[เกี่ยวกับ](/th/about)'),
        [`${SITE}/pages/history/en.md`]: article('History', 'See [about](/en/about) and [this](/en/about/history).'),
        [`${SITE}/layout.yaml`]: (await layout()).replace('page: about', 'page: history'),
      });
      expect(site.layouts.en.menu[0]?.target).to.deep.equal({ to: 'page', urlName: 'history', parent: 'about' });
      const page = site.items.find(({ slug }) => slug === 'history');
      expect(page?.versions.en?.detail).to.deep.equal({ kind: 'page', parent: 'about' });
    });

    it('has the words of its lexicon in the layout of their language, and none where there is no lexicon', async () => {
      const words = 'words:\n  - Chiang Mai\n  - อ่างเก็บน้ำ\n  - หน่วยงาน\n';
      const { layouts } = await folders.read({ [`${SITE}/whole-words.yaml`]: words });
      expect(layouts.th.wholeWords).to.deep.equal(['อ่างเก็บน้ำ', 'หน่วยงาน']);
      expect(layouts.en.wholeWords).to.deep.equal(['Chiang Mai']);
      expect((await folders.read({})).layouts.th).not.to.have.property('wholeWords');
    });

    it('has no intro page of its own where the layout has none, and nobody is led to one', async () => {
      const withoutIntro = (await layout()).replace(/intro:[\s\S]*?(?=hero:)/, '');
      const site = await folders.read({ [`${SITE}/layout.yaml`]: withoutIntro });
      const { intro, hero } = site.layouts.th;
      expect(withoutIntro).to.not.include('intro');
      expect(intro).to.deep.equal({ ...hero, on: false });
    });

    it('names its policies in the layout of the languages that they have, so that there are no links to others', async () => {
      const site = await folders.read({
        [`${SITE}/policies/cookie-policy/th.md`]: article('คุกกี้', 'มีคุกกี้เดียว'),
        [`${SITE}/policies/privacy-policy/th.md`]: article('ความเป็นส่วนตัว', 'เราเก็บข้อมูลน้อยที่สุด'),
        [`${SITE}/policies/privacy-policy/en.md`]: article('Privacy', 'We keep little.'),
      });
      expect(site.layouts.th.policies).to.deep.equal(['privacy', 'cookie']);
      expect(site.layouts.en.policies).to.deep.equal(['privacy']);
    });

    it('notes links to withdrawn items, with file and line', async () => {
      const withdrawn = article('ปิด', 'ปิด').replace('\n---\nปิด', '\nwithdrawn: 2026-11-20T09:00:00+07:00\n---\nปิด');
      const folder = await folders.make({
        [`${SITE}/news/old/item.yaml`]: 'category: notices\n',
        [`${SITE}/news/old/th.md`]: withdrawn,
        [`${SITE}/news/old/en.md`]: article('Old', 'Old'),
        [`${GATE}/item.yaml`]: 'category: notices\n',
        [`${GATE}/th.md`]: article('ปิด', 'หนึ่ง\n\nดู[ข่าวเก่า](/th/news/old?from=gate)'),
        [`${GATE}/en.md`]: article('Gate', 'See [old news](/en/news/old).'),
      });
      const reading = await readContentFolder(folder, publicPaths, TODAY);
      const notes = reading.ok ? reading.notes.map(formatContentError) : [];
      expect(notes.filter((note) => note.includes('withdrawn'))).to.deep.equal([
        `${folder}/${GATE}/th.md:8: link /th/news/old?from=gate: the page is withdrawn`,
      ]);
    });

    it('may name where its items were before, also as another kind', async () => {
      const { items } = await folders.read({
        [`${GATE}/item.yaml`]: 'category: notices\nformerly: [documents/gate, news/old-gate]\n',
      });
      expect(items[0]?.formerly).to.deep.equal([
        { kind: 'document', slug: 'gate' },
        { kind: 'news', slug: 'old-gate' },
      ]);
    });

    it('may link from its menu to a policy', async () => {
      const site = await folders.read({
        [`${SITE}/policies/privacy-policy/th.md`]: article('ความเป็นส่วนตัว', 'เราเก็บข้อมูลน้อยที่สุด'),
        [`${SITE}/policies/privacy-policy/en.md`]: article('Privacy', 'We keep little.'),
        [`${SITE}/layout.yaml`]: (await layout()).replace('page: about', 'policy: privacy'),
      });
      expect(site.layouts.th.menu[0]?.target).to.deep.equal({ to: 'policy', name: 'privacy' });
    });

    it('offers an attachment in the languages in which it has a name, with its size and type', async () => {
      const site = await folders.read({
        [`${GATE}/item.yaml`]: 'category: notices\nattachments:\n  - file: plan.pdf\n    name: { th: แผน }\n',
        [`${GATE}/plan.pdf`]: PDF,
      });
      const { th, en } = site.items[0]?.versions ?? {};
      expect(th?.attachments).to.have.length(1);
      expect(th?.attachments[0]).to.deep.include({ name: 'แผน', type: 'application/pdf', size: PDF.length });
      expect(th?.attachments[0]?.file).to.match(/^[0-9a-f]{32}\.pdf$/);
      expect(en?.attachments).to.deep.equal([]);
    });

    it('reads the language of a file from the end of its name', async () => {
      const names = ['plan-th.pdf', 'plan-en.pdf', 'plan.pdf'];
      const fields = names.map((name) => `  - { file: ${name}, name: { th: แผน } }\n`).join('');
      const site = await folders.read({
        [`${GATE}/item.yaml`]: `category: notices\nattachments:\n${fields}`,
        ...Object.fromEntries(names.map((name) => [`${GATE}/${name}`, PDF])),
      });
      const languages = site.items[0]?.versions.th?.attachments.map(({ language }) => language);
      expect(languages).to.deep.equal(['th', 'en', undefined]);
    });

    it('may have files for a translation that does not exist yet', async () => {
      const site = await folders.read({
        [`${GATE}/item.yaml`]: 'category: notices\nattachments:\n  - file: plan.pdf\n    name: { en: Plan }\n',
        [`${GATE}/plan.pdf`]: PDF,
        [`${GATE}/en.md`]: null,
      });
      expect(site.items[0]?.versions.th?.attachments).to.deep.equal([]);
    });

    it('may have items of every kind', async () => {
      const site = await folders.read(await everyKind());
      const kinds = site.items.map(({ versions }) => versions.th?.detail.kind);
      expect([...new Set(kinds)]).to.have.members([...CONTENT_KINDS]);
      const detail = (slug: string) => site.items.find((item) => item.slug === slug)?.versions.en?.detail;
      expect(detail('plan')).to.deep.equal({
        kind: 'document',
        issuedBy: 'Design',
        issuedOn: '2026-09-01',
        number: 'Order 12/2569',
      });
      expect(detail('open-day')).to.deep.equal({
        kind: 'event',
        startsAt: '2026-12-01T02:00:00.000Z',
        endsAt: '2026-12-01T05:00:00.000Z',
        allDay: false,
        place: 'The weir',
        map: 'https://maps.test/2',
      });
      const dam = detail('dam');
      expect(dam).to.deep.include({ seconds: 90, transcriptHtml: '<p>Spoken.</p>\n' });
      expect(dam?.kind === 'video' && dam.source.at === 'here' && dam.source.size).to.be.above(0);
      expect(detail('2569-o10')).to.deep.equal({
        kind: 'oit',
        fiscalYear: 2569,
        code: 'O10',
        links: [{ label: 'Plan', address: '/en/documents/plan' }],
      });
      expect(detail('first-person')).to.deep.include({ position: 'Engineer', order: 2 });
      expect(detail('head-office')).to.deep.include({ order: 1 });
    });
  });

  describe('with events', () => {
    const event = (times: string) => ({
      [`${SITE}/events/fair/item.yaml`]: `detail:\n${times}\n`,
      [`${SITE}/events/fair/th.md`]: article('งาน', 'งาน'),
    });

    it('may give event dates relative to the first import', async () => {
      const site = await folders.read(event('  starts: +3d 09:00\n  ends: +4d 16:30'));
      expect(site.items.find(({ slug }) => slug === 'fair')?.versions.th?.detail).to.deep.equal({
        kind: 'event',
        startsAt: { days: 3, minutes: 540 },
        endsAt: { days: 4, minutes: 990 },
        allDay: false,
      });
    });

    it('may give a rule by which an event recurs, with exceptions and other days', async () => {
      const site = await folders.read(
        event(
          '  starts: 2026-11-25T09:00:00+07:00\n  ends: 2026-11-25T12:00:00+07:00\n  repeats: until=20270101;freq=weekly\n  except: [2026-12-30, 2026-12-02]\n  also: [2026-12-31]',
        ),
      );
      expect(site.items.find(({ slug }) => slug === 'fair')?.versions.th?.detail).to.deep.include({
        recurrence: { rule: 'FREQ=WEEKLY;UNTIL=20270101', except: ['2026-12-02', '2026-12-30'], also: ['2026-12-31'] },
      });
    });

    it('may give a rule together with relative dates', async () => {
      const site = await folders.read(
        event('  starts: +3d 09:00\n  ends: +3d 16:30\n  repeats: FREQ=WEEKLY;BYDAY=WE\n  except: [2026-12-31]'),
      );
      expect(site.items.find(({ slug }) => slug === 'fair')?.versions.th?.detail).to.deep.include({
        startsAt: { days: 3, minutes: 540 },
        recurrence: { rule: 'FREQ=WEEKLY;BYDAY=WE', except: ['2026-12-31'], also: [] },
      });
    });

    it('reports both times of an event of year 1, and takes them from 1900 to 2099', async () => {
      const inYears = (starts: string, ends: string) =>
        folders.errorsOf(event(`  starts: ${starts}T09:00:00+07:00\n  ends: ${ends}T12:00:00+07:00`));
      expect(await inYears('0001-01-01', '0001-01-01')).to.deep.equal(
        ['2: detail.starts', '3: detail.ends'].map(
          (place) => `sites/office/events/fair/item.yaml:${place}: must be in the years 1900 to 2099`,
        ),
      );
      expect(await inYears('1900-01-01', '2099-12-31')).to.deep.equal([]);
    });

    it('may begin again as they end, and on an exception before that', async () => {
      for (const rest of [
        '  ends: 2026-11-26T09:00:00+07:00\n  repeats: FREQ=DAILY',
        '  ends: 2026-12-03T09:00:00+07:00\n  repeats: FREQ=WEEKLY;COUNT=3\n  except: [2026-12-02]',
      ])
        expect(await folders.errorsOf(event(`  starts: 2026-11-25T09:00:00+07:00\n${rest}`)), rest).to.deep.equal([]);
    });

    const onWednesday = '  starts: 2026-11-25T09:00:00+07:00\n  ends: 2026-11-25T12:00:00+07:00\n';
    for (const [title, times, error] of [
      [
        'recur by no rule',
        `${onWednesday}  repeats: every week`,
        'repeats: must be a recurrence rule like FREQ=WEEKLY;BYDAY=WE',
      ],
      [
        'recur every second',
        `${onWednesday}  repeats: FREQ=SECONDLY`,
        'repeats: must be DAILY, WEEKLY, MONTHLY or YEARLY: an event takes place at most once a day',
      ],
      [
        'recur a billion times',
        `${onWednesday}  repeats: FREQ=DAILY;COUNT=999999999`,
        'repeats: must have a COUNT from 1 to 1000; without COUNT and UNTIL, the event goes on without end',
      ],
      [
        'recur on days that never are',
        `${onWednesday}  repeats: FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30`,
        'repeats: has no day on or after the start',
      ],
      [
        'begin on a day that the rule does not have',
        `${onWednesday}  repeats: FREQ=WEEKLY;BYDAY=FR`,
        'starts: is no day of repeats; the first one is 2026-11-27',
      ],
      [
        'except a day that the rule does not have',
        `${onWednesday}  repeats: FREQ=WEEKLY\n  except: [2026-12-01]`,
        'except: 2026-12-01 is no day of repeats',
      ],
      [
        'except a day that nobody will see',
        `${onWednesday}  repeats: FREQ=DAILY\n  except: [2399-12-01]`,
        'except: 2399-12-01 is no day of repeats',
      ],
      [
        'except every day of the rule',
        `${onWednesday}  repeats: FREQ=WEEKLY;COUNT=1\n  except: [2026-11-25]`,
        'except: leaves no day',
      ],
      ['have exceptions from no rule', `${onWednesday}  except: [2026-12-01]`, 'except: needs repeats'],
      ['have other days besides no rule', `${onWednesday}  also: [2026-12-01]`, 'also: needs repeats'],
      [
        'except no date',
        `${onWednesday}  repeats: FREQ=DAILY\n  except: [2569-12-01]`,
        'except: must be a list of dates',
      ],
      [
        'have recurred for a hundred years',
        '  starts: 1926-11-25T09:00:00+07:00\n  ends: 1926-11-25T12:00:00+07:00\n  repeats: FREQ=DAILY',
        'starts: of a recurring event must not be before 2000-01-01',
      ],
      [
        'have not ended when they begin again',
        '  starts: 2026-11-25T09:00:00+07:00\n  ends: 2026-11-26T09:01:00+07:00\n  repeats: FREQ=WEEKLY;BYDAY=WE,TH',
        'ends: must not be after the next start of the event: what begins on 2026-11-25 has not ended when it begins again on 2026-11-26',
      ],
      [
        'have not ended in a leap year when they begin again',
        '  starts: 2025-03-01T00:00:00+07:00\n  ends: 2025-03-03T00:00:00+07:00\n  repeats: FREQ=YEARLY;BYMONTH=2,3;BYMONTHDAY=1,29',
        'ends: must not be after the next start of the event: what begins on 2028-02-29 has not ended when it begins again on 2028-03-01',
      ],
      [
        'have not ended when they take place besides',
        `${onWednesday.replace('25T12', '27T12')}  repeats: FREQ=WEEKLY\n  also: [2060-01-02]`,
        'ends: must not be after the next start of the event: what begins on 2059-12-31 has not ended when it begins again on 2060-01-02',
      ],
      [
        'have not ended when they begin again, by days',
        '  starts: +3d 09:00\n  ends: +11d 09:00\n  repeats: FREQ=WEEKLY',
        'ends: must not be after the next start of the event',
      ],
      [
        'end in a year in which no event may be',
        '  starts: 2099-12-31T09:00:00+07:00\n  ends: 2100-01-01T00:00:00+07:00',
        'ends: must be in the years 1900 to 2099',
      ],
      [
        'take place besides in a year in which no event may be',
        `${onWednesday}  repeats: FREQ=WEEKLY\n  also: [2026-12-31, 0001-01-01]`,
        'also: 0001-01-01 must be in the years 1900 to 2099',
      ],
      ['end before they start', '  starts: -1d 09:00\n  ends: -1d 08:59', 'ends: is before the start'],
      [
        'end before they start, by dates',
        '  starts: 2026-12-01T09:00:00+07:00\n  ends: 2026-12-01T08:00:00+07:00',
        'ends: is before the start',
      ],
      [
        'start on a date and end by days',
        '  starts: 2026-12-01T09:00:00+07:00\n  ends: +4d 16:30',
        'ends: must be a date when starts is one, and days when it is not',
      ],
      [
        'start at no time',
        '  starts: +3d 25:00\n  ends: +4d 16:30',
        'starts: must be a date and time like 2026-11-21T09:00:00+07:00, or days after the first import and a time like +3d 09:00',
      ],
    ] as const)
      it(`reports events that ${title}`, async () => {
        const errors = await folders.errorsOf(event(times));
        expect(errors.map((found) => found.replace(/^.*yaml:\d+: detail\./, ''))).to.deep.equal([error]);
      });
  });

  describe('with offices', () => {
    const office = (provinces: string) => ({
      [`${SITE}/agencies/north/item.yaml`]: `detail:\n  address: { th: ริมคลอง, en: By the canal }\n  provinces:\n${provinces}`,
      [`${SITE}/agencies/north/th.md`]: article('เขตเหนือ', ''),
      [`${SITE}/agencies/north/en.md`]: article('The North', ''),
    });

    it('gives the provinces of an office in each language, by codes that are the same in both', async () => {
      const yaml = '    - { th: น่าน, en: Nan }\n    - { th: เชียงใหม่, en: Chiang Mai }\n';
      const { versions } = (await folders.read(office(yaml))).items.find(({ kind }) => kind === 'agency')!;
      expect(versions.th?.detail).to.have.deep.property('provinces', [
        { code: 'nan', label: 'น่าน' },
        { code: 'chiang-mai', label: 'เชียงใหม่' },
      ]);
      expect(versions.en?.detail).to.have.deep.property('provinces', [
        { code: 'nan', label: 'Nan' },
        { code: 'chiang-mai', label: 'Chiang Mai' },
      ]);
    });

    it('reports a province without an English name, with one that is no slug, or named twice', async () => {
      const errors = await folders.errorsOf(office('    - { th: น่าน }\n    - { th: เลย, en: เลย }\n'));
      expect(errors.map((error) => error.replace(/^.*yaml:/, ''))).to.deep.equal([
        '4: detail.provinces[1].en: is missing',
        '5: detail.provinces[2].en: must be a name in plain letters, like Chiang Mai',
      ]);
      const twice = await folders.errorsOf(office('    - { th: น่าน, en: Nan }\n    - { th: น่าน, en: nan }\n'));
      expect(twice.map((error) => error.replace(/^.*yaml:/, ''))).to.include('5: detail.provinces[2]: names น่าน twice');
    });
  });

  describe('with public disclosure', () => {
    const years = `oit:
  - code: "2569"
    name: { th: ปี 2569, en: "2569" }
    children: [{ code: 2569-9-1, name: { th: พื้นฐาน, en: Basics } }]
  - { code: "2568", name: { th: ปี 2568, en: "2568" } }
`;
    const SOUND = 'category: "2569"\nsubcategory: 2569-9-1\ndetail: { fiscalYear: 2569, code: O10, links: [] }\n';
    const disclosure = async (yaml: string, folder = '2569-o10') => ({
      [`${SITE}/categories.yaml`]: `${await readFile(join(await folders.make(), SITE, 'categories.yaml'), 'utf8')}${years}`,
      [`${SITE}/oit/${folder}/item.yaml`]: yaml,
      [`${SITE}/oit/${folder}/th.md`]: article('แผน', ''),
    });

    it('may have a disclosure item without links, which is not published yet, and the day when it will be', async () => {
      const site = await folders.read(await disclosure(SOUND.replace('links: []', 'links: [], due: 2027-03-31')));
      expect(site.items.find(({ kind }) => kind === 'oit')?.versions.th?.detail).to.deep.include({
        links: [],
        due: '2027-03-31',
      });
    });

    // prettier-ignore
    const cases: readonly (readonly [title: string, changes: () => ReturnType<typeof disclosure>, errors: readonly string[]])[] = [
      ['a year that is not the category', () => disclosure(SOUND.replace('category: "2569"\nsubcategory: 2569-9-1', 'category: "2568"\nsubcategory: 2569-9-1')), ['2: subcategory: 2569-9-1 is not in categories.yaml under 2568', '3: detail.fiscalYear: 2569 is not the category, which is 2568']],
      ['a missing year and group', () => disclosure(SOUND.replace(/^(sub)?category.*\n/gm, '')), ['1: category: is missing', '1: subcategory: is missing']],
      ['a missing group', () => disclosure(SOUND.replace(/^subcategory.*\n/m, '')), ['1: subcategory: is missing']],
      ['a folder that is not named after its year and code', () => disclosure(SOUND, '2569-o11'), ['3: detail: the folder of O10 of 2569 must be called 2569-o10']],
      ['a malformed code', () => disclosure(SOUND.replace('O10', 'o10')), ['3: detail.code: must be a code like O10']],
      ['a group in the wrong place', () => disclosure(SOUND.replace('code: O10', 'code: O10, group: x')), ['3: detail.group: is not a known key']],
    ];
    for (const [title, changes, expected] of cases)
      it(`reports ${title}`, async () => {
        const errors = await folders.errorsOf(await changes());
        expect(errors.map((error) => error.replace(/^.*item\.yaml:/, ''))).to.deep.equal(expected);
      });
  });

  describe('with errors', () => {
    it('reports all of them at once, with file and line, and gives no archive', async () => {
      const errors = await folders.errorsOf({
        [`${SITE}/site.yaml`]: 'id: "77"\ndomains: [office.test]\n',
        [`${GATE}/item.yaml`]: 'category: notices\n\ntags: [canal, river]\ncolour: red\n',
        [`${GATE}/th.md`]: article('ก'.repeat(121), 'ปิด').replace('2026-09-01T', '2026-02-31T'),
        [`${SITE}/tags.yaml`]: 'tags:\n  - code: canal\n    name: { th: คลอง }\n',
      });
      expect(errors).to.include.members([
        `${SITE}/news/gate-closed/item.yaml:4: colour: is not a known key`,
        `${SITE}/news/gate-closed/th.md:2: title: must be at most 120 characters`,
        `${SITE}/news/gate-closed/th.md:4: published: must be a date and time like 2026-11-21T09:00:00+07:00`,
        `${SITE}/site.yaml:1: publicOrigin: is missing`,
        `${SITE}/site.yaml:1: contact: is missing`,
        `${SITE}/tags.yaml:3: tags[1].name.en: is missing`,
      ]);
    });

    it('reports what is no word of a lexicon', async () => {
      const words = 'words:\n  - อ่างเก็บน้ำ\n  - ปี 2569\n';
      expect(await folders.errorsOf({ [`${SITE}/whole-words.yaml`]: words })).to.deep.equal([
        `${SITE}/whole-words.yaml:3: words[2]: must be a Thai word or an English name of 2 to 40 letters, without digits`,
      ]);
    });

    const article14 = (body: string) => ({ [`${GATE}/th.md`]: article('ปิด', `หนึ่ง\n\n${body}`) });
    const item = (yaml: string) => ({ [`${GATE}/item.yaml`]: yaml });

    // prettier-ignore
    const cases: readonly (readonly [title: string, changes: Parameters<ContentFolders['errorsOf']>[0], error: string])[] = [
      ['text that is not YAML', item('category: [notices\n'), 'news/gate-closed/item.yaml:2: is not right as YAML: '],
      ['aliases that multiply', item(ALIAS_BOMB), 'news/gate-closed/item.yaml:1: is not right as YAML: its aliases (*name) repeat too much'],
      ['an alias inside of itself', item('category: notices\ntags: &tags [*tags]\n'), 'news/gate-closed/item.yaml:1: is not right as YAML: an alias (*name) is inside of what it repeats'],
      ['an alias of nothing', item('category: *code\n'), 'news/gate-closed/item.yaml:1: is not right as YAML: Unresolved alias'],
      ['thousands of brackets', item(`category: ${'['.repeat(20_000)}\n`), 'news/gate-closed/item.yaml:1: is not right as YAML: Maximum call stack size exceeded'],
      ['a key written twice', item('category: notices\ncategory: notices\n'), 'news/gate-closed/item.yaml:2: is not right as YAML: Map keys must be unique'],
      ['a file in another encoding', { [`${GATE}/th.md`]: Buffer.from([0xa1, 0xc3, 0xc1]) }, 'news/gate-closed/th.md: is not UTF-8 text: save it again with the encoding UTF-8'],
      ['the character U+0000', article14('a\u0000b'), 'news/gate-closed/th.md:8: has the character U+0000, which cannot be stored'],
      ['a control character', article14('a\u0001b'), 'news/gate-closed/th.md:8: has the character U+0001, which no page can have'],
      ['a character that reverses the line', { [`${GATE}/th.md`]: article('ปิด', 'ปิด').replace('title: ปิด', 'title: \u202eปิด') }, 'news/gate-closed/th.md:2: has the invisible character U+202E, which reverses the text after it: delete it'],
      ['a control character that YAML writes in another way', item('category: notices\ncover:\n  file: /pictures/river.svg\n  alt: { th: "เขื่อน\\x1b", en: Dam }\n'), 'news/gate-closed/item.yaml:4: has the character U+001B, which no page can have'],
      ['no front matter', { [`${GATE}/th.md`]: 'ปิด\n' }, 'news/gate-closed/th.md:1: must begin with a line ---, the title and so on, and another line ---'],
      ['a summary of 251 characters', { [`${GATE}/th.md`]: article('ปิด', 'ปิด').replace('summary: ปิด', `summary: ${'ก'.repeat(251)}`) }, 'news/gate-closed/th.md:3: summary: must be at most 250 characters'],
      ['no summary', { [`${GATE}/th.md`]: article('ปิด', 'ปิด').replace('summary: ปิด\n', '') }, 'news/gate-closed/th.md:2: summary: is missing'],
      ['no text', { [`${GATE}/th.md`]: article('ปิด', '') }, 'news/gate-closed/th.md:6: has no text below the second line ---'],
      ['a number where text belongs', item('category: 1111\n'), 'news/gate-closed/item.yaml:1: category: must be text: put it in quotes'],
      ['no category', item('tags: [canal]\n'), 'news/gate-closed/item.yaml:1: category: is missing'],
      ['an unknown category', item('\ncategory: weather\n'), 'news/gate-closed/item.yaml:2: category: weather is not in categories.yaml for this kind'],
      ['a subcategory of another category', item('category: notices\nsubcategory: floods\n'), 'news/gate-closed/item.yaml:2: subcategory: floods is not in categories.yaml under notices'],
      ['an unknown tag', item('category: notices\ntags:\n  - canal\n  - river\n'), 'news/gate-closed/item.yaml:4: tags[2]: river is not in tags.yaml'],
      ['a related item that does not exist', item('category: notices\nrelated: [news/none]\n'), 'news/gate-closed/item.yaml:2: related[1]: there is no news/none'],
      ['a former address that is the address of another item', item('category: notices\nformerly: [pages/about]\n'), 'news/gate-closed/item.yaml:2: formerly[1]: pages/about is the address of another item'],
      ['a former address that is the address of the item', item('category: notices\nformerly: [news/gate-closed]\n'), 'news/gate-closed/item.yaml:2: formerly[1]: news/gate-closed is this item itself'],
      ['a former address that another item has already', { ...item('category: notices\nformerly: [news/gate]\n'), [`${SITE}/documents/plan/item.yaml`]: 'category: x\nformerly: [news/gate]\n', [`${SITE}/documents/plan/th.md`]: article('แผน', 'แผน') }, 'news/gate-closed/item.yaml:2: formerly[1]: news/gate is a former address of documents/plan already'],
      ['a former address that is none', item('category: notices\nformerly: [/th/news/gate]\n'), 'news/gate-closed/item.yaml:2: formerly[1]: /th/news/gate must be like news/gates-ready'],
      ['a detail that the kind does not have', item('category: notices\ndetail: { issue: 3 }\n'), 'news/gate-closed/item.yaml:2: detail.issue: is not a known key'],
      ['a picture that is not there', item('category: notices\ncover:\n  file: dam.png\n  alt: { th: เขื่อน, en: Dam }\n'), 'news/gate-closed/item.yaml:3: cover.file: dam.png: there is no such file'],
      ['a picture outside the folder', item(`category: notices\ncover:\n  file: ${FAR}\n  alt: { th: เขื่อน, en: Dam }\n`), `news/gate-closed/item.yaml:3: cover.file: ${FAR}: lies outside the content folder`],
      ['a picture described in one language only', { ...item('category: notices\ncover:\n  file: /pictures/river.svg\n  alt: { th: เขื่อน }\n') }, 'news/gate-closed/item.yaml:4: cover.alt.en: is missing, and there is a file en.md'],
      ['a file that nothing uses', { [`${GATE}/plan.pdf`]: PDF }, 'news/gate-closed/plan.pdf: is used by neither item.yaml nor th.md nor en.md'],
      ['a file whose content does not match its name', { ...item('category: notices\nattachments:\n  - file: plan.pdf\n    name: { th: แผน }\n'), [`${GATE}/plan.pdf`]: RIVER_SVG }, 'news/gate-closed/item.yaml:3: attachments[1].file: plan.pdf: must be one of PDF, PNG, JPG, JPEG, GIF, in its content as in its name'],
      ['an attachment that is a web page', { ...item('category: notices\nattachments:\n  - file: plan.html\n    name: { th: แผน }\n'), [`${GATE}/plan.html`]: '<script>' }, 'news/gate-closed/item.yaml:3: attachments[1].file: plan.html: must be one of'],
      ['a link to nothing', article14('ดู[ที่นี่](/th/news/none)'), 'news/gate-closed/th.md:8: link /th/news/none: there is no such page'],
      ['a link to the other language', article14('ดู\nแล้ว[ที่นี่](/en/about)'), 'news/gate-closed/th.md:9: link /en/about: th.md may only lead to pages under /th/'],
      ['a link to a version that does not exist', { ...article14('[ดู](/th/about)'), [`${SITE}/pages/about/th.md`]: null, [`${SITE}/layout.yaml`]: null }, 'news/gate-closed/th.md:8: link /th/about: the page has no th.md'],
      ['a link to a page at another address', { ...article14('[ดู](/th/history)'), [`${SITE}/pages/history/item.yaml`]: 'detail: { parent: about }\n', [`${SITE}/pages/history/th.md`]: article('ก', 'ก') }, 'news/gate-closed/th.md:8: link /th/history: the page is at /th/about/history'],
      ['a page two levels below another', { [`${SITE}/pages/a/item.yaml`]: 'detail: { parent: b }\n', [`${SITE}/pages/a/th.md`]: article('ก', 'ก'), [`${SITE}/pages/b/item.yaml`]: 'detail: { parent: about }\n', [`${SITE}/pages/b/th.md`]: article('ข', 'ข') }, 'pages/a/item.yaml:1: detail.parent: b has a parent itself; a page can be at most one level below another'],
      ['a link that would run a script', article14('[ดู](javascript:alert(1))'), 'news/gate-closed/th.md:8: link javascript:alert(1): must begin with /th/, https://, http://, mailto: or tel:'],
      ['a link to another host in disguise', article14('[ดู](//evil.test/th)'), 'news/gate-closed/th.md:8: link //evil.test/th: must begin with'],
      ['a link in a table', article14('| ก |\n|---|\n| [ดู](/th/news/none) |'), 'news/gate-closed/th.md:10: link /th/news/none: there is no such page'],
      ['raw HTML', article14('ข้อความ <b>หนา</b>'), 'news/gate-closed/th.md:8: HTML is not read here: '],
      ['a heading that skips a level', article14('## หนึ่ง\n\n#### สอง'), 'news/gate-closed/th.md:10: the heading is 2 levels below the one before it; go one at a time'],
      ['a picture without a description', article14('![](/pictures/river.svg)'), 'news/gate-closed/th.md:8: picture /pictures/river.svg: describe between the [ ] what is seen'],
      ['a picture inside a paragraph', article14('ก ![ข](/pictures/river.svg) ค'), 'news/gate-closed/th.md:8: a picture must stand in a paragraph of its own'],
      ['an item without a language', { [`${GATE}/th.md`]: null, [`${GATE}/en.md`]: null }, 'news/gate-closed: has neither th.md nor en.md'],
      ['a name with capital letters', { [`${SITE}/news/Gate/th.md`]: article('ก', 'ก') }, 'news/Gate: a folder of an item is named with at most 100 lower-case letters, digits and single hyphens'],
      ['a page with a reserved name', { [`${SITE}/pages/contact/th.md`]: article('ก', 'ก') }, 'pages/contact: this name is reserved for a page of the website itself'],
      ['a kind that does not exist', { [`${SITE}/stories/x/th.md`]: article('ก', 'ก') }, 'stories: is no file or folder of a site'],
      ['a page below itself', { [`${SITE}/pages/about/item.yaml`]: 'detail: { parent: about }\n' }, 'pages/about/item.yaml:1: detail.parent: about is this item itself'],
      ['a publication dated in the Buddhist era', { [`${GATE}/th.md`]: article('ก', 'ก').replace('2026-', '2569-') }, 'news/gate-closed/th.md:4: published: 2569 looks like the Buddhist era; write 2026'],
      ['an update dated in the Buddhist era', { [`${GATE}/th.md`]: article('ก', 'ก').replace('\n---\nก', '\nupdated: 2570-01-05T09:00:00+07:00\n---\nก') }, 'news/gate-closed/th.md:5: updated: 2570 looks like the Buddhist era; write 2027'],
      ['a withdrawal dated in the Buddhist era', { [`${GATE}/th.md`]: article('ก', 'ก').replace('\n---\nก', '\nwithdrawn: 2570-01-05T09:00:00+07:00\n---\nก') }, 'news/gate-closed/th.md:5: withdrawn: 2570 looks like the Buddhist era; write 2027'],
      ['an event dated in the Buddhist era', { [`${SITE}/events/fair/item.yaml`]: 'detail:\n  starts: 2569-12-01T09:00:00+07:00\n  ends: 2026-12-01T12:00:00+07:00\n', [`${SITE}/events/fair/th.md`]: article('งาน', 'งาน') }, 'events/fair/item.yaml:2: detail.starts: 2569 looks like the Buddhist era; write 2026'],
      ['a document issued in the Buddhist era', { [`${SITE}/documents/plan/item.yaml`]: 'detail: { issuedOn: 2569-09-01 }\n', [`${SITE}/documents/plan/th.md`]: article('แผน', 'แผน') }, 'documents/plan/item.yaml:1: detail.issuedOn: 2569 looks like the Buddhist era; write 2026'],
      ['maintenance until a year of the Buddhist era', { [`${SITE}/site.yaml`]: 'maintenance:\n  status: Enable\n  until: 2569-12-01T06:00:00+07:00\n' }, 'site.yaml:3: maintenance.until: 2569 looks like the Buddhist era; write 2026'],
      ['an alert in the Buddhist era', { [`${SITE}/site.yaml`]: 'alert:\n  level: flood\n  from: 2569-12-01T06:00:00+07:00\n' }, 'site.yaml:3: alert.from: 2569 looks like the Buddhist era; write 2026'],
      ['an alert whose news item does not exist', siteAlert('news: gone'), 'site.yaml:17: alert.news: there is no folder news/gone'],
      ['a news type that is called as all of them', newsTypes('{ code: all, name: { th: ก, en: A } }'), 'site.yaml:12: newsTypes[1].code: must be a code of lower-case letters, digits and hyphens, and not all'],
      ['a news type that is there twice', newsTypes('{ code: a, name: { th: ก, en: A } }', '{ code: a, name: { th: ข, en: B } }'), 'site.yaml:13: newsTypes[2].code: a is there already'],
      ['an update before the publication', { [`${GATE}/th.md`]: article('ก', 'ก').replace('\n---\nก', '\nupdated: 2026-08-01T09:00:00+07:00\n---\nก') }, 'news/gate-closed/th.md:5: updated: is before published'],
      ['a policy that has no address', { [`${SITE}/policies/terms-policy/th.md`]: article('เงื่อนไข', 'เงื่อนไข') }, 'policies/terms-policy/item.yaml:1: detail: the folder of a policy must be called website-policy, privacy-policy'],
      ['a site without a layout', { [`${SITE}/layout.yaml`]: null }, 'layout.yaml: is missing'],
    ];

    for (const [title, changes, error] of cases)
      it(`reports ${title}`, async () => {
        const errors = await folders.errorsOf(changes);
        expect(errors.map((found) => found.slice(0, SITE.length + 1 + error.length))).to.include(`${SITE}/${error}`);
      });

    it('reports errors of a menu once for each language', async () => {
      const links = [
        'menu:',
        '  - label: { th: ก, en: A }\n    route: nowhere',
        '  - label: { th: ก, en: A }\n    page: none',
        '  - label: { th: ก, en: A }\n    address: /th/about',
        '  - label: { th: ก, en: A }\n    route: newsList\n    query: { category: weather }',
        '  - label: { th: ก, en: A }\n    route: main\n    page: about',
        '  - label: { th: ก, en: A }\n    address: javascript:alert(1)',
        '  - label: { th: ก, en: A }\n    policy: terms',
        '  - label: { th: ก, en: A }\n    policy: cookie',
        '  - label: { th: ก, en: A }\n    policy: privacy',
        'footer: []',
      ].join('\n');
      const errors = await folders.errorsOf({
        [`${SITE}/policies/privacy-policy/th.md`]: article('ความเป็นส่วนตัว', 'เราเก็บข้อมูลน้อยที่สุด'),
        [`${SITE}/layout.yaml`]: (await layout()).replace(/menu:[\s\S]*/, links),
      });
      expect(errors.map((error) => error.replace(/^.*yaml:\d+: /, ''))).to.deep.equal([
        'menu[1]: route: there is no page nowhere in this website',
        'menu[2]: page: there is no pages/none',
        'menu[3]: address: must begin with https://, http://, mailto: or tel: (pages of this website go by route or page)',
        'menu[4]: query: weather is not in categories.yaml for this kind',
        'menu[5]: needs exactly one of route, page, policy and address',
        'menu[6]: address: must begin with https://, http://, mailto: or tel: (pages of this website go by route or page)',
        'menu[7]: policy: there is no policies/terms-policy',
        'menu[8]: policy: there is no policies/cookie-policy',
        'menu[9]: policy: policies/privacy-policy has no en.md, but the link has a label in that language',
      ]);
    });

    it('reports a broken picture even when its name and first bytes are right', async () => {
      const complete = await photograph(900, 600, 'png');
      const cover = 'category: notices\ncover:\n  file: dam.png\n  alt: { th: เขื่อน, en: Dam }\n';
      const errors = await folders.errorsOf({
        [`${GATE}/item.yaml`]: cover,
        [`${GATE}/dam.png`]: complete.subarray(0, complete.length / 2),
        'pictures/river.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path',
      });
      expect(errors.map((error) => error.replace(/: it is broken.*/, ''))).to.deep.equal([
        `${SITE}/layout.yaml:7: intro.picture.file: /pictures/river.svg: cannot be read as a picture`,
        `${SITE}/layout.yaml:13: hero.picture.file: /pictures/river.svg: cannot be read as a picture`,
        `${SITE}/news/gate-closed/item.yaml:3: cover.file: dam.png: cannot be read as a picture`,
      ]);
    });

    it('does not follow a symbolic link out of the folder', async () => {
      const outside = join(await folders.make(), 'pictures/river.svg');
      const folder = await folders.make({
        [`${GATE}/item.yaml`]: 'category: notices\ncover:\n  file: out.svg\n  alt: { th: เขื่อน, en: Dam }\n',
      });
      await symlink(outside, join(folder, GATE, 'out.svg'));
      const reading = await readContentFolder(folder, publicPaths, TODAY);
      const texts = reading.ok ? [] : reading.errors.map(({ text }) => text);
      expect(texts).to.deep.equal(['cover.file: out.svg: lies outside the content folder']);
    });

    it('reads no text of a symbolic link that leaves the folder, and says where it is', async () => {
      const outside = join(await folders.emptyFolder(), 'en.md');
      await writeFile(outside, article('Out', 'Out'));
      const folder = await folders.make({ [`${GATE}/en.md`]: null });
      await symlink(outside, join(folder, GATE, 'en.md'));
      expect(await errorsIn(folder)).to.deep.equal([`${GATE}/en.md: lies outside the content folder`]);
    });

    it('reads texts of symbolic links inside the folder', async () => {
      const folder = await folders.make({ [`${GATE}/en.md`]: null });
      await symlink(join(folder, SITE, 'pages/about/en.md'), join(folder, GATE, 'en.md'));
      expect(await errorsIn(folder)).to.deep.equal([]);
    });

    it('reads no water figures of a folder to which a symbolic link leads', async () => {
      const outside = await folders.emptyFolder();
      await writeFile(join(outside, 'reservoirs.csv'), 'id\n');
      const folder = await folders.make();
      await symlink(outside, join(folder, SITE, 'water'));
      expect(await errorsIn(folder)).to.deep.equal([`${SITE}/water: lies outside the content folder`]);
    });

    it('refuses pipes, sockets, devices and folders in the place of files at once', async () => {
      const folder = await folders.make({
        [`${GATE}/item.yaml`]:
          'category: notices\nattachments:\n  - { file: pipe.pdf, name: { th: แผน } }\n  - { file: null.pdf, name: { th: แผน } }\n',
        [`${GATE}/en.md`]: null,
        [`${SITE}/tags.yaml`]: null,
        [`${SITE}/categories.yaml`]: null,
      });
      const at = (name: string) => join(folder, name);
      await mkdir(at(`${SITE}/tags.yaml`));
      await symlink('categories.yaml', at(`${SITE}/categories.yaml`)); // a circle
      execFileSync('mkfifo', [at(`${GATE}/en.md`), at(`${GATE}/pipe.pdf`)]);
      await symlink('/dev/null', at(`${GATE}/null.pdf`));
      const reason = 'is no file: pipes, devices, sockets and folders cannot be read';
      expect(await errorsIn(folder)).to.deep.equal([
        `${SITE}/categories.yaml: ${reason}`,
        `${GATE}/en.md: ${reason}`,
        `${GATE}/item.yaml:3: attachments[1].file: pipe.pdf: ${reason}`,
        `${GATE}/item.yaml:4: attachments[2].file: null.pdf: ${reason}`,
        `${SITE}/tags.yaml: ${reason}`,
      ]);
    });

    it('uses no file of a folder beside it whose name begins with its own', async () => {
      const folder = await folders.make({
        [`${GATE}/item.yaml`]: `category: notices\ncover:\n  file: ../../../../../NAME-evil/out.svg\n  alt: { th: เขื่อน, en: Dam }\n`,
      });
      const beside = `${folder}-evil`;
      const item = join(folder, GATE, 'item.yaml');
      try {
        await mkdir(beside);
        await writeFile(join(beside, 'out.svg'), await readFile(join(folder, 'pictures/river.svg')));
        await writeFile(item, (await readFile(item, 'utf8')).replace('NAME', basename(folder)));
        const reading = await readContentFolder(folder, publicPaths, TODAY);
        const texts = reading.ok ? [] : reading.errors.map(({ text }) => text);
        expect(texts).to.deep.equal([
          `cover.file: ../../../../../${basename(beside)}/out.svg: lies outside the content folder`,
        ]);
      } finally {
        await rm(beside, { recursive: true });
      }
    });

    it('reports an infographic that has no picture in any language', async () => {
      const errors = await folders.errorsOf({
        [`${SITE}/infographics/cycle/item.yaml`]: 'detail: { picture: {} }\n',
        [`${SITE}/infographics/cycle/th.md`]: article('วัฏจักร', 'น้ำ'),
      });
      expect(errors).to.deep.equal([
        `${SITE}/infographics/cycle/item.yaml:1: detail.picture.th: is missing, and there is th.md`,
      ]);
    });

    it('reports two sites with the same id or domain', async () => {
      const copy = (await siteFiles()).map(([name, text]) => [`sites/zone/${name}`, text] as const);
      const errors = await folders.errorsOf(Object.fromEntries(copy));
      expect(errors).to.have.length(2);
      expect(errors[0]).to.match(/^sites\/zone\/site\.yaml:2: id: .*sites\/office has this id already$/);
      expect(errors[1]).to.match(/^sites\/zone\/site\.yaml:3: domains: .*sites\/office has office.test already$/);
    });

    it('reports a folder that is no content folder', async () => {
      const folder = await folders.emptyFolder();
      const reading = await readContentFolder(folder, publicPaths, TODAY);
      expect(reading.ok ? [] : reading.errors).to.deep.equal([
        { file: folder, text: 'is no content folder: it has no folder sites' },
      ]);
    });
  });

  async function layout(): Promise<string> {
    return readFile(join(await folders.make(), SITE, 'layout.yaml'), 'utf8');
  }

  async function siteFiles() {
    const folder = join(await folders.make(), SITE);
    // prettier-ignore
    const names = ['site.yaml', 'layout.yaml', 'categories.yaml', 'tags.yaml', 'pages/about/th.md', 'pages/about/en.md'];
    return await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const));
  }
});

/** One item of every kind that the valid folder does not have. */
/** The errors of a folder, without its path. */
async function errorsIn(folder: string): Promise<readonly string[]> {
  const reading = await readContentFolder(folder, publicPaths, TODAY);
  return reading.ok ? [] : reading.errors.map((error) => formatContentError(error).replace(`${folder}/`, ''));
}

async function everyKind(): Promise<Record<string, string | Uint8Array>> {
  const dam = await photograph(900, 600, 'jpeg');
  const picture = (file: string) => `{ file: ${file}, alt: { th: เขื่อน, en: Dam } }`;
  const items: Record<string, string> = {
    'documents/plan':
      'category: plans\ndetail: { issuedBy: { th: ออกแบบ, en: Design }, issuedOn: 2026-09-01, number: { th: คำสั่งที่ 12/2569, en: Order 12/2569 } }',
    'photos/flood': `detail:\n  pictures:\n    - ${picture('one.jpg')}`,
    'videos/dam':
      'detail:\n  file: dam.mp4\n  captions: { th: dam.vtt, en: dam.vtt }\n  seconds: 90\n  transcript: { th: speech.md, en: speech.md }',
    'infographics/cycle': `detail:\n  picture:\n    th: ${picture('th.jpg')}\n    en: ${picture('en.jpg')}`,
    'magazines/first': 'detail: { issue: { th: ฉบับที่ 1, en: Issue 1 }, pages: 32, file: first.pdf }',
    'faq/why-shut': 'detail: { position: 1 }',
    'events/open-day':
      'detail:\n  starts: 2026-12-01T09:00:00+07:00\n  ends: 2026-12-01T12:00:00+07:00\n  place: { th: ฝาย, en: The weir }\n  map: https://maps.test/2',
    'professionals/first-person':
      'detail:\n  position: { th: วิศวกร, en: Engineer }\n  order: 2\n  education:\n    - { th: วิศวกรรม, en: Engineering }',
    'agencies/head-office':
      'detail: { order: 1, address: { th: ริมคลอง, en: By the canal }, map: "https://maps.test/1" }',
    'oit/2569-o10':
      'category: "2569"\nsubcategory: 2569-9-1\ndetail:\n  fiscalYear: 2569\n  code: O10\n  links:\n    - label: { th: แผน, en: Plan }\n      address: { th: /th/documents/plan, en: /en/documents/plan }',
    'policies/privacy-policy': '{}',
  };
  const texts = Object.entries(items).flatMap(([folder, yaml]) => [
    [`${SITE}/${folder}/item.yaml`, `${yaml}\n`],
    [`${SITE}/${folder}/th.md`, article('หัวข้อ', 'เนื้อหา')],
    [`${SITE}/${folder}/en.md`, article('Title', 'Text')],
  ]);
  return {
    ...(Object.fromEntries(texts) as Record<string, string>),
    [`${SITE}/categories.yaml`]:
      'news:\n  - { code: notices, name: { th: ก, en: A } }\ndocuments:\n  - { code: plans, name: { th: ข, en: B } }\noit:\n  - { code: "2569", name: { th: ค, en: C }, children: [{ code: 2569-9-1, name: { th: ง, en: D } }] }\n',
    [`${SITE}/photos/flood/one.jpg`]: dam,
    [`${SITE}/infographics/cycle/th.jpg`]: dam,
    [`${SITE}/infographics/cycle/en.jpg`]: dam,
    [`${SITE}/magazines/first/first.pdf`]: PDF,
    [`${SITE}/videos/dam/dam.mp4`]: Buffer.from('\0\0\0\u0018ftypmp42', 'latin1'),
    [`${SITE}/videos/dam/dam.vtt`]: 'WEBVTT\n\n00:00.000 --> 00:02.000\nSpoken.\n',
    [`${SITE}/videos/dam/speech.md`]: 'Spoken.\n',
  };
}

/** A site with an alert whose last field is on line 17. */
function siteAlert(last: string): Files {
  const alert = [
    'level: flood',
    'from: 2026-12-01T06:00:00+07:00',
    'until: 2026-12-02T06:00:00+07:00',
    'title: { th: ก, en: A }',
    'text: { th: ก, en: A }',
    last,
  ];
  return { [`${SITE}/site.yaml`]: `${SITE_YAML}alert:\n${alert.map((line) => `  ${line}\n`).join('')}` };
}

/** A site with a list of news types, each on a line of its own from line 12 on. */
function newsTypes(...types: readonly string[]): Files {
  return { [`${SITE}/site.yaml`]: `${SITE_YAML}newsTypes:\n${types.map((type) => `  - ${type}\n`).join('')}` };
}
