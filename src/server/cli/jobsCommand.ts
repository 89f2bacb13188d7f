import { JOB_NAMES, type Jobs, type JobState } from '#ports/Jobs.ts';
import type { FailingMail, MailId, Outbox } from '#ports/Outbox.ts';
import { printable } from './printable.ts';

const USAGE = `usage: npm run jobs -- list
       npm run jobs -- retry <name of a job>  run the job now; with mail, all mails that wait for another try
       npm run jobs -- retry <id of a mail>   try this mail now`;

interface Background {
  readonly jobs: Jobs;
  readonly outbox: Outbox;
}

/** Prints lines. */
export type JobsCommand = (background: Background) => Promise<readonly string[]>;

/** Reads the arguments of `npm run jobs`. Throws the usage when they are wrong. */
export function readJobsCommand([name, subject, ...more]: readonly string[]): JobsCommand {
  if (more.length > 0) throw new Error(USAGE);
  if (name === 'list' && subject === undefined) return list;
  if (name === 'retry' && subject !== undefined) return (background) => retry(subject, background);
  throw new Error(USAGE);
}

async function list({ jobs, outbox }: Background): Promise<readonly string[]> {
  const [states, mails] = [await jobs.list(), await outbox.failing()];
  return [
    ...JOB_NAMES.map((name) => describeJob(name, states)),
    ...(mails.length === 0 ? ['Every mail was sent, or waits for its first try.'] : mails.map(describeMail)),
  ].map(printable);
}

async function retry(subject: string, { jobs, outbox }: Background): Promise<readonly string[]> {
  const job = JOB_NAMES.find((one) => one === subject);
  if (job === undefined) {
    const outcome = await outbox.retry(subject as MailId);
    if (!outcome.ok) throw new Error(`there is no job, and no mail that failed, with the name ${printable(subject)}`);
  } else if (job === 'mail') {
    await outbox.retryAll();
  }
  await jobs.wake(job ?? 'mail');
  return [`${subject} is tried as soon as a server runs.`];
}

function describeJob(name: string, states: readonly JobState[]): string {
  const state = states.find((one) => one.name === name);
  const success = state?.succeededAt === undefined ? 'has not succeeded yet' : `succeeded at ${state.succeededAt}`;
  if (state?.failure === undefined) return `${name}: ${success}`;
  const { count, at, error } = state.failure;
  return `${name}: FAILED ${count} time${count === 1 ? '' : 's'}, the last at ${at}: ${error}; ${success}`;
}

/** Without its recipient: whoever mends a mail server need not know who writes to the department. */
function describeMail({ id, site, template, createdAt, tries, nextTryAt, error }: FailingMail): string {
  const next = nextTryAt === undefined ? 'is not tried again' : `is tried again at ${nextTryAt}`;
  return `mail ${id} (site ${site}, ${template}, of ${createdAt}) ${next}; tried ${tries} times: ${error}`;
}
