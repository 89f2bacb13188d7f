import type { PhoneNumber } from '#domain/forms/phone.ts';

/** The phone numbers that a message or complaint gives, as it is stored. */
export function phonesIn(content: string): readonly PhoneNumber[] {
  const { phone, extraPhone } = JSON.parse(content) as Readonly<Partial<Record<'phone' | 'extraPhone', PhoneNumber>>>;
  return [phone, extraPhone].filter((one) => one !== undefined);
}
