import '../requireNode.cjs';

await import('./runTips.ts');
