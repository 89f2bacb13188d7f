import { expect } from 'chai';
import type { Attachment } from '#domain/content/content.ts';
import { AttachmentLink } from '#ui/components/item/AttachmentLink.tsx';
import { DocumentRow } from '#ui/components/list/DocumentRow.tsx';
import { contentSummary } from '#test/support/uiBuilders.ts';
import { renderPart, textOf } from '#test/support/renderPart.tsx';

describe('The link to a file', () => {
  const file: Attachment = { name: 'Plan', file: 'a1.pdf', type: 'application/pdf', size: 46_000, language: 'en' };

  it('says its type, its language and its size', () => {
    expect(textOf(renderPart('en', <AttachmentLink attachment={file} />))).to.equal('Plan (PDF, English, 46 kB)');
    expect(textOf(renderPart('th', <AttachmentLink attachment={file} />))).to.equal('Plan (PDF, ภาษาอังกฤษ, 46 kB)');
    expect(renderPart('en', <AttachmentLink attachment={file} />)).to.include('hrefLang="en"');
  });

  it('says a language once where the name has it', () => {
    const named = { ...file, name: 'Plan, English' };
    expect(textOf(renderPart('en', <AttachmentLink attachment={named} />))).to.equal('Plan, English (PDF, 46 kB)');
  });

  it('of one of several languages of a document leaves the name to the title', () => {
    const attachments = [{ ...file, name: 'Plan in Thai', file: 'a2.pdf', language: 'th' as const }, file];
    const plan = contentSummary({ name: 'plan', detail: { kind: 'document' }, given: { title: 'Plan', attachments } });
    expect(textOf(renderPart('en', <DocumentRow item={plan} level={2} />)))
      .to.include('Download (PDF, Thai, 46 kB)')
      .and.include('Download (PDF, English, 46 kB)');
  });
});
