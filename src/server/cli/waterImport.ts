import '../requireNode.cjs';

await import('./runWaterImport.ts');
