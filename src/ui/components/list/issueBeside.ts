/** An issue's number and what follows it, as in: Issue 24, October–December 2026. */
const NUMBERED = /^\D*(?<number>\d+),? (?<rest>.+)$/u;

/** What the title of an issue leaves to be said of it: only its months when the title has its number. */
export function issueBeside(title: string, issue: string): string {
  const { number, rest } = NUMBERED.exec(issue)?.groups ?? {};
  if (number === undefined || rest === undefined) return issue;
  return title.split(/\D+/u).includes(number) ? rest : issue;
}
