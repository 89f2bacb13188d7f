import { expect } from 'chai';
import type { CategoryLabel, ContentDetail } from '#domain/content/content.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { Picture } from '#domain/picture.ts';
import { bySubject } from '#ui/components/list/bySubject.ts';
import { Facts } from '#ui/components/item/Facts.tsx';
import { PersonPortrait } from '#ui/components/item/PersonPortrait.tsx';
import { Subjects } from '#ui/components/list/Subjects.tsx';
import { Tabs } from '#ui/components/list/Tabs.tsx';
import { AnswerPage } from '#ui/pages/AnswerPage.tsx';
import { OitItemPage } from '#ui/pages/OitItemPage.tsx';
import { OitYearPage } from '#ui/pages/OitYearPage.tsx';
import { ProfessionalPage } from '#ui/pages/ProfessionalPage.tsx';
import { picture } from '#test/support/builders.ts';
import { renderPart, textOf } from '#test/support/renderPart.tsx';
import { contentItem, contentSummary } from '#test/support/uiBuilders.ts';

const WATER: CategoryLabel = { code: 'water', label: 'Water' };
const LAND: CategoryLabel = { code: 'land', label: 'Land' };

const question = (name: string, category?: CategoryLabel) =>
  contentSummary({ name, detail: { kind: 'faq', position: 1 }, given: { ...(category && { category }) } });

describe('Items grouped by subject', () => {
  it('are grouped in the order in which their subjects first occur', () => {
    const groups = bySubject([question('a', WATER), question('b', WATER), question('c', LAND), question('d')]);
    expect(groups.map(({ subject, items }) => [subject?.label, items.map(({ slug }) => slug)])).to.deep.equal([
      ['Water', ['a', 'b']],
      ['Land', ['c']],
      [undefined, ['d']],
    ]);
    expect(bySubject([])).to.deep.equal([]);
  });

  it('can be grouped by another label, such as the group of a disclosure', () => {
    const items = [question('a', WATER), question('b', WATER)];
    expect(bySubject(items, () => undefined)).to.have.lengthOf(1);
  });

  const subjects = (items: readonly ReturnType<typeof question>[]) =>
    renderPart(
      'en',
      <Subjects
        subjects={bySubject(items)}
        rows={(of, level) => (
          <p>
            {of.map(({ slug }) => slug).join(' ')} at {level}
          </p>
        )}
      />,
    );

  it('have a heading per subject and links to the headings; items without a subject are under Other', () => {
    const html = subjects([question('a', WATER), question('b')]);
    expect(html).to.include('<a href="#subject-water">Water</a>').and.include('<h2 id="subject-water">Water</h2>');
    expect(html).to.include('<a href="#subject-other">Other</a>').and.include('<h2 id="subject-other">Other</h2>');
    expect(html).to.include('a at 3').and.include('b at 3');
  });

  it('have no links to headings when there is only one subject', () => {
    const html = subjects([question('a', WATER), question('b', WATER)]);
    expect(html).to.include('<h2 id="subject-water">Water</h2>').and.not.include('<nav');
  });

  it('have no headings when no item has a subject', () => {
    expect(subjects([question('a'), question('b')])).to.equal('<p>a b at 2</p>');
  });
});

describe('The list of facts', () => {
  it('shows each fact with its name, and leaves out facts that are not known', () => {
    const html = renderPart(
      'en',
      <Facts
        facts={[
          { name: 'Phone', value: '0 2000 0000' },
          { name: 'Fax', value: undefined },
          { name: 'E-mail', value: '' },
          { name: 'Hours', value: false },
          { name: 'Floor', value: 0 },
        ]}
      />,
    );
    expect(textOf(html)).to.equal('Phone 0 2000 0000 Floor 0');
  });

  it('renders nothing when no fact is known', () => {
    expect(renderPart('en', <Facts facts={[{ name: 'Fax', value: undefined }]} />)).to.equal('');
  });
});

