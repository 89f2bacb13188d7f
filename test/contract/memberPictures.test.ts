import { expect } from 'chai';
import sharp from 'sharp';
import { MAX_PICTURE_BYTES, PICTURE_PIXELS } from '#domain/members/profilePicture.ts';
import { OTHER_SITE, SITE } from '#test/support/builders.ts';
import { ENGINES, onEveryEngine, type Engine, type Source } from '#test/support/engines.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { aMember, codeOf } from '#test/support/memberBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';
import { aPhotograph, aPicture } from '#test/support/testPictures.ts';

onEveryEngine('Pictures of members', ENGINES, picturesContract);

function picturesContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    source = await engine.open(emptySites(), clock);
  });
  afterEach(() => source.close());

  it('are the one that the member chose last, until it is removed', async () => {
    const { session } = await aMember(source);
    const pictures = source.members.pictures!;
    expect(value(await pictures.read(SITE, session))).to.equal(undefined);
    value(await pictures.change(SITE, await aPicture({ type: 'gif' }), session));
    expect(value(await pictures.read(SITE, session))!.type).to.equal('jpg');
    value(await pictures.change(SITE, await aPicture({ type: 'png', alpha: 0.5 }), session));
    expect(value(await pictures.read(SITE, session))!.type).to.equal('png');
    const { profile } = value(await source.members.profiles.profile(SITE, session));
    expect(profile.image).to.equal('picture.png');
    value(await pictures.change(SITE, undefined, session));
    expect(value(await pictures.read(SITE, session))).to.equal(undefined);
  });

  it('are stored upright and small, without the place and the camera in the file', async () => {
    const { session } = await aMember(source);
    const photograph = await aPhotograph();
    expect(Buffer.from(photograph).includes('CAMERA-OF-MALEE')).to.equal(true);
    value(await source.members.pictures!.change(SITE, photograph, session));
    const { content } = value(await source.members.pictures!.read(SITE, session))!;
    const { width, height, exif, orientation } = await sharp(content).metadata();
    expect({ width, height, exif, orientation }).to.deep.equal({
      width: PICTURE_PIXELS / 2,
      height: PICTURE_PIXELS,
      exif: undefined,
      orientation: undefined,
    });
  });

  it('are refused with the reason, and the one before stays', async () => {
    const { session } = await aMember(source);
    const pictures = source.members.pictures!;
    const picture = await aPicture();
    value(await pictures.change(SITE, picture, session));
    const long = new Uint8Array(MAX_PICTURE_BYTES + 1);
    long.set(picture);
    for (const [file, code] of [
      [await aPicture({ type: 'webp' }), 'fileType'],
      [new TextEncoder().encode('%PDF-1.7 and more'), 'fileType'],
      [new Uint8Array(0), 'fileEmpty'],
      [long, 'fileTooLarge'],
      [picture.subarray(0, 100), 'pictureBroken'],
    ] as const)
      expect(codeOf(await pictures.change(SITE, file, session)), code).to.equal(code);
    expect(value(await pictures.read(SITE, session))!.type).to.equal('jpg');
  });

  it('are given to their member alone', async () => {
    const { session } = await aMember(source);
    const pictures = source.members.pictures!;
    value(await pictures.change(SITE, await aPicture(), session));
    const mary = await aMember(source, { email: 'mary@example.org' as never });
    expect(value(await pictures.read(SITE, mary.session))).to.equal(undefined);
    expect(codeOf(await pictures.read(OTHER_SITE, session))).to.equal('sessionEnded');
    await source.members.sessions.signOut(SITE, session);
    expect(codeOf(await pictures.change(SITE, undefined, session))).to.equal('sessionEnded');
    expect(codeOf(await pictures.read(SITE, session))).to.equal('sessionEnded');
  });
}
