import { parseEmail } from '#domain/forms/email.ts';
import type { RenderedMail } from '#ports/Mailer.ts';
import { at } from './testClock.ts';
import { value } from './inboxBuilders.ts';

/** A valid mail; a test names only what matters to it. */
export function aMail(given: Partial<RenderedMail> = {}): RenderedMail {
  return {
    messageId: '<1@water.example>',
    locale: 'th',
    senderName: 'กรมตัวอย่าง',
    to: value(parseEmail('somchai@example.org')),
    replyTo: 'contact@water.example',
    writtenAt: at('2026-11-21T03:00:00Z'),
    publicOrigin: 'https://water.example',
    subject: 'ได้รับข้อความของท่านแล้ว: 48209-37512 ก่ำ ก้ำ กํ้า',
    text: 'เรียน ท่านผู้ติดต่อ\n',
    html: '<p>เรียน ท่านผู้ติดต่อ</p>',
    ...given,
  };
}
