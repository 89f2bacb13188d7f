import { expect } from 'chai';
import type { ContentDetail, VideoSource } from '#domain/content/content.ts';
import { AlbumGrid } from '#ui/components/item/AlbumGrid.tsx';
import { AlbumPicture } from '#ui/components/item/AlbumPicture.tsx';
import { duration } from '#ui/components/item/duration.ts';
import { issueBeside, issueParts, issueSubject } from '#ui/components/list/issueNames.ts';
import { MediaCard } from '#ui/components/list/MediaCard.tsx';
import { openingParagraph } from '#ui/components/text/openingParagraph.ts';
import { VideoPlayer } from '#ui/components/item/VideoPlayer.tsx';
import { picture } from '#test/support/builders.ts';
import { renderPart, textOf } from '#test/support/renderPart.tsx';
import { contentSummary } from '#test/support/uiBuilders.ts';

describe('The duration of a video', () => {
  it('is shown in minutes and seconds', () => {
    expect([0, 5, 59, 60, 95, 600, 3599].map(duration)).to.deep.equal([
      '0:00',
      '0:05',
      '0:59',
      '1:00',
      '1:35',
      '10:00',
      '59:59',
    ]);
  });

  it('is shown with hours from one hour on, with leading zeros in minutes and seconds', () => {
    expect([3600, 3729, 36_000, 86_400].map(duration)).to.deep.equal(['1:00:00', '1:02:09', '10:00:00', '24:00:00']);
  });
});

