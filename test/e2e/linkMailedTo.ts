import { mailServer } from './fixtures.ts';

/** The path of the page to which the newest mail with a link leads. */
export async function linkMailedTo(address: string, isNewer: (path: string) => boolean = () => true): Promise<string> {
  const server = await mailServer();
  await server.mailTo(address);
  for (;;) {
    const paths = server.mails
      .filter(({ to }) => to.includes(address))
      .map((mail) => /\/(?:en|th)\/members\/[\w-]+\?token=[\w.~-]+/.exec(mail.parts.get('text/plain') ?? '')?.[0])
      .filter((path) => path !== undefined);
    const path = paths.findLast(isNewer);
    if (path !== undefined) return path;
    await server.nextMail();
  }
}
