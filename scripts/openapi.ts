import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { examplesOf } from './openapi/examplesOf.ts';

/** `npm run openapi`: writes the examples of the API's description, and the description itself. */
const recorded = (name: string): unknown => JSON.parse(readFileSync(`test/samples/${name}.json`, 'utf8'));
await writeJson('src/server/api/examples.json', examplesOf(recorded));

// Imported after the examples are written, because the endpoints read them when they are loaded.
const { ENDPOINTS } = await import('#server/api/endpoints.ts');
const { openApi } = await import('#server/api/openApi.ts');
await writeJson('docs/openapi.json', openApi(ENDPOINTS, ''));

async function writeJson(file: string, value: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
