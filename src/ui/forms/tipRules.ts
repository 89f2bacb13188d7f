import { tipFields } from '#domain/tips/tip.ts';
import { parseTipCode } from '#domain/tips/tipCode.ts';
import { tipAnswersMessages } from '../messages/tipAnswers.ts';
import { tipMessages } from '../messages/tip.ts';
import type { FormRules } from './FormRules.ts';
import { ROBOT_CHECK_RULE } from './robotCheckRule.ts';
import { rulesOf } from './rulesOf.ts';

/** The fields of a tip, and its robot check. */
export const tipRules = {
  ...rulesOf(
    tipFields,
    {
      text: tipMessages.text,
      place: tipMessages.place,
      time: tipMessages.time,
      people: tipMessages.people,
      contact: tipMessages.contact,
      earlier: tipMessages.earlier,
    },
    { text: tipMessages.textMissing },
  ),
  robotCheck: ROBOT_CHECK_RULE,
} satisfies FormRules;

export const tipCodeRules = {
  tipCode: { label: tipMessages.code, missing: tipAnswersMessages.codeMissing, parse: parseTipCode },
} satisfies FormRules;
