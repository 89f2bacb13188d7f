import type { Registration } from '#ports/Members.ts';
import { Text } from './rules.ts';
import { Says } from './Says.ts';

/** What is posted to `/member/signup/` (spec §3, §7). */
export class RegistrationWire {
  @Text() readonly firstName!: string;
  @Text() readonly lastName!: string;
  @Text() readonly email!: string;
  @Text() readonly phone!: string;
  @Text() readonly password!: string;
  @Says('The password again.') @Text() readonly confirmPassword!: string;
}

export function registrationToWire({ site: _, ...registration }: Registration): RegistrationWire {
  return { ...registration, confirmPassword: registration.password };
}
