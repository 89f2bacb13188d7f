import type { Logger } from 'pino';
import type { Settings } from '#config/Settings.ts';
import type { Composed } from '../compose.ts';
import { createRenderContexts } from '../createRenderContexts.ts';
import { deliverMails } from '../mail/deliverMails.ts';

/** How old the numbers of page views may be by which searches are sorted. */
const SEARCH_MINUTES = 5;

/**
 * Begins to run jobs in this process; none where another server has the store.
 *
 * @returns a function that stops, and waits for the jobs that are running
 */
export function startJobs({ ports, background }: Composed, settings: Settings, log: Logger): () => Promise<void> {
  if (background === undefined) return () => Promise.resolve();
  // In production the start itself warns of it, with what to do.
  if (settings.SMTP_URL === undefined && settings.NODE_ENV !== 'production')
    log.warn(`mails reach nobody without SMTP_URL: they are written to ${settings.outboxFolder}`);
  const { jobs, outbox, mailer } = background;
  const { sites, limits } = ports;
  const delivery = { outbox, mailer, sites, limits, contexts: createRenderContexts(settings.BASE_PATH), log };
  return jobs.start({
    mail: { everyMinutes: 1, run: (signal) => deliverMails(delivery, signal) },
    sweep: { everyMinutes: 60, run: () => background.sweep() },
    heads: { everyMinutes: 60, run: () => background.publishHeads() },
    search: { everyMinutes: SEARCH_MINUTES, run: (signal) => background.maintainSearch(signal) },
    sample: { everyMinutes: 60, run: () => background.continueSample() },
  });
}
