import { useRenderContext } from '../../RenderContext.tsx';

/** A person's name or words as they wrote them: on an English page Thai is read out as Thai, and its marks get their room. */
export function AsWritten({ text }: { readonly text: string }) {
  const { locale } = useRenderContext();
  return locale !== 'th' && /\p{Script=Thai}/u.test(text) ? (
    <span lang="th" className="as-written">
      {text}
    </span>
  ) : (
    text
  );
}
