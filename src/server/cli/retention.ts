import '../requireNode.cjs';

await import('./runRetention.ts');
