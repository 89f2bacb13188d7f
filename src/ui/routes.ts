import type { ItemRoute, ListRoute } from '#domain/content/kinds.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Locale } from '#domain/locale/locale.ts';

export type LayoutName = 'intro' | 'default' | 'members';

interface RouteEntry {
  /** The path after `/{lang}`, in React Router's syntax; the same in both languages. */
  readonly path: string;
  readonly layout: LayoutName;
  /** Whether `<main>` is hydrated in the browser, as a React root of its own. */
  readonly interactive?: true;
  /** The parameters of the query that the page reads, in the order of its addresses. Any other is as if it were absent. */
  readonly query?: readonly string[];
  /** Whether one of them may be any text: a page with a query is then never cached. */
  readonly freeQuery?: true;
  /** Whether the page is that of a form which goes to the inbox. */
  readonly form?: true;
  /** Whether it is one visitor's own page: no cache ever looks at it, and no search engine. */
  readonly private?: true;
  /** Whether the log has no line for its requests. */
  readonly unlogged?: true;
}

/** A page with a form: `sent` is the receipt's, and a form that may be opened from any page has `page`. */
const FORM = { layout: 'default', interactive: true, freeQuery: true, form: true } as const;

/** Of the members area: `done` is what was done before, sealed; `back` the page to return to after signing in. */
const GUEST = { layout: 'default', private: true, freeQuery: true } as const;
const MEMBER = { layout: 'members', private: true, freeQuery: true, query: ['done'] } as const;

/** Of complaints, which one visitor sees: `code` is a tracking code, `done` what was done before, sealed. */
const COMPLAINT = { layout: 'default', private: true, freeQuery: true } as const;
const COMPLAINT_FORM = { ...COMPLAINT, interactive: true } as const;

/** Of tips, whose senders nothing is noted about. */
const TIP = { layout: 'default', private: true, interactive: true, unlogged: true } as const;

// prettier-ignore
const SEARCH_QUERY = [
  'q', 'type', 'category', 'subcategory', 'tag', 'from', 'to', 'sort', 'view', 'period', 'date', 'page', 'size',
] as const;
const LIST_QUERY = ['category', 'subcategory', 'year', 'page', 'size'] as const;

/**
 * Every page of the site, once (spec §2). Links, canonical addresses, hreflang and the language switch are all made
 * from an id of this table; no other code contains a path.
 */
