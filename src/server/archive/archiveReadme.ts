import type { Instant } from '#domain/instant.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { PERSONAL_DATA, type PersonalDataKind } from '#domain/members/personalData.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import type { PersonalArchive } from '#ports/members/PersonalData.ts';
import { ownDataMessages } from '#ui/messages/ownData.ts';
import { groundMessages, personalDataMessages, personalDataWords } from '#ui/messages/personalData.ts';
import { phoneText } from '#ui/phoneText.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';

interface ReadmeContext {
  readonly site: SiteDetails;
  readonly contexts: Readonly<Record<Locale, RenderContext>>;
  readonly now: Instant;
}

/** The text that explains an archive, in both languages: what each file and each group of data is. */
export function archiveReadme(archive: PersonalArchive, { site, contexts, now }: ReadmeContext): string {
  return LOCALES.map((locale) => textIn(contexts[locale], archive, site, now)).join('\n\n————————————————\n\n');
}

function textIn(context: RenderContext, { tables, picture, files }: PersonalArchive, site: SiteDetails, now: Instant) {
  const { locale } = context;
  const { email, phone } = site.contact;
  return [
    context.t(ownDataMessages.readmeTitle, { site: site.name[locale] }),
    context.t(ownDataMessages.readmeMade, { when: context.dateTime(now) }),
    '',
    `- ${context.t(ownDataMessages.readmeJson)}`,
    ...(picture === undefined
      ? []
      : [`- ${context.t(ownDataMessages.readmePicture, { file: `picture.${picture.type}` })}`]),
    ...(files.length === 0 ? [] : [`- ${context.t(ownDataMessages.readmeFiles)}`]),
    '',
    ...Object.entries(tables).map(([table, { kind }]) => `${table} ${wordsOf(context, kind)}`),
    '',
    context.t(ownDataMessages.readmeSecrets),
    context.t(ownDataMessages.readmeAsk, { email, phone: phoneText(phone, context) }),
  ].join('\n');
}

function wordsOf(context: RenderContext, kind: PersonalDataKind): string {
  const { name, why, kept } = personalDataWords[kind];
  return [
    `(${context.t(name)}):`,
    context.t(why),
    context.t(personalDataMessages.ground, { ground: context.t(groundMessages[PERSONAL_DATA[kind]]) }),
    context.t(personalDataMessages.kept, { kept: context.t(kept) }),
  ].join(' ');
}
