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
});