export const ROUTES = {
  home: { path: '', layout: 'intro' },
  intro: { path: 'Intropage', layout: 'intro' },
  main: { path: 'main', layout: 'default' },
  maintenance: { path: 'maintenance', layout: 'default' },
  search: { path: 'search', layout: 'default', interactive: true, query: SEARCH_QUERY, freeQuery: true },
  newsList: { path: 'more-news', layout: 'default', query: LIST_QUERY },
  newsIndex: { path: 'news', layout: 'default' },
  news: { path: 'news/:id', layout: 'default' },
  documents: { path: 'documents', layout: 'default', interactive: true, query: ['q', ...LIST_QUERY] },
  document: { path: 'documents/:id', layout: 'default' },
  albums: { path: 'photos', layout: 'default', query: LIST_QUERY },
  album: { path: 'photos/:id', layout: 'default', query: ['picture'] },
  videos: { path: 'videos', layout: 'default', query: LIST_QUERY },
  video: { path: 'videos/:id', layout: 'default' },
  infographics: { path: 'infographics', layout: 'default', query: LIST_QUERY },
  infographic: { path: 'infographics/:id', layout: 'default' },
  magazines: { path: 'magazines', layout: 'default', query: LIST_QUERY },
  magazine: { path: 'magazines/:id', layout: 'default' },
  faq: { path: 'faq', layout: 'default', query: ['page'] },
  faqAnswer: { path: 'faq/:id', layout: 'default' },
  events: { path: 'events', layout: 'default', query: ['category', 'subcategory', 'when', 'page', 'size'] },
  event: { path: 'events/:id', layout: 'default' },
  calendar: {
    path: 'calendar',
    layout: 'default',
    interactive: true,
    query: ['view', 'date', 'day', 'month', 'year', 'category', 'subcategory'],
  },
  professionals: { path: 'professionals', layout: 'default', query: ['page'] },
  professional: { path: 'professionals/:id', layout: 'default' },
  agencies: { path: 'agencies', layout: 'default', query: ['province', 'page'] },
  agency: { path: 'agencies/:id', layout: 'default' },
  oit: { path: 'oit', layout: 'default', query: ['code', 'page'] },
  oitYear: { path: 'oit/:year', layout: 'default', query: ['code', 'page'] },
  oitItem: { path: 'oit/:year/:code', layout: 'default' },
  policy: { path: 'policies/:name', layout: 'default' },
  reservoirs: { path: 'reservoirs', layout: 'default', query: ['size', 'date', 'region', 'level', 'name', 'sort'] },
  reservoir: { path: 'reservoirs/:id', layout: 'default', query: ['year', 'month'] },
  waterUse: { path: 'wuse-area', layout: 'default', query: ['season', 'crop'] },
  contact: { path: 'contact', ...FORM, query: ['sent', 'office'] },
  reportBrokenFile: { path: 'report-broken-file', ...FORM, query: ['page', 'sent'] },
  fileComplaint: { path: 'complaints', ...COMPLAINT_FORM, query: ['province'] },
  complaintReceipt: { path: 'complaints/receipt', ...COMPLAINT },
  trackComplaint: { path: 'complaints/track', ...COMPLAINT_FORM, query: ['code', 'done'] },
  lostComplaintCode: { path: 'complaints/track/lost-code', ...COMPLAINT_FORM, query: ['done'] },
  complaintLedger: { path: 'complaints/ledger', layout: 'default', private: true },
  complaint: { path: 'complaints/opened', ...COMPLAINT, query: ['done'] },
  ownComplaint: { path: 'complaints/own', ...COMPLAINT },
  addToComplaint: { path: 'complaints/opened/add', ...COMPLAINT_FORM },
  rateComplaint: { path: 'complaints/opened/rate', ...COMPLAINT_FORM },
  reopenComplaint: { path: 'complaints/opened/reopen', ...COMPLAINT_FORM },
  withdrawComplaint: { path: 'complaints/opened/withdraw', ...COMPLAINT_FORM },
  reportElectionCorruption: { path: 'report-election-corruption', ...TIP },
  reportMisconduct: { path: 'report-misconduct', ...TIP },
  tipAnswers: { path: 'report-answers', ...TIP },
  members: { path: 'members', ...GUEST },
  login: { path: 'members/login', ...GUEST, interactive: true, query: ['back', 'done'] },
  secondStep: { path: 'members/login/second-step', ...GUEST, interactive: true, query: ['back', 'way'] },
  register: { path: 'members/register', ...GUEST, interactive: true, query: ['done'] },
  verify: { path: 'members/verify', ...GUEST, interactive: true, query: ['token', 'done'] },
  resendVerification: { path: 'members/verify/resend', ...GUEST, interactive: true, query: ['done'] },
  forgotPassword: { path: 'members/forgot-password', ...GUEST, interactive: true, query: ['done'] },
  resetPassword: { path: 'members/reset-password', ...GUEST, interactive: true, query: ['token'] },
  socialRegister: { path: 'members/social/register', ...GUEST, interactive: true, query: ['back'] },
  signOut: { path: 'members/sign-out', ...GUEST },
  dashboard: { path: 'members/dashboard', ...MEMBER },
  endSessions: { path: 'members/sessions', ...MEMBER },
  profile: { path: 'members/profile', ...MEMBER },
  profileEdit: { path: 'members/profile/edit', ...MEMBER, interactive: true },
  profilePicture: { path: 'members/profile/picture', ...MEMBER, interactive: true },
  personalData: { path: 'members/data', ...MEMBER },
  eraseAccount: { path: 'members/data/erase', ...MEMBER, interactive: true },
  securityEvents: { path: 'members/events', ...MEMBER },
  socialLogins: { path: 'members/social', ...MEMBER },
  socialLink: { path: 'members/social/link', ...MEMBER, interactive: true, query: ['remove'] },
  changePassword: { path: 'members/change-password', ...MEMBER, interactive: true },
  eNews: { path: 'members/e-news', ...MEMBER },
  eNewsEdit: { path: 'members/e-news/edit', ...MEMBER, interactive: true },
  security: { path: 'members/security', ...MEMBER },
  addAuthenticator: { path: 'members/security/authenticator', ...MEMBER, interactive: true },
  addPasskey: { path: 'members/security/passkey', ...MEMBER, interactive: true },
  removeFactor: { path: 'members/security/remove', ...MEMBER, interactive: true, query: ['factor'] },
  recoveryCodes: { path: 'members/security/recovery-codes', ...MEMBER, interactive: true },
  siteMap: { path: 'site-map', layout: 'default' },
  feedback: { path: 'feedback', layout: 'default', query: ['about', 'said'], freeQuery: true },
  page: { path: ':urlname', layout: 'default' },
  pageDetail: { path: ':urlname/:id', layout: 'default' },
  notFound: { path: '*', layout: 'default' },
} as const satisfies Readonly<Record<string, RouteEntry> & Record<ListRoute | ItemRoute, RouteEntry>>;

export type RouteId = keyof typeof ROUTES;

/** The pages whose form goes to the inbox. */
export type FormRoute = {
  [Id in RouteId]: (typeof ROUTES)[Id] extends { readonly form: true } ? Id : never;
}[RouteId];

