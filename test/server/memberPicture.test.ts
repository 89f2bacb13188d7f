import { expect } from 'chai';
import { MAX_PICTURE_BYTES } from '#domain/members/profilePicture.ts';
import { aSubmissionId } from '#test/support/inboxBuilders.ts';
import { aMember } from '#test/support/memberBuilders.ts';
import { multipart, MULTIPART_TYPE, type PostedFile } from '#test/support/multipart.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { aPicture } from '#test/support/testPictures.ts';

const PAGE = '/en/members/profile/picture';
const ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };

describe('The picture of a member', () => {
  let app: TestApp;
  let cookie: Readonly<Record<string, string>>;
  before(async () => {
    app = await startTestApp();
    const { session } = await aMember({ members: app.ports.members!, outbox: app.background.outbox });
    cookie = { Cookie: `members_access_token=${session.user}` };
  });
  after(() => app.close());
  const open = (path: string) => app.send({ path, headers: cookie });
  const upload = (...files: readonly PostedFile[]) =>
    app.send({
      path: PAGE,
      method: 'POST',
      headers: { ...ORIGIN, ...cookie, 'Content-Type': MULTIPART_TYPE },
      body: multipart([['submission', aSubmissionId()]], files),
    });
  const remove = () =>
    app.send({
      path: PAGE,
      method: 'POST',
      headers: { ...ORIGIN, ...cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'remove=yes',
    });

  it('is uploaded without scripts, shown on the profile, and removed', async () => {
    const saved = await upload({ name: 'me.png', content: await aPicture({ type: 'png' }) });
    expect(saved.status, saved.body.slice(0, 500)).to.equal(303);
    const profile = await open(saved.headers.location!);
    expect(profile.body).to.include('Your picture is saved.').and.include('alt="Your picture"');
    expect(profile.body).to.include('Change the picture');
    const picture = await open('/members/picture');
    expect(picture.headers).to.include({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });
    const removed = await remove();
    expect((await open(removed.headers.location!)).body)
      .to.include('Your picture is removed.')
      .and.include('Add a picture');
    expect((await open('/members/picture')).headers['content-type']).to.include('image/svg+xml');
  });

  it('is shown to nobody else', async () => {
    await upload({ name: 'me.gif', content: await aPicture({ type: 'gif' }) });
    for (const headers of [{}, { Cookie: `members_access_token=${'0'.repeat(64)}` }]) {
      const picture = await app.send({ path: '/members/picture', headers });
      expect(picture.headers).to.include({
        'content-type': 'image/svg+xml',
        'cache-control': 'private, no-store',
      });
    }
  });

  it('is refused in the words of the specification', async () => {
    const large = Buffer.concat([await aPicture(), Buffer.alloc(MAX_PICTURE_BYTES)]);
    for (const [content, sentence] of [
      [large, 'File size exceeds the maximum limit of 2 MB.'],
      ['%PDF-1.7', 'Invalid file type. Allowed are JPG, PNG, GIF.'],
      ['', 'The file is empty.'],
      [(await aPicture()).subarray(0, 90), 'This picture cannot be read. Please choose another one.'],
    ] as const) {
      const refused = await upload({ name: 'holiday.jpg', content });
      expect(refused.status, sentence).to.equal(422);
      expect(refused.body).to.include(sentence);
    }
    const nothing = await upload();
    expect([nothing.status, nothing.body.includes('Please choose a picture.')]).to.deep.equal([422, true]);
  });

  it('is changed by a member who is signed in alone', async () => {
    const guest = await app.send(PAGE);
    expect(guest.headers.location).to.equal('/en/members/login?back=%2Fen%2Fmembers%2Fprofile%2Fpicture');
  });
});
