import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Operator } from '#ports/InboxDesk.ts';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { readOfficeRules } from '#server/composition/readOfficeRules.ts';
import { aSiteArchive } from '#test/support/builders.ts';
import { aComplaint, aFiling } from '#test/support/complaintBuilders.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { aVisitor, email, takeMails } from '#test/support/memberBuilders.ts';
import { testClock } from '#test/support/testClock.ts';

const RULES = `
- office: office-1
  provinces: [chiang-mai, lamphun]
  email: office1@thara.example
- office: structures
  topics: [damagedStructure]
`;

describe('New complaints', () => {
  let folder: string;
  let store: Store | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-offices-'));
  });
  afterEach(async () => {
    await store?.close();
    store = undefined;
    await rm(folder, { recursive: true });
  });
  const rulesFile = async (text: string) => {
    const file = join(folder, 'offices.yaml');
    await writeFile(file, text);
    return file;
  };

  it('go to the office that their topic and province belong to, which gets a mail; others wait to be assigned', async () => {
    const offices = await readOfficeRules(await rulesFile(RULES));
    const opened = await openStore({ engine: 'sqlite', file: ':memory:' }, testClock(), () => undefined, { offices });
    store = opened;
    await opened.publishing.publish([aSiteArchive()], () => undefined);
    const { topic: _, email: __, ...rest } = aComplaint();
    const reachable = { ...rest, phone: '0812345678' } as unknown as ReturnType<typeof aComplaint>;
    const complaints = [
      { ...reachable, province: 'lamphun' } as typeof reachable,
      { ...reachable, topic: 'damagedStructure' as const },
      reachable,
    ];
    const records = [];
    for (const complaint of complaints) {
      const { code } = value(await opened.complaints.file(aFiling({ complaint }), aVisitor()));
      records.push((await opened.complaintsDesk.show(code, 'somsri' as Operator))!);
    }
    expect(records.map(({ office }) => office)).to.deep.equal(['office-1', 'structures', undefined]);
    expect(records.map(({ timeline }) => timeline.map(({ type }) => type))).to.deep.equal([
      ...[['filed', 'assigned'], ['filed', 'assigned'], ['filed']],
    ]);
    expect((await takeMails(opened.outbox)).map(({ to, content }) => [to, content.template])).to.deep.equal([
      [email('office1@thara.example'), 'complaintAssigned'],
    ]);
  });

  it('are taken by no server whose file of offices is wrong, and it says where', async () => {
    for (const [text, reason] of [
      ['- { topics: [flood] }', 'offices.0.office is missing'],
      ['- { office: a, topics: [floods] }', 'offices.0.topics'],
      ['- { office: a, provinces: [Chiang Mai] }', 'no code of a province'],
      ['- { office: a, colour: red }', 'colour'],
      ['office: a', 'offices must be a list'],
    ] as const)
      expect(await readOfficeRules(await rulesFile(text)).catch(String), text).to.contain(reason);
    expect(await readOfficeRules(join(folder, 'missing.yaml')).catch(String)).to.contain('COMPLAINT_OFFICES');
  });
});
