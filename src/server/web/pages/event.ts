import { eventState } from '#domain/content/eventState.ts';
import type { PageHandler } from '../PageResult.ts';
import { itemPage } from './itemPage.ts';
import { notFoundView } from './notFound.ts';

/** One event, and whether it is past. */
export const event: PageHandler = (request) =>
  itemPage(request, 'event', request.params['id'] ?? '', ({ detail }, common) => {
    if (detail.kind !== 'event') return notFoundView(request);
    return { view: 'event', ...common, props: { ...common.props, state: eventState(detail, request.now) } };
  });
