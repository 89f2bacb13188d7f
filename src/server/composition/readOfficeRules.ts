import type { OfficeRule } from '#domain/complaints/complaintOffice.ts';
import { TOPICS, type ComplaintTopic } from '#domain/complaints/complaintTopic.ts';
import { parseProvinceCode, type ProvinceCode } from '#domain/complaints/provinceCode.ts';
import type { Slug } from '#domain/content/slug.ts';
import { parseEmail, type EmailAddress } from '#domain/forms/email.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import * as field from '#adapters/schema/field.ts';
import { readStrict } from '#adapters/schema/readSchema.ts';
import { readYaml } from './readYaml.ts';

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
  return await readYaml('COMPLAINT_OFFICES', file, (content) =>
    readStrict(RulesSchema, { offices: content }).offices.map(({ provinces, ...rule }) => ({
      ...plain(rule),
      ...(provinces && { provinces: codesOf(provinces) }),
    })),
  );
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
