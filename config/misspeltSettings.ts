import { Settings } from './Settings.ts';

export interface MisspeltSetting {
  /** As it is in the environment. */
  readonly name: string;
  /** The setting that was probably meant. */
  readonly meant: string;
}

/** Shorter names differ in one letter from too much else. */
const SHORTEST_GUESS = 5;
/** npm gives its scripts hundreds of variables of its own. */
const OF_OTHERS = /^npm_/i;

/** Variables of the environment that are no settings but look like one: `DATADIR`, `TRUST_PROXIES`, `THARA_PORT`. */
export function misspeltSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): readonly MisspeltSetting[] {
  const settings = Object.keys(new Settings());
  return Object.keys(environment)
    .filter((name) => !settings.includes(name) && !OF_OTHERS.test(name))
    .flatMap((name) => {
      const meant = settings.find((setting) => isNear(lettersOf(name), lettersOf(setting)));
      return meant === undefined ? [] : [{ name, meant }];
    });
}

function lettersOf(name: string): string {
  return name
    .toUpperCase()
    .replace(/^THARA_/, '')
    .replaceAll(/[^A-Z]/g, '');
}

/** Whether one letter more, less, other or in another place makes one word out of the other. */
function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < SHORTEST_GUESS) return false;
  const others = new Set(withoutOneLetter(other));
  return withoutOneLetter(one).some((each) => others.has(each));
}

function withoutOneLetter(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}
