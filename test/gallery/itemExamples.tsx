import type { Slug } from '#domain/content/slug.ts';
import { AlbumGrid } from '#ui/components/item/AlbumGrid.tsx';
import { AlbumPicture } from '#ui/components/item/AlbumPicture.tsx';
import { Contents } from '#ui/components/item/Contents.tsx';
import { CommentForm } from '#ui/components/form/CommentForm.tsx';
import { DateLine } from '#ui/components/text/DateLine.tsx';
import { DocumentFacts } from '#ui/components/item/DocumentFacts.tsx';
import { Facts } from '#ui/components/item/Facts.tsx';
import { ItemKeywords } from '#ui/components/item/ItemKeywords.tsx';
import { ItemLayout } from '#ui/components/item/ItemLayout.tsx';
import { PageFeedback } from '#ui/components/form/PageFeedback.tsx';
import { PersonPortrait } from '#ui/components/item/PersonPortrait.tsx';
import { Picture } from '#ui/components/text/Picture.tsx';
import { PlayMark } from '#ui/components/item/PlayMark.tsx';
import { Prose } from '#ui/components/text/Prose.tsx';
import { SectionPages } from '#ui/components/item/SectionPages.tsx';
import { PageEnd } from '#ui/components/item/PageEnd.tsx';
import { ShareBar } from '#ui/components/item/ShareBar.tsx';
import { VideoPlayer } from '#ui/components/item/VideoPlayer.tsx';
import { refusals } from '#ui/messages/refusals.ts';
import { day, instant, type Samples } from './samples.ts';
import type { Example } from './Example.ts';

