/** What the doctor found at one place. */
export interface Finding {
  readonly level: 'ok' | 'warning' | 'problem';
  /** One sentence, without secrets and personal data. */
  readonly text: string;
  /** What to do. */
  readonly advice?: string;
}

export function ok(text: string): Finding {
  return { level: 'ok', text };
}

export function warning(text: string, advice: string): Finding {
  return { level: 'warning', text, advice };
}

export function problem(text: string, advice: string): Finding {
  return { level: 'problem', text, advice };
}
