import type { NewPassword } from '#domain/members/newPassword.ts';
import {
  MailRequestWire,
  LinkSubjectWire,
  MailedLinkWire,
  ResetWire,
} from '#adapters/department-api/wire/members/LinkWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import type { Endpoint } from './Endpoint.ts';
import { websiteCall } from './portCall.ts';
import { notOffered, orTooOften, valueOf } from './memberRequest.ts';

const LINK = { token: '0123456789abcdef'.repeat(4) };
const MAIL_REQUEST = { email: 'somchai@example.org' };
const LINK_REFUSALS = ['linkUsed', 'linkVoid', 'linkExpired', 'linkUnknown'] as const;

/** Links in mails: they confirm an address, or set a new password. */
export const MEMBER_LINK_ENDPOINTS: readonly Endpoint[] = [
  websiteCall({
    name: 'checkVerification',
    port: 'verifications',
    path: PATHS.verificationCheck,
    summary: 'What a link confirms',
    body: MailedLinkWire,
    example: LINK,
    result: { schema: LinkSubjectWire, example: { subject: { purpose: 'verification', firstName: 'สมชาย' } } },
    problems: LINK_REFUSALS,
    act: async (links, site, _visitor, { token }) => ({ subject: await valueOf(links.check(site, token)) }),
  }),
  websiteCall({
    name: 'confirmVerification',
    port: 'verifications',
    path: PATHS.verificationConfirm,
    summary: 'Confirms the address of a link',
    body: MailedLinkWire,
    example: LINK,
    problems: [...LINK_REFUSALS, 'addressTaken'],
    act: (links, site, visitor, { token }) => valueOf(links.confirm(site, token, visitor)),
  }),
  websiteCall({
    name: 'declineVerification',
    port: 'verifications',
    path: PATHS.verificationDecline,
    summary: 'Says that the person of a link did not ask for it',
    body: MailedLinkWire,
    example: LINK,
    problems: LINK_REFUSALS,
    act: (links, site, visitor, { token }) => valueOf(links.decline?.(site, token, visitor) ?? notOffered()),
  }),
  websiteCall({
    name: 'resendVerification',
    port: 'verifications',
    form: 'resendVerification',
    path: PATHS.verificationMail,
    summary: 'Sends the mail again that confirms an address',
    body: MailRequestWire,
    example: MAIL_REQUEST,
    act: (links, site, visitor, { email }) => orTooOften(links.resend?.(site, email, visitor) ?? notOffered()),
  }),
  websiteCall({
    name: 'requestReset',
    port: 'resets',
    form: 'forgotPassword',
    path: PATHS.resetMail,
    summary: 'Sends a link for a new password, if there is an account',
    body: MailRequestWire,
    example: MAIL_REQUEST,
    act: (resets, site, visitor, { email }) => orTooOften(resets.request(site, email, visitor)),
  }),
  websiteCall({
    name: 'checkReset',
    port: 'resets',
    path: PATHS.resetCheck,
    summary: 'Whether a link for a new password can be used',
    body: MailedLinkWire,
    example: LINK,
    problems: LINK_REFUSALS,
    act: (resets, site, _visitor, { token }) => valueOf(resets.check(site, token)),
  }),
  websiteCall({
    name: 'resetPassword',
    port: 'resets',
    form: 'resetPassword',
    path: PATHS.reset,
    summary: 'Sets a new password, and ends all sessions',
    body: ResetWire,
    example: { ...LINK, password: 'New.123456' },
    problems: [...LINK_REFUSALS, 'passwordPersonal'],
    // The website has checked the rules of passwords.
    act: (resets, site, visitor, { token, password }) =>
      valueOf(resets.reset(site, token, password as NewPassword, visitor)),
  }),
];
