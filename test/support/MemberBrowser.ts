import { aSubmissionId } from './inboxBuilders.ts';
import type { TestRequest, TestResponse } from './send.ts';

/** How a browser reaches a website. */
export interface BrowserSettings {
  send(request: TestRequest): Promise<TestResponse>;
  /** Solves the robot check of a form: the value of its field. */
  solveRobotCheck(browser: MemberBrowser): Promise<string>;
  /** Headers of every request: the address that a proxy hands on. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly host?: string;
}

/** What somebody types who registers. */
export interface NewMember {
  readonly email: string;
  readonly password: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };

/** A browser without scripts that keeps cookies, on the members' pages. */
export class MemberBrowser {
  readonly #settings: BrowserSettings;
  readonly cookies = new Map<string, string>();

  constructor(settings: BrowserSettings) {
    this.#settings = settings;
  }

  async open(path: string): Promise<TestResponse> {
    const { send, headers, host } = this.#settings;
    return this.#keep(
      await send({ path, headers: { ...headers, ...this.#cookieHeader() }, ...(host !== undefined && { host }) }),
    );
  }

  /** @param headers in place of those of a form of the same site */
  async post(
    path: string,
    fields: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = FORM,
  ): Promise<TestResponse> {
    const { send, headers: own, host } = this.#settings;
    return this.#keep(
      await send({
        ...{ path, method: 'POST', headers: { ...own, ...headers, ...this.#cookieHeader() } },
        ...{ body: new URLSearchParams(fields).toString(), ...(host !== undefined && { host }) },
      }),
    );
  }

  /** @param submission of the form, which may be sent again */
  async register(
    { email, password, firstName = 'มาลี', lastName = 'ใจดี', phone = '081 234 5678' }: NewMember,
    submission: string = aSubmissionId(),
  ): Promise<TestResponse> {
    return this.post('/en/members/register', {
      ...{ submission, firstName, lastName, email, phone, terms: 'yes', password, confirmPassword: password },
      robotCheck: await this.#settings.solveRobotCheck(this),
    });
  }

  /** @param query of the login page */
  async signIn(loginName: string, password: string, query = ''): Promise<TestResponse> {
    const robotCheck = await this.#settings.solveRobotCheck(this);
    return this.post(`/en/members/login${query}`, { loginName, password, robotCheck });
  }

  #cookieHeader(): Readonly<Record<string, string>> {
    const pairs = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    return pairs.length === 0 ? {} : { Cookie: pairs.join('; ') };
  }

  #keep(response: TestResponse): TestResponse {
    for (const line of response.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      const end = pair.indexOf('=');
      const value = pair.slice(end + 1);
      if (value === '') this.cookies.delete(pair.slice(0, end));
      else this.cookies.set(pair.slice(0, end), value);
    }
    return response;
  }
}
