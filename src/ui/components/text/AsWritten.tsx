import { useRenderContext } from '../../RenderContext.tsx';

/** A person's name or words as they wrote them: on an English page Thai is read out as Thai, and its marks get their room. */
export function AsWritten({ text }: { readonly text: string }) {
  const { locale } = useRenderContext();
  return locale !== 'th' && isThai(text) ? (
    <span lang="th" className="as-written">
      {text}
    </span>
  ) : (
    text
  );
}

/** Whether most of its letters are Thai: an English text may name a Thai place. */
function isThai(text: string): boolean {
  const thai = text.match(/\p{Script=Thai}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return thai > latin;
}
