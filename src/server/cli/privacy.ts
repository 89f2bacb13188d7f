import '../requireNode.cjs';

await import('./runPrivacy.ts');
