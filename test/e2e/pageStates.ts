import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { UNDER_MAINTENANCE, DEPARTMENT, UNKNOWN_HOST, REGION } from '#test/support/site.ts';
import { waitForHydration, type Deployment } from './fixtures.ts';
import { runJob } from './runJob.ts';
import { workOnComplaint } from './workOnComplaint.ts';
import { answerTip } from './workOnTip.ts';
import { linkMailedTo } from './linkMailedTo.ts';
import { PASSWORD, registerOne, signInOne, signInWithApp, type MemberVisit } from './memberVisits.ts';

/** A state of a page; together they are everything that a visitor can see. */
export interface PageState {
  /** Continues "the". */
  readonly name: string;
  /** Behind `/{lang}`. */
  readonly path: string;
  /** The department's when left out. */
  readonly host?: string;
  readonly status?: number;
  readonly deployment?: Deployment;
  /** Who opens it; a visitor when left out. */
  readonly visit?: MemberVisit;
  /** The only language in which a page is in this state. */
  readonly only?: Locale;
  /** Selects what is on the page only in this state. */
  readonly shows: string;
  /** What a visitor does to reach it. */
  readonly act?: (tab: Page) => Promise<void>;
  /** Whether the server refuses what the visitor sends. */
  readonly isRefused?: true;
}

