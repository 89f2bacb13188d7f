import '../requireNode.cjs';

await import('./runMembers.ts');
