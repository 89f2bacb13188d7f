import { expect } from 'chai';
import { Prose } from '#ui/components/text/Prose.tsx';
import { renderPart } from '#test/support/renderPart.tsx';

const TABLE = '<table><tbody><tr><td>4</td></tr></tbody></table>';
const HINT = '<p class="scroll-hint" aria-hidden="true">↔ This table scrolls sideways</p>';

describe('A table in the text of an author', () => {
  it('keeps the box and the name that it has, and says in it that it scrolls', () => {
    const box = '<div class="table-scroll" role="region" tabindex="0" aria-label="Table: Levels">';
    expect(renderPart('en', <Prose html={`<p>a</p>${box}${TABLE}</div><p>b</p>`} />)).to.equal(
      `<div class="prose"><p>a</p>${box}${HINT}${TABLE}</div><p>b</p></div>`,
    );
  });

  it('is put into a box with a name when it came without one', () => {
    const box = '<div class="table-scroll" role="region" tabindex="0" aria-label="Table">';
    expect(renderPart('en', <Prose html={`${TABLE}<p>b</p><table lang="th"></table>`} />)).to.equal(
      `<div class="prose">${box}${HINT}${TABLE}</div><p>b</p>${box}${HINT}<table lang="th"></table></div></div>`,
    );
  });

  it('names the columns of the cells after the first when it holds sentences in three columns or more', () => {
    const html = tableOf(
      ['When you', 'We "hold"', 'What for', 'How long'],
      ['write <em>to us</em>', 'name <em>and</em> contact', 'to reply to your letter soon', '–'],
    );
    const shown = renderPart('en', <Prose html={html} />);
    expect(shown).to.include('<table data-stacked><thead><tr><th>When you</th>');
    expect(shown).to.include(
      '<tr><td>write <em>to us</em></td>' +
        '<td data-label="We &quot;hold&quot;"><div>name <em>and</em> contact</div></td>' +
        '<td data-label="What for"><div>to reply to your letter soon</div></td><td data-nothing>–</td></tr>',
    );
    expect(shown.replace(/<[^>]*>/g, '')).to.include(html.replace(/<[^>]*>/g, ''));
  });

  it('may be wider than the text when the longest cells of three columns or more need it', () => {
    const long = 'a sentence of some fifty letters, or very nearly so';
    const tables = [
      tableOf(['a', 'b', 'c'], [long, long, long]),
      tableOf(['a', 'b', 'c'], [long, long, '4']),
      tableOf(['a', 'b'], [long, long + long]),
    ];
    const shown = tables.map((html) => renderPart('en', <Prose html={html} />).includes(' data-wide'));
    expect(shown).to.deep.equal([true, false, false]);
  });

  it('stays a table of columns when it holds figures, has two columns or joins cells', () => {
    const figures = tableOf(
      ['Bank', 'Per day (cm)', 'In six hours (cm)'],
      ['Loam or compacted laterite bank', '50', '15'],
    );
    const two = tableOf(['Bill', 'Who sets it'], ['Electricity', 'The power authority; the group shares it out']);
    const joined = figures.replace('<td>50', '<td colspan="2">The same on both days of the drill');
    for (const html of [figures, two, joined])
      expect(renderPart('en', <Prose html={html} />))
        .to.include(html)
        .and.not.include('data-label');
  });
});

function tableOf(head: readonly string[], row: readonly string[]): string {
  const cells = (tag: string, texts: readonly string[]) => texts.map((text) => `<${tag}>${text}</${tag}>`).join('');
  return `<table><thead><tr>${cells('th', head)}</tr></thead><tbody><tr>${cells('td', row)}</tr></tbody></table>`;
}
