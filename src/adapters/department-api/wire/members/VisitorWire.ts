import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { BROWSER_NAMES, SYSTEM_NAMES, type BrowserName } from '#domain/session/browserName.ts';
import {
  LINK_TOKEN,
  parseLinkToken,
  parseSecretToken,
  SECRET_TOKEN,
  type SecretToken,
} from '#domain/session/secretToken.ts';
import { BEARER_TOKEN, parseBearerToken, type BearerToken } from '#ports/BearerToken.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import * as field from '#adapters/schema/field.ts';

export class BrowserWire implements BrowserName {
  @field.optional() @field.oneOf(...BROWSER_NAMES) readonly browser?: NonNullable<BrowserName['browser']>;
  @field.optional() @field.oneOf(...SYSTEM_NAMES) readonly system?: NonNullable<BrowserName['system']>;
}

/** What a website says of the visitor for whom it sends a request. */
export class VisitorWire {
  @field.description('Of mails; th when it is missing.')
  @field.optional()
  @field.oneOf(...LOCALES)
  readonly locale?: Locale;
  @field.optional() @field.nested(() => BrowserWire) readonly browser?: BrowserWire;
  @field.description('The token of the session that the browser has, where the request is not that member’s.')
  @field.optional()
  @bearerToken()
  readonly session?: BearerToken;
  @field.description('Recognises a browser that was signed in before.')
  @field.optional()
  @secretToken()
  readonly knownBrowser?: SecretToken;
}

/** A request about a visitor, which has their details in it. */
export class VisitorRequestWire {
  @field.optional() @field.nested(() => VisitorWire) readonly visitor?: VisitorWire;
}

export function secretToken() {
  return field.parsed(parseSecretToken, 'a token', { pattern: SECRET_TOKEN.source });
}

export function linkToken() {
  return field.parsed(parseLinkToken, 'a token', { pattern: LINK_TOKEN.source });
}

export function bearerToken() {
  return field.parsed<BearerToken>(parseBearerToken, 'a bearer token', { pattern: BEARER_TOKEN.source });
}

export function visitorToWire({ locale, browser, knownBrowser }: VisitorSession): VisitorWire {
  return {
    ...(locale !== undefined && { locale }),
    ...(browser !== undefined && { browser }),
    ...(knownBrowser !== undefined && { knownBrowser }),
  };
}

/** @param network of the visitor, where the website may hand it on */
export function visitorFromWire(visitor: VisitorWire | undefined, network: string | undefined): VisitorSession {
  const { session: user, ...same } = visitor ?? {};
  // The other tokens of the visitor's cookies are the website's.
  return { ...same, user, network, saveTokens: () => undefined };
}
