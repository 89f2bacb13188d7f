import { parseReturnPath } from '#domain/returnPath.ts';
import { titles } from '#ui/messages/titles.ts';
import type { PageHandler } from '../PageResult.ts';

/** How to reach the department (spec §1: hotline, contact); from a page with a broken file or link, about that page. */
export const contact: PageHandler = ({ site, locale, context, query }) => {
  const path = parseReturnPath(query.get('about') ?? '');
  const about = path?.startsWith(`${context.links.basePath}/`) ? path : undefined;
  return {
    view: 'contact',
    title: context.t(titles.contact),
    description: site.contact.address[locale],
    props: {
      siteName: site.name[locale],
      contact: site.contact,
      hotline: site.hotline,
      ...(about !== undefined && { about: site.publicOrigin + about }),
    },
  };
};