/** The screens of members: every state that a guest or a member can be in. */
const MEMBER_STATES: readonly PageState[] = [
  { name: 'login page', path: '/members/login', shows: '[name="loginName"]' },
  { name: 'login that was refused', path: '/members/login', shows: '.error-summary:focus', act: sendEmptyForm },
  {
    name: 'login after the session has ended',
    path: '/members/dashboard',
    visit: 'ended session',
    shows: '.entry-notice',
  },
  { name: 'registration page', path: '/members/register', shows: '[name="confirmPassword"]' },
  {
    name: 'registration that was refused',
    path: '/members/register',
    shows: '.error-summary:focus',
    act: sendEmptyForm,
  },
  {
    name: 'request for a new password',
    path: '/members/forgot-password',
    shows: '.post-form [name="email"]',
  },
  {
    name: 'popup after a request for a new password',
    path: '/members/forgot-password',
    shows: '.result-dialog:modal',
    act: askForMail,
  },
  { name: 'request for the verification mail', path: '/members/verify/resend', shows: '.post-form [name="email"]' },
  {
    name: 'page of a reset link',
    path: '/members/forgot-password',
    shows: '[name="confirmPassword"]',
    act: openResetLink,
  },
  {
    name: 'page of a reset link that cannot be used',
    path: '/members/reset-password',
    shows: '.result-dialog[data-kind="failure"]',
  },
  { name: 'page of a verification link', path: '/members/verify', shows: '[name="answer"]', act: openVerificationLink },
  {
    name: 'successful verification',
    path: '/members/verify',
    shows: '.result-dialog[data-kind="success"]',
    async act(tab) {
      await openVerificationLink(tab);
      await Promise.all([tab.waitForEvent('load'), tab.locator('[value="confirm"]').click()]);
      // The countdown would lead to the login page.
      await tab.locator('.result-dialog button').click();
    },
  },
  {
    name: 'page of a verification link that cannot be used',
    path: '/members/verify',
    shows: '.result-dialog[data-kind="failure"]',
  },
  { name: 'dashboard of a new member', path: '/members/dashboard', visit: 'new member', shows: '.member-next .task' },
  { name: 'dashboard of a busy member', path: '/members/dashboard', visit: 'busy member', shows: '.member-sessions' },
  { name: 'profile of a new member', path: '/members/profile', visit: 'new member', shows: '.facts' },
  { name: 'profile', path: '/members/profile', visit: 'busy member', shows: '.facts' },
  { name: 'form of the profile', path: '/members/profile/edit', visit: 'busy member', shows: '[name="birthday"]' },
  {
    name: 'form of the profile that was refused',
    path: '/members/profile/edit',
    visit: 'new member',
    shows: '.error-summary:focus',
    act: sendEmptyForm,
  },
  {
    name: 'profile that was saved',
    path: '/members/profile/edit',
    visit: 'busy member',
    shows: '.member-content .result-dialog[data-kind="success"]',
    act: sendForm,
  },
  {
    name: 'form of the password',
    path: '/members/change-password',
    visit: 'new member',
    shows: '[name="oldPassword"]',
  },
  {
    name: 'form of the password that was refused',
    path: '/members/change-password',
    visit: 'new member',
    shows: '.error-summary:focus',
    act: sendEmptyForm,
  },
  {
    name: 'form of the picture',
    path: '/members/profile/picture',
    visit: 'new member',
    shows: '.post-form [type="file"]',
  },
  {
    name: 'form of the picture that was refused',
    path: '/members/profile/picture',
    visit: 'new member',
    shows: '.error-summary:focus',
    act: sendEmptyForm,
    isRefused: true,
  },
  { name: 'history of an account', path: '/members/events', visit: 'busy member', shows: '.security-events time' },
  {
    name: 'data of a member',
    path: '/members/data',
    visit: 'busy member',
    shows: '.post-form [name="currentPassword"]',
  },
  {
    name: 'form that deletes an account',
    path: '/members/data/erase',
    visit: 'busy member',
    shows: '.erased-kinds li',
  },
  {
    name: 'form that deletes an account, refused',
    path: '/members/data/erase',
    visit: 'busy member',
    shows: '.error-summary:focus',
    act: sendEmptyForm,
  },
  {
    name: 'newsletter that nobody chose',
    path: '/members/e-news',
    visit: 'new member',
    shows: '.member-content .button-link',
  },
  { name: 'newsletter', path: '/members/e-news', visit: 'busy member', shows: '.member-content .button-quiet' },
  {
    name: 'newsletter from which nobody can unsubscribe now',
    path: '/members/e-news',
    deployment: 'no documents',
    visit: 'busy member',
    shows: '.result-dialog[data-kind="failure"]',
    async act(tab) {
      await Promise.all([tab.waitForEvent('load'), tab.locator('.member-content .button-quiet').click()]);
    },
  },
  { name: 'choice of newsletters', path: '/members/e-news/edit', visit: 'busy member', shows: '[value="all"]' },
  {
    name: 'choice of newsletters that was refused',
    path: '/members/e-news/edit',
    visit: 'new member',
    shows: '.error-summary:focus',
    act: sendEmptyForm,
  },
  { name: 'sign-in security', path: '/members/security', visit: 'new member', shows: '#passkeys' },
  {
    name: 'sign-in security with an authenticator app',
    path: '/members/security',
    visit: 'member with an app',
    shows: '#codes',
  },
  {
    name: 'page of an authenticator app',
    path: '/members/security/authenticator',
    visit: 'new member',
    shows: '.qr-code',
  },
  {
    name: 'page of an authenticator app that was refused',
    path: '/members/security/authenticator',
    visit: 'new member',
    shows: '.error-summary:focus',
    act: sendEmptyForm,
  },
  {
    name: 'page of a passkey',
    path: '/members/security/passkey',
    visit: 'new member',
    shows: '[name="passkeyName"]',
    act: waitForHydration,
  },
  {
    name: 'removal of an authenticator app',
    path: '/members/security/remove?factor=authenticator',
    visit: 'member with an app',
    shows: '[name="currentPassword"]',
  },
  {
    name: 'recovery codes',
    path: '/members/security/recovery-codes',
    visit: 'member with an app',
    shows: '.recovery-codes',
    async act(tab) {
      await waitForHydration(tab);
      await tab.locator('[name="currentPassword"]').fill(PASSWORD);
      await tab.locator('.post-form .button').click();
      await tab.locator('.recovery-codes').waitFor();
    },
  },
  { name: 'second step', path: '/members/login', shows: '[name="code"]', act: (tab) => openSecondStep(tab) },
  {
    name: 'second step with a recovery code that was refused',
    path: '/members/login',
    shows: '.error-summary:focus',
    async act(tab) {
      await openSecondStep(tab, '?way=recovery');
      await sendEmptyForm(tab);
    },
  },
];

/** With a provider at which somebody has an account. */
const SOCIAL_STATES = (
  [
    { name: 'login page with a provider', path: '/members/login', shows: '.provider-part a' },
    {
      name: 'login after the provider was told no',
      path: '/members/login',
      shows: '.social-notice',
      act: (tab) => visitProvider(tab, 'Refuse'),
    },
    {
      name: 'registration with a provider',
      path: '/members/login',
      shows: '.post-form [name="phone"]',
      act: (tab) => visitProvider(tab, 'Sign in'),
    },
    {
      name: 'registration with a provider that was refused',
      path: '/members/login',
      shows: '.error-summary:focus',
      async act(tab) {
        await visitProvider(tab, 'Sign in');
        await sendEmptyForm(tab);
      },
    },
    {
      name: 'accounts elsewhere of a member',
      path: '/members/social',
      visit: 'new member',
      shows: '#others',
    },
    {
      name: 'question whether to link an account elsewhere',
      path: '/members/social',
      visit: 'new member',
      shows: '.post-form .button',
      act: (tab) => visitProvider(tab, 'Sign in'),
    },
  ] satisfies readonly PageState[]
).map((state): PageState => ({ ...state, deployment: 'social login' }));

