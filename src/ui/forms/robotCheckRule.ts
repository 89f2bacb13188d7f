import { memberMessages } from '../messages/members.ts';

/** The robot check of a form (spec §5: required at register and login). The browser checks only that it has begun. */
export const ROBOT_CHECK_RULE = { label: memberMessages.robotCheck, missing: memberMessages.robotCheckMissing };
