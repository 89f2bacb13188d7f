import '../requireNode.cjs';

await import('./runContentImport.ts');
