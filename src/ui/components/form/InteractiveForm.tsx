import type { ChangeEvent, ReactNode, SubmitEvent } from 'react';
import { addressOfForm } from '../../forms/addressOfForm.ts';
import { useInteractivePage } from '../../InteractivePage.tsx';

interface InteractiveFormProps {
  /** The path that the form requests. */
  readonly path: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A GET form. On a hydrated page it updates the page in place as soon as a choice is made. */
export function InteractiveForm({ path, className, children }: InteractiveFormProps) {
  const interactivePage = useInteractivePage();
  const show = (form: HTMLFormElement) => interactivePage?.show(addressOfForm(path, new FormData(form)));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (interactivePage === undefined) return;
    event.preventDefault();
    show(event.currentTarget);
  };
  return (
    <form
      method="get"
      action={path}
      className={className}
      onSubmit={submit}
      onChange={(event: ChangeEvent<HTMLFormElement>) => show(event.currentTarget)}
    >
      {children}
    </form>
  );
}
