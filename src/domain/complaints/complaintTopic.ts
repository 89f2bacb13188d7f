/**
 * What complaints are about, in groups: the tree that a dashboard of the Royal Irrigation Department has, which is not
 * confirmed as the department's official list. An office is found by the topic and the province.
 */
export const TOPIC_GROUPS = {
  incident: ['damagedStructure', 'flood', 'drought', 'otherDanger'],
  support: [
    ...([
      'waterRelease',
      'gateOpening',
      'machinery',
      'rainySeason',
      'drySeason',
      'floodRisk',
      'repeatedFlood',
    ] as const),
    ...(['droughtRisk', 'repeatedDrought', 'structureReadiness', 'outsideIrrigation', 'useOfLand'] as const),
    ...(['newWaterSource', 'weeds', 'lostData'] as const),
  ],
  information: [
    ...(['rainfall', 'droughtState', 'rainSources', 'waterPriority', 'ownWaterSources', 'reservoirRules'] as const),
    ...(['cooperation', 'floodAreas', 'droughtAreas', 'repeatedFloodAreas', 'electricityCosts', 'contacts'] as const),
    ...(['warnings', 'useOfSystems', 'projects'] as const),
  ],
  suggestion: ['suggestion'],
} as const;

export type TopicGroup = keyof typeof TOPIC_GROUPS;
export type ComplaintTopic = (typeof TOPIC_GROUPS)[TopicGroup][number];

/** All topics, in the order of their groups. */
export const TOPICS: readonly ComplaintTopic[] = Object.values(TOPIC_GROUPS).flat();
