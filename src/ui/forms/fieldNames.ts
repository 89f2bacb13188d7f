/** Names of the fields that forms have for the website's own use. */
export const SUBMISSION_NAME = 'submission';
/** Attached files. */
export const FILES_NAME = 'files';
/** Tokens of files that the server has already. */
export const KEPT_FILES_NAME = 'kept';
/** Tokens of kept files that are not to be sent after all. */
export const REMOVED_FILES_NAME = 'removed';
