import type { Limits } from './Limits.ts';
import type { TipFiles } from './TipFiles.ts';
import type { TipHolders } from './TipHolders.ts';
import type { TipSealing } from './TipSealing.ts';

/** What the forms for tips need in the process that receives them: beyond it, a tip is sealed. */
export interface TipPorts {
  readonly files: TipFiles;
  readonly sealing: TipSealing;
  readonly holders: TipHolders;
  /** In memory, and soon forgotten: what else is limited is stored as a digest of the network. */
  readonly limits: Limits;
}
