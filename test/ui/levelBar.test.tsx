import { expect } from 'chai';
import { LevelBar } from '#ui/charts/LevelBar.tsx';
import { renderPart } from '#test/support/renderPart.tsx';

describe('The bar of a share', () => {
  const bar = (share: number, limit: number | null = null) =>
    renderPart('en', <LevelBar share={share} end={110} limit={limit} />);

  it('shows water beyond the mark of a limit that it reaches, however near', () => {
    for (const share of [76.8, 76.7])
      expect(bar(share, 76.7)).to.include('<rect class="level-bar-water" x="69.73%" width="5" height="100%"></rect>');
    expect(bar(108, 107)).to.include('<rect class="level-bar-excess" x="97.27%" width="5" y="20%" height="60%">');
  });

  it('shows room before the mark of a limit that it does not reach', () => {
    const html = bar(76.6, 76.7);
    expect(html).to.include('<rect class="level-bar-room" x="69.73%" width="5"').and.not.include('level-bar-gap');
    expect(bar(76.6)).not.to.match(/level-bar-(?:room|gap|limit)/);
  });
});