/** The pages of tips and of reports of misconduct. */
const TIP_STATES: readonly PageState[] = [
  { name: 'form of a tip', path: '/report-election-corruption', shows: '.tip-protection' },
  { name: 'form of a report of misconduct', path: '/report-misconduct', shows: '.post-form [name="people"]' },
  {
    name: 'form of a tip that was refused',
    path: '/report-election-corruption',
    shows: '.error-summary:focus',
    act: sendEmptyForm,
  },
  {
    name: 'form of a tip that is closed',
    path: '/report-election-corruption',
    deployment: 'virus scan',
    shows: '.tip-protection',
  },
  {
    name: 'receipt of a tip',
    path: '/report-misconduct',
    shows: '.form-receipt-number',
    async act(tab) {
      await sendTip(tab);
    },
  },
  { name: 'form for the code of a tip', path: '/report-answers', shows: '[name="tipCode"]' },
  {
    name: 'answers to a tip',
    path: '/report-misconduct',
    shows: '.tip-reply',
    act: (tab) => readAnswers(tab, 'ขอบคุณครับ เจ้าหน้าที่ตรวจสอบแล้ว และขอทราบเพิ่มเติมว่ารถตู้จอดที่ใด'),
  },
  {
    name: 'report without an answer',
    path: '/report-misconduct',
    shows: '.tip-answered',
    act: (tab) => readAnswers(tab),
  },
  {
    name: 'form of a tip that adds to another',
    path: '/report-misconduct',
    shows: '.tip-page .facts',
    async act(tab) {
      await readAnswers(tab);
      const add = tab.locator('.tip-answered form[action$="/report-misconduct"] button');
      await Promise.all([tab.waitForEvent('load'), add.click()]);
    },
  },
];

/** The pages of complaints. */
const COMPLAINT_STATES: readonly PageState[] = [
  { name: 'form of a complaint', path: '/complaints', shows: '.post-form optgroup' },
  {
    name: 'form of a complaint that was refused',
    path: '/complaints',
    shows: '.error-summary:focus',
    act: sendEmptyForm,
  },
  { name: 'receipt of a complaint', path: '/complaints', shows: '.form-receipt-number', act: fileComplaint },
  { name: 'ledger of complaints', path: '/complaints', shows: '#check', act: publishHead },
  { name: 'form that opens a complaint', path: '/complaints/track', shows: '[name="trackingCode"]' },
  {
    name: 'form that opens a complaint, refused',
    path: '/complaints/track',
    shows: '.error-summary:focus',
    isRefused: true,
    async act(tab) {
      await waitForHydration(tab);
      await tab.locator('[name="trackingCode"]').fill('22222-22222-2222');
      await tab.locator('[name="password"]').fill('another boat');
      await tab.locator('.post-form .button').click();
      await tab.locator('.error-summary:focus').waitFor();
    },
  },
  { name: 'request for lost tracking codes', path: '/complaints/track/lost-code', shows: '.post-form [name="email"]' },
  { name: 'complaint', path: '/complaints', shows: '.complaint-timeline', act: openComplaint },
  {
    name: 'form that adds to a complaint',
    path: '/complaints',
    shows: '.post-form [type="file"]',
    act: (tab) => openComplaintForm(tab, 'add'),
  },
  {
    name: 'form that withdraws a complaint',
    path: '/complaints',
    shows: '.post-form .button',
    act: (tab) => openComplaintForm(tab, 'withdraw'),
  },
  { name: 'complaint that is finished', path: '/complaints', shows: '.complaint-page h2#rate', act: openFinished },
  {
    name: 'form that rates a complaint',
    path: '/complaints',
    shows: '[name="rating"]',
    async act(tab) {
      await openFinished(tab);
      await follow(tab, '.entry-notice a');
    },
  },
  {
    name: 'form that reopens a complaint',
    path: '/complaints',
    shows: '.post-form textarea',
    async act(tab) {
      await openFinished(tab);
      await follow(tab, '.complaint-acts a[href$="/reopen"]');
    },
  },
];