/** One item on a page of its own. */
export function itemExamples(samples: Samples): readonly Example[] {
  const {
    context,
    site,
    text,
    title,
    longTitle,
    summary,
    category,
    picture,
    file,
    longFile,
    itemOf,
    videoHere,
    videoElsewhere,
  } = samples;
  const usual = text('ปกติ', 'As usual');
  const longWords = text('ข้อความยาว', 'Long words');
  const address = site.publicOrigin + context.to('main');
  const captioned = { ...picture, caption: title };
  const pictures = [captioned, picture, { ...picture, caption: longTitle }];
  const links = { hrefOf: () => context.to('main'), albumHref: context.to('albums') };
  return [
    {
      component: 'AlbumGrid',
      states: [
        {
          name: text('มีและไม่มีคำบรรยาย', 'With captions and without'),
          shows: <AlbumGrid title={title} pictures={pictures} hrefOf={links.hrefOf} />,
        },
      ],
    },
    {
      component: 'AlbumPicture',
      states: [
        { name: text('ภาพแรก', 'The first'), shows: <AlbumPicture pictures={pictures} current={1} {...links} /> },
        {
          name: text('ภาพสุดท้าย คำบรรยายยาว', 'The last, long words'),
          shows: <AlbumPicture pictures={pictures} current={3} {...links} />,
        },
      ],
    },
    {
      component: 'CommentForm',
      inColumn: true,
      states: [
        { name: usual, shows: <CommentForm about={context.to('main')} /> },
        {
          name: text('ข้อผิดพลาด ข้อความเดิมยังอยู่', 'An error, nothing lost'),
          shows: (
            <CommentForm about={context.to('main')} text={longTitle} error={context.t(refusals.commentUnreadable)} />
          ),
        },
      ],
    },
    {
      component: 'Contents',
      inColumn: true,
      states: [
        {
          name: usual,
          shows: (
            <Contents sections={[title, longTitle, category.label].map((heading) => ({ id: 'section', heading }))} />
          ),
        },
        {
          name: text('ห้าหัวข้อ พับไว้บนโทรศัพท์', 'Five sections, folded on phones'),
          shows: (
            <Contents
              sections={[title, longTitle, category.label, title, longTitle].map((heading, index) => ({
                id: `section-${index}`,
                heading,
              }))}
            />
          ),
        },
      ],
    },
    {
      component: 'DateLine',
      states: [
        { name: text('เผยแพร่', 'Published'), shows: <DateLine publishedAt={instant('2026-11-20T02:00:00.000Z')} /> },
        {
          name: text('ปรับปรุงแล้ว', 'And updated'),
          shows: (
            <DateLine
              publishedAt={instant('2026-11-20T02:00:00.000Z')}
              updatedAt={instant('2026-11-21T02:00:00.000Z')}
            />
          ),
        },
      ],
    },
    {
      component: 'DocumentFacts',
      states: [
        {
          name: usual,
          shows: (
            <DocumentFacts
              item={itemOf({
                kind: 'document',
                number: text('กษ 0300/2569', 'MOA 0300/2026'),
                issuedBy: text('กองแผนงาน', 'Planning Division'),
                issuedOn: day('2026-11-18'),
              })}
            />
          ),
        },
        { name: text('รู้น้อย', 'Little is known'), shows: <DocumentFacts item={itemOf({ kind: 'document' })} /> },
      ],
    },
    {
      component: 'Facts',
      states: [
        { name: text('ไม่มีข้อมูล', 'None'), shows: <Facts facts={[{ name: title, value: undefined }]} /> },
        {
          name: longWords,
          shows: (
            <Facts
              facts={[
                { name: category.label, value: longTitle },
                { name: longTitle, value: summary },
              ]}
            />
          ),
        },
      ],
    },
    {
      component: 'ItemLayout',
      states: [
        {
          name: text('ครบทุกส่วน', 'With everything'),
          shows: (
            <ItemLayout
              item={itemOf(
                { kind: 'news' },
                {
                  cover: captioned,
                  attachments: [file],
                  tags: [category],
                  related: [itemOf({ kind: 'news' })],
                },
              )}
              address={address}
              trail={[{ label: category.label, href: context.to('newsList') }]}
            />
          ),
        },
        {
          name: text('ไฟล์ก่อน ไม่มีวันที่ ข้อความยาว', 'Files first, without dates, long words'),
          shows: (
            <ItemLayout
              item={itemOf({ kind: 'document' }, { title: longTitle, summary: longTitle, attachments: [longFile] })}
              address={address}
              trail={[]}
              filesFirst
              hidesCover
              dates="none"
            />
          ),
        },
      ],
    },
    {
      component: 'ItemKeywords',
      states: [
        { name: usual, shows: <ItemKeywords tags={[category]} /> },
        { name: longWords, shows: <ItemKeywords tags={[category, { code: 'long', label: longTitle }]} /> },
      ],
    },
    {
      component: 'PageFeedback',
      inColumn: true,
      states: [{ name: usual, shows: <PageFeedback about={context.to('main')} /> }],
    },
    {
      component: 'PlayMark',
      inColumn: true,
      states: [
        {
          name: usual,
          shows: (
            <div className="media-card-picture">
              <Picture picture={picture} sizes="20rem" decorative />
              <PlayMark />
            </div>
          ),
        },
        {
          name: text('อยู่บนเว็บไซต์อื่น', 'On another website'),
          shows: (
            <div className="media-card-picture">
              <Picture picture={picture} sizes="20rem" decorative />
              <PlayMark isElsewhere />
            </div>
          ),
        },
      ],
    },
    {
      component: 'PersonPortrait',
      states: [
        { name: text('มีภาพ', 'With a picture'), shows: <PersonPortrait picture={picture} sizes="7rem" /> },
        { name: text('ไม่มีภาพ', 'Without a picture'), shows: <PersonPortrait picture={undefined} sizes="7rem" /> },
      ],
    },
    {
      component: 'Prose',
      states: [{ name: text('ทุกองค์ประกอบ', 'Every element'), shows: <Prose html={body(samples)} /> }],
    },
    {
      component: 'SectionPages',
      states: [
        {
          name: usual,
          shows: (
            <SectionPages
              section={{
                top: itemOf({ kind: 'page' }),
                below: [itemOf({ kind: 'page' }, { slug: 'mission' as Slug })],
              }}
              current="mission"
            />
          ),
        },
      ],
    },
    {
      component: 'PageEnd',
      states: [{ name: usual, shows: <PageEnd title={title} address={address} /> }],
    },
    {
      component: 'ShareBar',
      inColumn: true,
      states: [{ name: usual, shows: <ShareBar title={title} address={address} /> }],
    },
    {
      component: 'VideoPlayer',
      states: [
        {
          name: text('อยู่ที่เว็บไซต์อื่น', 'On another website'),
          shows: <VideoPlayer title={title} video={videoElsewhere} still={picture} />,
        },
        {
          name: text('ไม่มีภาพนิ่ง', 'Without a still'),
          shows: <VideoPlayer title={title} video={videoElsewhere} />,
        },
        {
          name: text('อยู่ที่นี่', 'On this website'),
          shows: <VideoPlayer title={title} video={videoHere} still={picture} />,
        },
      ],
    },
  ];
}

function body({ context, text, title, longTitle, summary, category }: Samples): string {
  const link = `<a href="${context.to('main')}">${title}</a>`;
  return [
    `<p>${summary} ${link}</p>`,
    `<h2>${title}</h2>`,
    `<p>${longTitle}</p>`,
    `<ul><li>${summary}</li><li><strong>${title}</strong></li></ul>`,
    `<ol><li>${summary}</li><li>${longTitle}</li></ol>`,
    `<blockquote><p>${summary}</p></blockquote>`,
    `<h3>${category.label}</h3>`,
    '<div class="table-scroll"><table><thead><tr>',
    `<th scope="col">${text('คลอง', 'Canal')}</th><th scope="col">${text('วันเริ่ม', 'Begins')}</th>`,
    '</tr></thead><tbody>',
    `<tr><td>${text('สายใหญ่ฝั่งซ้าย', 'Left main canal')}</td><td>${context.date(day('2026-12-01'))}</td></tr>`,
    '</tbody></table></div>',
  ].join('');
}
