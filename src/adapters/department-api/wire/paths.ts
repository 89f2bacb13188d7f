/** Where the API answers, below its base: the specification's calls (spec §7) and the ones we define. */
export const PATHS = {
  accessToken: '/auth/access-token',
  memberProfile: '/sys-member/get-profile',
  memberUpdate: '/member/update-profile/:id',
  memberPassword: '/member/change-password/:id',
  signup: '/member/signup/',
  siteByDomain: '/site/view/domain',
  site: '/site/view/:site',
  layout: '/site/layout/:site',
  contentList: '/content/:site/:lang/:kind',
  contentItem: '/content/:site/:lang/:kind/:slug',
  addresses: '/addresses/:site/:kind',
  addressBlocks: '/address-blocks/:site/:kind',
  hits: '/hits/:site',
  reservoirs: '/water/:site/reservoirs',
  reservoir: '/water/:site/reservoirs/:slug',
  waterUse: '/water/:site/use',
  feedback: '/feedback/:site',
  feedbackVotes: '/feedback/:site/votes',
  feedbackComments: '/feedback/:site/comments',
  media: '/media/:name',
  ready: '/ready',
} as const;

/** A path with its parts filled in; undefined when a part cannot stand in a path at all, so nothing can be there. */
export function fillPath(path: string, parts: Readonly<Record<string, string>>): string | undefined {
  // '.' and '..' would be taken for steps through the path, even encoded; half a surrogate pair has no encoding.
  if (!Object.values(parts).every((part) => !/^\.{0,2}$/.test(part) && part.isWellFormed())) return undefined;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
}
