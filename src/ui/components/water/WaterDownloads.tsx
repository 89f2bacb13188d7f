import { useId } from 'react';
import Download from 'lucide-react/icons/download';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { WATER_FILE_FORMATS, waterFileName, type WaterFile } from '../../waterFiles.ts';
import { Icon } from '../text/Icon.tsx';

/** The figures of a page as files; CSV in the page's language, JSON in both. */
export function WaterDownloads({ file }: { readonly file: WaterFile }) {
  const context = useRenderContext();
  const id = useId();
  return (
    <section className="water-downloads" aria-labelledby={id}>
      <h2 id={id} className="water-end-title">
        {context.t(waterMessages.downloads)}
      </h2>
      <ul>
        {WATER_FILE_FORMATS.map((format) => {
          const name = waterFileName(file, format);
          return (
            <li key={format}>
              <a
                className="attachment-link"
                href={context.links.data(name, format === 'csv' ? context.locale : undefined)}
                download={name}
              >
                <Icon of={Download} />
                {context.t(waterMessages.download, { format: format.toUpperCase() })}
              </a>
            </li>
          );
        })}
      </ul>
      <p className="water-end-text">{context.t(waterMessages.downloadsNote)}</p>
    </section>
  );
}
