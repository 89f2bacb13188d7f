/** An issue's number and what follows it, as in: Issue 24, October–December 2026. */
const NUMBERED = /^(?<label>\D*(?<number>\d+)),? (?<rest>.+)$/u;

/** What the title of an issue leaves to be said of it: only its months when the title has its number. */
export function issueBeside(title: string, issue: string): string {
  const { number, rest } = NUMBERED.exec(issue)?.groups ?? {};
  if (number === undefined || rest === undefined) return issue;
  return title.split(/\D+/u).includes(number) ? rest : issue;
}

/**
 * What an issue is about, which its title has after the name of the magazine and the number: `full moon` of `Thara
 * Stream 24: full moon`; the whole title where it has no number, or nothing after it.
 */
export function issueSubject(title: string, issue: string): string {
  const number = NUMBERED.exec(issue)?.groups?.['number'];
  const subject =
    number && new RegExp(`^\\D*${number}(?!\\d)[:,]? *(?<subject>.+)$`, 'u').exec(title)?.groups?.['subject'];
  return subject ? subject.charAt(0).toUpperCase() + subject.slice(1) : title;
}

/** The number of an issue and the months it is of, as in: Issue 24 and October–December 2026. */
export function issueParts(issue: string): readonly [string, string?] {
  const { label, rest } = NUMBERED.exec(issue)?.groups ?? {};
  return label === undefined || rest === undefined ? [issue] : [label, rest];
}
