import type { PasswordChange } from '#ports/Members.ts';
import { Text } from './rules.ts';
import { Says } from './Says.ts';

/** What is posted to `/member/change-password/{id}` (spec §3, §7). */
export class PasswordChangeWire {
  @Text() readonly oldPassword!: string;
  @Text() readonly newPassword!: string;
  @Says('The new one again.') @Text() readonly confirmPassword!: string;
}

export function passwordChangeToWire({ oldPassword, newPassword }: PasswordChange): PasswordChangeWire {
  return { oldPassword, newPassword, confirmPassword: newPassword };
}
