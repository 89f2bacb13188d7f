import type { ComplaintPasswordRefusal } from './complaintPassword.ts';
import type { PositionRefusal } from './position.ts';
import type { TrackingCodeRefusal } from './trackingCode.ts';

/** Why a field of a form about complaints is refused, besides what other forms refuse. */
export type ComplaintFieldRefusal =
  | Extract<ComplaintPasswordRefusal, 'complaintPasswordShort'>
  | Extract<PositionRefusal, 'positionFormat'>
  | Extract<TrackingCodeRefusal, 'trackingCodeFormat'>
  | 'complainantUnreachable'
  | 'complaintNotOpened';
