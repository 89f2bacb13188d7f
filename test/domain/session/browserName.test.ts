import { expect } from 'chai';
import { browserName } from '#domain/session/browserName.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

/** Headers as these browsers send them. */
const NAMES = [
  [`${WINDOWS} ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${WINDOWS} ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge', 'Windows'],
  [`${ANDROID} ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0`, 'Edge', 'Android'],
  [`${WINDOWS} ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'Opera', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${ANDROID} ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`${ANDROID} ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
  [`${IPHONE} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
  [`${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iOS'],
  [`${IPHONE} Version/18.0 EdgiOS/141.0.0.0 Mobile/15E148 Safari/604.1`, 'Edge', 'iOS'],
  [`${IPAD} Version/17.4 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
  [`${IPHONE} Mobile/15E148 Safari Line/15.3.1`, 'LINE', 'iOS'],
  [
    `${ANDROID} ${WEBKIT} Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/530.0.0.48]`,
    'Facebook',
    'Android',
  ],
  [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBDV/iPhone14,5]`, 'Facebook', 'iOS'],
] as const;

describe('The name of a browser (browserName)', () => {
  it('is what people call it, with its system', () => {
    for (const [header, browser, system] of NAMES)
      expect(browserName(header), header).to.deep.equal({ browser, system });
  });

  it('is nothing that a stranger wrote into the header', () => {
    for (const header of ['', 'curl/8.5.0', 'MyFirefoxes <b>http://evil.example</b>', 'Chromed'])
      expect(browserName(header), header).to.deep.equal({});
  });
});
