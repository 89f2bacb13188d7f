import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentType } from 'react';

const UI = join(import.meta.dirname, '../../src/ui');

export type Components = ReadonlyMap<string, ComponentType<object>>;

/** Every component that src/ui exports, by name. */
export async function loadComponents(): Promise<Components> {
  const components = new Map<string, ComponentType<object>>();
  for await (const file of glob('{components,charts,layouts}/**/*.tsx', { cwd: UI })) {
    const module = (await import(pathToFileURL(join(UI, file)).href)) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(module))
      if (typeof value === 'function' && /^[A-Z]/.test(name)) components.set(name, value as ComponentType<object>);
  }
  return components;
}
