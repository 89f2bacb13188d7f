import { telephoneHref } from './telephoneHref.ts';

export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a className="phone-link" href={telephoneHref(number)}>
      {number}
    </a>
  );
}
