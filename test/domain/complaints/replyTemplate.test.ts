import { expect } from 'chai';
import { templateNamed, type ReplyTemplate } from '#domain/complaints/replyTemplate.ts';

describe('Templates of replies (templateNamed)', () => {
  const template = (name: string, language: string, text: string) => ({ name, language, text }) as ReplyTemplate;
  const templates = [template('where', 'th', 'อยู่ที่ใด'), template('where', 'en', 'Where?'), template('wait', 'th', 'รอ')];

  it('are found by name and language, in the other language where there is no other, or not at all', () => {
    expect(templateNamed(templates, 'where', 'en')?.text).to.equal('Where?');
    expect(templateNamed(templates, 'where', 'th')?.text).to.equal('อยู่ที่ใด');
    expect(templateNamed(templates, 'wait', 'en')?.text).to.equal('รอ');
    expect(templateNamed(templates, 'none', 'th')).to.equal(undefined);
  });
});
