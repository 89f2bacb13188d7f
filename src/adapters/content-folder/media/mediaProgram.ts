import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '#adapters/files/writeFileAtomically.ts';
import { hashBytes, hashPicture } from './hashFile.ts';
import { OUT_OF_MEMORY, type MediaJob, type MediaReply } from './MediaJob.ts';
import { PICTURE_RECIPE } from './pictureFormats.ts';
import { describePicture, renderPicture } from './pictureRecipe.ts';

// The program of the processes that `MediaProcesses` starts: it does one job after the other. Pictures are decoded on
// other threads, so that this one can watch the memory meanwhile; the engine for PDF files has a limit of its own.

const WATCH_MS = 50;
const BYTES_PER_MEGABYTE = 1_000_000;
const maxBytes = Number(process.argv[2]) * BYTES_PER_MEGABYTE;

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.exit(OUT_OF_MEMORY);
}, WATCH_MS).unref();

// Whoever started this process has ended and cannot end it any more.
process.on('disconnect', () => process.exit());

process.on('message', (job: MediaJob) => {
  void reply(job).then((answer) => process.send?.(answer));
});

async function reply(job: MediaJob): Promise<MediaReply> {
  try {
    const bytes = await readFile(job.path);
    const hash = job.kind === 'readText' ? hashBytes(bytes) : hashPicture(bytes, PICTURE_RECIPE);
    if (hash !== job.hash) return { kind: 'changed' };
    if (job.kind === 'readText') {
      const { readPdfText } = await import('./readPdfText.ts'); // with an engine that pictures have no need of
      return { kind: 'read', text: await readPdfText(bytes) };
    }
    if (job.kind === 'describe') return { kind: 'described', sizes: await describePicture(bytes, job.isDrawing) };
    for await (const { width, webp, jpeg } of renderPicture(bytes, job.sizes)) {
      const path = join(job.mediaFolder, `${job.hash}-${width}w`);
      await writeFileAtomically(`${path}.webp`, webp, { flush: 'file' });
      await writeFileAtomically(`${path}.jpg`, jpeg, { flush: 'file' });
    }
    return { kind: 'rendered' };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { kind: 'failed', message, code };
  }
}
