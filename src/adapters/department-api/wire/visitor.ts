/**
 * The header with the network of the visitor (`clientNetwork`) whose request it is. The API believes it only from a
 * client with the scope `visitors:forward`.
 */
export const VISITOR_NETWORK = 'x-visitor-network';

/** The code of the problem that this visitor has to wait, and nobody else. */
export const VISITOR_TOO_OFTEN = 'visitorTooOften';
