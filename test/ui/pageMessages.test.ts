import { expect } from 'chai';
import { fieldErrors } from '#ui/messages/formErrors.ts';
import { isInteractive, ROUTE_IDS } from '#ui/routes.ts';
import { findPageMessages } from '../../scripts/pageMessages.ts';

describe('The messages that a page shows in the browser', () => {
  it('are found for every page that is hydrated', async () => {
    expect([...(await findPageMessages()).keys()]).to.have.members(ROUTE_IDS.filter(isInteractive));
  });

  it('have those of its own module, and of the parts that it is made of', async () => {
    expect(await messagesOf('reportBrokenFile')).to.include.members([
      'report.title',
      'form.emailMissing',
      'form.failed',
    ]);
  });

  it('have every message of a table whose key only the browser knows', async () => {
    const errors = Object.values(fieldErrors).map(({ id }) => id);
    expect(await messagesOf('reportBrokenFile')).to.include.members(errors);
  });

  it('have none that only other pages show', async () => {
    expect(await messagesOf('contact')).to.not.include.members(['lists.documentsIntro']);
    const ofForms = (await messagesOf('documents')).filter((id) => /^(?:form|contact|water|problems)\./.test(id));
    expect(ofForms).to.deep.equal([]);
  });
});

async function messagesOf(route: string): Promise<string[]> {
  return [...((await findPageMessages()).get(route) ?? [])];
}
