import { expect } from 'chai';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import { findAccessibilityViolations } from './axe.ts';
import { launchChromium } from './chromium.ts';
import { findHtmlErrors } from './htmlChecker.ts';
import { PageConsole } from './PageConsole.ts';

const GOOD = page('<main><h1>Water today</h1><p>All is well.<br/></p></main>');
const BAD = page('<main><h1>Water today</h1><img src="/missing.png"><p><div>Not well.</div></p></main>');

describe('The HTML checker', () => {
  it('finds nothing in a valid page, and reports page, line and error of an invalid one', async () => {
    const faults = await findHtmlErrors([
      { name: 'the good page', html: GOOD },
      { name: 'the bad page', html: BAD },
    ]);
    expect(faults.map((fault) => fault.split(':').slice(0, 2).join(':'))).to.include('the bad page:3');
    expect(faults.join('\n'))
      .to.match(/alt/)
      .and.not.match(/good page/);
  });
});

describe('The browser checks', () => {
  let browser: Browser;
  let server: Server;
  let origin: string;

  before(async () => {
    browser = await launchChromium();
    server = createServer((request, response) => {
      const html = { '/good': GOOD, '/bad': BAD }[request.url ?? ''];
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-security-policy', "default-src 'none'; img-src 'self'");
      response.writeHead(html !== undefined ? 200 : request.url === '/favicon.ico' ? 204 : 404).end(html);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  after(async () => {
    await browser.close();
    server.close();
  });

  it('find nothing on a valid page, even when its policy forbids scripts', async () => {
    const tab = await browser.newPage();
    const pageConsole = await PageConsole.listenTo(tab);
    await tab.goto(`${origin}/good`);
    expect(await findAccessibilityViolations(tab)).to.deep.equal([]);
    expect(pageConsole.drain()).to.deep.equal([]);
    await tab.close();
  });

  it('find a picture without alternative text, a missing file, a script error and a violation of the policy', async () => {
    const tab = await browser.newPage();
    const pageConsole = await PageConsole.listenTo(tab);
    await tab.goto(`${origin}/bad`);
    await tab.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p style="color: red">Styled where it stands.</p>');
      setTimeout(() => {
        throw new Error('broken on purpose');
      });
    });
    expect((await findAccessibilityViolations(tab)).join('\n')).to.match(/image-alt/);
    const messages = pageConsole.drain().join('\n');
    expect(messages).to.match(/failed request: .*missing\.png \(404\)/);
    expect(messages).to.match(/uncaught: broken on purpose/);
    expect(messages).to.match(/policy violation: style-src/);
    await tab.close();
  });
});

function page(body: string): string {
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Water</title>\n</head><body>${body}</body></html>`;
}
