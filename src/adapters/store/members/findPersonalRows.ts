import type { EmailAddress } from '#domain/forms/email.ts';
import { accountAddress } from '#domain/members/accountAddress.ts';
import type { Reader } from '../Database.ts';
import type { AccountLinkTable } from '../MemberTables.ts';
import type { Person } from './Person.ts';
import { submissionRows } from './submissionRows.ts';

/** Everything that is stored about a person, by table. */
export async function findPersonalRows(db: Reader, person: Person) {
  const { site, address, member = null } = person;
  const messages = await messagesOf(db, person);
  const links = await linksOf(db, person);
  const complaints = await complaintsOf(db, person);
  return {
    members: await db.selectFrom('members').selectAll().where('id', '=', member).execute(),
    member_pictures: await db.selectFrom('member_pictures').selectAll().where('member', '=', member).execute(),
    member_sessions: await db.selectFrom('member_sessions').selectAll().where('member', '=', member).execute(),
    provider_links: await db.selectFrom('provider_links').selectAll().where('member', '=', member).execute(),
    known_browsers: await db.selectFrom('known_browsers').selectAll().where('member', '=', member).execute(),
    account_links: links,
    authenticators: await db.selectFrom('authenticators').selectAll().where('member', '=', member).execute(),
    passkeys: await db.selectFrom('passkeys').selectAll().where('member', '=', member).execute(),
    recovery_codes: await db.selectFrom('recovery_codes').selectAll().where('member', '=', member).execute(),
    second_steps: await db.selectFrom('second_steps').selectAll().where('member', '=', member).execute(),
    security_events: await db.selectFrom('security_events').selectAll().where('member', '=', member).execute(),
    newsletter_subscriptions: await db
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where('site', '=', site)
      .where('address', '=', address)
      .execute(),
    newsletter_types: await db
      .selectFrom('newsletter_types')
      .selectAll()
      .where('site', '=', site)
      .where('address', '=', address)
      .execute(),
    outbox: await mailsTo(db, person, links),
    ...(await submissionRows(db, messages, complaints)),
  };
}

export type PersonalRows = Awaited<ReturnType<typeof findPersonalRows>>;

// Addresses are compared here and not in SQL: SQLite changes the case of ASCII mails only.

/** Mails to the address, and those to a new address that the member has asked for. */
async function mailsTo(db: Reader, { site, address, member }: Person, links: readonly AccountLinkTable[]) {
  const own = links.filter((link) => member !== undefined && link.member === member);
  const asked = own.flatMap(({ email }) => (email === null ? [] : [accountAddress(email)]));
  const ofSite = db.selectFrom('outbox').selectAll().where('site', '=', site);
  const rows = await ofSite.where('recipient', 'is not', null).execute();
  return rows.filter(({ recipient, template }) => {
    if (recipient === null) return false;
    const to = accountAddress(recipient);
    return to === address || (template === 'emailChange' && asked.includes(to));
  });
}

/** Links to the own account, and those of others who wanted to use the address. */
async function linksOf(db: Reader, { site, address, member }: Person) {
  const rows = await db.selectFrom('account_links').selectAll().where('site', '=', site).execute();
  return rows.filter((row) => {
    const isOwn = member !== undefined && row.member === member;
    return isOwn || (row.email !== null && accountAddress(row.email) === address);
  });
}

/** Those that were filed with the address, or by the member while signed in. */
async function complaintsOf(db: Reader, { site, address, member }: Person) {
  const ofSite = db.selectFrom('complaints').selectAll().where('site', '=', site);
  return await ofSite
    .where((where) => where.or([where('address', '=', address), where('member', '=', member ?? null)]))
    .execute();
}

async function messagesOf(db: Reader, { site, address }: Person) {
  const rows = await db.selectFrom('inbox_messages').selectAll().where('site', '=', site).execute();
  return rows.filter(({ content }) => {
    const { email } = JSON.parse(content) as { readonly email?: EmailAddress };
    return email !== undefined && accountAddress(email) === address;
  });
}
