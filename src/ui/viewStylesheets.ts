import type { ItemRoute } from '#domain/content/kinds.ts';
import type { ViewId } from './pages/props.ts';

/** A view, or a page that needs more than its view does. */
export type StylesheetGroup = ViewId | 'openData' | 'homeMap' | 'pageOfOffice';

/** A view that shows the text of an item, which may have tables. */
type TextView = ItemRoute | 'faq' | 'pageDetail';

/** Of tables in the text of an item. */
const TABLES = 'src/ui/styles/tables.css';

/** Of complaints: their pages lead to each other in place. */
const COMPLAINT = 'src/ui/styles/complaint.css';

/** The sources of the stylesheets that only these views load: the one of every page has a budget (docs/benchmarks.md). */
export const VIEW_STYLESHEETS: Readonly<
  Partial<Record<StylesheetGroup, readonly string[]>> & Record<TextView, readonly string[]>
> = {
  search: ['src/ui/styles/search.css', 'src/ui/styles/calendar.css'],
  news: [TABLES],
  document: [TABLES],
  album: ['src/ui/styles/album.css', TABLES],
  video: ['src/ui/styles/video.css', TABLES],
  infographic: [TABLES],
  magazine: ['src/ui/styles/magazine.css', TABLES],
  faq: [TABLES],
  faqAnswer: ['src/ui/styles/answer.css', TABLES],
  event: ['src/ui/styles/event.css', TABLES],
  page: [TABLES],
  pageDetail: [TABLES],
  policy: [TABLES],
  documents: ['src/ui/styles/documents.css'],
  albums: ['src/ui/styles/media.css'],
  videos: ['src/ui/styles/media.css'],
  infographics: ['src/ui/styles/media.css'],
  magazines: ['src/ui/styles/media.css'],
  professionals: ['src/ui/styles/people.css'],
  professional: ['src/ui/styles/people.css', TABLES],
  events: ['src/ui/styles/events.css'],
  calendar: ['src/ui/styles/calendar.css'],
  main: ['src/ui/styles/main.css', 'src/ui/styles/offices.css'],
  agencies: ['src/ui/styles/offices.css'],
  agency: ['src/ui/styles/office.css', TABLES],
  oit: ['src/ui/styles/oit.css'],
  oitYear: ['src/ui/styles/oit.css'],
  oitItem: ['src/ui/styles/oit.css', TABLES],
  reservoirs: ['src/ui/styles/water.css'],
  reservoir: ['src/ui/styles/water.css', 'src/ui/styles/reservoir.css'],
  waterUse: ['src/ui/styles/water.css', 'src/ui/styles/waterUse.css'],
  siteMap: ['src/ui/styles/siteMap.css'],
  homeMap: ['src/ui/styles/homeMap.css'],
  pageOfOffice: ['src/ui/styles/pageOfOffice.css', TABLES],
  fileComplaint: [COMPLAINT],
  complaintReceipt: [COMPLAINT],
  trackComplaint: [COMPLAINT],
  lostComplaintCode: [COMPLAINT],
  complaintLedger: [COMPLAINT],
  complaint: [COMPLAINT],
  addToComplaint: [COMPLAINT],
  rateComplaint: [COMPLAINT],
  reopenComplaint: [COMPLAINT],
  withdrawComplaint: [COMPLAINT],
  openData: ['src/ui/styles/openData.css', TABLES],
};

/** Each of them once. */
export const VIEW_STYLESHEET_FILES: readonly string[] = [...new Set(Object.values(VIEW_STYLESHEETS).flat())];
