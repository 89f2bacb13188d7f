import type { Limits } from './Limits.ts';
import type { RobotChecks } from './RobotChecks.ts';
import type { TipFiles } from './TipFiles.ts';
import type { TipHolders } from './TipHolders.ts';
import type { TipSealing } from './TipSealing.ts';
import type { Tips } from './Tips.ts';

/** What the forms for tips need in the process that receives them: beyond it, a tip is sealed. */
export interface TipPorts {
  readonly files: TipFiles;
  readonly sealing: TipSealing;
  readonly holders: TipHolders;
  /** Where they are stored, sealed. */
  readonly sealed: Tips;
  /** In memory, and soon forgotten: what else is limited is stored as a digest of the network. */
  readonly limits: Limits;
  /** In memory, too. No code is mailed to somebody who sends a tip. */
  readonly robotChecks: Pick<RobotChecks, 'begin' | 'pass'>;
}
