import '../requireNode.cjs';

await import('./runSites.ts');
