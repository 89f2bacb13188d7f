import { expect } from 'chai';
import type { ContentDetail } from '#domain/content/content.ts';
import { AlbumGrid } from '#ui/components/item/AlbumGrid.tsx';
import { AlbumPicture } from '#ui/components/item/AlbumPicture.tsx';
import { duration } from '#ui/components/item/duration.ts';
import { MediaCard } from '#ui/components/list/MediaCard.tsx';
import { VideoPlayer } from '#ui/components/item/VideoPlayer.tsx';
import { picture } from '#test/support/builders.ts';
import { draw, textOf } from '#test/support/draw.tsx';
import { contentSummary } from '#test/support/uiBuilders.ts';

describe('The length of a film', () => {
  it('is in minutes and seconds, as players show it', () => {
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

  it('is in hours as well from an hour on, and loses no nought', () => {
    expect([3600, 3729, 36_000, 86_400].map(duration)).to.deep.equal(['1:00:00', '1:02:09', '10:00:00', '24:00:00']);
  });
});

describe('A film', () => {
  type Video = Extract<ContentDetail, { readonly kind: 'video' }>;
  const player = (source: Video['source']) =>
    draw(
      'en',
      <VideoPlayer title="Opening the gate" video={{ kind: 'video', source, seconds: 95 }} still={picture()} />,
    );
  const name = '0123456789abcdef0123456789abcdef';

  it('of ours plays in the page with its captions, and can be downloaded without scripts', () => {
    const html = player({ at: 'here', file: `${name}.mp4`, captions: `${name}.vtt` });
    expect(html).to.include(`<source src="/media/${name}.mp4"`);
    expect(html).to.match(
      new RegExp(`<track kind="captions" src="/media/${name}.vtt" srcLang="en" label="English" default`),
    );
    expect(html).to.match(new RegExp(`</video>.*<a href="/media/${name}.mp4">Download the film</a>`));
  });

  it('of ours does without captions where there are none', () => {
    expect(player({ at: 'here', file: `${name}.mp4` })).not.to.include('<track');
  });

  it('that lies elsewhere is a picture of ours and a link that says where it leads', () => {
    const html = player({ at: 'elsewhere', address: 'https://films.example.org/watch?v=1' });
    expect(html).to.include('href="https://films.example.org/watch?v=1" rel="external noreferrer"');
    expect(textOf(html)).to.include('Watch on films.example.org (1:35)');
    expect(html).not.to.match(/<(video|iframe)|(?:src|srcset)="https/i);
  });
});

describe('A picture of an album', () => {
  const pictures = [1, 2, 3].map((number) => picture({ alt: `Picture ${number}`, caption: `Caption ${number}` }));
  const hrefOf = (number: number) => `/album?picture=${number}`;
  const large = (current: number) =>
    draw('en', <AlbumPicture pictures={pictures} current={current} hrefOf={hrefOf} albumHref="/album" />);

  it('is shown large with the ways to its neighbours and to the album', () => {
    expect(large(2)).to.include('alt="Picture 2"').and.not.include('alt="Picture 1"');
    expect(large(2)).to.include('href="/album?picture=1#picture" rel="prev"');
    expect(large(2)).to.include('href="/album?picture=3#picture" rel="next"');
    expect(large(2)).to.include('<a href="/album">Whole album</a>');
    expect(textOf(large(2)))
      .to.include('2 of 3')
      .and.include('Caption 2');
  });

  it('has no way back from the first, and none on from the last', () => {
    expect(large(1)).not.to.include('rel="prev"');
    expect(large(1)).to.include('rel="next"');
    expect(large(3)).not.to.include('rel="next"');
    expect(large(3)).to.include('rel="prev"');
  });

  it('is reached from the album by a link with the words of the picture, counted from one', () => {
    const html = draw('en', <AlbumGrid title="Album" pictures={pictures} hrefOf={hrefOf} />);
    const links = [...html.matchAll(/<a href="([^"]*)">.*?alt="([^"]*)".*?<\/a>/g)].map(([, href, alt]) => [href, alt]);
    expect(links).to.deep.equal([
      ['/album?picture=1', 'Picture 1'],
      ['/album?picture=2', 'Picture 2'],
      ['/album?picture=3', 'Picture 3'],
    ]);
  });
});

describe('Something to see or to read, in a list,', () => {
  const card = (detail: ContentDetail, locale: 'th' | 'en' = 'en') =>
    textOf(draw(locale, <MediaCard item={contentSummary({ detail })} level={2} sizes="10rem" />));
  const file = { name: 'Issue 12', file: `${'0'.repeat(32)}.pdf`, type: 'application/pdf', size: 1000 };

  it('says what it is and how much of it there is', () => {
    expect(card({ kind: 'album', pictures: [picture()] })).to.include('1 picture');
    expect(card({ kind: 'album', pictures: [picture(), picture()] })).to.include('2 pictures');
    expect(card({ kind: 'video', source: { at: 'elsewhere', address: 'https://a.example' }, seconds: 95 })).to.include(
      'Video, 1:35',
    );
    expect(card({ kind: 'infographic', picture: picture() })).to.include('Infographic');
    expect(card({ kind: 'magazine', issue: 'Issue 12', pages: 48, file })).to.include('Issue 12 · 48 pages');
    expect(card({ kind: 'album', pictures: [picture()] }, 'th')).to.include('1 ภาพ');
  });
});