const OPEN_MENU = '.main-menu-group[open], .main-menu-dialog[open]';
const OPEN_DISPLAY = '.display-options:popover-open';

const ALBUM = '/photos/a-gauge-readers-day';

/** The search: while nothing is asked, with results and without, and what people type wrongly. */
const SEARCH_STATES: readonly PageState[] = [
  { name: 'search page', path: '/search', shows: '.search-start-type' },
  { name: 'search with several pages of results', path: '/search?q=2569', shows: '.search-results .pagination' },
  {
    name: 'search with filters',
    path: '/search?type=news&category=water-situation&subcategory=floods&from=2025-01-01&to=2026-12-31&sort=popular',
    shows: '.chosen-filter',
  },
  { name: 'search for a keyword', path: '/search?tag=flood', shows: '.chosen-filter' },
  { name: 'search in the calendar', path: '/search?type=event&view=calendar&period=week', shows: '.calendar-week' },
  { name: 'search that finds nothing', path: '/search?q=zzxqy', shows: '#nothing-found' },
  {
    name: 'search that finds nothing under its filters',
    path: '/search?q=2569&type=video&to=2001-01-01',
    shows: '.list-empty .button-link',
  },
  { name: 'search that finds some of the words', path: '/search?q=O10+flood', shows: '.search-note' },
  {
    name: 'advanced search with errors',
    path: '/search?q=%3F%3F&from=2026-02-31&to=next+week',
    shows: '.search-advanced[open] .form-error',
  },
  { name: 'suggestions of the search', path: '/main', shows: '[role="option"]', act: typeInSearch },
];

