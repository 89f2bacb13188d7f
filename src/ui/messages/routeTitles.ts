import type { MessageDescriptor } from '@formatjs/intl';
import type { RouteId } from '../routes.ts';
import { calendarMessages } from './calendar.ts';
import { complaintMessages } from './complaint.ts';
import { complaintLedgerMessages } from './complaintLedger.ts';
import { complaintTrackMessages } from './complaintTrack.ts';
import { contactMessages } from './contact.ts';
import { itemMessages } from './item.ts';
import { listLabels } from './lists.ts';
import { loginMessages } from './login.ts';
import { oitMessages } from './oit.ts';
import { registerMessages } from './register.ts';
import { reportMessages } from './report.ts';
import { resetMessages } from './resetPassword.ts';
import { searchMessages } from './search.ts';
import { tipMessages } from './tip.ts';
import { tipAnswersMessages } from './tipAnswers.ts';
import { titles } from './titles.ts';

/** The titles of pages that always have the same one, by route: the names of links to them. */
export const routeTitles = {
  home: itemMessages.home,
  main: titles.main,
  search: searchMessages.title,
  newsList: listLabels.newsList.title,
  documents: listLabels.documents.title,
  albums: listLabels.albums.title,
  videos: listLabels.videos.title,
  infographics: listLabels.infographics.title,
  magazines: listLabels.magazines.title,
  faq: listLabels.faq.title,
  events: listLabels.events.title,
  calendar: calendarMessages.title,
  professionals: listLabels.professionals.title,
  agencies: listLabels.agencies.title,
  oit: oitMessages.title,
  reservoirs: titles.reservoirs,
  waterUse: titles.waterUse,
  contact: contactMessages.title,
  reportBrokenFile: reportMessages.title,
  fileComplaint: complaintMessages.title,
  trackComplaint: complaintTrackMessages.trackTitle,
  lostComplaintCode: complaintTrackMessages.lostTitle,
  complaintLedger: complaintLedgerMessages.title,
  reportElectionCorruption: tipMessages.electionTitle,
  reportMisconduct: tipMessages.misconductTitle,
  tipAnswers: tipAnswersMessages.title,
  login: loginMessages.title,
  register: registerMessages.title,
  forgotPassword: resetMessages.forgotTitle,
  siteMap: titles.siteMap,
} as const satisfies Partial<Readonly<Record<RouteId, MessageDescriptor>>>;

/** The title of the page of a route; undefined where it depends on what is on the page. */
export function routeTitle(route: RouteId): MessageDescriptor | undefined {
  return (routeTitles as Partial<Readonly<Record<RouteId, MessageDescriptor>>>)[route];
}
