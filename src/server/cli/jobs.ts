import '../requireNode.cjs';

await import('./runJobs.ts');
