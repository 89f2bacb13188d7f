import escapeHtml from 'escape-html';
import type { Locale } from '#domain/locale/locale.ts';
import type { Fact, MailPart, MailText } from './MailText.ts';

// Mail programs read attributes, not stylesheets. The fonts are those that phones and computers in Thailand have.
const BODY =
  "margin:0 auto;max-width:36em;padding:1em;color:#16202a;font:16px/1.6 'Sarabun','Noto Sans Thai','Leelawadee UI',Tahoma,sans-serif";

/** A mail as an HTML document: nothing in it is loaded from anywhere, and nothing in it can be counted. */
export function mailHtml({ subject, parts }: MailText, locale: Locale): string {
  return [
    '<!doctype html>',
    `<html lang="${locale}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${BODY}">`,
    ...parts.map(partHtml),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function partHtml(part: MailPart): string {
  if (part.type === 'paragraph') return `<p>${escapeHtml(part.text)}</p>`;
  return `<p>${part.facts.map(factHtml).join('<br>\n')}</p>`;
}

function factHtml({ label, value, href }: Fact): string {
  const shown = escapeHtml(value);
  const linked = href === undefined ? `<strong>${shown}</strong>` : `<a href="${escapeHtml(href)}">${shown}</a>`;
  return label === undefined ? linked : `${escapeHtml(label)}: ${linked}`;
}
