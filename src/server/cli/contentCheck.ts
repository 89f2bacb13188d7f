import '../requireNode.cjs';

await import('./runContentCheck.ts');
