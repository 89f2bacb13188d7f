import Droplet from 'lucide-react/icons/droplet';
import { AttachmentLink } from '#ui/components/item/AttachmentLink.tsx';
import { Attachments } from '#ui/components/item/Attachments.tsx';
import { Breadcrumbs } from '#ui/components/site/Breadcrumbs.tsx';
import { BordersSource } from '#ui/components/text/BordersSource.tsx';
import { CallLinks } from '#ui/components/text/CallLinks.tsx';
import { ButtonLink } from '#ui/components/site/ButtonLink.tsx';
import { Fold } from '#ui/components/text/Fold.tsx';
import { Hero, HeroPanel } from '#ui/components/site/Hero.tsx';
import { DateText } from '#ui/components/text/DateText.tsx';
import { Icon } from '#ui/components/text/Icon.tsx';
import { MainFile } from '#ui/components/item/MainFile.tsx';
import { MainBlock } from '#ui/components/site/MainBlock.tsx';
import { DeferredUnavailable, DeferredPlaceholder } from '#ui/components/text/DeferredNote.tsx';
import { DownloadLink } from '#ui/components/text/DownloadLink.tsx';
import { Notice } from '#ui/components/text/Notice.tsx';
import { PageIntro } from '#ui/components/text/PageIntro.tsx';
import { PhoneLink } from '#ui/components/text/PhoneLink.tsx';
import { PolicyLink } from '#ui/components/text/PolicyLink.tsx';
import { MemberPicture } from '#ui/components/site/MemberPicture.tsx';
import { AsWritten } from '#ui/components/text/AsWritten.tsx';
import { Phrases } from '#ui/components/text/Phrases.tsx';
import { Picture } from '#ui/components/text/Picture.tsx';
import { QrCodeImage } from '#ui/components/text/QrCodeImage.tsx';
import { SampleNote } from '#ui/components/text/SampleNote.tsx';
import { TableBox } from '#ui/components/text/TableBox.tsx';
import { Sentence } from '#ui/components/text/Sentence.tsx';
import { Tabs } from '#ui/components/list/Tabs.tsx';
import { TitledSection } from '#ui/components/site/TitledSection.tsx';
import { TaskIcon } from '#ui/components/site/TaskIcon.tsx';
import { TaskList } from '#ui/components/site/TaskList.tsx';
import { Unbroken } from '#ui/components/text/Unbroken.tsx';
import { Unit } from '#ui/components/water/Unit.tsx';
import { homeMessages } from '#ui/messages/home.ts';
import { listMessages } from '#ui/messages/list.ts';
import { mainMessages } from '#ui/messages/main.ts';
import { agencyMessages } from '#ui/messages/agency.ts';
import { waterMessages } from '#ui/messages/water.ts';
import { day, instant, type Samples } from './samples.ts';
import type { Example } from './Example.ts';

