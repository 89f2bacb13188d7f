import { readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { Attachment, Category, ContentItem } from '#domain/content/content.ts';
import { instantOf } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Picture } from '#domain/picture.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import { both, siteDetails, slug } from './builders.ts';
import { at } from './testClock.ts';

const WIDTHS = [480, 960, 1600];

interface ItemFacts {
  readonly category: string;
  readonly tags?: readonly string[];
  readonly cover?: { readonly file: string; readonly alt: Record<Locale, string> };
}

/** What the previews are drawn from: the sample department's own words and pictures where there are some. */
export class PreviewContent {
  readonly #content: string;
  readonly #media: string;
  readonly #pictures = new Map<string, Promise<Picture>>();

  constructor(contentFolder: string, mediaFolder: string) {
    this.#content = contentFolder;
    this.#media = mediaFolder;
  }

  async news(locale: Locale): Promise<readonly ContentItem[]> {
    const folder = join(this.#content, 'sites/department/news');
    const items = await Promise.all(readdirSync(folder).map((name) => this.#newsItem(join(folder, name), name, locale)));
    return items.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  }

  async #newsItem(folder: string, name: string, locale: Locale): Promise<ContentItem> {
    const facts = parse(readFileSync(join(folder, 'item.yaml'), 'utf8')) as ItemFacts;
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(
      readFileSync(join(folder, `${locale}.md`), 'utf8'),
    ) ?? [];
    const meta = parse(front) as { title: string; summary: string; published: string; updated?: string };
    return {
      kind: 'news',
      slug: slug(name),
      title: meta.title,
      summary: meta.summary,
      category: this.categories(locale).find(({ code }) => code === facts.category) ?? {
        code: facts.category,
        label: facts.category,
      },
      ...(facts.cover && { cover: await this.picture(facts.cover.file, facts.cover.alt[locale]) }),
      publishedAt: instantOf(Date.parse(meta.published)),
      ...(meta.updated && { updatedAt: instantOf(Date.parse(meta.updated)) }),
      detail: { kind: 'news' },
      attachments: [],
      bodyHtml: new MarkdownIt().render(body).replaceAll('style="text-align:right"', 'class="align-end"'),
      tags: (facts.tags ?? []).map((code) => ({ code, label: code })),
      related: [],
      locales: ['th', 'en'],
      hits: 12,
    };
  }

  categories(locale: Locale): readonly Category[] {
    const words: Record<string, Record<Locale, string>> = {
      announcements: both('ประกาศ', 'Announcements'),
      projects: both('งานก่อสร้างและบำรุงรักษา', 'Works and maintenance'),
      water: both('สถานการณ์น้ำ', 'Water situation'),
      research: both('วิจัยและข้อมูล', 'Research and data'),
      procurement: both('จัดซื้อจัดจ้าง', 'Procurement'),
    };
    const children = [{ code: 'maintenance', label: both('ซ่อมบำรุง', 'Maintenance')[locale] }];
    return Object.entries(words).map(([code, label]) => ({
      code,
      label: label[locale],
      children: code === 'projects' ? children : [],
    }));
  }

  documents(locale: Locale): readonly ContentItem[] {
    const titles = [
      both('แผนจัดสรรน้ำฤดูแล้ง ปี 2569/70', 'Water allocation plan, dry season 2026/27'),
      both('คู่มือผู้ใช้น้ำชลประทาน ฉบับประชาชน', 'Handbook for water users'),
      both('แบบคำขออนุญาตสูบน้ำจากคลองส่งน้ำ', 'Application to pump from a canal'),
      both('รายงานประจำปี 2568', 'Annual report 2025'),
      both('หลักเกณฑ์การแบ่งน้ำระหว่างกลุ่มผู้ใช้น้ำในช่วงที่น้ำต้นทุนไม่เพียงพอ', 'Rules for sharing water between user groups when supplies run short'),
    ];
    return titles.map((title, index) => ({
      kind: 'document',
      slug: slug(`document-${String(index)}`),
      title: title[locale],
      summary: both(
        'ปริมาณน้ำที่จัดสรรให้แต่ละโครงการ รอบเวรส่งน้ำ และเงื่อนไขการทบทวนแผนเมื่อน้ำในอ่างต่ำกว่าเกณฑ์',
        'How much water each project is given, the rotation of deliveries, and when the plan is reviewed.',
      )[locale],
      category: { code: 'plans', label: both('แผนงาน', 'Plans')[locale] },
      publishedAt: at(`2026-1${String(index % 2)}-0${String(index + 1)}T03:00:00Z`),
      detail: {
        kind: 'document',
        number: both('กษ 0312/4521', 'AC 0312/4521')[locale],
        issuedBy: both('สำนักบริหารจัดการน้ำและอุทกวิทยา', 'Bureau of Water Management and Hydrology')[locale],
        issuedOn: '2026-11-02' as never,
      },
      attachments: this.#attachments(title[locale], index),
      bodyHtml: `<p>${both(
        'เอกสารนี้ใช้บังคับตั้งแต่วันที่ 1 พฤศจิกายน 2569 ถึงวันที่ 30 เมษายน 2570',
        'This document applies from 1 November 2026 to 30 April 2027.',
      )[locale]}</p>`,
      tags: [],
      related: [],
      locales: ['th', 'en'],
      hits: 3,
    }));
  }

  #attachments(title: string, index: number): readonly Attachment[] {
    const file = (extension: string, type: string, size: number): Attachment => ({
      name: `${title}.${extension}`,
      file: `0123456789abcdef0123456789abcde${String(index)}.${extension}`,
      type,
      size,
    });
    return [file('pdf', 'application/pdf', 1_240_000 + index * 310_000)];
  }

  async page(locale: Locale): Promise<ContentItem> {
    return {
      kind: 'page',
      slug: slug('about'),
      title: both('เกี่ยวกับกรมชลประทาน', 'About the Department')[locale],
      summary: both(
        'หน้าที่ของกรมคือเก็บกัก ส่ง และระบายน้ำ เพื่อการเกษตร การอุปโภคบริโภค และการป้องกันภัยจากน้ำ',
        'The Department stores, delivers and drains water for farms and homes, and protects people from it.',
      )[locale],
      cover: await this.picture('/pictures/canal-through-paddies.svg', both('คลองผ่านทุ่งนา', 'A canal through paddies')[locale]),
      publishedAt: at('2026-01-05T03:00:00Z'),
      updatedAt: at('2026-10-20T03:00:00Z'),
      detail: { kind: 'page' },
      attachments: [],
      bodyHtml: `<h2>${both('ภารกิจ', 'What we do')[locale]}</h2><p>${both('จัดหาน้ำและพัฒนาแหล่งน้ำตามศักยภาพของลุ่มน้ำให้สมดุล', 'We develop water sources within what each basin can bear.')[locale]}</p>`,
      tags: [],
      related: [],
      locales: [locale],
      hits: 0,
    };
  }

  site(): SiteDetails {
    return siteDetails({
      name: both('กรมชลประทานตัวอย่าง', 'Sample Irrigation Department'),
      contact: {
        address: both('811 ถนนสามเสน แขวงถนนนครไชยศรี เขตดุสิต กรุงเทพมหานคร 10300', '811 Samsen Road, Dusit, Bangkok 10300'),
        phone: '0 2241 0020',
        email: 'contact@example.go.th',
      },
      notice: both(
        'เว็บไซต์นี้เป็นหน่วยงานสมมติ ข่าว เอกสาร และตัวเลขทั้งหมดแต่งขึ้นเพื่อแสดงการทำงานของระบบ',
        'This department is invented. Its news, documents and figures were written to show how the website works.',
      ),
    });
  }

  async layout(locale: Locale): Promise<SiteLayout> {
    const river = await this.picture('/pictures/hero-river.svg', both('แม่น้ำไหลผ่านทุ่งนายามเช้า', 'A river through paddies in the morning')[locale]);
    const say = (th: string, en: string) => both(th, en)[locale];
    const route = (name: string, query?: Record<string, string>) => ({ to: 'route', route: name, ...(query && { query }) }) as const;
    const page = (urlName: string) => ({ to: 'page', urlName }) as const;
    const link = (label: string, target: ReturnType<typeof route> | ReturnType<typeof page>) => ({ label, target });
    return {
      intro: {
        on: true,
        title: say('น้ำถึงนา ด้วยใจถึงประชาชน', 'Water to the field, service to the people'),
        text: say('ยินดีต้อนรับสู่เว็บไซต์กรมชลประทานตัวอย่าง', 'Welcome to the website of the Sample Irrigation Department.'),
        picture: river,
      },
      hero: {
        title: say('น้ำเพื่อนา เพื่อเมือง เพื่อทุกบ้าน', 'Water for fields, towns and every home'),
        text: say('ดูสถานการณ์น้ำ ขอรับบริการ และแจ้งปัญหาน้ำท่วม น้ำแล้ง ได้ในที่เดียว', 'See how much water there is, ask for a service, and report a flood or a drought in one place.'),
        picture: river,
      },
      tasks: [
        { label: say('ร้องเรียนและแจ้งปัญหา', 'File a complaint'), hint: say('น้ำไม่ถึงนา คลองตื้นเขิน ถนนคันคลองชำรุด', 'No water, silted canals, damaged roads'), icon: 'message-square-warning', target: page('complaints-guide') },
        { label: say('ติดตามเรื่องร้องเรียน', 'Track a complaint'), hint: say('ใช้รหัสติดตามที่ได้รับ', 'With the tracking code you were given'), icon: 'search-check', target: page('track-guide') },
        { label: say('น้ำวันนี้', 'Water today'), hint: say('ปริมาณน้ำในอ่างเก็บน้ำทั่วประเทศ', 'How full the reservoirs are'), icon: 'droplets', target: page('water-today') },
        { label: say('เอกสารและแบบฟอร์ม', 'Documents and forms'), hint: say('แผนงาน คู่มือ แบบคำขอ', 'Plans, handbooks, applications'), icon: 'file-text', target: route('documents') },
        { label: say('ติดต่อเรา', 'Contact us'), hint: say('สำนักงานใหญ่และโครงการทุกจังหวัด', 'Head office and projects in every province'), icon: 'phone', target: page('contact-us') },
      ],
      menu: [
        { ...link(say('หน้าหลัก', 'Main page'), route('main')), children: [] },
        {
          ...link(say('เกี่ยวกับกรม', 'About us'), page('about')),
          children: [link(say('ประวัติ', 'History'), page('history')), link(say('โครงสร้างองค์กร', 'Organisation'), page('organisation')), link(say('วิสัยทัศน์และพันธกิจ', 'Vision and mission'), page('vision'))],
        },
        {
          ...link(say('ข่าว', 'News'), route('newsList')),
          children: [link(say('ประกาศ', 'Announcements'), route('newsList', { category: 'announcements' })), link(say('สถานการณ์น้ำ', 'Water situation'), route('newsList', { category: 'water' })), link(say('จัดซื้อจัดจ้าง', 'Procurement'), route('newsList', { category: 'procurement' }))],
        },
        { ...link(say('เอกสาร', 'Documents'), route('documents')), children: [] },
        {
          ...link(say('บริการประชาชน', 'Services'), page('services')),
          children: [link(say('ขอใช้น้ำ', 'Ask for water'), page('ask-for-water')), link(say('กลุ่มผู้ใช้น้ำ', 'Water user groups'), page('water-users'))],
        },
        { ...link(say('ติดต่อเรา', 'Contact us'), page('contact-us')), children: [] },
      ],
      footer: [
        { label: say('เกี่ยวกับกรม', 'About us'), links: [link(say('ประวัติ', 'History'), page('history')), link(say('โครงสร้างองค์กร', 'Organisation'), page('organisation'))] },
        { label: say('ข้อมูล', 'Information'), links: [link(say('ข่าว', 'News'), route('newsList')), link(say('เอกสาร', 'Documents'), route('documents'))] },
        { label: say('เว็บไซต์นี้', 'This website'), links: [link(say('นโยบายความเป็นส่วนตัว', 'Privacy'), page('privacy-notice')), link(say('การเข้าถึงเว็บไซต์', 'Accessibility'), page('accessibility'))] },
      ],
    };
  }

  async picture(file: string, alt: string): Promise<Picture> {
    const made = this.#pictures.get(file) ?? this.#render(file);
    this.#pictures.set(file, made);
    return { ...(await made), alt };
  }

  async #render(file: string): Promise<Picture> {
    const source = join(this.#content, file);
    const name = file.replace(/^.*\/|\.svg$/g, '');
    await mkdir(this.#media, { recursive: true });
    const variants = await Promise.all(
      WIDTHS.map(async (width) => {
        const drawn = sharp(source).resize({ width });
        const [webp, jpeg] = [`${name}-${String(width)}w.webp`, `${name}-${String(width)}w.jpg`];
        await drawn.clone().webp().toFile(join(this.#media, webp));
        await drawn.clone().jpeg().toFile(join(this.#media, jpeg));
        return { width, webp, jpeg };
      }),
    );
    const { width, height } = await sharp(join(this.#media, variants.at(-1)?.jpeg ?? '')).metadata();
    return { alt: '', width, height, variants };
  }
}
