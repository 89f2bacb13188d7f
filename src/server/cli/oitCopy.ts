import '../requireNode.cjs';

await import('./runOitCopy.ts');
