/** What `***` of an author becomes. */
const RULE = /<hr ?\/?>\s*/;
/** A box with a heading, before everything else. */
const FIRST_WARNING = /^\s*<blockquote>\s*<h2[^>]*>.*?<\/blockquote>\s*/s;

interface EventText {
  /** How the event went, if the author says so. */
  readonly outcome?: string;
  /** What everybody must know before the event, if the text begins with it. */
  readonly warning?: string;
  readonly announced: string;
}

/** The text of an event, in which authors write how it went above a rule, and leave what they announced below it. */
export function eventText(html: string): EventText {
  const rule = RULE.exec(html);
  const outcome = rule === null ? '' : html.slice(0, rule.index);
  const announced = rule === null ? html : html.slice(rule.index + rule[0].length);
  const warning = FIRST_WARNING.exec(announced)?.[0];
  return {
    ...(outcome.trim() !== '' && { outcome }),
    ...(warning !== undefined && { warning }),
    announced: announced.slice(warning?.length ?? 0),
  };
}
