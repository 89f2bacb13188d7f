import { expect } from 'chai';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MediaPlan, Unusable } from '#adapters/content-folder/media/MediaPlan.ts';
import { MediaProcesses } from '#adapters/content-folder/media/MediaProcesses.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { ContentFolders } from '#test/support/contentFolder.ts';
import { encryptedPdf, endlessPdf, inflatedPdf, lineAt, pdfOf, replacedAt } from '#test/support/pdf.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

const DOCUMENTS = 'sites/department/documents';

describe('The text of an attached PDF file', () => {
  const folders = new ContentFolders();
  let folder: string;
  beforeEach(async () => {
    folder = await folders.emptyFolder();
  });
  afterEach(() => folders.remove());

  it('is found in Thai: sara am, tones above vowels, and letters with a descender', async () => {
    const text = await sampleText(`${DOCUMENTS}/water-allocation-rules-2569/rule-th.pdf`);
    for (const words of [
      'ว่าด้วยการจัดสรรน้ำในเขตชลประทาน',
      'ข้อ 1 ระเบียบนี้เรียกว่า “ระเบียบกรมชลประทานธารา',
      'อาศัยอำนาจตามความในมาตรา 32 แห่งพระราชบัญญัติระเบียบบริหารราชการแผ่นดิน พ.ศ. 2534',
      'ซึ่งเมื่อน้ำต่ำกว่านั้นต้องหยุดสูบน้ำเข้าแปลงหรือบ่อ',
      'ปัญหาเกี่ยวกับการปฏิบัติตามระเบียบนี้',
    ])
      expect(text).to.contain(words);
  });

  it('is found in English', async () => {
    expect(await sampleText(`${DOCUMENTS}/water-allocation-rules-2569/rule-en.pdf`)).to.contain('water allocation');
  });

  it('is found in the columns and headings of a magazine', async () => {
    const text = await sampleText('sites/department/magazines/thara-stream-22-first-rain/issue-22-th.pdf');
    expect(text).to.match(/^สายธารา THARA STREAM ฉบับที่ 22 /);
    expect(text).to.contain('เครื่องจะดื่มน้ำมันมากขึ้นแต่สูบได้น้อยลง');
  });

  it('has the words of a line apart, though no space is written, and those of one word together', async () => {
    const line = [lineAt(72, 700, 'The'), lineAt(98, 700, 'ca'), lineAt(110.8, 700, 'nal'), lineAt(300, 700, 'Two')];
    expect(await textOf(pdfOf(line.join('')))).to.equal('The canal Two');
  });

  it('is upright where it is written from bottom to top', async () => {
    const turned = ['(Wa) Tj', '(ter) Tj'].map(
      (shown, at) => `BT /F1 12 Tf 0 1 -1 0 100 ${100 + at * 18} Tm ${shown} ET`,
    );
    expect(await textOf(pdfOf(turned.join('\n')))).to.equal('Water');
  });

  it('has what the file says that letters are, once for all letters that it says it of', async () => {
    const two = `/Span << /ActualText <FEFF0E190E490E33> >> BDC ${lineAt(72, 700, 'u')}${lineAt(79, 700, 'v')} EMC\n`;
    expect(await textOf(pdfOf(two + replacedAt(86, 700, 'x', 'ที่')))).to.equal('น้ำที่');
  });

  it('is found in forms that a page draws', async () => {
    expect(await textOf(endlessPdf(2))).to.match(/^Again( Again)*$/);
  });

  it('is not there when there are only pictures', async () => {
    expect(await reasonOf(pdfOf('0 0 100 100 re f'))).to.equal('noText');
  });

  it('is not there when the file needs a password', async () => {
    expect(await reasonOf(encryptedPdf())).to.equal('encrypted');
  });

  it('is not there when the file is broken or cut', async () => {
    expect(await reasonOf(Buffer.from('%PDF-1.7\nfirst'))).to.equal('broken');
    expect(await reasonOf(pdfOf(lineAt(72, 720, 'Levels')).subarray(0, 250))).to.equal('broken');
  });

  it('is not there when reading it takes too long, and the next file is read by another process', async () => {
    const processes = new MediaProcesses({ seconds: 1.5, megabytes: 2000 });
    const plan = () => new MediaPlan(folder, undefined, processes);
    expect(await reasonOf(inflatedPdf(250), plan())).to.equal('tooCostly');
    // On a busy machine the next process may need longer to start than it may read.
    const next = pdfOf(lineAt(72, 720, 'Levels'));
    await waitUntil(async () => (await textOf(next, plan())) === 'Levels');
  });

  it('is not there when reading it needs too much memory', async () => {
    expect(await reasonOf(inflatedPdf(900))).to.equal('tooCostly');
    expect(await reasonOf(endlessPdf(30))).to.equal('tooCostly');
  });

  it('is not read from a file of more than 100 MB', async () => {
    const path = join(folder, 'a.pdf');
    await writeFile(path, pdfOf(lineAt(72, 720, 'Levels')));
    await truncate(path, 100_000_001);
    const plan = new MediaPlan(folder);
    expect(await planned(plan, path)).to.equal(undefined);
    expect(plan.filesWithoutText).to.deep.equal([{ name: path, reason: 'tooCostly' }]);
  });

  it('is read once of files with the same bytes, and not at all when it is known', async () => {
    const bytes = pdfOf(lineAt(72, 720, 'Levels'));
    const plan = new MediaPlan(folder);
    expect(await textOf(bytes, plan)).to.equal('Levels');
    const [[name] = ['']] = plan.texts;
    const texts = new Map([[name, { kind: 'text', text: 'known' } as const]]);
    expect(await textOf(bytes, new MediaPlan(folder, { pictures: new Map(), texts }))).to.equal('known');
  });

  it('stops the import when the file changes meanwhile', async () => {
    const path = join(folder, 'a.pdf');
    await writeFile(path, pdfOf(lineAt(72, 720, 'Levels')));
    const plan = new MediaPlan(folder);
    const file = await plan.file(path);
    if (file instanceof Unusable) throw new Error(file.reason);
    await writeFile(path, pdfOf(lineAt(72, 720, 'Others')));
    const fault: unknown = await plan.text({ ...file, file: file.name }).catch((thrown: unknown) => thrown);
    expect(fault).to.be.instanceOf(Unavailable);
  });

  async function sampleText(name: string): Promise<string | undefined> {
    return planned(new MediaPlan('content'), join('content', name));
  }

  async function textOf(bytes: Buffer, plan = new MediaPlan(folder)): Promise<string | undefined> {
    const path = join(folder, `${plan.texts.size}.pdf`);
    await writeFile(path, bytes);
    return planned(plan, path);
  }

  /** Of the first file without a text. */
  async function reasonOf(bytes: Buffer, plan = new MediaPlan(folder)): Promise<string | undefined> {
    expect(await textOf(bytes, plan)).to.equal(undefined);
    return plan.filesWithoutText[0]?.reason;
  }

  async function planned(plan: MediaPlan, path: string): Promise<string | undefined> {
    const file = await plan.file(path);
    if (file instanceof Unusable) throw new Error(file.reason);
    return plan.text({ ...file, file: file.name });
  }
});
