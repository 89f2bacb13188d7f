import type { ReplyTemplate } from '#domain/complaints/replyTemplate.ts';
import type { ApiClients } from './ApiClients.ts';
import type { Attachments } from './Attachments.ts';
import type { Calendar } from './Calendar.ts';
import type { Clock } from './Clock.ts';
import type { Complaints } from './complaints/Complaints.ts';
import type { ComplaintsDesk } from './complaints/ComplaintsDesk.ts';
import type { LedgerHeads } from './complaints/LedgerHeads.ts';
import type { Content } from './Content.ts';
import type { Feedback } from './Feedback.ts';
import type { Inbox } from './Inbox.ts';
import type { Limits } from './Limits.ts';
import type { Media } from './Media.ts';
import type { IdentityProviders } from './members/IdentityProviders.ts';
import type { MemberPorts } from './members/MemberPorts.ts';
import type { Readiness } from './Readiness.ts';
import type { RobotChecks } from './RobotChecks.ts';
import type { Search } from './Search.ts';
import type { Sites } from './Sites.ts';
import type { SiteVersions } from './SiteVersions.ts';
import type { TipPorts } from './TipPorts.ts';
import type { Tips } from './Tips.ts';
import type { Water } from './Water.ts';

/** The ports that the store and the department's API both implement. A new port is listed only here. */
export interface SourcePorts {
  readonly sites: Sites;
  readonly siteVersions: SiteVersions;
  readonly content: Content;
  readonly calendar: Calendar;
  readonly water: Water;
  readonly search: Search;
  readonly feedback: Feedback;
  readonly inbox: Inbox;
  readonly readiness: Readiness;
}

/** The ports that pages use. */
export interface Ports extends SourcePorts {
  readonly clock: Clock;
  readonly media: Media;
  readonly attachments: Attachments;
  readonly limits: Limits;
  /** Absent where nobody can complain on the website. */
  readonly complaints?: Complaints;
  /** Published heads of the ledger of complaints; absent where there are no complaints. */
  readonly ledgerHeads?: LedgerHeads;
  /** The files of complaints; absent where they are `attachments`. */
  readonly complaintAttachments?: Attachments;
  /** Absent where nobody can become a member. */
  readonly members?: MemberPorts;
  /** Absent where nobody signs in with an account of another provider. */
  readonly identityProviders?: IdentityProviders;
  readonly robotChecks: RobotChecks;
  /** Absent where the department has set no key: the forms for tips are closed then. */
  readonly tips?: TipPorts;
}

/** The ports that the API tier uses. Only the store has clients of the API. */
export interface ApiPorts extends Ports {
  readonly apiClients: ApiClients;
  /** What websites have sealed. */
  readonly sealedTips: Tips;
  readonly complaintsDesk: ComplaintsDesk;
  /** Prepared replies to complaints; none when it is absent. */
  readonly replyTemplates?: readonly ReplyTemplate[];
}
