import '../requireNode.cjs';

await import('./runApiClient.ts');
