import { setTimeout as pause } from 'node:timers/promises';
import { stub } from 'sinon';
import type { ContentQuery } from '#ports/Content.ts';
import type { Ports } from '#ports/Ports.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { done, refused } from '#domain/outcome.ts';
import type { Alert } from '#domain/site/alert.ts';
import { both } from '#test/support/builders.ts';
import { at } from '#test/support/testClock.ts';

const LATE_MS = 400;

/** Ways in which what stands behind the sample can be other than it is. */
export const ALTERED = {
  /** Documents arrive late in a page. */
  late: ({ content }: Ports) => {
    const list = content.list.bind(content);
    stub(content, 'list').callsFake(async (query) => {
      if (isOfDocuments(query)) await pause(LATE_MS);
      return await list(query);
    });
  },
  /** Documents cannot be had. */
  partless: ({ content }: Ports) => {
    const list = content.list.bind(content);
    stub(content, 'list').callsFake(async (query) => {
      if (isOfDocuments(query)) throw new Unavailable('store', 'gone');
      return await list(query);
    });
  },
  /** The store is gone, and the code that opens an item is at fault. */
  broken: ({ content }: Ports) => {
    stub(content, 'list').rejects(new Unavailable('store', 'gone'));
    stub(content, 'find').rejects(new Error('a mistake of ours'));
  },
  /** An alert is in force; items are published in Thai only. */
  flooded: ({ content, sites }: Ports) => {
    const details = sites.details.bind(sites);
    stub(sites, 'details').callsFake(async (site) => {
      const found = await details(site);
      return found && { ...found, alert: FLOOD };
    });
    const find = content.find.bind(content);
    stub(content, 'find').callsFake(async (ref) => {
      if (ref.locale === 'en') return refused('contentInOtherLanguage');
      const found = await find(ref);
      return found.ok ? done({ ...found.value, locales: ['th'] }) : found;
    });
  },
} satisfies Record<string, (ports: Ports) => void>;

const FLOOD: Alert = {
  level: 'flood',
  from: at('2020-01-01T00:00:00Z'),
  until: at('2100-01-01T00:00:00Z'),
  title: both('น้ำจะขึ้นในแม่น้ำน้อย', 'The Noi River will rise'),
  text: both('ขนของขึ้นที่สูงก่อนค่ำ', 'Move your things to high ground before dark.'),
};

function isOfDocuments({ kind }: ContentQuery): boolean {
  return kind === 'document';
}
