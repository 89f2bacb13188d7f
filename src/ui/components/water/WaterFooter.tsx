import { useId, type ReactNode } from 'react';
import type { MessageDescriptor } from '@formatjs/intl';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { WATER_FILE_FORMATS, waterFileName, type WaterFile } from '../../waterFiles.ts';
import { DownloadLink } from '../text/DownloadLink.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface WaterFooterProps {
  readonly notes: readonly MessageDescriptor[];
  readonly file: WaterFile;
  /** Below the files. */
  readonly children?: ReactNode;
}

/** The end of a water page: how to read its figures (what missing means, what is computed), and its files. */
export function WaterFooter({ notes, file, children }: WaterFooterProps) {
  return (
    <div className="water-footer">
      <Notes notes={notes} />
      <div>
        <Downloads file={file} />
        {children}
      </div>
    </div>
  );
}

function Notes({ notes }: Pick<WaterFooterProps, 'notes'>) {
  const context = useRenderContext();
  const id = useId();
  return (
    <section className="water-notes" aria-labelledby={id}>
      <h2 id={id} className="water-footer-title">
        {context.t(waterMessages.notes)}
      </h2>
      <ul className="water-footer-text">
        {notes.map((note) => (
          <li key={note.id}>
            <Unbroken text={context.t(note)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** CSV in the page's language, JSON in both. */
function Downloads({ file }: Pick<WaterFooterProps, 'file'>) {
  const context = useRenderContext();
  const id = useId();
  return (
    <section className="water-downloads" aria-labelledby={id}>
      <h2 id={id} className="water-footer-title">
        {context.t(waterMessages.downloads)}
      </h2>
      <ul>
        {WATER_FILE_FORMATS.map((format) => {
          const name = waterFileName(file, format);
          return (
            <li key={format}>
              <DownloadLink href={context.links.data(name, format === 'csv' ? context.locale : undefined)} name={name}>
                {context.t(waterMessages.download, { format: format.toUpperCase() })}
              </DownloadLink>
            </li>
          );
        })}
      </ul>
      <p className="water-footer-text">{context.t(waterMessages.downloadsNote)}</p>
    </section>
  );
}
