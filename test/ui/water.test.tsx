import { expect } from 'chai';
import type { CalendarDate } from '#domain/instant.ts';
import { projectPlace } from '#ui/charts/projectPlace.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { AreaMatrix } from '#ui/components/water/AreaMatrix.tsx';
import { HomeWater } from '#ui/components/water/HomeWater.tsx';
import { HomePage } from '#ui/pages/HomePage.tsx';
import { ReservoirPage } from '#ui/pages/ReservoirPage.tsx';
import { OfficeReservoirs } from '#ui/components/office/OfficeReservoirs.tsx';
import { ReservoirsPage } from '#ui/pages/ReservoirsPage.tsx';
import { WaterUsePage } from '#ui/pages/WaterUsePage.tsx';
import type { ReservoirPageProps, ReservoirsPageProps } from '#ui/pages/waterProps.ts';
import { heatBounds, heatStep } from '#ui/charts/heatSteps.ts';
import { seasonCode, parseSeasonCode } from '#ui/season.ts';
import { parseWaterFileName, waterFileName, type WaterFile } from '#ui/waterFiles.ts';
import { CROPS } from '#domain/water/codes.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import type { WaterUse } from '#domain/water/water.ts';
import { both, siteLayout, slug } from '#test/support/builders.ts';
import { renderPart, textOf } from '#test/support/renderPart.tsx';
import { contentSummary } from '#test/support/uiBuilders.ts';
import { day, filled, reading, reservoir, ruleCurve, waterUse } from '#test/support/waterBuilders.ts';

const DAY = day('2026-11-20');

