import { setTimeout as pause } from 'node:timers/promises';
import { stub } from 'sinon';
import type { Content, ContentQuery } from '#ports/Content.ts';
import type { Ports } from '#ports/Ports.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import { addSeconds } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { done, refused } from '#domain/outcome.ts';
import type { Alert } from '#domain/site/alert.ts';
import { both, slug } from '#test/support/builders.ts';

const DELAY_MS = 400;

/** Changes of the sample site's data source. */
export const ALTERATIONS = {
  /** Documents are slow, and come from a source over a network. */
  'slow documents': ({ content }: Ports) => {
    const list = content.list.bind(content);
    stub(content, 'list').callsFake(async (query) => {
      if (isOfDocuments(query)) await pause(DELAY_MS);
      return await list(query);
    });
  },
  /** Documents are unavailable, and what people send cannot be stored. */
  'no documents': ({ content, inbox, members }: Ports) => {
    if (members !== undefined) stub(members.newsletter, 'unsubscribe').rejects(new Unavailable('store', 'gone'));
    stub(inbox, 'submit').rejects(new Unavailable('store', 'gone'));
    const list = content.list.bind(content);
    stub(content, 'list').callsFake(async (query) => {
      if (isOfDocuments(query)) throw new Unavailable('store', 'gone');
      return await list(query);
    });
  },
  /** The store is unavailable, and the code that opens an item fails. */
  'no store': ({ content }: Ports) => {
    stub(content, 'list').rejects(new Unavailable('store', 'gone'));
    stub(content, 'find').rejects(new Error('a bug'));
  },
  /** An alert is in force; items are published in Thai only, but for that of the alert. */
  'flood alert': ({ content, sites }: Ports) => {
    const details = sites.details.bind(sites);
    stub(sites, 'details').callsFake(async (site) => {
      const found = await details(site);
      return found && { ...found, alert: FLOOD };
    });
    const find = content.find.bind(content);
    stub(content, 'find').callsFake(async (ref) => {
      if (ref.slug === FLOOD.news) return floodNews(await find({ ...ref, slug: BASE_OF_NEWS }), ref.locale);
      if (ref.locale === 'en') return refused('contentInOtherLanguage');
      const found = await find(ref);
      return found.ok ? done({ ...found.value, locales: ['th'] }) : found;
    });
  },
} satisfies Record<string, (ports: Ports) => void>;

const HOUR = 3600;
const FLOOD: Alert = {
  level: 'flood',
  from: addSeconds(systemClock.now(), -2 * HOUR),
  until: addSeconds(systemClock.now(), 48 * HOUR),
  title: both('แม่น้ำน้อยจะล้นตลิ่งที่เสนาและบางบาล', 'The Noi River will overflow at Sena and Bang Ban'),
  text: both(
    'พระนครศรีอยุธยา: น้ำจะสูงกว่าตลิ่งราว 30 ซม. ภายใน 24 ชั่วโมง โปรดขนของขึ้นที่สูง หากมีอันตราย ให้ไปยังที่ปลอดภัยก่อน',
    'Phra Nakhon Si Ayutthaya: water about 30 cm above the banks within 24 hours. Move your things to high ground. In danger, get to a safe place first.',
  ),
  news: slug('noi-river-flood'),
};

/** The item that the news of the flood differs from in its words only. */
const BASE_OF_NEWS = slug('mobile-pumps-lower-chi');

const FLOOD_NEWS = {
  th: {
    title: FLOOD.title.th,
    summary: 'ระดับน้ำที่บางบาลจะสูงสุดในอีกราว 24 ชั่วโมง สูงกว่าตลิ่งราว 30 ซม. และจะลดต่ำกว่าตลิ่งภายใน 2 วัน',
    bodyHtml:
      '<h2>ระดับน้ำ</h2><p>ขณะประกาศ แม่น้ำน้อยที่บางบาลต่ำกว่าตลิ่ง 20 ซม. และสูงขึ้นชั่วโมงละ 2 ซม.</p><h2>พื้นที่ที่น้ำจะท่วม</h2><p>บ้านริมน้ำนอกคันกั้นน้ำในอำเภอเสนาและอำเภอบางบาล</p><h2>สิ่งที่ควรทำ</h2><p>ขนของและรถขึ้นที่สูงก่อนน้ำล้นตลิ่ง และตัดไฟชั้นล่างก่อนน้ำถึงเต้ารับ หากมีอันตราย ให้ไปยังที่ปลอดภัยก่อน แล้วโทร. 1784 หรือ 191</p>',
  },
  en: {
    title: FLOOD.title.en,
    summary:
      'The river at Bang Ban will be highest in about 24 hours, some 30 cm above its banks, and below them again within 2 days.',
    bodyHtml:
      '<h2>Water level</h2><p>When this was published, the Noi at Bang Ban was 20 cm below its banks, and rising by 2 cm an hour.</p><h2>Where it floods</h2><p>Homes beside the river in Sena and Bang Ban, outside the embankment.</p><h2>What to do</h2><p>Move belongings and vehicles to high ground before the river leaves its banks, and switch off the power downstairs before water reaches the sockets. In danger, get to a safe place first, then call 1784 or 191.</p>',
  },
};

function floodNews(base: Awaited<ReturnType<Content['find']>>, locale: Locale): typeof base {
  if (!base.ok) return base;
  const { cover: _, updatedAt: __, ...item } = base.value;
  return done({ ...item, ...FLOOD_NEWS[locale], slug: FLOOD.news!, publishedAt: FLOOD.from, tags: [] });
}

function isOfDocuments({ kind }: ContentQuery): boolean {
  return kind === 'document';
}
