import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseReference, type Reference } from '#domain/inbox/reference.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { MAX_REPLIES, type ReplyRefusal, type TipDesk } from '#ports/TipDesk.ts';
import { parseReplyKey, type ReplyKey } from '#ports/TipHolders.ts';
import { writeFileAtomically } from '#adapters/files/writeFileAtomically.ts';
import { openSealedTip } from '#adapters/tips/openSealedTip.ts';
import { sealReply } from '#adapters/tips/sealReply.ts';
import { readTipKey, writeTipKey } from '#adapters/tips/tipKeyFile.ts';
import { printable } from './printable.ts';
import type { Print } from './runCommand.ts';

const USAGE = `usage, where the store is:
       npm run tips:export -- <folder> [<site id>]                 writes the sealed tips that are not in the folder yet
       npm run tips:reply -- send <reference> <sealed answer>
usage, on a computer of those who read tips, never on a server:
       npm run tips:keygen -- <new key file>
       npm run tips:open -- <key file> <sealed tip> <new folder>
       npm run tips:reply -- seal <folder of an opened tip> <text file> <new sealed answer>`;

const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** Sealed tips where the store is. */
export interface TipsPlace {
  readonly desk: TipDesk;
  readonly operator: Operator;
  /** Every published site. */
  readonly sites: () => Promise<readonly SiteId[]>;
}

/** @param openPlace called by the commands that need the store */
export type TipsCommand = (print: Print, openPlace: () => Promise<TipsPlace>) => Promise<void>;

/** Reads the arguments of the commands about tips. Throws the usage when they are wrong. */
export function readTipsCommand(args: readonly string[]): TipsCommand {
  const [name, ...given] = args[0] === 'reply' ? [`reply ${args[1] ?? ''}`, ...args.slice(2)] : args;
  const [first = '', second = '', third = ''] = given;
  const isCalled = (command: string, count: number) => name === command && given.length === count;
  if (isCalled('export', 1)) return exportTips(first);
  if (isCalled('export', 2)) return exportTips(first, siteOf(second));
  if (isCalled('reply send', 2)) return send(referenceOf(first), second);
  if (isCalled('keygen', 1)) return keygen(first);
  if (isCalled('open', 3)) return open(first, second, third);
  if (isCalled('reply seal', 3)) return seal(first, second, third);
  throw new Error(USAGE);
}

function exportTips(folder: string, site?: SiteId): TipsCommand {
  return async (print, openPlace) => {
    const { desk, operator, sites } = await openPlace();
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    const there: ReadonlySet<string> = new Set(await readdir(folder));
    let written = 0;
    for (const each of site === undefined ? await sites() : [site])
      for (const { reference } of await desk.export(each, operator)) {
        const name = `${reference}.age`;
        if (there.has(name)) continue;
        await writeTip(desk, reference, join(folder, name));
        written++;
      }
    print(`${written} new ${written === 1 ? 'tip' : 'tips'} in ${printable(folder)}`);
  };
}

/** A folder that somebody takes away meanwhile has no half of a tip. */
async function writeTip(desk: TipDesk, reference: Reference, path: string): Promise<void> {
  const content = await desk.open(reference);
  if (content === undefined) throw new Error(`the tip ${reference} was deleted meanwhile`);
  await writeFileAtomically(path, (partial) => writeFile(partial, content, { mode: PRIVATE_FILE }));
}

function send(reference: Reference, file: string): TipsCommand {
  return async (print, openPlace) => {
    const sealed = await readFile(file);
    const { desk, operator } = await openPlace();
    const outcome = await desk.reply(reference, sealed, operator);
    if (!outcome.ok) throw new Error(REFUSALS[outcome.code]);
    print(`The holder of the receipt ${reference} finds the answer with the code on it.`);
  };
}

const REFUSALS: Readonly<Record<ReplyRefusal, string>> = {
  tipNotFound: 'there is no tip with this reference',
  notSealed: 'the answer is not sealed, or too long: seal it where tips are read, with npm run tips:reply -- seal',
  tooManyReplies: `the tip has ${MAX_REPLIES} answers already`,
};

function siteOf(text: string): SiteId {
  const site = knownSiteId(text);
  if (site === undefined) throw new Error(USAGE);
  return site;
}

function referenceOf(text: string): Reference {
  const reference = parseReference(text);
  if (reference === undefined) throw new Error(`${printable(text)} is no reference: one has ten digits`);
  return reference;
}

function keygen(file: string): TipsCommand {
  return async (print) => {
    const publicKey = await writeTipKey(file);
    print(`The private key is in ${printable(file)}. Never copy it to a server: whoever has it reads every tip.`);
    print('Keep a second copy in another safe place: without it, nobody can read a tip.');
    print(`The public key is for the server: TIPS_PUBLIC_KEY=${publicKey}`);
  };
}

function open(keyFile: string, sealed: string, folder: string): TipsCommand {
  return async (print) => {
    const names = await openSealedTip(await readTipKey(keyFile), sealed, folder);
    for (const name of names) print(printable(join(folder, name)));
  };
}

function seal(folder: string, textFile: string, file: string): TipsCommand {
  return async (print) => {
    const replyKey = await replyKeyIn(join(folder, 'tip.json'));
    const sealed = await sealReply(replyKey, await readFile(textFile, 'utf8'));
    await writeFile(file, sealed, { flag: 'wx', mode: PRIVATE_FILE });
    print(`${printable(file)} opens with the code on the receipt alone.`);
  };
}

async function replyKeyIn(file: string): Promise<ReplyKey> {
  const { replyKey } = JSON.parse(await readFile(file, 'utf8')) as { readonly replyKey?: unknown };
  const key = typeof replyKey === 'string' ? parseReplyKey(replyKey) : undefined;
  if (key === undefined) throw new Error(`${file} has no key for answers: it is not the tip.json of an opened tip`);
  return key;
}
