import { complaintFields } from '#domain/complaints/complaint.ts';
import { parseComplaintPassword } from '#domain/complaints/complaintPassword.ts';
import { ratingFields } from '#domain/complaints/rating.ts';
import { parseTrackingCode } from '#domain/complaints/trackingCode.ts';
import { parseEmail } from '#domain/forms/email.ts';
import { MAX_LONG_TEXT_LENGTH, parseLongText } from '#domain/forms/longText.ts';
import { MAX_PASSWORD_LENGTH, parsePasswordText } from '#domain/members/passwordText.ts';
import { complaintMessages } from '../messages/complaint.ts';
import { complaintActMessages } from '../messages/complaintAct.ts';
import { complaintTrackMessages } from '../messages/complaintTrack.ts';
import { formMessages } from '../messages/form.ts';
import { memberMessages } from '../messages/members.ts';
import type { FormRules } from './FormRules.ts';
import { rulesOf } from './rulesOf.ts';

const TEXT = { maxLength: MAX_LONG_TEXT_LENGTH, parse: parseLongText };

const COMPLAINT_RULES = rulesOf(
  complaintFields,
  {
    topic: complaintMessages.topic,
    province: complaintMessages.province,
    place: complaintMessages.place,
    position: complaintMessages.position,
    text: complaintMessages.text,
    firstName: formMessages.firstName,
    lastName: formMessages.lastName,
    phone: complaintMessages.mobile,
    extraPhone: complaintMessages.extraPhone,
    email: formMessages.email,
  },
  {
    text: complaintMessages.textMissing,
    firstName: formMessages.firstNameMissing,
    lastName: formMessages.lastNameMissing,
  },
);
const ONE_OF_THEM = { isAlternative: true } as const;

/** The fields of the form of a complaint: those of the complaint, its password and a box. */
export const fileComplaintRules = {
  ...COMPLAINT_RULES,
  // One of these is enough (`checkReachable`).
  email: { ...COMPLAINT_RULES.email, ...ONE_OF_THEM },
  phone: { ...COMPLAINT_RULES.phone, ...ONE_OF_THEM },
  extraPhone: { ...COMPLAINT_RULES.extraPhone, ...ONE_OF_THEM },
  password: { label: complaintMessages.password, maxLength: MAX_PASSWORD_LENGTH, parse: parseComplaintPassword },
  terms: { label: formMessages.terms, missing: formMessages.notAccepted },
} satisfies FormRules;

export const trackComplaintRules = {
  trackingCode: {
    label: complaintMessages.code,
    missing: complaintTrackMessages.codeMissing,
    parse: parseTrackingCode,
  },
  password: {
    label: memberMessages.password,
    missing: memberMessages.passwordMissing,
    maxLength: MAX_PASSWORD_LENGTH,
    parse: parsePasswordText,
  },
} satisfies FormRules;

export const lostCodeRules = {
  email: { label: formMessages.email, missing: formMessages.emailMissing, parse: parseEmail },
} satisfies FormRules;

export const addRules = {
  text: { label: complaintActMessages.addText, missing: complaintActMessages.addTextMissing, ...TEXT },
} satisfies FormRules;

export const rateRules = rulesOf(
  ratingFields,
  { rating: complaintActMessages.rating, comment: complaintActMessages.comment },
  { rating: complaintActMessages.ratingMissing },
);

export const reopenRules = {
  text: { label: complaintActMessages.reason, missing: complaintActMessages.reasonMissing, ...TEXT },
} satisfies FormRules;
