/** Names of the fields that forms have for the website's own use. */
export const SUBMISSION_NAME = 'submission';
/** The version of what a form was filled with. */
export const VERSION_NAME = 'version';
/** What a second factor is added with: sealed. */
export const TICKET_NAME = 'ticket';
/** What the browser says of a passkey: JSON. */
export const PASSKEY_NAME = 'passkey';
export const PASSWORD_NAMES: readonly string[] = [
  'password',
  'confirmPassword',
  'oldPassword',
  'newPassword',
  'currentPassword',
];
/** What is never sent back to a page. */
export const SECRET_NAMES: readonly string[] = [
  ...PASSWORD_NAMES,
  ...['code', 'recoveryCode', VERSION_NAME, TICKET_NAME, PASSKEY_NAME],
];
/** Attached files. */
export const FILES_NAME = 'files';
/** Tokens of files that the server has already. */
export const KEPT_FILES_NAME = 'kept';
/** Tokens of kept files that are not to be sent after all. */
export const REMOVED_FILES_NAME = 'removed';
/** The solution of a robot check, or `MAILED_CODE`. */
export const ROBOT_CHECK_NAME = 'robotCheck';
/** In place of a solution, from a browser that cannot work it out: a code is mailed, or was. */
export const MAILED_CODE = 'code';
/** In place of a solution, from a browser that cannot work it out, in a form for which no code is mailed. */
export const NO_WORK = 'none';
/** What belongs to a mailed code. */
export const ROBOT_TICKET_NAME = 'robotTicket';
export const ROBOT_CODE_NAME = 'robotCode';
/** The sealed passwords of a form that waits for a mailed code. */
export const KEPT_SECRETS_NAME = 'keptSecrets';

/** The number of an earlier tip: posted by the button that opens the form for more about it, and by that form. */
export const EARLIER_TIP_NAME = 'earlier';
