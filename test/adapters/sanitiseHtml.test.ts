import { expect } from 'chai';
import { sanitiseHtml } from '#adapters/sanitiseHtml.ts';

const NAME = '0123456789abcdef0123456789abcdef-400w.jpg';

describe('sanitiseHtml', () => {
  // prettier-ignore
  const harmful: readonly (readonly [title: string, html: string, cleaned: string])[] = [
    ['scripts', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['scripts in disguise', '<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['event handlers', '<p onclick="alert(1)" ONMOUSEOVER=alert(1)>a</p><img alt="" src="/media/' + NAME + '" onerror="alert(1)">', '<p>a</p><img alt="" src="/media/' + NAME + '" />'],
    ['links that run scripts', '<a href="javascript:alert(1)">a</a> <a href="JaVa\tscript:alert(1)">b</a> <a href=" javascript:alert(1)">c</a> <a href="vbscript:x">d</a>', 'a b c d'],
    ['links to data: addresses', '<a href="data:text/html,<script>alert(1)</script>">a</a>', 'a'],
    ['links to another host in disguise', '<a href="//evil.test">a</a> <a href="/\\evil.test">b</a>', 'a b'],
    ['links that are relative to the path of the page', '<a href="other.html">a</a> <a href="?b">b</a>', 'a <a href="?b">b</a>'],
    ['pictures from data: addresses', '<p><img src="data:image/svg+xml,<svg onload=alert(1)>" alt="x">a</p>', '<p>a</p>'],
    ['pictures of other hosts', '<img src="https://evil.test/pixel.gif" alt=""><img src="/media/../secret.jpg" alt="">', ''],
    ['srcset candidates of other hosts', `<picture><source srcset="https://evil.test/a.webp 400w"><img src="/media/${NAME}" srcset="/media/${NAME} 400w, //evil.test/b.jpg 800w" alt="a"></picture>`, `<picture><img src="/media/${NAME}" alt="a" /></picture>`],
    ['styles', '<style>p{display:none}</style><p style="position:fixed">a</p>', '<p>a</p>'],
    ['frames and plug-ins', '<iframe src="https://evil.test">a</iframe><object data="x">b</object><embed src="x"><p>c</p>', '<p>c</p>'],
    ['forms', '<form action="https://evil.test"><input name="password"><button>go</button></form>', 'go'],
    ['SVG and MathML', '<svg><script>alert(1)</script><a href="x">a</a></svg><math><mtext>b</mtext></math>', ''],
    ['ids, names and classes, which scripts and styles of the page could match', '<p id="main" name="main" class="alert">a</p>', '<p>a</p>'],
    ['elements that imitate a dialog of the page', '<div class="dialog" role="alertdialog">a</div>', 'a'],
    ['elements of the head, such as a base address', '<base href="https://evil.test/"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x"><p>a</p>', '<p>a</p>'],
    ['comments', '<p>a<!-- <script> --><!--[if IE]><p>b</p><![endif]--></p>', '<p>a</p>'],
    ['targets that open new windows', '<a href="https://example.org" target="_blank" rel="opener">a</a>', '<a href="https://example.org" rel="noopener">a</a>'],
  ];

  for (const [title, html, cleaned] of harmful)
    it(`removes ${title}`, () => {
      expect(sanitiseHtml(html)).to.equal(cleaned);
      expect(sanitiseHtml(sanitiseHtml(html))).to.equal(sanitiseHtml(html));
    });

  it('keeps the elements of an article', () => {
    const html =
      '<h2>a</h2><p lang="th">ข้าว<br />น้ำ</p><ul><li><strong>b</strong></li></ul><ol start="3"><li><em>c</em></li></ol>' +
      '<blockquote><p>d</p></blockquote><p><a href="tel:1111">e</a> <a href="/th/main?a=1#b">f</a></p>' +
      '<div class="table-scroll" role="region" tabindex="0" aria-label="g"><table><thead><tr><th scope="col">h</th></tr></thead>' +
      '<tbody><tr><td class="align-end">1</td></tr></tbody></table></div><hr />' +
      `<figure><picture><source type="image/webp" srcset="/media/${NAME} 400w" sizes="100vw" /><img src="/media/${NAME}" alt="i" width="4" height="3" loading="lazy" /></picture><figcaption>j</figcaption></figure>`;
    expect(sanitiseHtml(html)).to.equal(html);
  });

  it('keeps Thai combining marks unchanged', () => {
    expect(sanitiseHtml('<p>น้ำท่วมที่กั้นไว้ &amp; “ป้อง”</p>')).to.equal('<p>น้ำท่วมที่กั้นไว้ &amp; “ป้อง”</p>');
  });
});