describe('The page of all reservoirs', () => {
  const pageWith = (given: Partial<ReservoirsPageProps>, locale: Locale = 'en') =>
    renderPart(
      locale,
      <ReservoirsPage
        address="https://example.test/"
        size="large"
        date={DAY}
        days={[DAY]}
        reservoirs={[filled('a', 60, 100)]}
        {...given}
      />,
    );
  const page = (...reservoirs: readonly ReservoirOnDay[]) => pageWith({ reservoirs });

  it('adds volumes and never averages shares', () => {
    const text = textOf(page(filled('a', 10, 10), filled('b', 0, 90)));
    expect(text).to.include('10.0% of capacity').and.include('10 of 100\u00a0million\u00a0m³');
  });

  it('leaves reservoirs without a report out of volume and storage, and counts them', () => {
    const text = textOf(page(filled('a', 50, 100), filled('b', null, 900, { name: both('ข', 'Second Dam') })));
    expect(text).to.include('50.0% of capacity 50 of 100\u00a0million\u00a0m³').and.include('1 of 2 reported');
    expect(text).to.include('1 reservoir has not reported: Second Dam');
  });

  it('shows the day of the figures, and how old they are when nothing newer was reported', () => {
    const noteOf = (locale: Locale, staleDays?: number) => textOf(pageWith({ staleDays }, locale));
    expect(noteOf('en')).to.include('20 November 2026').and.not.include('days ago');
    expect(noteOf('en', 53)).to.include('The latest figures are from 20 November 2026 , 53 days ago.');
    expect(noteOf('th', 53)).to.include('วันที่ 20 พฤศจิกายน 2569 (53 วันก่อน)');
  });

  it('explains where bars are full if one of them ends beyond it, and has one scale for all', () => {
    const over = page(filled('a', 108, 100), filled('b', 10, 100));
    expect(textOf(over)).to.include('Thin mark on a bar: 100% of capacity');
    const ends = Array.from(over.matchAll(/level-bar-storage" width="([^"]+)"/g), ([, width]) => width);
    expect(new Set(ends)).to.deep.equal(new Set(['90.91%']));
    expect(textOf(page(filled('a', 60, 100)))).not.to.include('Thin mark');
  });

  it('does not count reports when all reservoirs reported', () => {
    expect(textOf(page(filled('a', 60, 100)))).not.to.match(/\d of \d reported/);
  });

  it('shows a level as text, not only as colour and shape', () => {
    const html = page(filled('a', 114, 100), filled('b', 25, 100), filled('c', 60, 100));
    for (const [level, text] of [
      ['over-full', 'Above normal level'],
      ['low', 'Low'],
      ['good', 'Good'],
    ])
      expect(html).to.match(new RegExp(`class="level-mark" data-level="${level}"><svg[^>]*>.*?</svg>${text}<`));
  });

  it('lists reservoirs above capacity first, the fullest first, then low ones, the emptiest first', () => {
    const html = page(
      filled('low', 25, 100),
      filled('over', 101, 100),
      filled('good', 60, 100),
      filled('lowest', 5, 100),
      filled('most', 120, 100),
    );
    const attention = html.slice(html.indexOf('attention-list'), html.indexOf('</ol>', html.indexOf('attention-list')));
    const names = [...attention.matchAll(/reservoirs\/([a-z]+)"/g)].map(([, id]) => id);
    expect(names).to.deep.equal(['most', 'over', 'lowest', 'low']);
  });

  it('marks the rule curve that a reservoir is below on its bars, and says so above both lists', () => {
    const html = page(filled('a', 45, 100, { ruleCurve: ruleCurve({ lower: 48, upper: 90 }) }), filled('b', 5, 100));
    expect(html.match(/class="level-bar-limit" x1="48%"/g)).to.have.lengthOf(2);
    expect(textOf(html).match(/Dashed mark across a bar: lower rule curve/g)).to.have.lengthOf(2);
    expect(textOf(page(filled('b', 5, 100)))).not.to.include('Dashed mark');
  });

  it('marks the share of the year before on the bars of reservoirs and regions', () => {
    const earlier = { volumes: [], yearBefore: { volume: 30, storage: 100 } };
    const html = page({ ...filled('a', 45, 100), earlier });
    const table = /reservoir-table.*?<\/table>/s.exec(html)?.[0] ?? '';
    expect(table.match(/class="level-bar-before" x1="30%"/g)).to.have.lengthOf(2);
    expect(textOf(html.slice(html.indexOf('list-title')))).to.include('Mark across a bar: the same day a year before');
    expect(textOf(page(filled('a', 45, 100)))).not.to.include('Mark across a bar: the same');
  });

  it('has one scale for the bars of its list and its regions, which reaches the share of the year before', () => {
    const earlier = { volumes: [], yearBefore: { volume: 105, storage: 100 } };
    const html = page({ ...filled('a', 45, 100), earlier });
    const bars = html.slice(html.indexOf('water-by-region'));
    const widths = [...bars.matchAll(/level-bar-water" width="([\d.]+%)"/g)].map(([, width]) => width);
    expect(widths.length).to.be.at.least(4);
    expect(new Set(widths)).to.deep.equal(new Set(['40.91%']));
    expect(bars).to.include('level-bar-before" x1="95.45%"').and.include('level-bar-full" x1="90.91%"');
  });

  it('counts the reservoirs of a region by each level that needs attention, with its mark, in its row and its heading', () => {
    const curves = { ruleCurve: ruleCurve({ lower: 48, upper: 90 }) };
    const [dry, wet] = [filled('a', 45, 100, curves), filled('d', 95, 100, curves)];
    const html = page(dry, wet, filled('b', 20, 100), filled('c', 60, 100, { region: 'south' }));
    for (const line of ['Above upper curve: 1 of 3', 'Low: 1 of 3', 'Below lower curve: 1 of 3'])
      expect(textOf(html).split(line)).to.have.lengthOf(3);
    const lines = html.slice(html.indexOf('"attention-of"')).matchAll(/"level-mark icon" data-level="([a-z-]+)"/g);
    const levels = Array.from(lines, ([, level]) => level);
    expect(levels.slice(0, 3)).to.deep.equal(['above-curve', 'low', 'below-curve']);
    expect(textOf(page(filled('b', 60, 100)))).not.to.match(/: \d of \d/);
  });

  it('counts at its top what the list of those that need attention has, in the words of its legend', () => {
    const low = ['a', 'b'].map((id) => filled(id, 5, 100));
    const summary = (...reservoirs: readonly ReservoirOnDay[]) =>
      /Of the \d+, .*?\./.exec(textOf(page(...reservoirs)))?.[0];
    expect(summary(...low, filled('c', 101, 100), filled('d', 60, 100))).to.equal(
      'Of the 4, 3 need attention: 1 above normal level and 2 low on water.',
    );
    const curves = { ruleCurve: ruleCurve({ lower: 48, upper: 90 }) };
    expect(summary(...low, filled('e', 45, 100, curves), filled('f', 95, 100, curves))).to.equal(
      'Of the 4, 4 need attention: 1 above the upper curve, 2 low on water and 1 below the lower curve.',
    );
    expect(summary(...low)).to.equal('Of the 2, 2 need attention: low on water.');
    expect(summary(filled('c', 101, 100))).to.equal('Of the 1, 1 needs attention: above normal level.');
    expect(summary(filled('d', 60, 100))).to.equal(undefined);
  });

  it('is in the past tense on a past day, with a link to the newest one that keeps the choices', () => {
    const past = (newest?: CalendarDate) =>
      pageWith({ size: 'medium', newest, reservoirs: [filled('a', 20, 100)], filter: { region: 'north' } });
    const html = past(day('2026-11-27'));
    expect(textOf(html))
      .to.include('Together they were 20.0% full')
      .and.include('1 needed attention')
      .and.match(/See the latest reading \(27\sNovember\s2026\)/);
    expect(html).to.include('href="/en/reservoirs?size=medium&amp;region=north"');
    expect(textOf(past())).to.include('Together they are 20.0% full').and.not.include('latest reading');
  });

  it('folds the reservoirs of regions on phones only where there are many', () => {
    const many = Array.from({ length: 21 }, (_, index) => filled(`r${String(index)}`, 60, 100));
    expect(page(...many)).not.to.match(/<details class="fold water-region"[^>]* open/);
    expect(page(...many.slice(1))).to.match(/<details class="fold water-region"[^>]* open/);
  });

  it('searches by name in an open field, and leads to the list; other choices are folded until one is made', () => {
    const search = (filter: ReservoirsPageProps['filter'] = {}) => pageWith({ size: 'medium', filter });
    const html = search({ name: 'mae' });
    expect(html)
      .to.match(/action="\/en\/reservoirs#list-title"/)
      .and.match(/type="search"[^>]*value="mae"/);
    expect(html).to.match(/<input type="hidden" name="size" value="medium"/);
    expect(html).to.match(/href="[^"]*reservoirs\?[^"]*#list-title">Show all/);
    expect(html.indexOf('type="search"')).to.be.lessThan(html.indexOf('<details class="fold choices-fold'));
    expect(html).not.to.match(/<details class="fold choices-fold[^>]* open/);
    expect(search({ region: 'north' })).to.match(/<details class="fold choices-fold[^>]* open/);
  });

  it('says how all changed in seven days, and of how many that is', () => {
    const week = (volume: number | null) => ({ volumes: [volume, ...Array<null>(6).fill(null)] });
    const both = [
      { ...filled('a', 60, 100), earlier: week(50) },
      { ...filled('b', 60, 100), earlier: week(null) },
    ];
    expect(textOf(page(...both)).replaceAll('\u00a0', ' ')).to.match(
      /Change in 7 days \+10\.0\spercentage points +1 of 2 reported/,
    );
    expect(textOf(page(filled('a', 60, 100)))).not.to.include('Change in 7 days +');
  });

  it('links to the days with figures beside its own, with the filter', () => {
    const html = pageWith({ daysBeside: { before: day('2026-11-18') }, filter: { region: 'north' } });
    expect(html).to.match(/reservoirs\?date=2026-11-18&amp;region=north">Previous: 18 November 2026/);
    expect(html).not.to.include('Next:');
  });

  it('links to the choice of a day, which is in a fold that the link opens', () => {
    const html = page(filled('a', 60, 100));
    const choices = /<details class="fold choices-fold.*?<\/details>/s.exec(html)?.[0];
    expect(html).to.include('<a href="#choose-day">Choose a day</a>');
    expect(choices).to.match(/<div id="choose-day"><label[^>]*>Day<\/label>.*?<select[^>]* name="date"/s);
  });

  it('says when no reservoir needs attention', () => {
    expect(textOf(page(filled('a', 60, 100)))).to.include('No reservoir that reported is above normal level');
  });

  it('says when figures are invented', () => {
    expect(textOf(page(filled('a', 60, 100, { invented: true })))).to.include('are invented for this sample website');
    expect(textOf(page(filled('a', 60, 100)))).not.to.include('invented');
  });

  it('says when there are no figures yet', () => {
    const html = renderPart(
      'en',
      <ReservoirsPage address="https://example.test/" size="medium" days={[]} reservoirs={[]} />,
    );
    expect(textOf(html)).to.include('No figures have been published here yet');
  });
});

describe('The page of a reservoir', () => {
  const page = (locale: Locale, given: Partial<ReservoirPageProps>) =>
    renderPart(
      locale,
      <ReservoirPage reservoir={reservoir()} readings={[]} offices={[]} address="https://example.go.th/" {...given} />,
    );

  it('marks readings that were corrected', () => {
    const readings = [reading(), reading({ date: day('2026-11-21'), revision: 2 })];
    const html = page('en', { readings });
    expect(textOf(html).match(/Corrected \(revision \d\)/g)).to.deep.equal(['Corrected (revision 2)']);
  });

  it('computes each share from the storage of its day', () => {
    const readings = [
      reading({ date: day('2026-05-05'), volume: 96, storage: 960 }),
      reading({ date: day('2026-09-29'), volume: 891.26, storage: 871.5 }),
    ];
    const text = textOf(page('en', { reservoir: reservoir({ storage: 960 }), readings }));
    expect(text).to.include('102.3% of capacity 891.26 of 871.5 million m³').and.include('96.00 of 960 10.0%');
    expect(text).to.include('differs from season to season');
  });

  it('never shows a zero for what was not reported', () => {
    const none = reading({ volume: null, inflow: null, outflow: null });
    const text = textOf(page('en', { readings: [none] }));
    expect(text).to.include('2026 Not reported Not reported Not reported Not reported');
  });

  it('says the day of its figures in the heading', () => {
    const html = page('th', { readings: [reading({ date: DAY })] });
    expect(textOf(/<h1>.*?<\/h1>/.exec(html)?.[0] ?? '')).to.equal('เขื่อนภูมิพล 20 พฤศจิกายน 2569');
  });

  it('says of old figures when newer ones are expected before anything else, and raises no alarm', () => {
    const pageOf = (staleDays?: number) =>
      page('en', { staleDays, readings: [reading({ date: DAY, volume: 10, storage: 100 })] });
    const old = textOf(pageOf(53));
    expect(old).to.include('The latest figures are from 20 November 2026 , 53 days ago. Water is measured every day');
    expect(old.indexOf('53 days ago')).to.be.lessThan(old.indexOf('10.0%'));
    expect(old).not.to.match(/\bLow\b/);
    expect(pageOf(53))
      .to.match(/<div class="[^"]*reservoir-page" data-stale="true">/)
      .and.not.include('data-level');
    expect(textOf(pageOf())).not.to.match(/days ago|measured every day/);
    expect(pageOf()).to.include('data-level="low"').and.not.include('data-stale');
  });

  it('compares the newest volume with the rule curves of its day, unless it is old', () => {
    const kept = reservoir({ ruleCurve: ruleCurve({ lower: 4000, upper: 9000 }) });
    const of = (locale: Locale, volume: number, staleDays?: number) =>
      textOf(page(locale, { reservoir: kept, readings: [reading({ volume })], staleDays }));
    expect(of('en', 3000))
      .to.include('Less water than it should hold on that day: ')
      .and.include(' Dashed mark across a bar: lower rule curve ');
    expect(of('en', 6000)).to.include(', between the rule curves.').and.include(' Fair ');
    expect(of('th', 9500))
      .to.include('ของความจุ มากกว่าที่ควรมีในวันนั้น')
      .and.include(' สูงกว่าเส้นบน : มีน้ำมากกว่าที่ควรมีในวันนั้น เส้นประบนแถบ');
    for (const text of [of('en', 3000, 53), textOf(page('en', { readings: [reading()] }))])
      expect(text).not.to.match(/between the rule curves|water than it should hold|dashed mark/i);
  });

  it('says between which volumes the reservoir should be on the day of its figures', () => {
    const kept = reservoir({ ruleCurve: ruleCurve({ lower: 4000, upper: 9000 }) });
    const text = textOf(page('en', { reservoir: kept, readings: [reading()] }));
    expect(text).to.include('Should hold that day (lower–upper curve) 4,000.00–9,000.00 million m³');
    expect(textOf(page('en', { readings: [reading()] }))).not.to.include('Should hold');
  });

  it('marks the volume of the year before on the bar of the newest reading, and says so', () => {
    const readings = [reading({ date: day('2025-11-20') }), reading({ date: DAY })];
    expect(page('en', { readings })).to.include('level-bar-before');
    expect(textOf(page('en', { readings }))).to.include('Mark across a bar: the same day a year before');
    expect(page('en', { readings: readings.slice(1) })).not.to.include('level-bar-before');
  });

  it('can be rendered without any reading', () => {
    const text = textOf(page('th', {}));
    expect(text).to.include('เขื่อนภูมิพล').and.include('ยังไม่มีข้อมูลเผยแพร่');
  });

  it('shows the reservoir as a dot where its coordinates are, and names its province in words', () => {
    const place = { latitude: 17.2428, longitude: 98.9722 };
    const html = page('en', { reservoir: reservoir({ place }) });
    const { x, y } = projectPlace(place)!;
    expect(html).to.include(`<circle class="reservoir-location-dot" cx="${String(x)}" cy="${String(y)}"`);
    expect(html).to.include('aria-label="Map of the country: Bhumibol Dam in Tak"');
    expect(textOf(html))
      .to.include('Where it is')
      .and.include('Province Tak Region North Coordinates 17.2428, 98.9722');
    expect(page('en', {})).not.to.include('country-map');
  });

  it('links to the offices that look after the province, with their telephones', () => {
    const detail = { kind: 'agency', address: 'Tak Road', phone: '055 511 111' } as const;
    const offices = [contentSummary({ detail, name: 'office-4', given: { title: 'Office 4' } })];
    const html = page('en', { offices });
    expect(textOf(html)).to.include('Office for this area Office 4 055 511 111');
    expect(html).to.include('href="/en/agencies/office-4"');
    expect(textOf(page('en', {}))).not.to.include('Office for this area');
  });
});

describe('The page of water use', () => {
  it('counts years as the language does, and names two years for a dry season', () => {
    const areas = [waterUse({ year: 2568, season: 'dry' })];
    const season = { year: 2568, season: 'dry' } as const;
    const page = (locale: 'th' | 'en') =>
      textOf(
        renderPart(
          locale,
          <WaterUsePage address="https://example.test/" season={season} seasons={[season]} areas={areas} />,
        ),
      );
    expect(page('th')).to.include('ฤดูแล้ง ปี 2568/69');
    expect(page('en')).to.include('dry season 2025/26');
  });

  it('shows how many values of a sum were reported', () => {
    const season = { year: 2569, season: 'wet' } as const;
    const areas = [
      waterUse({ area: 1000 }),
      waterUse({ area: null, region: 'south' }),
      waterUse({ area: 0, crop: 'sugarcane' }),
    ];
    const text = textOf(
      renderPart(
        'en',
        <WaterUsePage address="https://example.test/" season={season} seasons={[season]} areas={areas} />,
      ),
    );
    expect(text).to.include('1,000 rai').and.include('* 2 of 3 figures were reported. Missing: rice (South).');
    expect(text).to.include('Rice 1,000 * 1 of 2 reported').and.include('Sugarcane 0');
    expect(text.match(/\* Only the areas that were reported/g)).to.have.length(1);
    expect(text).to.include('A sum with a star');
    expect(text.indexOf('2 of 3 figures')).to.be.lessThan(text.indexOf('By crop'));
  });

  it('explains no star where there is none', () => {
    const season = { year: 2569, season: 'wet' } as const;
    const areas = [waterUse({ area: 1000 }), waterUse({ area: null, crop: 'shrimp-ponds' })];
    const page = (crop: 'rice' | undefined) =>
      textOf(
        renderPart(
          'en',
          <WaterUsePage
            address="https://example.test/"
            season={season}
            seasons={[season]}
            areas={areas}
            {...(crop && { crop })}
          />,
        ),
      );
    expect(page('rice')).not.to.match(/with a star|\*|figures were/);
    expect(page(undefined)).to.include('A sum with a star').and.include('Missing: shrimp ponds (North).');
  });

  it('has the season below its title, and a pause before it for those who hear it', () => {
    const season = { year: 2569, season: 'wet' } as const;
    const page = renderPart(
      'en',
      <WaterUsePage address="https://example.test/" season={season} seasons={[season]} areas={[waterUse({})]} />,
    );
    expect(page).to.include(
      '<span class="visually-hidden">,</span> <span class="water-period">wet season 2026</span></h1>',
    );
  });
});

describe('The water use beside that of the year before', () => {
  const now = { year: 2569, season: 'wet' } as const;
  const before = { year: 2568, season: 'wet' } as const;
  const areas = [waterUse({ area: 1000 }), waterUse({ area: 250, region: 'south' })];
  const html = (...earlier: readonly WaterUse[]) =>
    renderPart(
      'en',
      <WaterUsePage
        address="https://example.test/"
        season={now}
        seasons={[now, before]}
        areas={areas}
        others={[{ season: before, areas: earlier }]}
      />,
    );

  it('is told in words', () => {
    const change = (area: number | null) =>
      textOf(html(waterUse({ year: 2568, area }), waterUse({ year: 2568, area: 250, region: 'south' })));
    expect(change(800)).to.include('19.0% more than in the wet season 2025 (1,050\u00a0rai)').and.include('25.0% more');
    expect(change(2000))
      .to.include('44.4% less than in the wet season 2025 (2,250\u00a0rai)')
      .and.include('50.0% less');
    expect(change(1000)).to.include('As much as in the wet season 2025 (1,250\u00a0rai)').and.include('unchanged');
    expect(change(0)).to.include('none the year before');
    expect(change(null)).to.include('not comparable');
  });

  it('has a bar of its own kind for each of both years, which a key shows', () => {
    const page = html(waterUse({ year: 2568, area: 800 }));
    const key = /<ul class="[^"]*area-key">.*?<\/ul>/s.exec(page)?.[0] ?? '';
    expect(key.match(/class="value-bar"/g)).to.have.lengthOf(2);
    expect(textOf(key)).to.match(/Thick bar: 2026 +Thin bar: 2025/);
  });

  it('names how many figures are compared where some are missing', () => {
    const text = textOf(
      html(waterUse({ year: 2568, area: null }), waterUse({ year: 2568, area: 200, region: 'south' })),
    );
    expect(text).to.include('25.0% more * compared: 1 of 2 figures');
    expect(text.match(/a change compares only those reported in both years/g)).to.have.length(1);
    expect(text).not.to.include('compared: 1 of 1');
  });

  it('has a star wherever a sum or a change lacks figures: at the headline and at the region too', () => {
    const lacking = [...areas, waterUse({ area: null, crop: 'sugarcane' })];
    const earlier = [waterUse({ year: 2568, area: 800 }), waterUse({ year: 2568, area: 250, region: 'south' })];
    const others = [{ season: before, areas: earlier }];
    const page = textOf(
      renderPart(
        'en',
        <WaterUsePage
          address="https://example.test/"
          season={now}
          seasons={[now, before]}
          areas={lacking}
          others={others}
        />,
      ),
    );
    expect(page).to.include('1,250 * 2 of 3 reported rai').and.include('North 1,000 * 1 of 2');
    expect(page).to.include('(1,050\u00a0rai) * compared: 2 of 3 figures');
    expect(page).to.include('South 250 rai');
  });

  it('is not called incomparable where there is no earlier season', () => {
    const text = textOf(html(waterUse({ year: 2568 }), waterUse({ year: 2568, region: 'south' })));
    expect(text).to.include('2025 2,000 no earlier season');
  });

  it('leads from one crop to all crops, to each region and to the same crop in other seasons', () => {
    const dry = { year: 2568, season: 'dry' } as const;
    const others = [dry, before].map((season) => ({ season, areas: [waterUse({ ...season, area: 500 })] }));
    const page = renderPart(
      'en',
      <WaterUsePage
        address="https://example.test/"
        season={now}
        seasons={[now, dry, before]}
        areas={areas}
        others={others}
        crop="rice"
      />,
    );
    expect(page).to.include('<li><a href="/en/wuse-area">Irrigated areas by crop</a></li>');
    expect(page).to.include('<a href="/en/wuse-area#region-south">South</a>');
    const seasons = [...page.matchAll(/>((?:Wet|Dry) [\d/]+)</g)].map(([, name]) => name);
    expect(seasons).to.deep.equal(['Wet 2026', 'Wet 2025', 'Dry 2025/26']);
    expect(page).to.include('<a href="/en/wuse-area?season=2568-dry&amp;crop=rice">Dry 2025/26</a>');
  });

  it('of one crop has its share of all crops', () => {
    const both = [...areas, waterUse({ area: 3_750, crop: 'sugarcane' })];
    const page = (crop?: 'rice') =>
      textOf(
        renderPart(
          'en',
          <WaterUsePage
            address="https://example.test/"
            season={now}
            seasons={[now]}
            areas={both}
            {...(crop && { crop })}
          />,
        ),
      );
    expect(page('rice')).to.include('Rice: irrigated area of all regions, up to');
    expect(page('rice')).to.include('25.0% of the 5,000');
    expect(page()).to.include('Irrigated area of all crops and regions, up to').and.not.include('% of the 5,000');
  });

  it('has the names of regions as links to their crops', () => {
    const page = html(waterUse({ year: 2568 }));
    for (const [, region] of page.matchAll(/href="#(region-\w+)"/g)) expect(page).to.include(`id="${region}"`);
    expect(page).to.include('<a href="#region-north">North</a>').and.include('href="/en/reservoirs?region=north"');
  });

  it('has one scale for all bars of crops in regions', () => {
    const rice = (region: string) => {
      const folded = html(waterUse({ year: 2568, area: 500 }), waterUse({ year: 2568, area: 100, region: 'south' }))
        .split('region-fold')
        .find((part) => part.includes(`>${region}</h3>`));
      return [...(folded?.split('</tr>')[1] ?? '').matchAll(/<rect width="([^"]+)"/g)].map(([, width]) => width);
    };
    expect(rice('North')).to.deep.equal(['100%', '50%']);
    expect(rice('South')).to.deep.equal(['25%', '10%']);
  });

  it('shades what was not reported unlike any area, and explains that only where there is some', () => {
    const areasOf = (area: number | null) => [
      ...CROPS.map((crop) => waterUse({ crop })),
      ...CROPS.map((crop) => waterUse({ crop, region: 'south', area: crop === 'rice' ? area : 1 })),
    ];
    const matrix = (area: number | null) =>
      renderPart('en', <AreaMatrix areas={areasOf(area)} hrefOf={(crop) => `#${crop}`} />);
    expect(matrix(null))
      .to.match(/<td class="number" data-heat="none">.*?Not reported/)
      .and.include('<li data-heat="none">Not reported</li>');
    expect(matrix(0)).to.match(/<td class="number" data-heat="0">/);
    expect(matrix(0)).to.not.include('data-heat="none"');
  });

  it('names the choice of the season with a visible label', () => {
    const page = html();
    const [, id = ''] = /<select id="([^"]+)" name="season"/.exec(page) ?? [];
    expect(page).to.include(`<label for="${id}">Season</label>`);
  });

  it('is shaded in steps, of which each area has the highest that it reaches', () => {
    expect(heatBounds(6_418_910)).to.deep.equal([10_000, 50_000, 100_000, 500_000, 1_000_000]);
    expect([0, 9_999, 10_000, 50_001, 6_418_910].map((area) => heatStep(area, heatBounds(6_418_910)))).to.deep.equal([
      ...[0, 0, 1, 2, 5],
    ]);
    expect(heatBounds(0)).to.deep.equal([]);
  });
});

describe('The water part of the home page', () => {
  const front = (reservoirs: readonly ReservoirOnDay[], staleDays?: number, medium?: readonly ReservoirOnDay[]) => {
    const water = { date: DAY, reservoirs, ...(staleDays !== undefined && { staleDays }), ...(medium && { medium }) };
    const arrived = <T,>(value: T) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
    const { hero, tasks } = siteLayout();
    return textOf(
      renderPart(
        'en',
        <HomePage
          {...{ hero, tasks, today: '2026-11-21' as CalendarDate }}
          water={arrived(water)}
          headlines={arrived([])}
          events={arrived([])}
        />,
      ),
    );
  };

  it('lists at most five reservoirs that need attention', () => {
    const low = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) =>
      filled(id, index + 1, 100, { name: both(id, `Dam ${id}`) }),
    );
    const text = front([...low, filled('south', 50, 100, { region: 'south' })]);
    expect(text).to.include('Dam e').and.not.include('Dam f');
  });

  it('lists medium ones that need attention where a map shows them, and counts none of their water', () => {
    const small = filled('small', 2, 100, { name: both('small', 'Small dam'), size: 'medium' });
    const text = front([filled('large', 60, 100)], undefined, [small]);
    expect(text).to.include('Low : 30% or less Small dam Tak 2.0% Low').and.include('60.0% of capacity');
    expect(front([filled('large', 60, 100)])).not.to.include('Small dam');
    expect(text).to.include('Reservoirs that need attention').and.not.include('Large reservoirs that need attention');
  });

  it('says at its top how many reservoirs have much water or little, of recent figures', () => {
    const dry = filled('dry', 45, 100, { size: 'medium', ruleCurve: ruleCurve({ lower: 48, upper: 90 }) });
    const large = [filled('large', 60, 100)];
    expect(front(large, undefined, [dry])).to.include(
      'Low water or too little water in 1 of 2 reservoirs Large reservoirs: 60.0% full on',
    );
    expect(front([{ ...dry, reservoir: { ...dry.reservoir, size: 'large' } }])).to.include(
      'Low water or too little water in 1 of 1 large reservoirs',
    );
    expect(front([filled('over', 101, 100)], undefined, [dry])).to.include(
      'Too much water in 1 of 2 reservoirs, low or too little in 1',
    );
    expect(front(large, 3, [dry])).not.to.include('ittle water');
  });

  it('has one scale for all its bars', () => {
    const water = { date: DAY, reservoirs: [filled('full', 107, 100), filled('low', 20, 100, { region: 'south' })] };
    const html = renderPart('en', <HomeWater {...water} />);
    const widths = [...html.matchAll(/class="level-bar-storage" width="(.*?)"/g)].map(([, width]) => width);
    expect(widths.length).to.be.greaterThan(3);
    expect([...new Set(widths)]).to.deep.equal(['90.91%']);
  });

  it('raises no alarm from old figures', () => {
    const low = filled('a', 1, 100, { name: both('a', 'Dam a') });
    expect(front([low])).to.include('Large reservoirs that need attention');
    expect(front([low], 3)).not.to.include('need attention');
  });

  it('lists the lowest reservoirs where none needs attention, unless all are in one region and listed anyway', () => {
    const [a, b] = [filled('a', 60, 100), filled('b', 50, 100, { region: 'south' })];
    expect(front([a, b])).to.include('Lowest now');
    expect(front([a])).to.not.include('Lowest now');
  });

  it('lists reservoirs where all are in one region, and says what was stored a year before', () => {
    const dam = filled('a', 50, 100, { name: both('a', 'Dam a') });
    const text = front([{ ...dam, earlier: { volumes: [], yearBefore: { volume: 40, storage: 100 } } }]);
    expect(text)
      .to.include('Each reservoir Mark across a bar: the same day a year before Dam a 50')
      .and.not.include('By region');
    expect(text).to.include('On the same day a year before: 40.0%, 40\u00a0million\u00a0m³');
    expect(text).to.include('+10.0\u00a0percentage points from a year before');
  });

  it('names the largest change of several regions, be it a rise or a fall', () => {
    const changed = (id: string, region: 'north' | 'east' | 'south', before: number) => ({
      ...filled(id, 50, 100, { region }),
      earlier: { volumes: [], yearBefore: { volume: before, storage: 100 } },
    });
    const text = front([changed('a', 'north', 40), changed('b', 'south', 80), changed('c', 'east', 45)]);
    expect(text).to.include('−30.0\u00a0percentage points from a year before, the largest change');
    expect(text).to.not.include('+10.0\u00a0percentage points from a year before,');
  });

  it('is not rendered where a website has no reservoirs', () => {
    expect(front([])).not.to.include('Water in the large reservoirs');
  });
});

describe('The name of a water data file', () => {
  const files: readonly WaterFile[] = [
    { type: 'reservoirs', size: 'medium', date: DAY },
    { type: 'reservoirsInYear', size: 'large', year: 2026 },
    { type: 'reservoir', id: slug('bhumibol') },
    { type: 'waterUse', season: { year: 2569, season: 'wet' } },
  ];

  it('identifies the content of the file', () => {
    expect(files.map((file) => waterFileName(file, 'csv'))).to.deep.equal([
      'reservoirs-medium-2026-11-20.csv',
      'reservoirs-large-2026.csv',
      'reservoir-bhumibol.csv',
      'water-use-2569-wet.csv',
    ]);
    for (const file of files)
      expect(parseWaterFileName(waterFileName(file, 'json'))).to.deep.equal({ file, format: 'json' });
  });

  it('is undefined for any other text', () => {
    for (const name of [
      ...['reservoirs-large-2026-02-30.csv', 'reservoirs-small-2026-11-20.csv', 'reservoirs-large.csv'],
      ...['reservoirs-large-26.csv', 'reservoirs-large-20265.csv', 'reservoirs-small-2026.csv'],
      ...['reservoir-.csv', 'reservoir-Bhumibol.csv', 'water-use-2569-hot.csv', 'water-use-69-wet.csv'],
      ...['reservoir-bhumibol.xml', 'reservoir-bhumibol', '.csv', ''],
    ])
      expect(parseWaterFileName(name), name).to.equal(undefined);
  });

  it('names seasons as the page addresses do', () => {
    expect(parseSeasonCode(seasonCode({ year: 2568, season: 'dry' }))).to.deep.equal({ year: 2568, season: 'dry' });
  });
});

describe('The reservoirs of an office', () => {
  const headings = (...reservoirs: readonly ReservoirOnDay[]) =>
    Array.from(
      renderPart('en', <OfficeReservoirs reservoirs={reservoirs} date={DAY} />).matchAll(
        /<h3[^>]*>([^<]+)<|<li><a[^>]*\/([a-z]+)"/g,
      ),
      ([, heading, id]) => heading ?? id,
    );

  it('are under the names of their sizes where there are two', () => {
    const [large, medium] = [filled('a', 1, 2), filled('b', 1, 2, { size: 'medium' })];
    expect(headings(large, medium)).to.deep.equal(['Large', 'a', 'Medium', 'b']);
    expect(headings(medium)).to.deep.equal(['b']);
  });
});
