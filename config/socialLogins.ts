/** A provider of OpenID Connect with whose accounts members may sign in. */
export interface SocialLogin {
  readonly id: string;
  readonly name: Readonly<Record<'th' | 'en', string>>;
  readonly issuer: string;
  /** Absent for a provider that describes itself at its issuer (OpenID Connect Discovery). */
  readonly endpoints?: {
    readonly authorization: string;
    readonly token: string;
    readonly userInfo?: string;
    readonly keys?: string;
  };
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clientAuthentication: 'basic' | 'post';
  readonly scopes: string;
  readonly subjectClaim: string;
  readonly believesEmail: 'verified' | 'always' | 'never';
}

type Environment = Readonly<Record<string, string | undefined>>;

const ID = /^[a-z][a-z0-9]{0,19}$/;
const CLIENT_AUTHENTICATIONS = ['basic', 'post'] as const;
const EMAIL_BELIEFS = ['verified', 'always', 'never'] as const;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Undefined unless they are short names, each once. */
export function parseProviderIds(text: string): readonly string[] | undefined {
  const ids = text.split(',').map((id) => id.trim());
  return ids.every((id) => ID.test(id)) && new Set(ids).size === ids.length ? ids : undefined;
}

/**
 * Reads `SOCIAL_LOGIN_{NAME}_…` of each provider that `SOCIAL_LOGIN` names. An error names the setting and never its value.
 *
 * @param names of `SOCIAL_LOGIN`
 */
export function readSocialLogins(
  names: string | undefined,
  environment: Environment,
): { readonly logins: readonly SocialLogin[]; readonly errors: readonly string[] } {
  const errors: string[] = [];
  const logins = (parseProviderIds(names ?? '') ?? []).map((id) => readOne(id, environment, errors));
  return { logins, errors };
}

function readOne(id: string, environment: Environment, errors: string[]): SocialLogin {
  const keyOf = (name: string) => `SOCIAL_LOGIN_${id.toUpperCase()}_${name}`;
  const optional = (name: string) => {
    const text = environment[keyOf(name)]?.trim();
    return text === '' ? undefined : text;
  };
  const required = (name: string, reason = 'is required for each name in SOCIAL_LOGIN') => {
    const text = optional(name);
    if (text === undefined) errors.push(`${keyOf(name)}: ${reason}`);
    return text ?? '';
  };
  const address = (name: string, text: string | undefined) => {
    if (text !== undefined && text !== '' && !isEncrypted(text))
      errors.push(`${keyOf(name)}: must be an https address`);
    return text;
  };
  const oneOf = <T extends string>(name: string, values: readonly T[], otherwise: T): T => {
    const text = optional(name) ?? otherwise;
    const value = values.find((one) => one === text);
    if (value === undefined) errors.push(`${keyOf(name)}: must be one of ${values.join(', ')}`);
    return value ?? otherwise;
  };
  const authorization = address('AUTHORIZATION_URL', optional('AUTHORIZATION_URL'));
  const token = address('TOKEN_URL', optional('TOKEN_URL'));
  const userInfo = address('USERINFO_URL', optional('USERINFO_URL'));
  const keys = address('KEYS_URL', optional('KEYS_URL'));
  const hasEndpoints = [authorization, token, userInfo, keys].some((url) => url !== undefined);
  if (hasEndpoints && authorization === undefined) required('AUTHORIZATION_URL', 'is required beside other addresses');
  if (hasEndpoints && token === undefined) required('TOKEN_URL', 'is required beside other addresses');
  const scopes = optional('SCOPES') ?? 'openid email profile';
  if (!scopes.split(/\s+/).includes('openid')) errors.push(`${keyOf('SCOPES')}: must have openid among them`);
  return {
    id,
    name: readName(required('NAME')),
    issuer: address('ISSUER', required('ISSUER')) ?? '',
    ...(authorization !== undefined &&
      token !== undefined && {
        endpoints: {
          ...{ authorization, token },
          ...(userInfo !== undefined && { userInfo }),
          ...(keys !== undefined && { keys }),
        },
      }),
    clientId: required('CLIENT_ID'),
    clientSecret: required('CLIENT_SECRET'),
    clientAuthentication: oneOf('CLIENT_AUTHENTICATION', CLIENT_AUTHENTICATIONS, 'basic'),
    scopes: scopes.split(/\s+/).join(' '),
    subjectClaim: optional('SUBJECT') ?? 'sub',
    believesEmail: oneOf('EMAIL', EMAIL_BELIEFS, 'verified'),
  };
}

/** Thai and English; a name without `|` is for both. */
function readName(text: string): SocialLogin['name'] {
  const [th = '', en = th] = text.split('|').map((name) => name.trim());
  return { th, en };
}

/** Or on the loopback interface, where tests have their provider. */
function isEncrypted(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname)));
}
