import { unbroken } from './unbroken.ts';

/** A short description of a page, below its title. */
export function PageIntro({ text }: { readonly text: string }) {
  return <p className="page-intro">{unbroken(text)}</p>;
}
