import type { Fact, MailPart, MailText } from './MailText.ts';

/** A mail as plain text. */
export function plainText({ parts }: MailText): string {
  return `${parts.map(plainPart).join('\n\n')}\n`;
}

function plainPart(part: MailPart): string {
  return part.type === 'paragraph' ? part.text : part.facts.map(plainFact).join('\n');
}

function plainFact({ label, value }: Fact): string {
  return label === undefined ? value : `${label}: ${value}`;
}
