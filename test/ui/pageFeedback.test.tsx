import { expect } from 'chai';
import { LOCALES } from '#domain/locale/locale.ts';
import { PageFeedback } from '#ui/components/form/PageFeedback.tsx';
import { FeedbackPage } from '#ui/pages/FeedbackPage.tsx';
import type { FeedbackState } from '#ui/pages/props.ts';
import { renderPart, textOf } from '#test/support/renderPart.tsx';

const ABOUT = '/en/news/dam';

describe("The question 'Was this page useful?'", () => {
  const html = renderPart('en', <PageFeedback about={ABOUT} />);

  it('has two buttons of a real form', () => {
    const form = /<form class="page-feedback-votes"[^>]*method="post">.*?<\/form>/.exec(html)?.[0] ?? '';
    expect(textOf(form)).to.equal('Yes No');
    expect(form).to.include('action="/en/feedback"').and.include(`name="about" value="${ABOUT}"`);
    expect(form.match(/<button[^>]*name="useful"/g)).to.have.length(2);
  });

  it('hides the comment field until the answer is no', () => {
    expect(html).to.match(/<form class="comment-form" hidden=""/);
  });

  it('has a live region for the thanks, which is empty at first', () => {
    expect(html).to.match(/<p [^>]*role="status"[^>]*><\/p>/);
    expect(html).to.include('data-counted="Thank you. Your answer has been counted."');
  });
});

describe('The page after feedback', () => {
  const page = (state: FeedbackState, locale: 'th' | 'en' = 'en') =>
    renderPart(locale, <FeedbackPage about={ABOUT} state={state} />);

  it('has the comment field after the answer no, and only then', () => {
    expect(page({ type: 'thanks', submitted: 'no' })).to.include('<textarea');
    for (const word of ['yes', 'comment'] as const)
      expect(page({ type: 'thanks', submitted: word })).not.to.include('<textarea');
  });

  it('asks for no personal data, and says so', () => {
    for (const locale of LOCALES) {
      const html = page({ type: 'form' }, locale);
      expect(html.match(/<(input|textarea|select)\b(?![^>]*type="hidden")/g)).to.deep.equal(['<textarea']);
      expect(html).to.match(/<textarea[^>]*aria-describedby="page-comment-hint"/);
    }
    expect(textOf(page({ type: 'form' }))).to.include('no name, no telephone number, no identity number');
  });

  it('shows the error at its top and at the field, which contains the sent text', () => {
    const html = page({ type: 'refusal', problem: 'commentTooLong', text: 'much <too> long' });
    expect(html).to.match(/role="alert".*href="#page-comment">The text is too long/);
    expect(html).to.match(/<p id="page-comment-error"[^>]*>The text is too long/);
    expect(html).to.match(
      /aria-describedby="page-comment-error page-comment-hint" aria-invalid="true">much &lt;too&gt; long</,
    );
  });

  it('has no comment field when the refused form had none', () => {
    const html = page({ type: 'refusal', problem: 'feedbackTooOften' });
    expect(html).not.to.include('<textarea').and.not.to.include('#page-comment');
    expect(textOf(html)).to.include('Please try again in 1 hour.');
  });

  it('always links back to the page and to the contact page', () => {
    for (const state of [
      { type: 'form' },
      { type: 'thanks', submitted: 'yes' },
      { type: 'refusal', problem: 'feedbackNotStored' },
    ] as const)
      expect(page(state)).to.include(`href="${ABOUT}"`).and.include('href="/en/contact"');
  });
});