export const PAGE_STATES: readonly PageState[] = [
  { name: 'home page', path: '', shows: '.home-headlines article' },
  { name: 'intro page', path: '/Intropage', shows: '.hero[data-tall]' },
  { name: 'main page', path: '/main', shows: '.main-page-documents article' },
  {
    name: 'main page with slow documents',
    path: '/main',
    deployment: 'slow documents',
    shows: '.main-page-documents article',
    act: (tab) => tab.locator('.main-page-documents article').first().waitFor(),
  },
  {
    name: 'main page without documents',
    path: '/main',
    deployment: 'no documents',
    shows: '.main-page-documents .deferred-note',
  },
  { name: 'main page with its menu open', path: '/main', shows: OPEN_MENU, act: openMenu },
  { name: 'main page with its display options open', path: '/main', shows: OPEN_DISPLAY, act: openDisplayOptions },
  ...SEARCH_STATES,
  { name: 'first page of the news', path: '/more-news', shows: '.pagination [data-step="next"] a' },
  { name: 'last page of the news', path: '/more-news?page=2', shows: '.pagination [data-step="previous"] a' },
  { name: 'news of one category', path: '/more-news?category=projects', shows: '.filter-sentence a' },
  {
    name: 'news of one category and a year without any',
    path: '/more-news?category=projects&year=1999',
    shows: '.list-empty',
  },
  { name: 'news item', path: '/news/storm-night-in-the-control-room', shows: '.item-cover img' },
  { name: 'news item with a table', path: '/news/thirty-hydrology-posts-open', shows: '.prose table' },
  { name: 'documents', path: '/documents', shows: '.document-row-files a' },
  { name: 'documents of one category', path: '/documents?category=forms', shows: '.document-filter a' },
  { name: 'document', path: '/documents/canal-land-use-permit-form', shows: '.attachments a[download]' },
  { name: 'photo albums', path: '/photos', shows: '.list-cards .media-card' },
  { name: 'album', path: ALBUM, shows: '.album-grid img' },
  { name: 'picture of an album', path: `${ALBUM}?picture=2`, shows: '.album-picture img' },
  {
    name: 'album with an enlarged picture',
    path: ALBUM,
    shows: '.lightbox[open] .lightbox-slide:not([inert]) img',
    act: (tab) => tab.locator('.album-grid a').nth(1).click(),
  },
  { name: 'videos', path: '/videos', shows: '.media-card[data-kind="video"]' },
  { name: 'video', path: '/videos/how-a-sluice-gate-opens', shows: 'video track' },
  {
    name: 'video with its transcript open',
    path: '/videos/how-a-sluice-gate-opens',
    shows: '.transcript[open]',
    act: (tab) => unfoldFirst(tab, '.transcript'),
  },
  { name: 'video on another site', path: '/videos/one-canal-365-mornings', shows: '.video-elsewhere a' },
  { name: 'infographics', path: '/infographics', shows: '.media-card img' },
  { name: 'infographic', path: '/infographics/wet-and-dry-rice', shows: '.infographic img' },
  { name: 'magazines', path: '/magazines', shows: '.media-card img' },
  { name: 'magazine', path: '/magazines/thara-stream-24-full-moon-full-river', shows: '.magazine a[download]' },
  { name: 'questions and answers', path: '/faq', shows: '.faq-item' },
  {
    name: 'questions with one answer open',
    path: '/faq',
    shows: '.faq-item[open]',
    act: (tab) => tab.locator('.faq-item summary').first().click(),
  },
  { name: 'answer', path: '/faq/stall-on-the-canal-bank', shows: '.prose' },
  { name: 'coming events', path: '/events', shows: '.event-row' },
  { name: 'past events', path: '/events?when=past', shows: '.event-row' },
  { name: 'calendar of a month', path: '/calendar', shows: '.calendar-month [aria-current="date"]' },
  { name: 'calendar of a week', path: '/calendar?view=week', shows: '.calendar-week-today' },
  { name: 'calendar of a day', path: '/calendar?view=day&date=2026-03-22', shows: '.entry-list-full .entry-summary' },
  { name: 'calendar of a year', path: '/calendar?view=year', shows: '.small-month-day' },
  { name: 'calendar without events', path: '/calendar?view=day&date=2026-03-21', shows: '.calendar-empty' },
  { name: 'recurring event', path: '/events/permit-desk-first-monday', shows: '.event-links a[href$=".ics"]' },
  { name: 'event', path: '/events/gate-keepers-night-drill', shows: '.facts .event-time' },
  { name: 'past event', path: '/events/pump-operators-course', shows: '.event-past' },
  { name: 'experts', path: '/professionals', shows: '.person-card' },
  { name: 'expert', path: '/professionals/chiraphinya-nawiangkham', shows: '.person-life li' },
  { name: 'offices', path: '/agencies', shows: '.agency-row' },
  {
    name: 'offices of a province',
    path: '/agencies?province=chiang-mai',
    shows: 'option[value="chiang-mai"][selected]',
  },
  { name: 'office', path: '/agencies/regional-office-1', shows: '.facts a[href*="openstreetmap"]' },
  { name: 'disclosure', path: '/oit', shows: '.oit-table' },
  { name: 'disclosure after an unknown code', path: '/oit?code=O99', shows: '.oit-jump .form-error' },
  { name: 'disclosure of a year before', path: '/oit/2568', shows: '.oit-table' },
  { name: 'code of disclosure', path: '/oit/2569/O10', shows: '.link-rows a' },
  { name: 'code of disclosure that is missing', path: '/oit/2569/O8', shows: '.oit-status[data-missing]' },
  { name: 'policy', path: '/policies/privacy', shows: '.prose' },
  { name: 'contact page', path: '/contact', shows: '.contact-number' },
  {
    name: 'contact form that was refused',
    path: '/contact',
    shows: '.post-form .error-summary:focus',
    act: sendEmptyForm,
  },
  { name: 'receipt of a contact message', path: '/contact', shows: '.form-receipt-number', act: sendContactMessage },
  {
    name: 'failure popup of the contact form',
    path: '/contact',
    deployment: 'no documents',
    shows: '.result-dialog:modal',
    act: sendContactMessage,
    isRefused: true,
  },
  {
    name: 'report of a broken file',
    path: '/report-broken-file?page=%2Fen%2Fdocuments%2Fcanal-land-use-permit-form',
    shows: '.report-of a',
  },
  {
    name: 'report that was refused',
    path: '/report-broken-file',
    shows: '.form-field[data-invalid]',
    act: sendEmptyForm,
  },
  {
    name: 'receipt of the report of a broken file',
    path: '/report-broken-file?page=%2Fen%2Fdocuments%2Fcanal-land-use-permit-form',
    shows: '.form-receipt-number',
    act: reportBrokenFile,
  },
  ...COMPLAINT_STATES,
  ...TIP_STATES,
  ...MEMBER_STATES,
  ...SOCIAL_STATES,
  { name: 'site map', path: '/site-map', shows: '.site-map a' },
  { name: 'thanks for feedback', path: '/feedback?about=%2Fen%2Fmain&messages=no', shows: '.comment-form textarea' },
  {
    name: 'message that feedback was not accepted',
    path: '/feedback?about=%2Fen%2Fmain',
    shows: '.error-summary',
    act: sendNothing,
  },
  { name: 'gallery of components', path: '/gallery', deployment: 'gallery', shows: '.gallery-variant' },
  ...['MediaCard', 'ReservoirTable', 'SiteHeader'].map((component) => ({
    name: `gallery of the component ${component}`,
    path: `/gallery/${component}`,
    deployment: 'gallery' as const,
    shows: '.gallery-variant[data-contrast="high"]',
  })),
  { name: 'large reservoirs', path: '/reservoirs', shows: '.region-table' },
  {
    name: 'reservoirs of a region',
    path: '/reservoirs?size=medium',
    shows: '.water-region[open]',
    act: (tab) => unfoldFirst(tab, '.water-region'),
  },
  { name: 'medium reservoirs', path: '/reservoirs?size=medium', shows: '.level-mark[data-level="low"]' },
  { name: 'reservoirs on another day', path: '/reservoirs?date=2026-05-05', shows: '.region-table' },
  { name: 'large reservoir', path: '/reservoirs/khwae-klet-mani', shows: '.water-chart-line' },
  { name: 'days of a month', path: '/reservoirs/khwae-klet-mani?month=5', shows: '[aria-current]' },
  { name: 'value of a chart', path: '/reservoirs/khwae-klet-mani', shows: '.chart-cursor-shown', act: readChart },
  { name: 'medium reservoir', path: '/reservoirs/khlong-phayom-hom', shows: '.water-chart-line' },
  { name: 'open data', path: '/open-data', shows: '.data-set' },
  { name: 'irrigated areas', path: '/wuse-area', shows: '.area-matrix' },
  { name: 'irrigated areas of one crop', path: '/wuse-area?crop=rice&season=2568-dry', shows: '.area-table' },
  { name: 'page', path: '/about', shows: '.prose' },
  { name: 'page below another', path: '/about/mission', shows: '.breadcrumbs li:nth-child(3)' },
  { name: 'message that no maintenance is under way', path: '/maintenance', shows: '[data-picture="works"]' },
  {
    name: 'message that a page was not found',
    path: '/nothing-here',
    status: 404,
    shows: '[data-picture="dry canal"]',
  },
  {
    name: 'message that a news item was withdrawn,',
    path: '/news/dry-season-cropping-plan-2568-69',
    status: 410,
    shows: '.withdrawn-related article',
  },
  {
    name: 'main page under a flood alert',
    path: '/main',
    deployment: 'flood alert',
    shows: '.alert-banner[data-level="flood"]',
  },
  {
    name: 'news item of a flood alert',
    path: '/news/noi-river-flood',
    deployment: 'flood alert',
    shows: '.alert-banner[data-level="flood"]',
  },
  {
    name: 'news item that is in Thai only,',
    path: '/news/storm-night-in-the-control-room',
    deployment: 'flood alert',
    only: 'th',
    shows: '.language-only',
  },
  {
    name: 'message that a news item is in Thai only,',
    path: '/news/storm-night-in-the-control-room',
    deployment: 'flood alert',
    only: 'en',
    status: 404,
    shows: '.notice a[hreflang="th"]',
  },
  { name: "region's home page", host: REGION, path: '', shows: '.home-headlines article' },
  { name: "region's main page", host: REGION, path: '/main', shows: '.main-page-news article' },
  { name: "region's page", host: REGION, path: '/three-provinces', shows: '.prose' },
  { name: 'maintenance notice', host: UNDER_MAINTENANCE, path: '/main', status: 503, shows: '[data-picture="works"]' },
  {
    name: 'message that no site has this host',
    host: UNKNOWN_HOST,
    path: '/main',
    status: 421,
    shows: '.bilingual-notice',
  },
  { name: 'error page of an invalid address', path: '/%00', status: 400, shows: '.error-page' },
  {
    name: 'error page of an unavailable store',
    path: '/main',
    deployment: 'no store',
    status: 503,
    shows: '.error-page',
  },
  {
    name: 'error page of a server error',
    path: '/news/storm-night-in-the-control-room',
    deployment: 'no store',
    status: 500,
    shows: '.error-page',
  },
];

