import type { RequestHandler } from 'express';
import type { AttachmentId } from '#ports/Attachments.ts';
import type { MemberPorts } from '#ports/members/MemberPorts.ts';
import { archiveToWire, ArchiveWire, ProofWire } from '#adapters/department-api/wire/members/PersonalDataWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import type { Endpoint } from './Endpoint.ts';
import { sendPrivateFile } from './sendPrivateFile.ts';
import { ownCall } from './portCall.ts';
import { memberOf, portOf, valueOf } from './memberRequest.ts';
import { siteOf } from './parameters.ts';

const PASSWORD = { password: 'Old.123456' };
const FILE = { id: '00112233445566778899aabbccddeeff', name: 'ใบเสร็จ.pdf', type: 'pdf', size: 48_213 };

/** What members may ask for by law: a copy of everything that is stored about them, and its erasure. */
export const MEMBER_DATA_ENDPOINTS: readonly Endpoint[] = [
  ownCall({
    name: 'exportPersonalData',
    port: 'personalData',
    path: PATHS.archive,
    summary: 'Everything that is stored about the member, and the list of attached files',
    body: ProofWire,
    example: PASSWORD,
    result: {
      schema: ArchiveWire,
      example: {
        tables: [{ name: 'members', kind: 'account', rows: ['{"id":"1","first_name":"สมชาย","gender":null}'] }],
        files: [{ ...FILE, of: '48209-37512' }],
      },
    },
    problems: ['passwordWrong', 'proofNeeded'],
    passwordIn: ({ password }) => password,
    act: async (personalData, site, session, { password }) =>
      archiveToWire(await valueOf(personalData.export(site, password, session))),
  }),
  {
    name: 'openArchivedFile',
    group: 'members',
    method: 'get',
    path: PATHS.archivedFile,
    access: 'member',
    summary: 'The content of an attached file of the archive',
    response: { type: 'file', description: 'The whole file.' },
    problems: ['fileNotFound'],
    handle: ({ members }) => openFile(members),
  },
  ownCall({
    name: 'eraseMember',
    port: 'personalData',
    path: PATHS.erasure,
    summary: 'Deletes the account and everything that belongs to it',
    body: ProofWire,
    example: PASSWORD,
    problems: ['passwordWrong', 'proofNeeded'],
    passwordIn: ({ password }) => password,
    act: (personalData, site, session, { password }) => valueOf(personalData.erase(site, password, session)),
  }),
];

function openFile(members: MemberPorts | undefined): RequestHandler {
  return async (request, response) => {
    // Any text: it is compared with the files of the member.
    const id = String(request.params['id']) as AttachmentId;
    const session = memberOf(request);
    const personalData = portOf(members, 'personalData');
    const { content, size } = await valueOf(personalData.file(siteOf(request), id, session));
    await sendPrivateFile(request, response, { id, content, size });
  };
}
