import '../requireNode.cjs';

await import('./runDoctor.ts');
