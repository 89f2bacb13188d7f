import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/**
 * The violations that axe finds in the rendered page, one readable line for each element. The checker is injected through
 * the debugger, so the page's own content security policy stays in force.
 */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate(
    async (options) => await (window as unknown as { axe: typeof axe }).axe.run(document, options),
    OPTIONS,
  );
  return describeFaults(results);
}

function describeFaults({ violations }: AxeResults): string[] {
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary }) =>
        `${id} (${impact ?? 'unknown'}): ${help}\n  ${target.join(' ')}\n  ${html.slice(0, 200)}\n  ${failureSummary ?? ''}`,
    ),
  );
}