export function localesOf(state: PageState): readonly Locale[] {
  return LOCALES.filter((locale) => (state.only ?? locale) === locale);
}

export function hostOf(state: PageState): string {
  return state.host ?? DEPARTMENT;
}

async function sendEmptyForm(tab: Page): Promise<void> {
  await waitForHydration(tab);
  await tab.locator('.post-form .button').click();
  await tab.locator('.error-summary:focus').waitFor();
}

async function sendContactMessage(tab: Page): Promise<void> {
  await waitForHydration(tab);
  for (const [name, text] of Object.entries({ name: 'มานะ', surname: 'Jaidee', subject: 'น้ำ', message: 'Water' }))
    await tab.locator(`.post-form [name="${name}"]`).fill(text);
  await tab.locator('.post-form [name="terms"]').check();
  await tab.locator('.post-form .button').click();
  await tab.locator('.result-dialog:modal').waitFor();
}

async function reportBrokenFile(tab: Page): Promise<void> {
  await waitForHydration(tab);
  await tab.locator('[name="topic"]').selectOption('media');
  for (const [name, text] of Object.entries({ firstName: 'มานะ', lastName: 'Jaidee', phone: '0812345678' }))
    await tab.locator(`.post-form [name="${name}"]`).fill(text);
  await tab.locator('.post-form [name="email"]').fill(`${randomUUID()}@example.com`);
  await tab.locator('.post-form .button').click();
  await tab.locator('.result-dialog:modal').waitFor();
}

