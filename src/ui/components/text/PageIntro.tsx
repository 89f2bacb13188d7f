import { Unbroken } from './Unbroken.tsx';

/** A short description of a page, below its title. */
export function PageIntro({ text }: { readonly text: string }) {
  return (
    <p className="page-intro">
      <Unbroken text={text} />
    </p>
  );
}