describe('The page of an expert', () => {
  type Professional = Extract<ContentDetail, { readonly kind: 'professional' }>;
  const pageOf = (given: Partial<Professional>) => {
    const detail: Professional = {
      kind: 'professional',
      position: 'Hydrologist',
      education: [],
      workHistory: [],
      ...given,
    };
    return renderPart(
      'en',
      <ProfessionalPage item={contentItem({ detail })} address="https://office.test/en/professionals/x" trail={[]} />,
    );
  };

  it('shows position, telephone, email, education and work history', () => {
    const html = pageOf({
      phone: '0 2000 1100',
      email: 'water@thara.example',
      education: ['BEng, Irrigation', 'MSc, Hydrology'],
      workHistory: ['Region 1, 2010–2018'],
    });
    const text = textOf(html);
    expect(html).to.match(/<\/h1><p class="item-subtitle">Hydrologist<\/p>/);
    expect(text).to.include('Education BEng, Irrigation MSc, Hydrology');
    expect(text).to.include('Work history Region 1, 2010–2018');
    expect(html).to.include('href="tel:020001100"').and.include('href="mailto:water@thara.example"');
  });

  it('says how to ask the person, and by phone or e-mail only where there is one', () => {
    const html = pageOf({ email: 'water@thara.example' });
    expect(textOf(html)).to.include('How to ask Ask by phone or e-mail on working days, or with the contact form');
    expect(html).to.include('href="/en/contact"');
    expect(textOf(pageOf({}))).to.include('How to ask Ask with the contact form');
  });

  it('says that the number is invented where it is a masked one', () => {
    const invented = 'an invented number';
    expect(textOf(pageOf({ phone: '0 2xxx 1100' }))).to.include(invented);
    expect(textOf(pageOf({ phone: '0 2000 1100' }))).not.to.include(invented);
    expect(textOf(pageOf({}))).not.to.include(invented);
  });

  it('names the office of the person as a fact, and other related items below the page', () => {
    const office = contentSummary({
      name: 'bureau',
      detail: { kind: 'agency', address: '1 Canal Road' },
      given: { title: 'Water Bureau' },
    });
    const news = contentSummary({ name: 'hearing', detail: { kind: 'news' } });
    const detail = { kind: 'professional', position: 'Hydrologist', education: [], workHistory: [] } as const;
    const item = contentItem({ detail, given: { related: [news, office] } });
    const html = renderPart('en', <ProfessionalPage item={item} address="https://office.test/en/x" trail={[]} />);
    expect(textOf(html)).to.include('Office Water Bureau');
    expect(html.match(/href="\/en\/agencies\/bureau"/g)).to.have.lengthOf(1);
    expect(html.slice(html.indexOf('related-items'))).to.include('/en/news/hearing');
  });

  it('breaks no part of the name within its text', () => {
    const detail = { kind: 'professional', position: 'Hydrologist', education: [], workHistory: [] } as const;
    const item = { ...contentItem({ detail }), title: 'จิรภิญญา นาเวียงคำ', bodyHtml: '<p>จิรภิญญาเป็นวิศวกร</p>' };
    const html = renderPart('th', <ProfessionalPage item={item} address="https://office.test/th/x" trail={[]} />);
    expect(html).to.include('<p><span class="nb">จิรภิญญา</span>เป็นวิศวกร</p>');
  });

  it('shows the picture of the person, and an outline that says nothing of anybody where there is none', () => {
    const portrait = (cover?: Picture) => renderPart('en', <PersonPortrait picture={cover} sizes="7rem" />);
    expect(portrait(picture({ alt: 'Somchai at a gauge' })))
      .to.include('alt="Somchai at a gauge"')
      .and.not.include('<svg');
    expect(portrait()).to.include('<svg').and.include('aria-hidden="true"').and.not.include('<img');
    expect(pageOf({})).to.include('class="person-portrait"');
  });

  it('says that a telephone number with masked digits is invented, without a link', () => {
    const html = pageOf({ phone: '0 2xxx 1100' });
    expect(textOf(html)).to.include('0 2xxx 1100 (an invented number)');
    expect(html).not.to.include('tel:');
  });

  it('leaves out what is not known', () => {
    const html = pageOf({});
    expect(textOf(html)).not.to.match(/Education|Work history|Phone/);
    expect(html).not.to.match(/<ul[^>]*><\/ul>|mailto:"/);
  });

  it('shows no date', () => {
    expect(textOf(pageOf({}))).not.to.include('Published');
  });
});

describe('The tabs of a page', () => {
  it('are links in a named navigation, and the current one is marked', () => {
    const html = renderPart(
      'en',
      <Tabs
        label="When"
        tabs={[
          { label: 'Coming', href: '/en/events', current: true },
          { label: 'Past', href: '/en/events?when=past', current: false },
        ]}
      />,
    );
    expect(html).to.include('aria-label="When"').and.include('<a href="/en/events" aria-current="page">Coming</a>');
    expect(html).to.include('<a href="/en/events?when=past">Past</a>');
  });
});

describe("The page of a year's disclosure", () => {
  const year: CategoryLabel = { code: '2569', label: 'Fiscal year 2569' };
  const code = (name: string, group: CategoryLabel, published: boolean) =>
    contentSummary({
      name: `2569-${name.toLowerCase()}`,
      detail: {
        kind: 'oit',
        fiscalYear: 2569,
        code: name,
        links: published ? [{ label: 'Report', address: 'https://office.test/report' }] : [],
      },
      given: { category: year, subcategory: group },
    });
  const items = [code('O1', WATER, true), code('O2', WATER, false), code('O3', LAND, true)];
  const render2569 = (given: Partial<Parameters<typeof OitYearPage>[0]> = {}) =>
    renderPart(
      'en',
      <OitYearPage
        items={items}
        total={items.length}
        paging={{ page: 1, pageSize: 100 }}
        year={year}
        years={[year, { code: '2568', label: 'Fiscal year 2568' }]}
        {...given}
      />,
    );

  it('counts published codes in total and per group, and marks missing ones', () => {
    const text = textOf(render2569());
    expect(text).to.include('2 of 3 published');
    expect(text).to.match(/Water 1 of 2 published .* Land 1 of 1 published/);
    expect(text.match(/Not published yet/g), 'above the codes and in a row').to.have.lengthOf(2);
    expect(text).to.include('Not published yet: O2');
    expect(render2569()).to.include('href="/en/oit/2569/O2"');
  });

  it('shows a code in a row: its title, status, last change, and how many links and files it has', () => {
    const rows = [...render2569().matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => textOf(row));
    expect(rows[0]).to.equal('Code What is disclosed Status Updated Links and files');
    expect(rows[1]).to.match(/^O1 .* Published Updated \d+ \w+ \d{4} 1 link$/);
    expect(rows[2]).to.match(/^O2 .* Not published yet – –$/);
  });

  it('says until when a missing code is to be published, and does not expect one of a past year', () => {
    const due = contentSummary({
      name: '2569-o4',
      detail: { kind: 'oit', fiscalYear: 2569, code: 'O4', links: [], due: '2027-03-31' as CalendarDate },
      given: { category: year, subcategory: WATER },
    });
    expect(textOf(render2569({ items: [due], total: 1 }))).to.include('Not published yet Due 31 Mar 2027');
    const newer = { code: '2570', label: 'Fiscal year 2570' };
    const past = textOf(render2569({ years: [newer, year] }));
    expect(past).to.include('Not published: O2').and.not.include('Not published yet');
  });

  it('links to the other years, and to each code of this year', () => {
    expect(render2569())
      .to.include('<a href="/en/oit/2569" aria-current="page">')
      .and.include('<a href="/en/oit/2568">');
    expect(render2569()).to.include('href="/en/oit/2569/O2"');
  });

  it('shows no counts when there is a second page', () => {
    expect(textOf(render2569({ total: 150 }))).not.to.include('2 of 3 published');
  });

  it('says that nothing is published when there is no year', () => {
    const html = renderPart('en', <OitYearPage items={[]} total={0} paging={{ page: 1, pageSize: 100 }} years={[]} />);
    expect(textOf(html)).to.include('Public disclosure (OIT)').and.include('Nothing has been published here yet.');
    expect(html).not.to.include('undefined');
  });
});

describe('The page of a code of disclosure', () => {
  const detailOf = (code: string, fiscalYear = 2569) => ({ kind: 'oit', fiscalYear, code, links: [] }) as const;
  const related = (code: string, fiscalYear?: number) =>
    contentSummary({ name: `${fiscalYear ?? 2569}-${code.toLowerCase()}`, detail: detailOf(code, fiscalYear) });

  it('says first when what is missing is to be published', () => {
    const html = renderPart(
      'en',
      <OitItemPage
        item={contentItem({ detail: { ...detailOf('O8'), due: '2027-03-31' as CalendarDate } })}
        address="https://office.test/en/oit/2569/O8"
        trail={[]}
      />,
    );
    expect(textOf(html)).to.match(/Not published yet Due\s31\sMarch\s2027.*About this code Due\s31\sMarch\s2027/);
  });

  it('links to the codes beside it once, though they are related too', () => {
    const html = renderPart(
      'en',
      <OitItemPage
        item={contentItem({
          detail: detailOf('O2'),
          given: { related: [related('O1'), related('O3'), related('O3', 2568), related('O7')] },
        })}
        address="https://office.test/en/oit/2569/O2"
        trail={[]}
        before={{ code: 'O1', title: 'Structure' }}
        after={{ code: 'O3', title: 'Duties' }}
      />,
    );
    const linked = [...html.matchAll(/href="\/en\/oit\/(\d+\/O\d)"/g)].map(([, code]) => code);
    expect(linked).to.have.members(['2569/O1', '2569/O3', '2568/O3', '2569/O7']);
  });
});

describe('The page of an answer', () => {
  const answer = (related: readonly ReturnType<typeof contentSummary>[]) =>
    renderPart(
      'en',
      <AnswerPage
        item={contentItem({ detail: { kind: 'faq', position: 1 }, given: { related } })}
        address="https://office.test/en/faq/x"
        trail={[]}
      />,
    );

  it('has a row for each form that it is about, with the file, and other questions apart from them', () => {
    const file = { name: 'Form 11', file: 'form.pdf', type: 'application/pdf', size: 97_000 };
    const form = contentSummary({
      name: 'form-11',
      detail: { kind: 'document' },
      given: { title: 'Form 11', attachments: [file] },
    });
    const html = answer([form, question('next')]);
    expect(textOf(html)).to.match(/Forms and services Form 11 Document .* Download \(PDF, 97 kB\)/);
    expect(html.slice(html.indexOf('related-items')))
      .to.include('/en/faq/next')
      .and.not.include('form-11');
  });

  it('says where to ask when it is not the answer', () => {
    expect(textOf(answer([])))
      .to.include('No answer to your question? Contact us')
      .and.not.include('Forms and services');
  });
});

describe('The files of a code of disclosure', () => {
  const pageWith = (bodyHtml: string) =>
    textOf(
      renderPart(
        'en',
        <OitItemPage
          item={contentItem({
            detail: { kind: 'oit', fiscalYear: 2569, code: 'O2', links: [{ label: 'Plan', address: '/en/plan' }] },
            given: { bodyHtml },
          })}
          address="https://office.test/en/oit/2569/O2"
          trail={[]}
        />,
      ),
    );

  it('are before a text that explains them, and after a table, which is what is disclosed', () => {
    expect(pageWith('<p>Why these.</p>')).to.match(/Plan.*Why these/);
    expect(pageWith('<table><tr><td>Nine cases</td></tr></table>')).to.match(/Nine cases.*Plan/);
  });
});
