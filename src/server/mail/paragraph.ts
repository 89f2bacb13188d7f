import type { MailPart } from './MailText.ts';

export function paragraph(text: string): MailPart {
  return { type: 'paragraph', text };
}
