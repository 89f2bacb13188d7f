import { unbroken } from './unbroken.ts';

/** What a page is about, below its title. */
export function PageIntro({ text }: { readonly text: string }) {
  return <p className="page-intro">{unbroken(text)}</p>;
}