/** @returns the number and the code of the receipt */
async function sendTip(tab: Page): Promise<readonly string[]> {
  await waitForHydration(tab);
  const typed = { text: 'เรียกรับเงินก่อนออกใบอนุญาต', place: 'สำนักงานโครงการ', people: 'รถตู้ทะเบียน กข 25' };
  for (const [name, text] of Object.entries(typed)) await tab.locator(`.post-form [name="${name}"]`).fill(text);
  await tab.locator('.post-form .button').click();
  await tab.locator('.form-receipt-number').first().waitFor();
  return await tab.locator('.form-receipt-number').allInnerTexts();
}

async function readAnswers(tab: Page, answer?: string): Promise<void> {
  const [reference = '', code = ''] = await sendTip(tab);
  if (answer !== undefined) await answerTip(reference, answer);
  await follow(tab, '.form-receipt-steps a');
  await waitForHydration(tab);
  await tab.locator('[name="tipCode"]').fill(code);
  await tab.locator('.post-form .button').click();
  await tab.locator('.tip-answered').waitFor();
}

const COMPLAINT_PASSWORD = 'river boat';

async function fileComplaint(tab: Page): Promise<void> {
  await waitForHydration(tab);
  const typed = { text: 'ประตูน้ำคลองสามชำรุด น้ำไหลเข้านาตั้งแต่เมื่อคืน', firstName: 'มาลี', lastName: 'ใจดี' };
  for (const [name, text] of Object.entries({ ...typed, phone: '0812345678', place: 'คลองสาม หมู่ 4' }))
    await tab.locator(`.post-form [name="${name}"]`).fill(text);
  await tab.locator('[name="topic"]').selectOption('damagedStructure');
  await tab.locator('[name="province"]').selectOption('pathum-thani');
  await tab.locator('[name="terms"]').check();
  await tab.locator('.post-form .button').click();
  await tab.locator('.complaint-keep').waitFor();
}

async function openComplaint(tab: Page): Promise<void> {
  await waitForHydration(tab);
  await tab.locator('[name="password"]').fill(COMPLAINT_PASSWORD);
  await fileComplaint(tab);
  await follow(tab, '.result-dialog .button-link');
  await tab.locator('[name="password"]').fill(COMPLAINT_PASSWORD);
  await tab.locator('.post-form .button').click();
  await tab.locator('.complaint-timeline').waitFor();
}

async function openComplaintForm(tab: Page, act: 'add' | 'withdraw'): Promise<void> {
  await openComplaint(tab);
  await follow(tab, `.complaint-acts a[href$="/${act}"]`);
}

/** The published head of today, when there is a complaint. */
async function publishHead(tab: Page): Promise<void> {
  await fileComplaint(tab);
  const address = await tab
    .locator('.result-dialog a[href$="/complaints/ledger"]')
    .evaluate((link) => (link as HTMLAnchorElement).href);
  await runJob('heads');
  for (;;) {
    await tab.goto(address);
    if ((await tab.locator('#check').count()) > 0) return;
    await tab.waitForTimeout(200);
  }
}