/** The parameters a route's path needs: `{ id }` for `news/:id`, none for `main`. */
export type RouteParams<Id extends RouteId> = ParamsOf<(typeof ROUTES)[Id]['path']>;
type ParamsOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> & ParamsOf<Rest>
  : Path extends `:${infer Name}`
    ? { readonly [K in Name]: string }
    : unknown;

export type Query = Readonly<Record<string, string | number | undefined>>;

export const ROUTE_IDS = Object.keys(ROUTES) as readonly RouteId[];

export function isRouteId(text: string): text is RouteId {
  return Object.hasOwn(ROUTES, text);
}

export function isInteractive(id: RouteId): boolean {
  return 'interactive' in ROUTES[id];
}

export function isPrivate(id: RouteId): boolean {
  return 'private' in ROUTES[id];
}

export function isUnlogged(id: RouteId): boolean {
  return 'unlogged' in ROUTES[id];
}

/** The parameters of the query that a page reads, and whether they may be any text. */
export function queryOf(id: RouteId): { readonly names: readonly string[]; readonly isFree: boolean } {
  const entry: RouteEntry = ROUTES[id];
  return { names: entry.query ?? [], isFree: entry.freeQuery ?? false };
}

/** Makes paths from route ids, behind the base path that the server is mounted under (usually empty). */
export interface Links {
  readonly basePath: string;
  to<Id extends RouteId>(locale: Locale, id: Id, params?: RouteParams<Id>, query?: Query): string;
  /** The home of the language when `id` is no route, so that a layout of a newer version breaks no page. */
  toAny(locale: Locale, id: string, query?: Query): string;
  media(name: string): string;
  /** A water data file, in one language where it contains text. */
  data(name: string, locale?: Locale): string;
  /** The page of a reservoir that other websites may show in a frame. */
  reservoirEmbed(locale: Locale, id: Slug): string;
  asset(name: string): string;
  preferences(): string;
  /** Where a person leaves for a provider of social login, or comes back from it: the same for both languages. */
  social(step: 'start' | 'callback', provider: string, query?: Query): string;
  /** The picture of the member who is signed in, or a drawing of nobody. */
  memberPicture(): string;
  /** Of the complaint that is open in the browser. */
  complaintFile(id: string): string;
  /** All published heads of the ledger of complaints. */
  ledgerHeads(): string;
  ledgerFeed(locale: Locale): string;
  /** The calendar for calendar programs, or a part of it. */
  calendarFeed(locale: Locale, query?: Query): string;
  /** One event for calendar programs. */
  eventFile(locale: Locale, slug: Slug): string;
  /** What a search finds, newest first, as a feed. */
  searchFeed(locale: Locale, query: Query): string;
  /** What a text that is being typed may become, as JSON. */
  searchSuggestions(locale: Locale, query?: Query): string;
  /** The description of the site's search for browsers. */
  openSearch(locale: Locale): string;
}

export function createLinks(basePath: string): Links {
  const to = (
    locale: Locale,
    id: RouteId,
    params: Readonly<Record<string, string>> = {},
    query: Query = {},
  ): string => {
    const rest = ROUTES[id].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    return `${basePath}/${locale}${rest === '' ? '' : `/${rest}`}${search(query)}`;
  };
  return {
    basePath,
    to: (locale, id, params, query) => to(locale, id, params as Readonly<Record<string, string>> | undefined, query),
    toAny: (locale, id, query) => to(locale, isRouteId(id) ? id : 'home', {}, query),
    media: (name) => `${basePath}/media/${name}`,
    data: (name, locale) => `${basePath}/data/${name}${search({ lang: locale })}`,
    reservoirEmbed: (locale, id) => `${to(locale, 'reservoir', { id })}/embed`,
    asset: (name) => `${basePath}/assets/${name}`,
    preferences: () => `${basePath}/preferences`,
    social: (step, provider, query = {}) => `${basePath}/members/social/${step}/${provider}${search(query)}`,
    memberPicture: () => `${basePath}/members/picture`,
    complaintFile: (id) => `${basePath}/complaints/files/${id}`,
    ledgerHeads: () => `${basePath}/complaints/heads.jsonl`,
    ledgerFeed: (locale) => `${basePath}/${locale}/complaints/ledger.atom`,
    calendarFeed: (locale, query = {}) => `${basePath}/${locale}/calendar.ics${search(query)}`,
    eventFile: (locale, slug) => `${basePath}/${locale}/events/${slug}.ics`,
    searchFeed: (locale, query) => `${basePath}/${locale}/search.atom${search(query)}`,
    searchSuggestions: (locale, query = {}) => `${basePath}/${locale}/search/suggestions.json${search(query)}`,
    openSearch: (locale) => `${basePath}/${locale}/opensearch.xml`,
  };
}

function search(query: Query): string {
  const parts = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) parts.set(key, String(value));
  const text = parts.toString();
  return text === '' ? '' : `?${text}`;
}