describe('A video', () => {
  type Video = Extract<ContentDetail, { readonly kind: 'video' }>;
  const player = (source: Video['source']) =>
    renderPart(
      'en',
      <VideoPlayer title="Opening the gate" video={{ kind: 'video', source, seconds: 95 }} still={picture()} />,
    );
  const name = '0123456789abcdef0123456789abcdef';

  it('of this website has a player with captions and a download link', () => {
    const html = player({ at: 'here', file: `${name}.mp4`, captions: `${name}.vtt` });
    expect(html).to.include(`<source src="/media/${name}.mp4"`);
    expect(html).to.match(
      new RegExp(`<track kind="captions" src="/media/${name}.vtt" srcLang="en" label="English" default`),
    );
    expect(html).to.match(new RegExp(`</video>.*<a href="/media/${name}.mp4">Download the video</a>`));
  });

  it('of this website has its size at the download link, where it is known', () => {
    expect(textOf(player({ at: 'here', file: `${name}.mp4`, size: 1_332_206 }))).to.include(
      'Download the video (MP4, 1.3 MB)',
    );
  });

  it('of this website needs no captions', () => {
    expect(player({ at: 'here', file: `${name}.mp4` })).not.to.include('<track');
  });

  it('on another website is shown as a local picture and a link that names that website', () => {
    const html = player({ at: 'elsewhere', address: 'https://films.example.org/watch?v=1' });
    expect(html).to.include('href="https://films.example.org/watch?v=1" rel="external noreferrer"');
    expect(textOf(html)).to.include('Watch on films.example.org (1:35)');
    expect(html).not.to.match(/<(video|iframe)|(?:src|srcset)="https/i);
  });

  it('on a website that people know is named as they know it', () => {
    for (const address of [
      'https://www.youtube.com/watch?v=1',
      'https://youtu.be/1',
      'https://m.youtube.com/watch?v=1',
    ])
      expect(textOf(player({ at: 'elsewhere', address }))).to.include('Watch on YouTube (1:35)');
    const address = 'https://youtube.com.example.org/watch';
    expect(textOf(player({ at: 'elsewhere', address }))).to.include('on youtube.com.example.org');
  });
});

describe('A picture of an album', () => {
  const pictures = [1, 2, 3].map((number) => picture({ alt: `Picture ${number}`, caption: `Caption ${number}` }));
  const hrefOf = (number: number) => `/album?picture=${number}`;
  const large = (current: number) =>
    renderPart('en', <AlbumPicture pictures={pictures} current={current} hrefOf={hrefOf} albumHref="/album" />);

  it('is shown large, with links to the previous and next picture and to the album', () => {
    expect(large(2)).to.include('alt="Picture 2"').and.not.include('alt="Picture 1"');
    expect(large(2)).to.include('href="/album?picture=1#picture" rel="prev"');
    expect(large(2)).to.include('href="/album?picture=3#picture" rel="next"');
    expect(large(2)).to.match(/<a href="\/album">.*Whole album<\/a>/);
    expect(textOf(large(2)))
      .to.include('2 of 3')
      .and.include('Caption 2');
  });

  it('links to its file, so that it can be enlarged without scripts', () => {
    expect(large(2)).to.match(/<a href="\/media\/[^"]+\.jpg">.*Open the picture at full size<\/a>/);
  });

  it('has no previous link on the first picture and no next link on the last', () => {
    expect(large(1)).not.to.include('rel="prev"');
    expect(large(1)).to.include('rel="next"');
    expect(large(3)).not.to.include('rel="next"');
    expect(large(3)).to.include('rel="prev"');
  });

  it('is linked from the album with its alternative text, numbered from 1', () => {
    const html = renderPart('en', <AlbumGrid title="Album" pictures={pictures} hrefOf={hrefOf} />);
    const links = [...html.matchAll(/<a href="([^"]*)">.*?alt="([^"]*)".*?<\/a>/g)].map(([, href, alt]) => [href, alt]);
    expect(links).to.deep.equal([
      ['/album?picture=1', 'Picture 1'],
      ['/album?picture=2', 'Picture 2'],
      ['/album?picture=3', 'Picture 3'],
    ]);
  });

  it('is marked in the album where the page shows it large, and all of them as pictures that can be enlarged', () => {
    const html = renderPart('en', <AlbumGrid title="Album" pictures={pictures} hrefOf={hrefOf} current={2} />);
    expect(html.match(/<a [^>]*aria-current[^>]*>/g)).to.deep.equal([
      '<a href="/album?picture=2" aria-current="page">',
    ]);
    expect(html.match(/class="album-zoom"/g)).to.have.lengthOf(3);
  });
});

describe('The text of an album', () => {
  it('is divided after its first paragraph, so that pictures come soon', () => {
    expect(openingParagraph('<p>One <b>day</b>.</p>\n<p>Two.</p><ul></ul>')).to.deep.equal([
      '<p>One <b>day</b>.</p>',
      '<p>Two.</p><ul></ul>',
    ]);
    expect(openingParagraph('<p>One.</p>')).to.deep.equal(['<p>One.</p>', '']);
  });

  it('is not divided where it begins with something else', () => {
    expect(openingParagraph('<blockquote><p>One.</p></blockquote><p>Two.</p>')).to.deep.equal([
      '<blockquote><p>One.</p></blockquote><p>Two.</p>',
      '',
    ]);
    expect(openingParagraph('')).to.deep.equal(['', '']);
  });
});

const FILE = { name: 'Issue 12', file: `${'0'.repeat(32)}.pdf`, type: 'application/pdf', size: 1000 };

describe('The card of a video, infographic, album or magazine', () => {
  const card = (detail: ContentDetail, locale: 'th' | 'en' = 'en') =>
    textOf(renderPart(locale, <MediaCard item={contentSummary({ detail })} level={2} sizes="10rem" />));

  it('shows the kind and the amount of content', () => {
    expect(card({ kind: 'album', pictures: [picture()] })).to.include('1 picture');
    expect(card({ kind: 'album', pictures: [picture(), picture()] })).to.include('2 pictures');
    expect(card({ kind: 'video', source: { at: 'elsewhere', address: 'https://a.example' }, seconds: 95 })).to.include(
      'Video, 1:35',
    );
    expect(card({ kind: 'infographic', picture: picture() })).to.include('Infographic');
    expect(card({ kind: 'magazine', issue: 'Issue 12', pages: 48, file: FILE })).to.match(/Issue 12 .*48 pages/);
    expect(card({ kind: 'album', pictures: [picture()] }, 'th')).to.include('1 ภาพ');
  });

  it('does not say the kind again in a list of its kind', () => {
    const listed = (detail: ContentDetail) =>
      textOf(renderPart('en', <MediaCard item={contentSummary({ detail })} level={2} sizes="10rem" full />));
    const video = listed({ kind: 'video', source: { at: 'elsewhere', address: 'https://a.example' }, seconds: 95 });
    expect(video).to.include('1:35 min').and.include('On a.example').and.not.include('Video');
    const own = { at: 'here', file: 'a.mp4', size: 1_332_206 } as const;
    expect(listed({ kind: 'video', source: own, seconds: 95 }))
      .to.include('1.3 MB')
      .and.not.include('On ');
    expect(listed({ kind: 'infographic', picture: picture() })).not.to.include('Infographic');
  });

  it('has the arrow of links to other websites where the video is on one, and a play mark otherwise', () => {
    const listed = (source: VideoSource) =>
      renderPart(
        'en',
        <MediaCard
          item={contentSummary({ detail: { kind: 'video', source, seconds: 95 }, given: { cover: picture() } })}
          level={2}
          sizes="10rem"
          full
        />,
      );
    const own = listed({ at: 'here', file: 'a.mp4' });
    const elsewhere = listed({ at: 'elsewhere', address: 'https://a.example' });
    expect(elsewhere).to.match(/lucide-external-link.*On a\.example/);
    expect(own).not.to.include('lucide-external-link');
    const markOf = (html: string) => /<svg class="play-mark".*?<\/svg>/.exec(html)?.[0];
    expect(markOf(own)).to.be.a('string');
    expect(markOf(elsewhere)).to.be.a('string').and.not.equal(markOf(own));
  });

  it('says the number of an issue once', () => {
    expect(issueBeside('Thara Stream 24: full moon', 'Issue 24, October–December 2026')).to.equal(
      'October–December 2026',
    );
    expect(issueBeside('สายธารา ฉบับที่ 24 เดือนเต็มดวง', 'ฉบับที่ 24 ตุลาคม–ธันวาคม 2569')).to.equal('ตุลาคม–ธันวาคม 2569');
    expect(issueBeside('Full moon of 2424', 'Issue 24, October–December 2026')).to.equal(
      'Issue 24, October–December 2026',
    );
    expect(issueBeside('Issue 12', 'Issue 12')).to.equal('Issue 12');
    expect(issueBeside('A special issue', 'Special issue')).to.equal('Special issue');
  });

  it('is split into its number and its months', () => {
    expect(issueParts('Issue 24, October–December 2026')).to.deep.equal(['Issue 24', 'October–December 2026']);
    expect(issueParts('ฉบับที่ 24 ตุลาคม–ธันวาคม 2569')).to.deep.equal(['ฉบับที่ 24', 'ตุลาคม–ธันวาคม 2569']);
    expect(issueParts('Special issue')).to.deep.equal(['Special issue']);
  });

  it('has a subject after the name of the magazine and its number', () => {
    expect(issueSubject('Thara Stream 24: full moon', 'Issue 24, October–December 2026')).to.equal('Full moon');
    expect(issueSubject('สายธารา ฉบับที่ 24 เดือนเต็มดวง', 'ฉบับที่ 24 ตุลาคม–ธันวาคม 2569')).to.equal('เดือนเต็มดวง');
    for (const title of ['Full moon of 2424', 'Thara Stream 24', 'Thara Stream 2'])
      expect(issueSubject(title, 'Issue 24, October–December 2026')).to.equal(title);
  });

  it('is named by its subject and issue beside other issues, and by its title elsewhere', () => {
    const item = contentSummary({
      detail: { kind: 'magazine', issue: 'Issue 24, October–December 2026', pages: 8, file: FILE },
      given: { title: 'Thara Stream 24: full moon' },
    });
    const card = (amongItsKind: boolean) =>
      textOf(renderPart('en', <MediaCard item={item} level={3} sizes="7rem" amongItsKind={amongItsKind} />));
    expect(card(true))
      .to.include('Full moon')
      .and.match(/Issue 24 .*October–December 2026/)
      .and.not.include('Stream');
    expect(card(false)).to.include('Thara Stream 24: full moon').and.not.include('Issue 24');
  });
});
