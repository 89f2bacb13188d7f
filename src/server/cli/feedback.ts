import '../requireNode.cjs';

await import('./runFeedback.ts');
