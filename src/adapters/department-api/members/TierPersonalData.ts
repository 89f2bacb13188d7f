import type { PasswordText } from '#domain/members/passwordText.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { AttachmentId } from '#ports/Attachments.ts';
import type { OpenedFile, PersonalArchive, PersonalData } from '#ports/members/PersonalData.ts';
import type { ProofRefusal } from '#ports/members/SocialLogins.ts';
import type { MemberSession } from '#ports/VisitorSession.ts';
import type { DepartmentApiClient } from '../http/DepartmentApiClient.ts';
import { toUnavailable } from '../http/toUnavailable.ts';
import { archiveFromWire } from '../wire/members/PersonalDataWire.ts';
import { ownPictureFromWire } from '../wire/members/PictureWire.ts';
import { fillPath, PATHS } from '../wire/paths.ts';
import type { TierCalls } from './TierCalls.ts';
import { whileSignedIn } from './whileSignedIn.ts';

const PROOF_REFUSALS = ['passwordWrong', 'proofNeeded'] as const;

/** Archives and erasures at Thara's API tier. Attached files are streamed one by one. */
export class TierPersonalData implements PersonalData {
  readonly #api: DepartmentApiClient;
  readonly #calls: TierCalls;

  constructor(api: DepartmentApiClient, calls: TierCalls) {
    this.#api = api;
    this.#calls = calls;
  }

  async export(
    site: SiteId,
    password: PasswordText | undefined,
    session: MemberSession,
  ): Promise<Outcome<PersonalArchive, 'sessionEnded' | ProofRefusal>> {
    const call = { path: 'archive', site, json: bodyOf(password), parse: archiveFromWire } as const;
    const archive = await this.#calls.asMember(call, session, PROOF_REFUSALS);
    if (!archive.ok) return archive;
    const picture = await this.#calls.asMember({ path: 'picture', site, parse: ownPictureFromWire }, session);
    if (!picture.ok) return picture;
    return done({ ...archive.value, ...(picture.value !== undefined && { picture: picture.value }) });
  }

  async file(
    site: SiteId,
    id: AttachmentId,
    session: MemberSession,
  ): Promise<Outcome<OpenedFile, 'sessionEnded' | 'fileNotFound'>> {
    const path = fillPath(PATHS.archivedFile, { site, id });
    if (path === undefined) return refused('fileNotFound');
    // A HEAD request first: it says why there is no file, and repeats what can be repeated.
    return await whileSignedIn<OpenedFile, 'sessionEnded' | 'fileNotFound'>(session, async (watched) => {
      const { status, headers } = await this.#api.head(path, undefined, watched);
      if (status === 401) return refused('sessionEnded');
      if (status === 404) return refused('fileNotFound');
      const size = Number(headers['content-length'] ?? NaN);
      if (status !== 200 || !Number.isSafeInteger(size))
        throw toUnavailable({ call: `HEAD ${PATHS.archivedFile}`, status, detail: 'no file' });
      return done({ size, content: this.#api.download(path, { token: session.user, size }) });
    });
  }

  async erase(
    site: SiteId,
    password: PasswordText | undefined,
    session: MemberSession,
  ): Promise<Outcome<undefined, 'sessionEnded' | ProofRefusal>> {
    const call = { path: 'erasure', site, json: bodyOf(password), parse: () => undefined } as const;
    return await this.#calls.asMember(call, session, PROOF_REFUSALS);
  }
}

function bodyOf(password: PasswordText | undefined) {
  return password === undefined ? {} : { password };
}
