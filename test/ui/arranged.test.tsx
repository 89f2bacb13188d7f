import { expect } from 'chai';
import type { CategoryLabel, ContentDetail } from '#domain/content/content.ts';
import { bySubject } from '#ui/components/list/bySubject.ts';
import { Facts } from '#ui/components/item/Facts.tsx';
import { Subjects } from '#ui/components/list/Subjects.tsx';
import { Tabs } from '#ui/components/list/Tabs.tsx';
import { OitYearPage } from '#ui/pages/OitYearPage.tsx';
import { ProfessionalPage } from '#ui/pages/ProfessionalPage.tsx';
import { draw, textOf } from '#test/support/draw.tsx';
import { contentItem, contentSummary } from '#test/support/uiBuilders.ts';

const WATER: CategoryLabel = { code: 'water', label: 'Water' };
const LAND: CategoryLabel = { code: 'land', label: 'Land' };

const question = (name: string, category?: CategoryLabel) =>
  contentSummary({ name, detail: { kind: 'faq', position: 1 }, given: { ...(category && { category }) } });

describe('Items by subject', () => {
  it('stand together, the subjects in the order in which they came', () => {
    const groups = bySubject([question('a', WATER), question('b', WATER), question('c', LAND), question('d')]);
    expect(groups.map(({ subject, items }) => [subject?.label, items.map(({ slug }) => slug)])).to.deep.equal([
      ['Water', ['a', 'b']],
      ['Land', ['c']],
      [undefined, ['d']],
    ]);
    expect(bySubject([])).to.deep.equal([]);
  });

  it('can be those of another label, such as the group of a disclosure', () => {
    const items = [question('a', WATER), question('b', WATER)];
    expect(bySubject(items, () => undefined)).to.have.lengthOf(1);
  });

  const subjects = (items: readonly ReturnType<typeof question>[]) =>
    draw(
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

  it('have headings, and links to them at the beginning; what has no subject comes under Other', () => {
    const html = subjects([question('a', WATER), question('b')]);
    expect(html).to.include('<a href="#subject-water">Water</a>').and.include('<h2 id="subject-water">Water</h2>');
    expect(html).to.include('<a href="#subject-other">Other</a>').and.include('<h2 id="subject-other">Other</h2>');
    expect(html).to.include('a at 3').and.include('b at 3');
  });

  it('of one subject have its heading, and no links that would lead nowhere else', () => {
    const html = subjects([question('a', WATER), question('b', WATER)]);
    expect(html).to.include('<h2 id="subject-water">Water</h2>').and.not.include('<nav');
  });

  it('have no headings where there are no subjects at all', () => {
    expect(subjects([question('a'), question('b')])).to.equal('<p>a b at 2</p>');
  });
});

describe('What is known of a thing', () => {
  it('is told by name, and what is not known is left out', () => {
    const html = draw(
      'en',
      <Facts
        facts={[
          { name: 'Telephone', value: '0 2000 0000' },
          { name: 'Fax', value: undefined },
          { name: 'Email', value: '' },
          { name: 'Hours', value: false },
          { name: 'Floor', value: 0 },
        ]}
      />,
    );
    expect(textOf(html)).to.equal('Telephone 0 2000 0000 Floor 0');
  });

  it('is no empty list when nothing is', () => {
    expect(draw('en', <Facts facts={[{ name: 'Fax', value: undefined }]} />)).to.equal('');
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
    return draw(
      'en',
      <ProfessionalPage item={contentItem({ detail })} address="https://office.test/en/professionals/x" trail={[]} />,
    );
  };

  it('tells position, telephone, email, education and work history', () => {
    const html = pageOf({
      phone: '0 2000 1100',
      email: 'water@thara.example',
      education: ['BEng, Irrigation', 'MSc, Hydrology'],
      workHistory: ['Region 1, 2010–2018'],
    });
    const text = textOf(html);
    expect(text).to.include('Position Hydrologist').and.include('Education BEng, Irrigation MSc, Hydrology');
    expect(text).to.include('Work history Region 1, 2010–2018');
    expect(html).to.include('href="tel:020001100"').and.include('href="mailto:water@thara.example"');
  });

  it('does not speak of what is not known', () => {
    const html = pageOf({});
    expect(textOf(html)).not.to.match(/Education|Work history|Telephone/);
    expect(html).not.to.match(/<ul[^>]*><\/ul>|mailto:"/);
  });

  it('has no date, which says nothing of a person', () => {
    expect(textOf(pageOf({}))).not.to.include('Published');
  });
});

describe('The few faces of a page', () => {
  it('are links with a name, and the one that is shown is marked', () => {
    const html = draw(
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

describe('The disclosure of a year', () => {
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
  const draw2569 = (given: Partial<Parameters<typeof OitYearPage>[0]> = {}) =>
    draw(
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

  it('counts what is published, in all and in each group, and says what is missing', () => {
    const text = textOf(draw2569());
    expect(text).to.include('2 of 3 published');
    expect(text).to.match(/Water 1 of 2 published .* Land 1 of 1 published/);
    expect(text.match(/Not published yet/g)).to.have.lengthOf(1);
  });

  it('leads to the other years, and to each code of this one', () => {
    expect(draw2569()).to.include('<a href="/en/oit/2569" aria-current="page">').and.include('<a href="/en/oit/2568">');
    expect(draw2569()).to.include('href="/en/oit/2569/O2"');
  });

  it('does not pretend to have counted all when there is a second page', () => {
    expect(textOf(draw2569({ total: 150 }))).not.to.include('2 of 3 published');
  });

  it('says that there is nothing yet, before there is a year', () => {
    const html = draw('en', <OitYearPage items={[]} total={0} paging={{ page: 1, pageSize: 100 }} years={[]} />);
    expect(textOf(html)).to.include('Public disclosure (OIT)').and.include('Nothing has been published here yet.');
    expect(html).not.to.include('undefined');
  });
});
