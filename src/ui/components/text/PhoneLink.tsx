import { telephone } from './telephone.ts';

export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a className="phone-link" href={telephone(number)}>
      {number}
    </a>
  );
}
