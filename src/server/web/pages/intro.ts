import type { PageHandler } from '../PageResult.ts';

/** The intro page, which visitors of a site see once (spec §2). */
export const intro: PageHandler = ({ site, layout, locale }) => ({
  view: 'intro',
  title: layout.intro.title,
  description: layout.intro.text,
  picture: layout.intro.picture,
  props: { intro: layout.intro, siteName: site.name[locale] },
});
