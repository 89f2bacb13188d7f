import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseReplyKey, type ReplyKey } from '#ports/TipHolders.ts';
import { openSealedTip } from '#adapters/tips/openSealedTip.ts';
import { sealReply } from '#adapters/tips/sealReply.ts';
import { readTipKey, writeTipKey } from '#adapters/tips/tipKeyFile.ts';
import { printable } from './printable.ts';
import type { Print } from './runCommand.ts';

const USAGE = `usage, on a computer of those who read tips, never on a server:
       npm run tips:keygen -- <new key file>
       npm run tips:open -- <key file> <sealed tip> <new folder>
       npm run tips:reply -- seal <folder of an opened tip> <text file> <new sealed answer>`;

const PRIVATE_FILE = 0o600;

export type TipsCommand = (print: Print) => Promise<void>;

/** Reads the arguments of the commands about tips. Throws the usage when they are wrong. */
export function readTipsCommand(args: readonly string[]): TipsCommand {
  const [name, ...given] = args[0] === 'reply' ? [`reply ${args[1] ?? ''}`, ...args.slice(2)] : args;
  const [first = '', second = '', third = ''] = given;
  const isCalled = (command: string, count: number) => name === command && given.length === count;
  if (isCalled('keygen', 1)) return keygen(first);
  if (isCalled('open', 3)) return open(first, second, third);
  if (isCalled('reply seal', 3)) return seal(first, second, third);
  throw new Error(USAGE);
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
