import { useId } from 'react';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface EmbedCodeProps {
  /** What the frame shows. */
  readonly title: string;
  /** Absolute address of the page in the frame. */
  readonly address: string;
}

/** In pixels: what the page needs on a phone. */
const FRAME_HEIGHT = 840;

/** The HTML with which another website shows a page of this one, and a button that copies it with scripts. */
export function EmbedCode({ title, address }: EmbedCodeProps) {
  const context = useRenderContext();
  const id = useId();
  const code = `<iframe src="${address}" title="${title.replaceAll('"', '&quot;')}" width="100%" height="${String(FRAME_HEIGHT)}" loading="lazy"></iframe>`;
  return (
    <section className="embed-code" aria-labelledby={id}>
      <h2 id={id} className="share-bar-title">
        {context.t(waterMessages.embedTitle)}
      </h2>
      <p>{context.t(waterMessages.embedText)}</p>
      <textarea
        className="form-control"
        readOnly
        rows={4}
        spellCheck={false}
        aria-label={context.t(waterMessages.embedCode)}
        defaultValue={code}
      />
      <p hidden data-enhance="copy-link">
        <button
          type="button"
          className="button-quiet"
          value={code}
          data-done={context.t(waterMessages.embedCopied)}
          data-failed={context.t(waterMessages.embedNotCopied)}
        >
          {context.t(waterMessages.embedCopy)}
        </button>
      </p>
      <p role="status" />
    </section>
  );
}