/** Text, links, icons and pictures: the small components that others consist of. */
export function textExamples(samples: Samples): readonly Example[] {
  const { context, text, title, longTitle, summary, picture, layout, file, longFile } = samples;
  const usual = text('ปกติ', 'As usual');
  const longWords = text('ข้อความยาว', 'Long words');
  const way = <ButtonLink href={context.to('main')} label={context.t(homeMessages.toMain)} />;
  return [
    {
      component: 'AttachmentLink',
      states: [
        { name: usual, shows: <AttachmentLink attachment={file} /> },
        { name: text('ชื่อไฟล์ยาว', 'Long file name'), shows: <AttachmentLink attachment={longFile} /> },
        { name: text('อยู่ใต้ชื่อเรื่อง', 'Below its title'), shows: <AttachmentLink attachment={file} isBelowTitle /> },
      ],
    },
    {
      component: 'Attachments',
      states: [
        { name: text('ไม่มีไฟล์', 'None'), shows: <Attachments attachments={[]} /> },
        { name: text('สองไฟล์', 'Two'), shows: <Attachments attachments={[file, longFile]} /> },
      ],
    },
    {
      component: 'MainFile',
      states: [{ name: usual, shows: <MainFile file={file} changedAt={instant('2026-09-10T02:00:00.000Z')} /> }],
    },
    {
      component: 'BordersSource',
      inColumn: true,
      states: [{ name: text('ปกติ', 'As usual'), shows: <BordersSource /> }],
    },
    {
      component: 'Breadcrumbs',
      states: [
        { name: usual, shows: <Breadcrumbs current={title} /> },
        {
          name: longWords,
          shows: <Breadcrumbs trail={[{ label: longTitle, href: context.to('newsList') }]} current={longTitle} />,
        },
      ],
    },
    {
      component: 'ButtonLink',
      states: [
        { name: usual, shows: way },
        { name: longWords, shows: <ButtonLink href={context.to('main')} label={longTitle} /> },
      ],
    },
    {
      component: 'CallLinks',
      states: [
        {
          name: usual,
          shows: (
            <p>
              <CallLinks text={text('ต้องการให้ช่วย โทร. 1784 หรือ 191', 'For help, call 1784 or 191.')} />
            </p>
          ),
        },
      ],
    },
    {
      component: 'DownloadLink',
      states: [
        {
          name: usual,
          shows: (
            <DownloadLink href={context.links.data('sample.csv')} name="sample.csv">
              {title}
            </DownloadLink>
          ),
        },
      ],
    },
    {
      component: 'Fold',
      states: [
        { name: usual, shows: <Fold head={<h3>{title}</h3>}>{summary}</Fold> },
        {
          name: text('จอกว้างเปิดไว้', 'Open where the screen is wide'),
          shows: (
            <Fold head={<h3>{longTitle}</h3>} onPhonesOnly>
              {summary}
            </Fold>
          ),
        },
      ],
    },
    {
      component: 'Hero',
      states: [
        {
          name: usual,
          shows: (
            <Hero {...layout.hero}>
              <ButtonLink href={context.to('main')} label={context.t(homeMessages.toMain)} />
            </Hero>
          ),
        },
        {
          name: text('เต็มหน้าต่าง ข้อความยาว', 'Fills the window, long words'),
          shows: (
            <Hero picture={picture} title={longTitle} text={longTitle} tall>
              {way}
            </Hero>
          ),
        },
      ],
    },
    {
      component: 'HeroPanel',
      states: [
        {
          name: longWords,
          shows: (
            <HeroPanel title={longTitle} text={longTitle}>
              {way}
            </HeroPanel>
          ),
        },
      ],
    },
    {
      component: 'DateText',
      states: [
        {
          name: text('พร้อมวันในสัปดาห์', 'With the day of the week'),
          shows: <DateText text={context.weekdayDate(day('2026-10-01'))} />,
        },
      ],
    },
    {
      component: 'Icon',
      states: [
        {
          name: text('ข้างคำเสมอ', 'Always beside words'),
          shows: (
            <p>
              <Icon icon={Droplet} /> {context.t(waterMessages.volume)}
            </p>
          ),
        },
      ],
    },
    {
      component: 'MainBlock',
      states: [
        {
          name: usual,
          shows: (
            <MainBlock
              id="documents"
              value={Promise.resolve([title])}
              completePage="/th/main"
              all={{ href: '/th/documents', label: mainMessages.allDocuments }}
              section={(content) => <div>{content}</div>}
            >
              {(items) => <p>{items.join()}</p>}
            </MainBlock>
          ),
        },
      ],
    },
    {
      component: 'TitledSection',
      states: [
        {
          name: usual,
          shows: (
            <TitledSection className="container" title={title} links={<a href="/th/documents">{title}</a>}>
              <p>{title}</p>
            </TitledSection>
          ),
        },
      ],
    },
    {
      component: 'DeferredPlaceholder',
      states: [{ name: usual, shows: <DeferredPlaceholder completePage={context.to('main')} /> }],
    },
    {
      component: 'DeferredUnavailable',
      states: [
        { name: usual, shows: <DeferredUnavailable href={context.to('newsList')} label={mainMessages.allNews} /> },
      ],
    },
    {
      component: 'Notice',
      states: [
        {
          name: text('ไม่พบหน้า', 'Not found'),
          shows: (
            <Notice title={title} picture="dry canal">
              <p>{summary}</p>
              {way}
            </Notice>
          ),
        },
        {
          name: text('ปิดปรับปรุง ข้อความยาว', 'Under maintenance, long words'),
          shows: (
            <Notice title={longTitle} picture="works">
              <p>{longTitle}</p>
            </Notice>
          ),
        },
      ],
    },
    {
      component: 'PageIntro',
      states: [
        { name: usual, shows: <PageIntro text={title} /> },
        { name: longWords, shows: <PageIntro text={summary} /> },
      ],
    },
    {
      component: 'PhoneLink',
      states: [
        {
          name: usual,
          shows: (
            <p>
              <PhoneLink number="0 2000 1100" />
            </p>
          ),
        },
      ],
    },
    {
      component: 'PolicyLink',
      states: [
        {
          name: usual,
          shows: (
            <p>
              <PolicyLink name="privacy" label={title} policies={undefined} />
            </p>
          ),
        },
        {
          name: text('เว็บไซต์ไม่มีนโยบาย', 'The site has no policy'),
          shows: (
            <p>
              <PolicyLink name="privacy" label={title} policies={[]} />
            </p>
          ),
        },
      ],
    },
    {
      component: 'MemberPicture',
      states: [
        { name: text('เล็ก', 'Small'), shows: <MemberPicture size="small" /> },
        { name: text('ใหญ่', 'Large'), shows: <MemberPicture size="large" label={text('รูปของท่าน', 'Your picture')} /> },
      ],
    },
    {
      component: 'AsWritten',
      states: [
        { name: text('ภาษาไทย', 'In Thai'), shows: <AsWritten text="มาลี ใจดี" /> },
        { name: text('ภาษาอังกฤษ', 'In English'), shows: <AsWritten text="Malee Jaidee" /> },
      ],
    },
    {
      component: 'Phrases',
      states: [
        {
          name: text('ตัดบรรทัดระหว่างวลี', 'Breaks between phrases'),
          shows: (
            <p>
              <Phrases text={longTitle} />
            </p>
          ),
        },
      ],
    },
    {
      component: 'Picture',
      inColumn: true,
      states: [
        { name: usual, shows: <Picture picture={picture} sizes="20rem" decorative /> },
        {
          name: text('ไม่มีไฟล์ภาพ', 'No files'),
          shows: <Picture picture={{ ...picture, variants: [] }} sizes="20rem" />,
        },
      ],
    },
    {
      component: 'TableBox',
      states: [
        {
          name: text('กว้างกว่าหน้า', 'Wider than the page'),
          shows: (
            <TableBox label={title}>
              <p style={{ inlineSize: '120rem' }}>{summary}</p>
            </TableBox>
          ),
        },
        {
          name: usual,
          shows: (
            <TableBox label={longTitle}>
              <p>{summary}</p>
            </TableBox>
          ),
        },
      ],
    },
    { component: 'SampleNote', states: [{ name: usual, shows: <SampleNote text={waterMessages.inventedSome} /> }] },
    {
      component: 'Sentence',
      states: [
        {
          name: text('ส่วนของประโยคเป็นองค์ประกอบ', 'Parts of it are elements'),
          shows: (
            <p>
              <Sentence
                message={agencyMessages.ofProvinceSentence}
                parts={{ province: <strong>{context.date(samples.event.startsAt)}</strong> }}
              />
            </p>
          ),
        },
      ],
    },
    {
      component: 'Tabs',
      states: [
        {
          name: usual,
          shows: (
            <Tabs
              label={context.t(listMessages.comingOrPast)}
              tabs={[
                { label: context.t(listMessages.coming), href: context.to('events'), current: true },
                {
                  label: context.t(listMessages.past),
                  href: context.to('events', {}, { when: 'past' }),
                  current: false,
                },
              ]}
            />
          ),
        },
        {
          name: longWords,
          shows: (
            <Tabs
              label={context.t(listMessages.comingOrPast)}
              tabs={[
                { label: title, href: context.to('events'), current: false },
                { label: longTitle, href: context.to('main'), current: true },
              ]}
            />
          ),
        },
      ],
    },
    {
      component: 'TaskIcon',
      states: [
        { name: usual, shows: <TaskIcon name="droplets" /> },
        { name: text('ชื่อที่ไม่รู้จัก', 'Unknown name'), shows: <TaskIcon name="of a newer set" /> },
      ],
    },
    {
      component: 'TaskList',
      states: [
        { name: usual, shows: <TaskList tasks={layout.tasks} /> },
        {
          name: longWords,
          shows: (
            <TaskList
              tasks={[
                { label: longTitle, hint: longTitle, icon: 'waves', target: { to: 'route', route: 'reservoirs' } },
                { label: title, hint: summary, icon: 'mail', target: { to: 'route', route: 'contact' } },
              ]}
            />
          ),
        },
      ],
    },
    {
      component: 'QrCodeImage',
      states: [{ name: usual, shows: <QrCodeImage qrCode={{ size: 3, path: 'M1 1h1v1h-1z' }} label={title} /> }],
    },
    {
      component: 'Unbroken',
      states: [
        {
          name: text('ตัวเลขกับหน่วยอยู่บรรทัดเดียวกัน', 'Numbers stay with their units'),
          shows: (
            <p>
              <Unbroken text={text('ขุดลอกคลอง 18.4 กม. ปี พ.ศ. 2570', 'Canal of 18.4 km, 8.30–16.30')} />
            </p>
          ),
        },
      ],
    },
    {
      component: 'Unit',
      states: [
        {
          name: usual,
          shows: (
            <p>
              {context.figure(1234.5)} <Unit unit={waterMessages.millionCubicMetres} />
            </p>
          ),
        },
      ],
    },
  ];
}
