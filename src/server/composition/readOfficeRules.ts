import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { OfficeRule } from '#domain/complaints/complaintOffice.ts';
import { TOPICS, type ComplaintTopic } from '#domain/complaints/complaintTopic.ts';
import { parseProvinceCode, type ProvinceCode } from '#domain/complaints/provinceCode.ts';
import type { Slug } from '#domain/content/slug.ts';
import { parseEmail, type EmailAddress } from '#domain/forms/email.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import * as field from '#adapters/schema/field.ts';
import { readStrict, SchemaError } from '#adapters/schema/readSchema.ts';

class RuleSchema {
  @field.optional() @field.parsed(knownSiteId, 'the id of a site') readonly site?: SiteId;
  @field.optional() @field.subsetOf(...TOPICS) readonly topics?: readonly ComplaintTopic[];
  @field.optional() @field.distinctStrings() readonly provinces?: readonly string[];
  @field.slug() readonly office!: Slug;
  @field.optional() @field.parsed(parseEmail, 'an e-mail address') readonly email?: EmailAddress;
}

class RulesSchema {
  @field.listOf(() => RuleSchema) readonly offices!: readonly RuleSchema[];
}

/** The rules by which new complaints get their office, from a YAML file. Throws an error that names what is wrong. */
export async function readOfficeRules(file: string): Promise<readonly OfficeRule[]> {
  try {
    const { offices } = readStrict(RulesSchema, { offices: parse(await readFile(file, 'utf8')) as unknown });
    return offices.map(({ provinces, ...rule }) => ({
      ...plain(rule),
      ...(provinces && { provinces: codesOf(provinces) }),
    }));
  } catch (cause) {
    const reason =
      cause instanceof SchemaError
        ? cause.errors.map(({ path, reason: why }) => `${path.join('.')} ${why}`).join('; ')
        : String(cause instanceof Error ? cause.message : cause);
    throw new Error(`COMPLAINT_OFFICES: ${file}: ${reason}`, { cause });
  }
}

function plain({ site, topics, office, email }: Omit<RuleSchema, 'provinces'>): OfficeRule {
  return { office, ...(site && { site }), ...(topics && { topics }), ...(email && { email }) };
}

function codesOf(provinces: readonly string[]): readonly ProvinceCode[] {
  return provinces.map((text) => {
    const code = parseProvinceCode(text);
    if (!code.ok) throw new Error(`${text} is no code of a province, like chiang-mai`);
    return code.value;
  });
}
