import { ACCESS_ENDPOINTS } from './accessToken.ts';
import { ADDRESS_ENDPOINTS } from './addresses.ts';
import { ATTACHMENT_ENDPOINTS } from './attachments.ts';
import { CALENDAR_ENDPOINTS } from './calendar.ts';
import { COMPLAINT_ENDPOINTS } from './complaints.ts';
import { COMPLAINT_DESK_ENDPOINTS } from './complaintsDesk.ts';
import { CONTENT_ENDPOINTS } from './content.ts';
import { descriptionEndpoint } from './description.ts';
import type { Endpoint } from './Endpoint.ts';
import { FEEDBACK_ENDPOINTS } from './feedback.ts';
import { INBOX_ENDPOINTS } from './inbox.ts';
import { LEDGER_HEAD_ENDPOINTS } from './ledgerHeads.ts';
import { MEDIA_ENDPOINTS } from './media.ts';
import { MEMBER_ENDPOINTS } from './members.ts';
import { MEMBER_LINK_ENDPOINTS } from './memberLinks.ts';
import { MEMBER_DATA_ENDPOINTS } from './memberData.ts';
import { MEMBER_PICTURE_ENDPOINTS } from './memberPictures.ts';
import { MEMBER_SECOND_FACTOR_ENDPOINTS } from './memberSecondFactors.ts';
import { MEMBER_SESSION_ENDPOINTS } from './memberSessions.ts';
import { NEWSLETTER_ENDPOINTS } from './newsletter.ts';
import { READY } from './ready.ts';
import { ROBOT_CHECK_ENDPOINTS } from './robotChecks.ts';
import { SEARCH_ENDPOINTS } from './search.ts';
import { SITE_ENDPOINTS } from './sites.ts';
import { SOCIAL_LOGIN_ENDPOINTS } from './socialLogins.ts';
import { TIP_ENDPOINTS } from './tips.ts';
import { WATER_ENDPOINTS } from './water.ts';

/** All endpoints of the API: its routes and its description are made from this list. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...ACCESS_ENDPOINTS,
  ...SITE_ENDPOINTS,
  ...CONTENT_ENDPOINTS,
  ...ADDRESS_ENDPOINTS,
  ...CALENDAR_ENDPOINTS,
  ...SEARCH_ENDPOINTS,
  ...WATER_ENDPOINTS,
  ...FEEDBACK_ENDPOINTS,
  ...INBOX_ENDPOINTS,
  ...ATTACHMENT_ENDPOINTS,
  ...COMPLAINT_ENDPOINTS,
  ...LEDGER_HEAD_ENDPOINTS,
  ...COMPLAINT_DESK_ENDPOINTS,
  ...TIP_ENDPOINTS,
  ...ROBOT_CHECK_ENDPOINTS,
  ...MEDIA_ENDPOINTS,
  ...MEMBER_ENDPOINTS,
  ...MEMBER_SESSION_ENDPOINTS,
  ...MEMBER_SECOND_FACTOR_ENDPOINTS,
  ...MEMBER_LINK_ENDPOINTS,
  ...MEMBER_PICTURE_ENDPOINTS,
  ...MEMBER_DATA_ENDPOINTS,
  ...SOCIAL_LOGIN_ENDPOINTS,
  ...NEWSLETTER_ENDPOINTS,
  READY,
  descriptionEndpoint(() => ENDPOINTS),
];
