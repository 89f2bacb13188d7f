import { MAX_SUMMARY_PAGES, type FeedbackSummary } from '#ports/Feedback.ts';

const WIDTH = 8;

/** Lines for the operator: a table of pages, then the comments. */
export function describeFeedback({ pages, comments }: FeedbackSummary): readonly string[] {
  if (pages.length === 0 && comments.length === 0) return ['There is no feedback.'];
  const row = (no: string, yes: string, page: string) => `${no.padStart(WIDTH)}${yes.padStart(WIDTH)}  ${page}`;
  return [
    row('no', 'yes', 'Was this page useful?'),
    ...pages.map(({ notUseful, useful, page }) => row(String(notUseful), String(useful), page)),
    ...(pages.length === MAX_SUMMARY_PAGES ? [`(the first ${MAX_SUMMARY_PAGES} pages)`] : []),
    '',
    comments.length === 0 ? 'There are no comments.' : 'What was missing, newest first:',
    ...comments.map(({ day, page, text }) => `${day}  ${page}\n            ${text}`),
  ];
}
