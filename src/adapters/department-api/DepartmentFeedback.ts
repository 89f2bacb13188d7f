import { refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Feedback, FeedbackQuery, FeedbackSummary, PageComment, Vote } from '#ports/Feedback.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import { commentToWire, feedbackQueryToWire, feedbackSummaryFromWire, voteToWire } from './wire/FeedbackWire.ts';
import { PATHS, type SitePathOf } from './wire/paths.ts';

const EMPTY_SUMMARY: FeedbackSummary = { pages: [], comments: [] };

/** Forwards the feedback of visitors to the department's API. */
export class DepartmentFeedback implements Feedback {
  readonly #api: DepartmentApiClient;
  readonly #pathOf: SitePathOf;

  constructor(api: DepartmentApiClient, pathOf: SitePathOf) {
    this.#api = api;
    this.#pathOf = pathOf;
  }

  async vote(vote: Vote, session?: VisitorSession): Promise<Outcome<undefined, 'siteNotFound'>> {
    return await this.#post(PATHS.feedbackVotes, vote.site, voteToWire(vote), session);
  }

  async comment(comment: PageComment, session?: VisitorSession): Promise<Outcome<undefined, 'siteNotFound'>> {
    return await this.#post(PATHS.feedbackComments, comment.site, commentToWire(comment), session);
  }

  async summary(query: FeedbackQuery): Promise<FeedbackSummary> {
    const path = this.#pathOf(PATHS.feedback, { site: query.site });
    if (path === undefined) return EMPTY_SUMMARY;
    const search = feedbackQueryToWire(query).toString();
    const request = { method: 'GET', path: `${path}?${search}`, parse: feedbackSummaryFromWire } as const;
    const outcome = await this.#api.requestOrRefusal(request, ['siteNotFound']);
    return outcome.ok ? outcome.value : EMPTY_SUMMARY;
  }

  async #post(
    template: string,
    site: SiteId,
    json: object,
    session: VisitorSession | undefined,
  ): Promise<Outcome<undefined, 'siteNotFound'>> {
    const path = this.#pathOf(template, { site });
    if (path === undefined) return refused('siteNotFound');
    const request = { method: 'POST', path, json, session, parse: () => undefined } as const;
    return await this.#api.requestOrRefusal(request, ['siteNotFound']);
  }
}
