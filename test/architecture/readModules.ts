import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { RULES } from './rules.ts';

/** Follows every import of the product's files in a folder, type imports too, and judges each by the rules. */
export async function readModules(baseDir: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    ['src', 'config'],
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: [...RULES] },
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: true,
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  );
  return output as ICruiseResult;
}
