import type { SiteId } from '#domain/site/siteId.ts';

/** Paths of the API, below its base URL: the specification's calls (spec §7) and the ones we define. */
export const PATHS = {
  accessToken: '/auth/access-token',
  memberProfile: '/sys-member/get-profile',
  memberUpdate: '/member/update-profile/:id',
  memberPassword: '/member/change-password/:id',
  signup: '/member/signup/',
  siteByDomain: '/site/view/domain',
  site: '/site/view/:site',
  layout: '/site/layout/:site',
  siteVersion: '/sites/:site/version',
  contentList: '/content/:site/:lang/:kind',
  contentItem: '/content/:site/:lang/:kind/:slug',
  formerItem: '/former-content/:site/:lang/:kind/:slug',
  occurrences: '/calendar/:site/:lang/occurrences',
  calendarYear: '/calendar/:site/:lang/year',
  calendarEvents: '/calendar/:site/:lang/events',
  addresses: '/addresses/:site/:kind',
  addressBlocks: '/address-blocks/:site/:kind',
  search: '/search/:site/:lang',
  suggestions: '/suggestions/:site/:lang',
  hits: '/hits/:site',
  reservoirs: '/water/:site/reservoirs',
  reservoir: '/water/:site/reservoirs/:slug',
  waterUse: '/water/:site/use',
  feedback: '/feedback/:site',
  feedbackVotes: '/feedback/:site/votes',
  feedbackComments: '/feedback/:site/comments',
  inbox: '/inbox/:site',
  attachments: '/attachments/:site',
  complaints: '/complaints/:site',
  complaintOpening: '/complaints/:site/open',
  openComplaint: '/complaints/:site/view',
  complaintFile: '/complaints/:site/files/:id',
  complaintAct: '/complaints/:site/act',
  ledgerHeads: '/complaints/:site/heads',
  deskComplaints: '/complaints-desk/:site',
  deskExport: '/complaints-desk/:site/export',
  deskComplaint: '/complaints-desk/:site/show',
  deskAct: '/complaints-desk/:site/act',
  deskFiling: '/complaints-desk/:site/file',
  deskFiles: '/complaints-desk/:site/files',
  deskTemplates: '/complaints-desk/:site/templates',
  deskFile: '/complaints-desk/:site/read-file',
  lostComplaintCodes: '/complaints/:site/lost-codes',
  ownComplaints: '/complaints/:site/own',
  ownComplaintOpening: '/complaints/:site/own/open',
  tips: '/tips/:site',
  tipReplies: '/tips/:site/replies',
  signIn: '/members/:site/sign-in',
  signOut: '/members/:site/sign-out',
  secondStepChoices: '/members/:site/second-step/choices',
  secondStep: '/members/:site/second-step',
  secondFactors: '/members/:site/second-factors',
  beginAuthenticator: '/members/:site/second-factors/authenticator/begin',
  addAuthenticator: '/members/:site/second-factors/authenticator',
  beginPasskey: '/members/:site/second-factors/passkeys/begin',
  addPasskey: '/members/:site/second-factors/passkeys',
  removeFactor: '/members/:site/second-factors/remove',
  recoveryCodes: '/members/:site/second-factors/recovery-codes',
  knownBrowser: '/members/:site/known-browser',
  socialSignIn: '/members/:site/social/sign-in',
  socialSignUp: '/members/:site/social/sign-up',
  providerLinks: '/members/:site/social/links',
  providerLink: '/members/:site/social/link',
  providerUnlink: '/members/:site/social/unlink',
  providerProof: '/members/:site/social/proof',
  verificationCheck: '/members/:site/verification/check',
  verificationConfirm: '/members/:site/verification/confirm',
  verificationDecline: '/members/:site/verification/decline',
  verificationMail: '/members/:site/verification/mail',
  resetMail: '/members/:site/reset/mail',
  resetCheck: '/members/:site/reset/check',
  reset: '/members/:site/reset',
  ownSessions: '/members/:site/sessions',
  endOtherSessions: '/members/:site/sessions/end-others',
  securityEvents: '/members/:site/events',
  picture: '/members/:site/picture',
  pictureChange: '/members/:site/picture/change',
  archive: '/members/:site/personal-data',
  archivedFile: '/members/:site/personal-data/files/:id',
  erasure: '/members/:site/personal-data/erase',
  newsChoices: '/members/:site/news',
  newsChoice: '/members/:site/news/choose',
  newsUnsubscribe: '/members/:site/news/unsubscribe',
  robotChallenges: '/robot-challenges/:site',
  robotCodes: '/robot-codes/:site',
  robotChecks: '/robot-checks/:site',
  failedSignIns: '/failed-sign-ins/:site',
  media: '/media/:site/:name',
  ready: '/ready',
} as const;

/** The calls about a site. Of the domain look-up no site is known. */
const OF_A_SITE =
  /^\/(?:site\/layout|site\/view|sites|content|calendar|search|suggestions|former-content|addresses|address-blocks|water|media)\/([^/?]+)(?=$|[/?])/;

/** The path of the site's own call, for a call about a part of it; undefined when no site is known. */
export function sitePathOf(path: string): string | undefined {
  const site = path.startsWith(PATHS.siteByDomain) ? undefined : OF_A_SITE.exec(path)?.[1];
  return site === undefined ? undefined : PATHS.site.replace(':site', site);
}

/** Fills in the parts of a path; undefined when a part cannot be in a path, so that nothing can exist there. */
export function fillPath(path: string, parts: Readonly<Record<string, string>>): string | undefined {
  // '.' and '..' would be resolved as steps of the path, even encoded; a lone surrogate has no encoding.
  if (!Object.values(parts).every((part) => !/^\.{0,2}$/.test(part) && part.isWellFormed())) return undefined;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
}

/** Fills in the parts of a path about a site, with the site's id at the API; undefined when nothing can exist there. */
export type SitePathOf = (
  path: string,
  parts: Readonly<Record<string, string>> & { readonly site: SiteId },
) => string | undefined;
