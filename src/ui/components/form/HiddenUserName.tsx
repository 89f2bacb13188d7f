interface HiddenUserNameProps {
  /** The address of the account; left out where the page does not know it. */
  readonly email?: string;
}

/** Tells password managers to which account the passwords of a form belong. It has no name: nobody receives it. */
export function HiddenUserName({ email = '' }: HiddenUserNameProps) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
