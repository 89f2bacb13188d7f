import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { LedgerEntry, LedgerHash, LedgerHead } from '#domain/complaints/ledgerEntry.ts';
import { verifyLedger, type LedgerFault } from '#domain/complaints/verifyLedger.ts';
import { parseHeadKey } from '#domain/complaints/signedHead.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { ComplaintLedger } from '#ports/complaints/ComplaintLedger.ts';
import { isSigned } from '#adapters/ledger/headSigner.ts';
import { hashText } from '#adapters/store/ledger/commitment.ts';
import { readLedgerLines, type GivenHead } from './readLedgerLines.ts';
import type { Print } from './runCommand.ts';

const USAGE = `usage: npm run audit:complaints -- verify [--ledger <file>] [--heads <file>]... [--receipt <site>:<number>:<hash>]... [--key <public key>]
       npm run audit:complaints -- heads                  prints the newest head of each site, to be kept elsewhere
       npm run audit:complaints -- export <new file>      writes the ledger, to be verified elsewhere
With --key, every head of a file has to be signed with that key. Without --ledger it is about the ledger in the store. Without a head or a receipt from another place, a ledger that was cut
off, or made anew with all keys of the server, looks whole.`;

const OPTIONS = {
  ledger: { type: 'string' },
  heads: { type: 'string', multiple: true },
  receipt: { type: 'string', multiple: true },
  key: { type: 'string' },
} as const;

const FAULTS: Readonly<Record<LedgerFault['fault'], string>> = {
  numberWrong: 'is missing, or another one is in its place',
  linkBroken: 'does not follow the one before it',
  changed: 'says something else than when it was written',
  cutOff: 'was published or is on a receipt, and is not there any more',
  rebuilt: 'is another one than was published or is on a receipt: the ledger was made anew',
};

/**
 * @param openLedger called by what needs the store
 * @returns whether nothing is wrong
 */
export type AuditCommand = (print: Print, openLedger: () => Promise<ComplaintLedger>) => Promise<boolean>;

/** Reads the arguments of `npm run audit:complaints`. Throws the usage when they are wrong. */
export function readAuditCommand(args: readonly string[]): AuditCommand {
  const { positionals, values } = parse(args);
  const [name, file, ...more] = positionals;
  const hasOptions = Object.keys(values).length > 0;
  if (name === 'verify' && file === undefined) return verify(values);
  if (name === 'heads' && file === undefined && !hasOptions) return printHeads;
  if (name === 'export' && file !== undefined && more.length === 0 && !hasOptions) return exportTo(file);
  throw new Error(USAGE);
}

function verify({ ledger: file, heads: files = [], receipt: receipts = [], key }: ReturnType<typeof parse>['values']) {
  const given = receipts.map(receiptOf);
  if (key !== undefined && parseHeadKey(key) === undefined) throw new Error(USAGE);
  return async (print: Print, openLedger: () => Promise<ComplaintLedger>): Promise<boolean> => {
    const heads: LedgerHead[] = [...given];
    let isWhole = true;
    for (const each of files)
      for (const head of readLedgerLines('head', await readFile(each, 'utf8'), each)) {
        heads.push(head);
        const fault = signatureFault(head, key);
        if (fault === undefined) continue;
        print(`site ${head.site}: FORGED: the head of entry ${head.number} in ${each} ${fault}`);
        isWhole = false;
      }
    const ledgers =
      file === undefined
        ? await readStore(await openLedger())
        : Map.groupBy(readLedgerLines('entry', await readFile(file, 'utf8'), file), ({ site }) => site);
    for (const site of new Set([...ledgers.keys(), ...heads.map((head) => head.site)])) {
      const entries = ledgers.get(site) ?? [];
      const ofSite = heads.filter((head) => head.site === site);
      const fault = verifyLedger(entries, ofSite, hashText);
      print(`site ${site}: ${fault === undefined ? describeWhole(entries, ofSite) : describeFault(fault)}`);
      isWhole &&= fault === undefined;
    }
    return isWhole;
  };
}

/** What is wrong with the signature of a head. */
function signatureFault(
  { day, publicKey, signature, ...head }: GivenHead,
  key: string | undefined,
): string | undefined {
  const isSignedHead = day !== undefined && publicKey !== undefined && signature !== undefined;
  if (!isSignedHead) return (key ?? day ?? publicKey ?? signature) === undefined ? undefined : 'is not signed';
  if (key !== undefined && publicKey !== key) return 'was signed with another key';
  return isSigned({ ...head, day, publicKey, signature }) ? undefined : 'was changed since it was signed';
}

function describeWhole(entries: readonly LedgerEntry[], heads: readonly LedgerHead[]): string {
  const against =
    heads.length === 0
      ? 'compared with no head or receipt'
      : `as in ${heads.length} ${heads.length === 1 ? 'head or receipt' : 'heads and receipts'}`;
  return `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}, whole, ${against}`;
}

function describeFault({ fault, number }: LedgerFault): string {
  return `BROKEN: entry ${number} ${FAULTS[fault]}`;
}

const printHeads: AuditCommand = async (print, openLedger) => {
  for (const [, entries] of await readStore(await openLedger())) {
    const last = entries.at(-1);
    if (last !== undefined) print(JSON.stringify({ site: last.site, number: last.number, hash: last.hash }));
  }
  return true;
};

function exportTo(file: string): AuditCommand {
  return async (print, openLedger) => {
    const entries = [...(await readStore(await openLedger())).values()].flat();
    await writeFile(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''), { flag: 'wx' });
    print(`${entries.length} ${entries.length === 1 ? 'entry' : 'entries'} in ${file}`);
    return true;
  };
}

async function readStore(ledger: ComplaintLedger): Promise<ReadonlyMap<SiteId, readonly LedgerEntry[]>> {
  const ledgers = new Map<SiteId, readonly LedgerEntry[]>();
  for (const site of await ledger.sites()) ledgers.set(site, await ledger.entries(site));
  return ledgers;
}

function receiptOf(text: string): LedgerHead {
  const [, id = '', number = '', digest = ''] = /^(.+):(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  const site = knownSiteId(id);
  if (site === undefined || Number(number) < 1) throw new Error(USAGE);
  return { site, number: Number(number), hash: digest as LedgerHash };
}

/** A public key may begin with a hyphen, like an option. */
function withKey(args: readonly string[]): string[] {
  const at = args.indexOf('--key');
  return at < 0 || at + 1 >= args.length ? [...args] : args.toSpliced(at, 2, `--key=${args[at + 1] ?? ''}`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: withKey(args), allowPositionals: true, options: OPTIONS });
  } catch (cause) {
    throw new Error(USAGE, { cause });
  }
}
