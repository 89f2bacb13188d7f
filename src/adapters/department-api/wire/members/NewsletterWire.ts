import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { NewsChoice } from '#domain/members/newsChoice.ts';
import type { NewsType } from '#domain/site/newsType.ts';
import type { NewsSubscription } from '#ports/members/Newsletter.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, SchemaError, type OnDropped } from '#adapters/schema/readSchema.ts';
import { readBody } from '../readRequest.ts';

/** The news types that a member has chosen. */
export class NewsTypesWire {
  @field.strings() readonly types!: readonly string[];
}

/** Body of a choice of news types. The address is that of the member's profile. */
export class NewsChoiceWire extends NewsTypesWire {
  @field.description('Of the news.') @field.oneOf(...LOCALES) readonly locale!: Locale;
}

/** Throws `SchemaError`, like the function below. */
export function newsTypesFromWire(json: unknown, onDropped?: OnDropped): readonly NewsType[] {
  return readTolerant(NewsTypesWire, json, onDropped).types as readonly NewsType[];
}

export function newsChoiceFromWire(json: unknown): Omit<NewsSubscription, 'email'> {
  const { types, locale } = readBody(NewsChoiceWire, json);
  const [first, ...others] = types as readonly NewsType[];
  if (first === undefined) throw new SchemaError([{ path: ['types'], reason: 'must not be empty' }]);
  const choice: NewsChoice = [first, ...others];
  return { types: choice, locale };
}
