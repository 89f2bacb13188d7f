import { userInfo } from 'node:os';

/**
 * Who runs a command: the account at the operating system and, when it was changed with `sudo`, the account of the person
 * who did that: `somsri as thara`.
 */
export function operatorName(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  const account = accountName();
  const person = environment['SUDO_USER'];
  return person === undefined || person === '' || person === account ? account : `${person} as ${account}`;
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `account ${String(process.getuid?.())}`; // it has no name, as usual in a container
  }
}