/** A complaint on which somebody has worked, as its complainant sees it. */
async function openFinished(tab: Page): Promise<void> {
  await openComplaint(tab);
  const code = await tab.locator('.complaint-code').first().innerText();
  const as = ['--name', 'สมศรี มั่นคง'];
  await workOnComplaint('take', code, ...as);
  await workOnComplaint('ask', code, ...as, '--text', 'ประตูน้ำอยู่ฝั่งใดของคลอง และเห็นครั้งแรกเมื่อใด');
  await workOnComplaint('finish', code, ...as, '--text', 'ซ่อมประตูน้ำและเสริมคันคลองแล้วเมื่อวันที่ 20 พฤศจิกายน');
  // Away from the site and back: a reload would abort the transition from the page before.
  const here = tab.url();
  await tab.goto('about:blank');
  await tab.goto(here);
}

/** A click would be faster than the prefetch that comes before it. */
async function follow(tab: Page, link: string): Promise<void> {
  const path = await tab.locator(link).getAttribute('href');
  await tab.goto(new URL(path ?? '', tab.url()).href);
  await waitForHydration(tab);
}

async function sendForm(tab: Page): Promise<void> {
  await waitForHydration(tab);
  await Promise.all([tab.waitForEvent('load'), tab.locator('.post-form .button').click()]);
}

async function askForMail(tab: Page): Promise<void> {
  await waitForHydration(tab);
  await tab.locator('[name="email"]').fill(`${randomUUID()}@example.com`);
  await tab.locator('.post-form .button').click();
  await tab.locator('.result-dialog').waitFor();
}

async function openVerificationLink(tab: Page): Promise<void> {
  const { email } = await registerOne();
  await openLink(tab, await linkMailedTo(email));
}

async function openSecondStep(tab: Page, query = ''): Promise<void> {
  const here = new URL(tab.url());
  const { browser, email } = await signInWithApp();
  browser.cookies.clear();
  await browser.signIn(email, PASSWORD);
  const value = browser.cookies.get('members_second_step') ?? '';
  await tab.context().addCookies([{ name: 'members_second_step', value, domain: DEPARTMENT, path: '/' }]);
  await tab.goto(`${here.origin}${here.pathname.slice(0, 3)}/members/login/second-step${query}`);
  await waitForHydration(tab);
}

async function openResetLink(tab: Page): Promise<void> {
  const { browser, email } = await signInOne();
  await browser.post('/en/members/forgot-password', { email });
  await openLink(tab, await linkMailedTo(email, (path) => path.includes('reset-password')));
}

/** Leaves for the provider, and comes back with an answer. */
async function visitProvider(tab: Page, answer: 'Sign in' | 'Refuse'): Promise<void> {
  const { origin } = new URL(tab.url());
  await waitForHydration(tab);
  await tab.locator('main a[href*="/social/start/"]').first().click();
  await tab.getByRole('button', { name: answer }).click();
  await tab.waitForURL((url) => url.origin === origin);
  await waitForHydration(tab);
}

/** In the language of the tab's page. */
async function openLink(tab: Page, path: string): Promise<void> {
  const here = new URL(tab.url());
  await tab.goto(here.origin + path.replace(/^\/\w+/, here.pathname.slice(0, 3)));
  await waitForHydration(tab);
}

async function sendNothing(tab: Page): Promise<void> {
  await Promise.all([tab.waitForEvent('load'), tab.locator('.comment-form button').click()]);
}

/** On wide screens all are unfolded. */
async function unfoldFirst(tab: Page, folds: string): Promise<void> {
  const fold = tab.locator(folds).first();
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}

async function readChart(tab: Page): Promise<void> {
  const slider = tab.getByRole('slider').first();
  await slider.focus();
  await slider.press('ArrowLeft');
}

/** On narrow screens the whole menu, on wide ones its first panel. */
async function openMenu(tab: Page): Promise<void> {
  const button = tab.locator('.menu-button');
  await ((await button.isVisible()) ? button : tab.locator('.main-menu-group summary').first()).click();
}

/** On narrow screens the field is in the menu. */
async function typeInSearch(tab: Page): Promise<void> {
  if (!(await tab.locator('#search-header').isVisible())) await openMenu(tab);
  await tab.locator('.search-field-input:visible').pressSequentially('2569');
  await tab.locator('[role="option"]').first().waitFor();
  await tab.keyboard.press('ArrowDown');
}

async function openDisplayOptions(tab: Page): Promise<void> {
  await tab.locator('.display-options-button').click();
}
