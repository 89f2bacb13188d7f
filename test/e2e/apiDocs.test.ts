import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { ENDPOINTS } from '#server/api/endpoints.ts';
import { findAccessibilityViolations } from '#test/support/axe.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { inNewTab } from './fixtures.ts';

/** Best practices that the Swagger viewer does not follow, and that keep nobody from reading. */
const VIEWER_FAULTS = /^(heading-order|landmark-unique|region) /;

describe('The documentation page of the API', () => {
  let folder: string;
  let server: ServerProcess;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-api-'));
    server = await ServerProcess.start({ SERVE: 'api', FIRST_CONTENT: 'none', DATA_DIR: folder, BASE_PATH: '/portal' });
  });
  after(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it('shows every operation and its responses, without errors and without requests to other origins', async () => {
    await inNewTab({}, async (tab, messages) => {
      const elsewhere: string[] = [];
      tab.on('request', (request) => {
        if (!request.url().startsWith(server.origin) && !request.url().startsWith('data:'))
          elsewhere.push(request.url());
      });
      await tab.goto(`${new URL(server.origin).origin}/portal/api/docs`);
      for (const { group, name } of ENDPOINTS) await tab.waitForSelector(`#operations-${group}-${name}`);
      for (const call of ['content-listContent', 'access-issueAccessToken', 'members-signUp']) {
        await tab.click(`#operations-${call} .opblock-summary-control`);
        await tab.waitForSelector(`#operations-${call} .responses-table`);
      }
      expect(messages.drain()).to.deep.equal([]);
      expect(elsewhere).to.deep.equal([]);
      const faults = await findAccessibilityViolations(tab);
      expect(faults.filter((fault) => !VIEWER_FAULTS.test(fault))).to.deep.equal([]);
    });
  });
});
