import { done, refused, type Outcome } from '../outcome.ts';

/** An e-mail address, its domain in lower case. */
export type EmailAddress = string & { readonly __brand: 'EmailAddress' };

export type EmailRefusal = 'required' | 'emailFormat';

/** The greatest length of an address, and of its part before the @ (RFC 5321 §4.5.3.1). */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_LOCAL_PART_LENGTH = 64;

// Letters of any script: the Thai Network Information Center issues addresses such as คน@ไทย.ไทย (RFC 6531). Quoted
// local parts and addresses of single hosts are refused: nobody is reached by them, and most are typing errors.
const ATOM = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const TOP_LABEL = /\.(?:[\p{L}\p{M}]{2,}|xn--[^.]+)$/iu;

/** Parses an e-mail address (spec §5: correct format). Blanks around it are removed. */
export function parseEmail(text: string): Outcome<EmailAddress, EmailRefusal> {
  const typed = text.trim().normalize('NFC');
  if (typed === '') return refused('required');
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0));
  const domain = typed.slice(at + 1).toLowerCase();
  return typed.length <= MAX_EMAIL_LENGTH && isLocalPart(local) && isDomain(domain)
    ? done(`${local}@${domain}` as EmailAddress)
    : refused('emailFormat');
}

function isLocalPart(text: string): boolean {
  return text.length <= MAX_LOCAL_PART_LENGTH && text.split('.').every((atom) => ATOM.test(atom));
}

function isDomain(text: string): boolean {
  return text.split('.').every((label) => LABEL.test(label)) && TOP_LABEL.test(text);
}
