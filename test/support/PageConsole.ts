import type { Page } from 'playwright';

/** Collects the errors and warnings of a page. Attach it before the first navigation. */
export class PageConsole {
  readonly #messages: string[] = [];

  private constructor(page: Page) {
    page.on('console', (message) => {
      this.#messages.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => {
      // Chromium gives up the fade from one page to the next on a busy machine; the page is there without it.
      if (error.message.startsWith('Transition was aborted because of invalid state')) return;
      this.#messages.push(`uncaught: ${error.message}`);
    });
    page.on('requestfailed', (request) => {
      // Chromium aborts the request for a video once it can start, that for its poster once the video plays, and those
      // for the icon of the tab ('other') and for the next page (prefetch) when another page is opened.
      const isAborted = request.failure()?.errorText === 'net::ERR_ABORTED';
      const isPrefetch = request.headers()['sec-purpose'] === 'prefetch';
      if (isAborted && (isPrefetch || ['media', 'image', 'other'].includes(request.resourceType()))) return;
      this.#messages.push(`failed request: ${request.url()} (${request.failure()?.errorText ?? 'unknown'})`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.request().isNavigationRequest())
        this.#messages.push(`failed request: ${response.url()} (${response.status()})`);
    });
  }

  static async listenTo(page: Page): Promise<PageConsole> {
    const listener = new PageConsole(page);
    await page.exposeFunction('reportViolation', (violation: string) => {
      listener.#messages.push(`policy violation: ${violation}`);
    });
    // Chromium prints most violations on the console as well, but not those of a report-only policy.
    await page.addInitScript(() => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
          const report = (window as unknown as { reportViolation: (violation: string) => Promise<void> })
            .reportViolation;
          void report(`${violatedDirective} ${blockedURI} (${sourceFile}:${lineNumber})`);
        },
      );
    });
    return listener;
  }

  /** Returns the messages since the last call, and forgets them. */
  drain(): string[] {
    return this.#messages.splice(0);
  }
}
