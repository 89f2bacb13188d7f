import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import { withoutWorkInAllLimit, withoutWorkLimit } from '#domain/tips/tipLimits.ts';
import type { TipPorts } from '#ports/TipPorts.ts';
import { TooOften } from '#ports/TooOften.ts';
import { NO_WORK, ROBOT_CHECK_NAME } from '#ui/forms/fieldNames.ts';
import type { FieldErrors } from '#ui/forms/FormState.ts';
import type { FormRequest } from '../actions/Action.ts';

/** Of all networks together. */
const EVERYBODY = 'everybody';

/**
 * The robot check of a tip, which is work alone: no code is mailed to somebody who need not say who they are. A browser
 * that cannot do it may send a few tips without. Throws `TooOften` when there were too many of these.
 *
 * @returns undefined when it is passed
 */
export async function checkWork(
  { fields, site, session }: FormRequest,
  { robotChecks, limits }: TipPorts,
  id: SubmissionId,
): Promise<FieldErrors | undefined> {
  const { [ROBOT_CHECK_NAME]: solution } = fields;
  if (typeof solution !== 'string' || solution === '') return { [ROBOT_CHECK_NAME]: 'required' };
  if (solution === NO_WORK) {
    const ofNetwork = await limits.use(withoutWorkLimit(), session.network ?? '');
    const wait = ofNetwork > 0 ? ofNetwork : await limits.use(withoutWorkInAllLimit(), EVERYBODY);
    if (wait > 0) throw new TooOften(wait);
    return undefined;
  }
  const passed = await robotChecks.pass({ site: site.id, answer: { type: 'work', solution }, use: id }, session);
  return passed.ok ? undefined : { [ROBOT_CHECK_NAME]: passed.code };
}
