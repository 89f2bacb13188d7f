import { useRenderContext } from '../../RenderContext.tsx';

/** A name as its owner wrote it: on an English page a Thai one is read out as Thai, and its marks get their room. */
export function PersonName({ name }: { readonly name: string }) {
  const { locale } = useRenderContext();
  return locale !== 'th' && /\p{Script=Thai}/u.test(name) ? (
    <span lang="th" className="person-name">
      {name}
    </span>
  ) : (
    name
  );
}
