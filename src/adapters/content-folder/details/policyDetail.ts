import { detail } from './Detail.ts';

class PolicyShape {}

export const policyDetail = detail<'policy', PolicyShape>(PolicyShape, () => ({ kind: 'policy' }));
