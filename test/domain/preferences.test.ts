import { expect } from 'chai';
import {
  CONTRASTS,
  DEFAULT_PREFERENCES,
  formatPreferences,
  isDefault,
  parsePreferences,
  PREFERENCES_COOKIE,
  TEXT_SIZES,
} from '#domain/preferences.ts';

describe("A visitor's choice of text size and contrast", () => {
  it('is stored in one cookie, named prefs', () => {
    expect(PREFERENCES_COOKIE).to.equal('prefs');
    expect(formatPreferences({ textSize: 'large', contrast: 'high' })).to.equal('large.high');
  });

  it('is the same after it was stored and read, for every combination', () => {
    for (const textSize of TEXT_SIZES)
      for (const contrast of CONTRASTS) {
        const chosen = { textSize, contrast };
        expect(parsePreferences(formatPreferences(chosen))).to.deep.equal(chosen);
      }
  });

  it('is normal text and the contrast of the device when there is no cookie', () => {
    expect(parsePreferences(undefined)).to.deep.equal({ textSize: 'normal', contrast: 'auto' });
    expect(parsePreferences('')).to.deep.equal(DEFAULT_PREFERENCES);
  });

  it('gets the default value for each invalid part of the cookie', () => {
    expect(parsePreferences('huge.high')).to.deep.equal({ textSize: 'normal', contrast: 'high' });
    expect(parsePreferences('large.pink')).to.deep.equal({ textSize: 'large', contrast: 'auto' });
    expect(parsePreferences('large')).to.deep.equal({ textSize: 'large', contrast: 'auto' });
    expect(parsePreferences('.dark')).to.deep.equal({ textSize: 'normal', contrast: 'dark' });
    expect(parsePreferences('LARGE.HIGH')).to.deep.equal(DEFAULT_PREFERENCES);
    expect(parsePreferences('constructor.toString')).to.deep.equal(DEFAULT_PREFERENCES);
  });

  it('is the default only when both parts are the default', () => {
    expect(isDefault({ textSize: 'normal', contrast: 'auto' })).to.equal(true);
    expect(isDefault({ textSize: 'large', contrast: 'auto' })).to.equal(false);
    expect(isDefault({ textSize: 'normal', contrast: 'dark' })).to.equal(false);
  });
});
